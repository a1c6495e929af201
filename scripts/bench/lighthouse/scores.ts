/** What Lighthouse's report of a page says, against the least that a page of this site must reach. */

/** Least scores of 100. */
export const FLOORS = {performance: 98, accessibility: 100, 'best-practices': 100, seo: 100} as const;

export type Category = keyof typeof FLOORS;

export const CATEGORIES = Object.keys(FLOORS) as Category[];

interface Audit {
  title: string;
  /** Between 0 and 1; `null` where nothing is judged. */
  score: number | null;
  displayValue?: string;
  details?: {items?: readonly {node?: {snippet?: string; selector?: string}; url?: string; source?: string}[]};
}

/** The part of Lighthouse's JSON that is read here. */
export interface LighthouseReport {
  runtimeError?: {code: string; message: string};
  audits: Readonly<Record<string, Audit>>;
  categories: Readonly<
    Partial<Record<Category, {score: number | null; auditRefs: readonly {id: string; weight: number}[]}>>
  >;
}

/** A page and what it reached, of 100. */
export interface PageScores {
  address: string;
  scores: Readonly<Record<Category, number>>;
  /** A line for every judged audit of a category below its floor that was not passed, with its elements. */
  failed: readonly string[];
}

const SHOWN_ELEMENTS = 5;

function describe({title, displayValue, details}: Audit): string {
  const elements = (details?.items ?? [])
    .map(({node, url, source}) => node?.snippet ?? node?.selector ?? url ?? source)
    .filter((element) => element !== undefined)
    .slice(0, SHOWN_ELEMENTS)
    .map((element) => `\n      ${element}`);
  return title + (displayValue ? ` (${displayValue})` : '') + elements.join('');
}

/** @throws when Lighthouse could not judge the page */
export function scoresOf(address: string, {runtimeError, audits, categories}: LighthouseReport): PageScores {
  if (runtimeError) {
    throw new Error(`Lighthouse could not judge ${address}: ${runtimeError.message}`);
  }
  const scoreOf = (category: Category) => Math.round((categories[category]?.score ?? 0) * 100);
  const failed = CATEGORIES.filter((category) => scoreOf(category) < FLOORS[category]).flatMap((category) =>
    (categories[category]?.auditRefs ?? [])
      .filter(({weight}) => weight > 0)
      .flatMap(({id}) => {
        const audit = audits[id];
        return audit && audit.score !== null && audit.score < 0.9 ? [`${category}: ${describe(audit)}`] : [];
      }),
  );
  return {
    address,
    scores: Object.fromEntries(CATEGORIES.map((category) => [category, scoreOf(category)])) as PageScores['scores'],
    failed,
  };
}

/** Categories in which a page is below the floor. */
export function belowFloor({scores}: PageScores): Category[] {
  return CATEGORIES.filter((category) => scores[category] < FLOORS[category]);
}

/** The scores of all pages as a table in Markdown; what is below its floor is bold. */
export function scoreTable(pages: readonly PageScores[]): string {
  const rows = pages.map((page) => [
    page.address,
    ...CATEGORIES.map((category) => {
      const score = String(page.scores[category]);
      return belowFloor(page).includes(category) ? `**${score}**` : score;
    }),
  ]);
  return [
    ['page', ...CATEGORIES.map((category) => `${category} (≥ ${FLOORS[category]})`)],
    ['---', ...CATEGORIES.map(() => '--:')],
    ...rows,
  ]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}
