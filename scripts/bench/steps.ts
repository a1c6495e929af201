/** How long the parts of a build took, from what it printed. */

export interface Step {
  name: string;
  seconds: number;
}

/** Parts of Docusaurus' own work, and those that plugins add to it; their names as its log has them. */
const PARTS: readonly (readonly [name: string, label: RegExp])[] = [
  ['texts and plugins are read', /^Load site$/],
  ['bundling', /^Bundling with \w+$/],
  ['pages are rendered', /^SSG$/],
  ['plugins after the build', /^postBuild\(\)$/],
  ['broken links', /^Broken links checker$/],
];

/** `[PERF] Build > cs > SSG - 3.17 seconds! - (Heap …)`; the colours of the terminal may stand between. */
const LOGGED = /^\[PERF\] Build > \w+ > ([^>]+?) - ([\d.]+) (ms|seconds)/;

/** `Sitemaps: 150 addresses (0.0 s)`, as scripts/build/finish.ts says it. */
const FINISHED = /^([A-Z][^:[\]]*): .*\(([\d.]+) s\)$/;

/** The parts of Docusaurus' work over all languages, then the finishing steps, in the order in which they ran. */
export function stepsOf(output: string): Step[] {
  const seconds = new Map<string, number>();
  const add = (name: string, value: number) => seconds.set(name, (seconds.get(name) ?? 0) + value);
  // eslint-disable-next-line no-control-regex
  for (const line of output.replace(/\x1b\[[\d;]*m/g, '').split('\n')) {
    const [, label = '', time, unit] = LOGGED.exec(line) ?? [];
    const part = PARTS.find(([, known]) => known.test(label))?.[0];
    if (part !== undefined) {
      add(part, Number(time) / (unit === 'ms' ? 1000 : 1));
    }
    const [, title, took] = FINISHED.exec(line) ?? [];
    if (title !== undefined) {
      add(title, Number(took));
    }
  }
  return [...seconds].map(([name, value]) => ({name, seconds: value}));
}
