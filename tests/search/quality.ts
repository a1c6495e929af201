/** How well a search engine answers the labeled queries of this folder; README.md describes their form. */

/** Sets of queries, by the beginning of the names of their files. */
export const SETS = ['', 'second.', 'short.', 'tasks.'] as const;

/** A page or section that answers a query, or is only related to the query. */
interface Target {
  page: string;
  anchor: string;
  gain: number;
}

export interface LabeledQuery {
  kind: string;
  query: string;
  /** Empty for a nonsense query, which must have no results. */
  targets: Target[];
}

/**
 * A query, the results of an engine, and how good they are. `success1` is whether the first result is good, `success3`
 * whether one of the first three is.
 */
export interface Answer extends LabeledQuery {
  /** Addresses from the root of the host, with anchors, best first. */
  results: string[];
  ndcg: number;
  success1: boolean;
  success3: boolean;
}

/** Averages (0 to 1) over the queries that have targets, and the number of nonsense queries with results. */
export interface Quality {
  ndcg: number;
  success1: number;
  success3: number;
  nonsenseAnswered: number;
}

const DEPTH = 10;
const FULL = 3;
/**
 * Gain of a result at the top of a page when the target is a section of this page. A success needs at least this gain.
 */
const TOP_OF_PAGE = 2;
const RELATED = 1;

/** @throws when a line is invalid or repeats a query; the message names the line */
export function parseQueries(text: string): LabeledQuery[] {
  let kind = '';
  const seen = new Set<string>();
  return text.split('\n').flatMap((line, index): LabeledQuery[] => {
    if (line.startsWith('#')) {
      kind = line.slice(1).trim();
      return [];
    }
    if (line.trim() === '') {
      return [];
    }
    const [query = '', labels] = line.split('=>').map((part) => part.trim());
    const targets = (labels ?? '').split(/\s+/).filter(Boolean).map(parseTarget);
    const isComplete = query !== '' && labels !== undefined && (kind === 'nonsense') === (targets.length === 0);
    if (kind === '' || !isComplete || seen.has(query)) {
      throw new Error(`Line ${index + 1} is not a new "query => target …" below a heading: ${line}`);
    }
    seen.add(query);
    return [{kind, query, targets}];
  });
}

function parseTarget(label: string): Target {
  const [page = '', anchor = ''] = label.replace(/^~/, '').split('#');
  return {page, anchor, gain: label.startsWith('~') ? RELATED : FULL};
}

/**
 * Gain of a result. A query may have several targets; the best gain counts: 3 for the target itself, 2 for the top of its
 * page, 1 for another section of its page or for a related page, otherwise 0.
 * @param base base path of the language, e.g. `/en/`
 */
function gainOf(address: string, targets: readonly Target[], base: string): number {
  const [path = '', anchor = ''] = decodeURI(address).split('#');
  const page = path.slice(base.length).replace(/\/$/, '');
  const gains = targets
    .filter((target) => target.page === page)
    .map((target) => {
      if (target.gain === RELATED || target.anchor === '' || target.anchor === anchor) {
        return target.gain;
      }
      return anchor === '' ? TOP_OF_PAGE : RELATED;
    });
  return Math.max(0, ...gains);
}

const discounted = (gains: readonly number[]) =>
  gains.slice(0, DEPTH).reduce((sum, gain, rank) => sum + (2 ** gain - 1) / Math.log2(rank + 2), 0);

/** Normalized discounted cumulative gain of the first ten pages. Only the first result on each page counts. */
function ndcgOf(results: readonly string[], targets: readonly Target[], base: string): number {
  const pages = new Map<string, number>();
  for (const address of results) {
    const [page = ''] = address.split('#');
    pages.set(page, pages.get(page) ?? gainOf(address, targets, base));
  }
  const best = new Map<string, number>();
  for (const {page, gain} of targets) {
    best.set(page, Math.max(best.get(page) ?? 0, gain));
  }
  return discounted([...pages.values()]) / discounted([...best.values()].sort((one, other) => other - one));
}

/** Measures the answer of an engine to one query. @param results addresses, best first */
export function judge(labeled: LabeledQuery, results: string[], base: string): Answer {
  const {targets} = labeled;
  const isSuccess = (address: string) => gainOf(address, targets, base) >= TOP_OF_PAGE;
  const success1 = results.slice(0, 1).some(isSuccess);
  const success3 = results.slice(0, 3).some(isSuccess);
  return {...labeled, results, ndcg: targets.length === 0 ? 0 : ndcgOf(results, targets, base), success1, success3};
}

/** Averages over the queries that have targets. Nonsense queries are only counted. */
export function qualityOf(answers: readonly Answer[]): Quality {
  const answerable = answers.filter(({targets}) => targets.length > 0);
  const mean = (valueOf: (answer: Answer) => number) =>
    answerable.reduce((sum, answer) => sum + valueOf(answer), 0) / answerable.length;
  return {
    ndcg: mean(({ndcg}) => ndcg),
    success1: mean(({success1}) => Number(success1)),
    success3: mean(({success3}) => Number(success3)),
    nonsenseAnswered: answers.filter(({targets, results}) => targets.length === 0 && results.length > 0).length,
  };
}
