import {execFileSync} from 'node:child_process';
import path from 'node:path';

const DOCS = ['docs', 'versioned_docs', 'i18n/*/docusaurus-plugin-content-docs/*'];

/** Times of last commits of documents in milliseconds, by the path from the site folder; none without git. */
export function commitTimes(siteDir: string): ReadonlyMap<string, number> {
  const times = new Map<string, number>();
  const options = ['-c', 'log.showSignature=false', '-c', 'core.quotePath=false'];
  const log = ['log', '-c', '--no-renames', '--relative', '--name-only', '--format=:%ct', '--', ...DOCS];
  try {
    const output = execFileSync('git', [...options, ...log], {cwd: siteDir, maxBuffer: Infinity, stdio: 'pipe'});
    let time = 0;
    for (const line of output.toString().split('\n')) {
      if (line.startsWith(':')) {
        time = Number(line.slice(1)) * 1000;
      } else if (!times.has(line)) {
        times.set(line, time);
      }
    }
  } catch {
    // Docusaurus looks for itself, and says what is missing.
  }
  return times;
}

let known: ReadonlyMap<string, number> | undefined;

/** Adds the time of the last commit to a document of a build; Docusaurus would start git for each one. */
export function withLastUpdate<T extends {frontMatter: Record<string, unknown>}>(
  parsed: T,
  siteDir: string,
  file: string,
): T {
  if (process.env.NODE_ENV !== 'production') {
    return parsed;
  }
  known ??= commitTimes(siteDir);
  const date = known.get(path.relative(siteDir, file).replaceAll('\\', '/'));
  return date === undefined ? parsed : {...parsed, frontMatter: {last_update: {date}, ...parsed.frontMatter}};
}
