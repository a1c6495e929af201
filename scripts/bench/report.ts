/** The figures of two sites side by side, as Markdown. */
import type {Measured} from './run';
import type {Step} from './steps';
import type {Visit} from './visits';
import type {PageWeight} from '../size/report';

/** A thing measured on several sites, in the order of their names in the heading. */
export interface Row {
  what: string;
  values: readonly number[];
  /** What this site is to reach: at most this, or at most so many times the value of the other site. */
  goal?: {most?: number; ofStock?: number};
  /** Digits behind the point. */
  digits?: number;
}

function cellOf(value: number | undefined, digits: number): string {
  return value === undefined || Number.isNaN(value) ? '–' : value.toFixed(digits);
}

function goalOf({values, goal, digits = 0}: Row): string {
  if (!goal) {
    return '';
  }
  const [own = Number.NaN, stock = Number.NaN] = values;
  const limit = Math.min(goal.most ?? Infinity, goal.ofStock === undefined ? Infinity : goal.ofStock * stock);
  // A goal that cannot be reckoned is not reached.
  const reached = own <= limit;
  return `≤ ${cellOf(Number.isFinite(limit) ? limit : undefined, digits)}${reached ? '' : ', **missed**'}`;
}

/** A table with a row per thing, a column per site, and the goal of the first site. */
export function table(heading: readonly string[], rows: readonly Row[]): string {
  const withGoals = rows.some(({goal}) => goal !== undefined);
  const lines = rows.map((row) => [
    row.what,
    ...row.values.map((value) => cellOf(value, row.digits ?? 0)),
    ...(withGoals ? [goalOf(row)] : []),
  ]);
  const head = [...heading, ...(withGoals ? ['goal of this site'] : [])];
  return [head, head.map((_, column) => (column === 0 ? '---' : '--:')), ...lines]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

/** What was found out about one page of each site. */
export interface MeasuredPage {
  name: string;
  weights: readonly PageWeight[];
  visits: readonly Visit[];
}

/** GOALS of the weight and speed of a page. */
const PAGE_GOALS = {total: 125, requests: 12, scripts: 95, styles: 12, blocking: 100, shift: 0};

/** Weight and speed of the pages. */
export function pageRows(pages: readonly MeasuredPage[]): Row[] {
  return pages.flatMap(({name, weights, visits}) => {
    const kilobytes = (key: 'total' | 'scripts' | 'styles' | 'pictures') => weights.map((weight) => weight[key] / 1000);
    return [
      {what: `${name}: all but pictures, kB`, values: kilobytes('total'), goal: {most: PAGE_GOALS.total}, digits: 1},
      {what: `${name}: requests`, values: weights.map(({requests}) => requests), goal: {most: PAGE_GOALS.requests}},
      {what: `${name}: scripts, kB`, values: kilobytes('scripts'), goal: {most: PAGE_GOALS.scripts}, digits: 1},
      {what: `${name}: styles, kB`, values: kilobytes('styles'), goal: {most: PAGE_GOALS.styles}, digits: 1},
      {what: `${name}: pictures, kB`, values: kilobytes('pictures'), digits: 1},
      {
        what: `${name}: first contentful paint, ms`,
        values: visits.map((visit) => visit.firstPaint),
        goal: {ofStock: 1},
      },
      {
        what: `${name}: largest contentful paint, ms`,
        values: visits.map((visit) => visit.largestPaint),
        goal: {ofStock: 0.9},
      },
      {
        what: `${name}: total blocking time, ms`,
        values: visits.map((visit) => visit.blocking),
        goal: {most: PAGE_GOALS.blocking},
      },
      {
        what: `${name}: layout shift`,
        values: visits.map((visit) => visit.shift),
        goal: {most: PAGE_GOALS.shift},
        digits: 3,
      },
    ];
  });
}

/** Middle figures of the builds of a site. */
export interface MeasuredBuilds {
  cold: Omit<Measured, 'output'>;
  warm: Omit<Measured, 'output'>;
  /** Parts of the cold and of the warm build. */
  steps: {cold: readonly Step[]; warm: readonly Step[]};
}

const MOST_MEMORY = 3 * 1024;

export function buildRows(sites: readonly MeasuredBuilds[]): Row[] {
  const [own] = sites;
  return [
    {what: 'cold, s', values: sites.map(({cold}) => cold.seconds), goal: {ofStock: 1}, digits: 1},
    {
      what: 'warm, s',
      values: sites.map(({warm}) => warm.seconds),
      goal: {most: (own?.cold.seconds ?? Number.NaN) / 2},
      digits: 1,
    },
    {what: 'cold, s of the processor', values: sites.map(({cold}) => cold.processor), digits: 1},
    {what: 'warm, s of the processor', values: sites.map(({warm}) => warm.processor), digits: 1},
    {what: 'cold, most memory, MiB', values: sites.map(({cold}) => cold.memory), goal: {most: MOST_MEMORY}},
    {what: 'warm, most memory, MiB', values: sites.map(({warm}) => warm.memory)},
  ];
}

/** Parts of builds in columns, each with its share of the whole. */
export function stepTable(
  heading: readonly string[],
  builds: readonly {seconds: number; steps: readonly Step[]}[],
): string {
  const names = [...new Set(builds.flatMap(({steps}) => steps.map(({name}) => name)))];
  const cell = (name: string, {seconds, steps}: (typeof builds)[number]) => {
    const step = steps.find((one) => one.name === name);
    return step ? `${step.seconds.toFixed(1)} (${((step.seconds / seconds) * 100).toFixed(0)} %)` : '–';
  };
  const lines = names.map((name) => [name, ...builds.map((build) => cell(name, build))]);
  const head = ['part, s (share)', ...heading];
  return [head, head.map((_, column) => (column === 0 ? '---' : '--:')), ...lines]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

/** A build of a site with generated pages. */
export interface GrownBuild extends Omit<Measured, 'output'> {
  /** Generated pages per language. */
  count: number;
  steps: readonly Step[];
}

/** Time and memory by number of pages; of all sites the same numbers. */
export function growthRows(sites: readonly (readonly GrownBuild[])[]): Row[] {
  return (sites[0] ?? []).flatMap(({count}, index) => {
    const builds = sites.map((site) => site[index]);
    const values = (figure: 'seconds' | 'processor' | 'memory') => builds.map((build) => build?.[figure] ?? Number.NaN);
    return [
      {what: `${count} pages: s`, values: values('seconds')},
      {what: `${count} pages: s of the processor`, values: values('processor')},
      {what: `${count} pages: most memory, MiB`, values: values('memory'), goal: {most: MOST_MEMORY}},
    ];
  });
}
