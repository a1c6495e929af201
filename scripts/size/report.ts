import type {Budget, PageType} from './budgets';

/** What was fetched for a page, in bytes after brotli. */
export interface PageWeight extends Budget {
  pictures: number;
}

/** A file that a page has fetched. */
export interface FetchedFile {
  /** Kind as the browser's developer tools call it: `document`, `script`, `stylesheet`, `font`, `image`, … */
  kind: string;
  path: string;
  bytes: number;
}

/** Adds up the files of a page; code fetched ahead for other pages counts as a script. */
export function weigh(files: readonly FetchedFile[]): PageWeight {
  const sum = (chosen: readonly FetchedFile[]) => chosen.reduce((total, {bytes}) => total + bytes, 0);
  const pictures = files.filter(({kind}) => kind === 'image');
  const others = files.filter(({kind}) => kind !== 'image');
  return {
    total: sum(others),
    scripts: sum(others.filter(({path}) => path.endsWith('.js'))),
    styles: sum(others.filter(({kind}) => kind === 'stylesheet')),
    requests: others.length,
    pictures: sum(pictures),
  };
}

const LABELS: readonly [keyof Budget, string][] = [
  ['total', 'all but pictures'],
  ['scripts', 'scripts'],
  ['styles', 'styles'],
  ['requests', 'requests'],
];

/** What of a page is over its budget, in words; nothing when all is well. */
export function overBudget({name, address, budget}: PageType, weight: PageWeight): string[] {
  return LABELS.filter(([key]) => weight[key] > budget[key]).map(
    ([key, label]) =>
      `${name} (${address}): ${label} ${weight[key]}, at most ${budget[key]} are allowed. Find what has grown with ` +
      '"npm run size -- --files", take it out of the first load, or raise the budget in scripts/size/budgets.ts and say why.',
  );
}

/** Weights by name of the page. */
export type Weights = Readonly<Record<string, PageWeight>>;

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

function difference(now: number, before: number | undefined): string {
  return before === undefined || before === now
    ? ''
    : ` (${now > before ? '+' : '−'}${kilobytes(Math.abs(now - before))})`;
}

/** The weights as a Markdown table in kB, with the difference to other weights where there are some. */
export function weightTable(weights: Weights, base?: Weights): string {
  const rows = Object.entries(weights).map(([name, weight]) => {
    const before = base?.[name];
    const cells = (['total', 'scripts', 'styles', 'pictures'] as const).map(
      (key) => kilobytes(weight[key]) + difference(weight[key], before?.[key]),
    );
    return `| ${[name, ...cells, String(weight.requests)].join(' | ')} |`;
  });
  return [
    '| page | all but pictures, kB | scripts | styles | pictures | requests |',
    '|---|--:|--:|--:|--:|--:|',
    ...rows,
  ].join('\n');
}
