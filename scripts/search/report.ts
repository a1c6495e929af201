import type {Locale} from '../../src/config/locales';
import type {Report} from './quality';

/** What one engine reached with one set of queries. */
export interface Measured {
  /** Name and version. */
  engine: string;
  report: Report;
  bytes: number;
  allBytes?: number;
  /** Milliseconds. */
  buildTime: number;
}

/** One set of queries in one language, asked of every engine. */
export interface Comparison {
  locale: Locale;
  /** What the set is called. */
  set: string;
  queries: number;
  measured: readonly Measured[];
}

/** Where and when it was measured. */
export interface Circumstances {
  date: string;
  machine: string;
  pages: number;
}

type Row = readonly string[];

const share = (value: number) => (value * 100).toFixed(0);

const kilobytes = ({bytes, allBytes}: Measured) =>
  (bytes / 1024).toFixed(0) + (allBytes === undefined ? '' : ` of ${(allBytes / 1024).toFixed(0)}`);

const OVERALL: readonly (readonly [heading: string, cell: (measured: Measured) => string])[] = [
  ['nDCG@10', ({report}) => report.ndcg.toFixed(3)],
  ['MRR', ({report}) => report.mrr.toFixed(3)],
  ['success@1 %', ({report}) => share(report.success1)],
  ['success@3 %', ({report}) => share(report.success3)],
  ['nonsense answered', ({report}) => `${report.nonsenseAnswered}/${report.nonsense}`],
  ['p50 ms', ({report}) => report.p50.toFixed(2)],
  ['p95 ms', ({report}) => report.p95.toFixed(2)],
  ['index made in ms', ({buildTime}) => buildTime.toFixed(0)],
  ['index kB', kilobytes],
];

/** Kinds in the order in which the queries give them. */
function kindsOf(measured: readonly Measured[]): {kind: string; count: number}[] {
  return Object.entries(measured[0]?.report.kinds ?? {}).map(([kind, {count}]) => ({kind, count}));
}

/** The table of one comparison, its heading first: an engine per row, what counts for all queries, then success@3 by kind. */
export function tableOf({measured}: Comparison): Row[] {
  const kinds = kindsOf(measured);
  return [
    ['engine', ...OVERALL.map(([heading]) => heading), ...kinds.map(({kind, count}) => `${kind} (${count}) @3 %`)],
    ...measured.map((one) => [
      one.engine,
      ...OVERALL.map(([, cell]) => cell(one)),
      ...kinds.map(({kind}) => share(one.report.kinds[kind]?.success3 ?? 0)),
    ]),
  ];
}

/** A table for the terminal, its columns aligned, headings broken at their spaces. */
export function plainTable(rows: readonly Row[]): string {
  const [heading = [], ...body] = rows;
  const broken = heading.map((cell) => cell.split(' '));
  const height = Math.max(...broken.map(({length}) => length));
  const lines: string[][] = Array.from({length: height}, (_, line) => broken.map((words) => words[line] ?? ''));
  const widths = heading.map((_, column) => Math.max(...[...lines, ...body].map((row) => row[column]?.length ?? 0)));
  return [...lines, ...body]
    .map((row) =>
      row
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function markdownTable(rows: readonly Row[]): string {
  const [heading = [], ...body] = rows;
  const line = (cells: Row) => `| ${cells.join(' | ')} |`;
  return [line(heading), line(heading.map((_, column) => (column === 0 ? '---' : '---:'))), ...body.map(line)].join(
    '\n',
  );
}

const LANGUAGES: Readonly<Record<Locale, string>> = {cs: 'Czech', en: 'English'};

/** The whole comparison as a page in Markdown. */
export function markdownReport(
  comparisons: readonly Comparison[],
  {date, machine, pages}: Circumstances,
  command: string,
): string {
  const sections = comparisons.map(({locale, set, queries, measured}) => {
    const [heading = [], ...body] = tableOf({locale, set, queries, measured});
    const overall = (row: Row) => row.slice(0, OVERALL.length + 1);
    const byKind = (row: Row) => [row[0]!, ...row.slice(OVERALL.length + 1).map((cell) => cell.replace(' @3 %', ''))];
    return [
      `## ${LANGUAGES[locale]}, ${set} (${queries} queries)`,
      markdownTable([overall(heading), ...body.map(overall)]),
      'Success@3 in % by kind of query, number of queries in brackets:',
      markdownTable([byKind(heading), ...body.map(byKind)]),
    ].join('\n\n');
  });
  return `${[
    '# Search engines side by side',
    `Written by \`${command}\`; do not edit. Measured on ${date}: ${machine}. ${pages} pages per language.`,
    ...sections,
    NOTES,
  ].join('\n\n')}\n`;
}

const NOTES = `## What was measured

- **Queries** are labelled with the sections that answer them, see [README](README.md). nDCG@10 compares the order of pages with
  the best one; success@1 and @3: the first or one of the first three results is the section asked for, or the top of its page.
  "Nonsense answered" counts queries that nothing answers and that got a result.
- **Engines** got the same sections with title, heading, keywords and text, set up as their documentation advises for
  documentation sites; the code is in \`scripts/search/\`. Pagefind read the built pages themselves, as it is meant to, and
  knows headings but no rows of tables; each of its results is the best section of a page.
- **The tuned MiniSearch** has word forms without diacritics and stems side by side, identifiers in parts, synonyms, all words
  before any, and rows of tables after sections. Only it and this site's engine know the synonyms, the glossary's names in both
  languages among them.
- **The main set** was at hand while this site's engine was made; the held-out set was not. It has four queries of most kinds, so
  that one query moves a kind by 25 %.
- **Times** are processor time of one query in Node.js, not on a phone; those of Pagefind are time on the clock in headless
  Chromium with its server on the same machine, texts of the results included, and of its own program that makes the index.
- **Index** is what a browser fetches, compressed with Brotli: the index, and the texts that results are shown with where the
  index lacks them; the engines' own code is left out. Pagefind fetches parts: the median of five usual queries, each in a
  browser that has fetched nothing yet and shows five results, "of" all its parts.
- **Index made in** is the time to make it: this site's engine makes its index in the reader's browser when the search is opened first; the others
  could load theirs ready-made.`;
