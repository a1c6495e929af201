import {spawnSync} from 'node:child_process';
import path from 'node:path';

const LOG =
  '-c log.showSignature=false -c core.quotePath=false log -c --no-renames --relative --name-only --format=%x00%ct';
const TEXTS = ['docs', 'versioned_docs', 'blog', 'src/pages', 'i18n/*/docusaurus-plugin-content-*/*'];

/** Returns the time of each text's last commit, in ms since 1970, by path from `cwd`; empty without git. */
export function commitTimes(cwd: string): ReadonlyMap<string, number> {
  const {stdout} = spawnSync('git', [...LOG.split(' '), '--', ...TEXTS], {cwd, encoding: 'utf8', maxBuffer: Infinity});
  // git lists the newest commit first; reversed, it is the last to set the time of a file.
  const commits = ((stdout as string | null) ?? '').split('\0').reverse();
  return new Map(
    commits.flatMap((commit) => {
      const [time, ...files] = commit.split('\n').filter(Boolean);
      return files.map((file) => [file, Number(time) * 1000] as const);
    }),
  );
}

let known: ReadonlyMap<string, number> | undefined;

/** Sets a missing `last_update` to the time of the last commit. Otherwise, Docusaurus runs git for each text. */
export function withLastUpdate<T extends {frontMatter: object}>(parsed: T, siteDir: string, file: string): T {
  known ??= commitTimes(siteDir);
  const date = known.get(path.relative(siteDir, file).replaceAll('\\', '/'));
  return date === undefined ? parsed : {...parsed, frontMatter: {last_update: {date}, ...parsed.frontMatter}};
}
