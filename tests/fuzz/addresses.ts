/** Addresses that nobody would type and somebody will send. */

/** What an address is to be answered with. */
export interface FuzzedAddress {
  /** Path, query and hash as they stand in a link. */
  address: string;
  status: 200 | 301 | 302 | 400 | 404;
  /** Where a redirect leads to. */
  location?: string;
}

/** Numbers from 0 to 1 that look random and are the same in every run. */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** What would run, or leave a trace, if a page took it for its own; `canary` is a function of the test. */
const PAYLOADS = [
  '<script>canary()</script>',
  '<img src=x onerror=canary()>',
  '"><svg onload=canary()>',
  "';canary();//",
  'javascript:canary()',
  'data:text/html,<script>canary()</script>',
  '//example.com/',
  'https://example.com/',
  '\\\\example.com\\',
  '{{constructor.constructor("canary()")()}}',
  '${canary()}',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  '%00',
  '\u0000\u0001\u001f',
  '\u202Egnp.exe',
  'žluťoučký kůň',
  'ž'.normalize('NFD'),
  '👩‍🔧🌉',
  '\uFEFF\u200B',
  '1e309',
  '-1',
  'true',
  'null',
  ' ',
  "' OR 1=1 --",
  '*()[]{}^$.|?+',
  'a'.repeat(2000),
  '<!--',
  ']]>',
  '</title></style></script><script>canary()</script>',
];

/** Attributes of `<html>` that the framework, the search and our own styles look at; the framework sets any from the query. */
const ATTRIBUTES = [
  'has-hydrated',
  'theme',
  'theme-choice',
  'announcement-bar-initially-dismissed',
  'rh',
  'no-zoom',
  'search-failed',
  'search-dialog',
  'filtered',
  'targeted',
  'interactive',
  'mode',
  'x y',
  '<b>',
  '',
];

/** Characters that end a path or that a browser would rewrite. */
const encoded = (text: string) => encodeURIComponent(text.toWellFormed()).replace(/%00/g, '%01');

/**
 * Makes addresses of every kind, the same ones for the same seed.
 * @param pages paths of pages as the server wants them, encoded, with a slash at the end
 * @param mainDocuments where the bare address of the manual leads to
 */
export function fuzzedAddresses(
  count: number,
  pages: readonly string[],
  mainDocuments: Readonly<Record<string, string>>,
  seed = 1,
): FuzzedAddress[] {
  const random = randomNumbers(seed);
  const pick = <T>(from: readonly T[]): T => {
    const chosen = from[Math.floor(random() * from.length)];
    if (chosen === undefined) {
      throw new Error('Nothing to choose from.');
    }
    return chosen;
  };
  const chance = (share: number) => random() < share;

  const parameter = (): string => {
    const value = pick([encoded, (text: string) => text.replace(/[\0-\x20#"<>%\x7f-\u{10ffff}]/gu, encoded)])(
      pick(PAYLOADS),
    );
    return pick([
      () => `docusaurus-theme=${chance(0.3) ? pick(['dark', 'light', 'system', '']) : value}`,
      () =>
        `docusaurus-data-${encoded(pick(ATTRIBUTES))}=${chance(0.4) ? pick(['true', 'false', 'dark', 'lang,dir,class', '']) : value}`,
      () => `q=${value}`,
      () => `${value}=${encoded(pick(PAYLOADS))}`,
      () => `utm=${value}&&=&?`,
      () => '%',
      () => '%E0%A4%A',
    ])();
  };
  const query = (): string =>
    chance(0.7) ? `?${Array.from({length: 1 + Math.floor(random() * 3)}, parameter).join('&')}` : '';
  const hash = (): string =>
    chance(0.4) ? `#${chance(0.5) ? pick(PAYLOADS).replace(/\p{Cc}/gu, '') : encoded(pick(PAYLOADS))}` : '';
  const searchPages = pages.filter((page) => page.endsWith('/search/'));

  const kinds: readonly (() => FuzzedAddress)[] = [
    () => ({address: pick(pages) + query() + hash(), status: 200}),
    () => ({address: `${pick(searchPages)}?q=${encoded(pick(PAYLOADS))}${hash()}`, status: 200}),
    () => {
      const [page, asked] = [pick(pages.filter((path) => path.length > 1)), query()];
      return {address: page.slice(0, -1) + asked + hash(), status: 301, location: page + asked};
    },
    () => {
      const [page, asked] = [pick(pages), query()];
      return {address: `${page}index.html${asked}${hash()}`, status: 301, location: page + asked};
    },
    () => {
      const [[from, to], asked] = [pick(Object.entries(mainDocuments)), query()];
      return {address: from + asked + hash(), status: 302, location: to + asked};
    },
    () => {
      const parts = Array.from({length: 1 + Math.floor(random() * 4)}, () =>
        // A slash or a backslash inside a part is another kind of address, below.
        encoded(pick(PAYLOADS).replace(/[/\\]/g, '') || 'x').replace(/^\.+/, 'x'),
      );
      return {
        address: `${pick(['/', '/en/', '/docs/', '/en/docs/', '/assets/'])}${parts.join('/')}${query()}${hash()}`,
        status: 404,
      };
    },
    () => ({
      address:
        pick([
          '//example.com',
          '//example.com/%2f..',
          '/\\example.com',
          '/%5cexample.com',
          '/en//example.com',
          '//',
          '/docs/..%2f..%2fetc/passwd',
          '/%E0%A4%A',
          '/docs/%',
          '/%00',
          '/en/docs//web-portal/',
          '/docs/%2e%2e%2f%2e%2e%2f',
        ]) +
        query() +
        hash(),
      status: 400,
    }),
  ];
  return Array.from({length: count}, (_, index) => {
    const made = kinds[index % kinds.length]?.();
    if (!made) {
      throw new Error('There is no kind of address.');
    }
    return made;
  });
}
