/** What an engine answers to a query: addresses from the root of the host, with anchors, best first. */
export interface Answering {
  search: (query: string) => string[] | Promise<string[]>;
}

/** A labelled query. */
export interface LabelledQuery {
  kind: string;
  query: string;
  targets: Target[];
}

interface Target {
  page: string;
  anchor: string;
  /** 3 answers the question, 1 is related. */
  gain: number;
}

interface Quality {
  count: number;
  success1: number;
  success3: number;
  ndcg: number;
}

export interface Report extends Quality {
  mrr: number;
  nonsense: number;
  nonsenseAnswered: number;
  /** Milliseconds of processor time per query; time on the clock would measure what else the machine does. */
  p50: number;
  p95: number;
  kinds: Record<string, Quality>;
  failures: {kind: string; query: string; ndcg: number; found: string[]}[];
}

const DEPTH = 10;

/** From this gain on, an answer is what the reader looked for. */
const SUCCESS = 2;

/**
 * Reads a file of labelled queries; its form is described in `tests/search/README.md`.
 * @throws with the line that cannot be read
 */
export function parseQueries(text: string): LabelledQuery[] {
  let kind = '';
  return text.split('\n').flatMap((line, number) => {
    if (line.startsWith('#')) {
      kind = line.slice(1).trim();
      return [];
    }
    if (!line.trim()) {
      return [];
    }
    const arrow = line.indexOf('=>');
    if (arrow < 0) {
      throw new Error(`Line ${number + 1} of the queries has no "=>": ${line}`);
    }
    const targets = line
      .slice(arrow + 2)
      .trim()
      .split(/\s+/)
      .filter(Boolean)
      .map((entry) => {
        const related = entry.startsWith('~');
        const [page = '', anchor = ''] = entry.slice(related ? 1 : 0).split('#');
        return {page, anchor, gain: related ? 1 : 3};
      });
    return [{kind, query: line.slice(0, arrow).trim(), targets}];
  });
}

/** How well an address answers: the section asked for fully, the top of its page well, another section of the page a little. */
export function gainOf(address: string, targets: readonly Target[], base: string): number {
  const [path = '', anchor = ''] = decodeURI(address).split('#');
  const page = path.slice(base.length).replace(/\/$/, '');
  const gains = targets
    .filter((target) => target.page === page)
    .map((target) => {
      if (target.gain === 1 || !target.anchor || target.anchor === anchor) {
        return target.gain;
      }
      return anchor === '' ? 2 : 1;
    });
  return Math.max(0, ...gains);
}

function discounted(gains: readonly number[]): number {
  return gains.slice(0, DEPTH).reduce((sum, gain, position) => sum + (2 ** gain - 1) / Math.log2(position + 2), 0);
}

/** The best section of each page in the place of its first one: a page listed twice answers only once. */
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

function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/**
 * Asks every query and measures the answers.
 * @param base path that the addresses of the language begin with
 */
export async function evaluate(queries: readonly LabelledQuery[], engine: Answering, base: string): Promise<Report> {
  const rows: {
    query: LabelledQuery;
    ndcg: number;
    first: number;
    success1: number;
    success3: number;
    found: string[];
  }[] = [];
  const times: number[] = [];
  let nonsense = 0;
  let nonsenseAnswered = 0;
  const failures: Report['failures'] = [];
  for (const query of queries) {
    const started = process.cpuUsage();
    const found = await engine.search(query.query);
    const {user, system} = process.cpuUsage(started);
    times.push((user + system) / 1000);
    if (query.targets.length === 0) {
      nonsense += 1;
      if (found.length > 0) {
        nonsenseAnswered += 1;
        failures.push({kind: query.kind, query: query.query, ndcg: 0, found: found.slice(0, 4)});
      }
      continue;
    }
    const gains = byPage(found, query.targets, base);
    const bestByPage = new Map<string, number>();
    for (const {page, gain} of query.targets) {
      bestByPage.set(page, Math.max(bestByPage.get(page) ?? 0, gain));
    }
    const ideal = [...bestByPage.values()].sort((a, b) => b - a);
    const ownGains = found.map((address) => gainOf(address, query.targets, base));
    const row = {
      query,
      ndcg: discounted(gains) / discounted(ideal),
      first: ownGains.findIndex((gain) => gain >= SUCCESS) + 1,
      success1: (ownGains[0] ?? 0) >= SUCCESS ? 1 : 0,
      success3: ownGains.slice(0, 3).some((gain) => gain >= SUCCESS) ? 1 : 0,
      found,
    };
    rows.push(row);
    if (!row.success1 || row.ndcg < 0.8) {
      failures.push({kind: query.kind, query: query.query, ndcg: row.ndcg, found: found.slice(0, 4)});
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
      [...new Set(rows.map(({query}) => query.kind))].map((kind) => [
        kind,
        quality(rows.filter(({query}) => query.kind === kind)),
      ]),
    ),
    failures,
  };
}
