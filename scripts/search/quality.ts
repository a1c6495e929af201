/** What an engine answers to a query: addresses from the root of the host, with anchors, best first. */
export interface Answering {
  search: (query: string) => string[] | Promise<string[]>;
  /** Milliseconds that its searches have taken so far; without it, the processor time of this process counts. */
  elapsed?: () => number;
}

/** A labelled query. */
export interface LabelledQuery {
  kind: string;
  query: string;
  /** Empty for nonsense, which nothing answers. */
  targets: Target[];
}

export interface Target {
  page: string;
  anchor: string;
  /** 3 answers the question fully, 1 is related. */
  gain: number;
}

/** Averages over queries, each between 0 and 1. */
export interface Quality {
  count: number;
  success1: number;
  success3: number;
  ndcg: number;
}

export interface Report extends Quality {
  mrr: number;
  nonsense: number;
  nonsenseAnswered: number;
  /** Milliseconds per query: processor time where it can be told, as time on the clock measures what else the machine does. */
  p50: number;
  p95: number;
  kinds: Record<string, Quality>;
  failures: Failure[];
}

/** A query that was not answered well. */
export interface Failure {
  kind: string;
  query: string;
  ndcg: number;
  /** Whether an answer stood among the first three; never for nonsense. */
  success3: boolean;
  /** Targets as the file of queries gives them. */
  expected: string[];
  /** Addresses of the first answers. */
  found: string[];
}

const DEPTH = 10;

/** An order worse than this is listed as a failure even with the right answer on top. */
const POOR = 0.8;

const FULL = 3;
const TOP_OF_PAGE = 2;
const RELATED = 1;

/** From this gain on, an answer is what the reader looked for. */
const SUCCESS = TOP_OF_PAGE;

/** The kind of queries that nothing answers. */
export const NONSENSE = 'nonsense';

/**
 * Reads a file of labelled queries; its form is described in `tests/search/README.md`.
 * @throws with the line that cannot be read
 */
export function parseQueries(text: string): LabelledQuery[] {
  let kind = '';
  const seen = new Set<string>();
  return text.split('\n').flatMap((line, number) => {
    const refuse = (reason: string) => new Error(`Line ${number + 1} of the queries ${reason}: ${line}`);
    if (line.startsWith('#')) {
      kind = line.slice(1).trim();
      return [];
    }
    if (!line.trim()) {
      return [];
    }
    const arrow = line.indexOf('=>');
    if (arrow < 0) {
      throw refuse('has no "=>"');
    }
    const query = line.slice(0, arrow).trim();
    if (!query) {
      throw refuse('has no query before "=>"');
    }
    if (!kind) {
      throw refuse('stands above the first heading, so its kind is unknown');
    }
    if (seen.has(query)) {
      throw refuse('repeats a query');
    }
    seen.add(query);
    const targets = line
      .slice(arrow + 2)
      .trim()
      .split(/\s+/)
      .filter(Boolean)
      .map((entry) => {
        const related = entry.startsWith('~');
        const [page = '', anchor = ''] = entry.slice(related ? 1 : 0).split('#');
        return {page, anchor, gain: related ? RELATED : FULL};
      });
    if ((kind === NONSENSE) !== (targets.length === 0)) {
      throw refuse(kind === NONSENSE ? 'is nonsense, so it must have no target' : 'has no target');
    }
    return [{kind, query, targets}];
  });
}

/** The target as it stands in the file. */
export function targetText({page, anchor, gain}: Target): string {
  return `${gain === RELATED ? '~' : ''}${page}${anchor && `#${anchor}`}`;
}

/** How well an address answers: the section asked for fully, the top of its page well, another section of the page a little. */
export function gainOf(address: string, targets: readonly Target[], base: string): number {
  const [path = '', anchor = ''] = decodeURI(address).split('#');
  const page = path.slice(base.length).replace(/\/$/, '');
  const gains = targets
    .filter((target) => target.page === page)
    .map((target) => {
      if (target.gain === RELATED || !target.anchor || target.anchor === anchor) {
        return target.gain;
      }
      return anchor === '' ? TOP_OF_PAGE : RELATED;
    });
  return Math.max(0, ...gains);
}

function discounted(gains: readonly number[]): number {
  return gains.slice(0, DEPTH).reduce((sum, gain, position) => sum + (2 ** gain - 1) / Math.log2(position + 2), 0);
}

/** The gain of each page by its first section: a page listed twice answers only once. */
function byPage(addresses: readonly string[], targets: readonly Target[], base: string): number[] {
  const gains = new Map<string, number>();
  for (const address of addresses) {
    const page = address.split('#')[0]!;
    if (!gains.has(page)) {
      gains.set(page, gainOf(address, targets, base));
    }
  }
  return [...gains.values()];
}

const average = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1);

/**
 * Normalised discounted cumulative gain of the first ten pages: 1 when the best pages stand first, 0 when none of them does.
 * @param base path that the addresses of the language begin with
 */
export function ndcgOf(found: readonly string[], targets: readonly Target[], base: string): number {
  const bestByPage = new Map<string, number>();
  for (const {page, gain} of targets) {
    bestByPage.set(page, Math.max(bestByPage.get(page) ?? 0, gain));
  }
  const ideal = [...bestByPage.values()].sort((a, b) => b - a);
  return discounted(byPage(found, targets, base)) / discounted(ideal);
}

/** The value below which `share` of the values lie; 0 without values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Milliseconds of processor time that this process has taken so far. */
export function processorTime(): number {
  const {user, system} = process.cpuUsage();
  return (user + system) / 1000;
}

/**
 * Asks every query and measures the answers.
 * @param base path that the addresses of the language begin with
 */
export async function evaluate(queries: readonly LabelledQuery[], engine: Answering, base: string): Promise<Report> {
  const rows: {kind: string; ndcg: number; first: number; success1: number; success3: number}[] = [];
  const times: number[] = [];
  let nonsense = 0;
  let nonsenseAnswered = 0;
  const failures: Failure[] = [];
  const elapsed = engine.elapsed ?? processorTime;
  for (const query of queries) {
    const started = elapsed();
    const found = await engine.search(query.query);
    times.push(elapsed() - started);
    const fail = (ndcg: number, success3: boolean) => {
      const expected = query.targets.map(targetText);
      failures.push({kind: query.kind, query: query.query, ndcg, success3, expected, found: found.slice(0, 3)});
    };
    if (query.targets.length === 0) {
      nonsense += 1;
      if (found.length > 0) {
        nonsenseAnswered += 1;
        fail(0, false);
      }
      continue;
    }
    const gains = found.map((address) => gainOf(address, query.targets, base));
    const row = {
      kind: query.kind,
      ndcg: ndcgOf(found, query.targets, base),
      first: gains.findIndex((gain) => gain >= SUCCESS) + 1,
      success1: (gains[0] ?? 0) >= SUCCESS ? 1 : 0,
      success3: gains.slice(0, 3).some((gain) => gain >= SUCCESS) ? 1 : 0,
    };
    rows.push(row);
    if (!row.success1 || row.ndcg < POOR) {
      fail(row.ndcg, row.success3 === 1);
    }
  }
  const quality = (chosen: typeof rows): Quality => ({
    count: chosen.length,
    success1: average(chosen.map(({success1}) => success1)),
    success3: average(chosen.map(({success3}) => success3)),
    ndcg: average(chosen.map(({ndcg}) => ndcg)),
  });
  return {
    ...quality(rows),
    mrr: average(rows.map(({first}) => (first ? 1 / first : 0))),
    nonsense,
    nonsenseAnswered,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    kinds: Object.fromEntries(
      [...new Set(rows.map(({kind}) => kind))].map((kind) => [kind, quality(rows.filter((row) => row.kind === kind))]),
    ),
    failures,
  };
}
