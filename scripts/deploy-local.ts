/**
 * Puts the finished build into a folder that a server publishes, without breaking a page that somebody has open.
 *
 *     npm run deploy-local -- <folder> [--keep-days 30]
 */
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {HASHED_FOLDERS} from '../src/config/headers';
import {filesOf} from './build/files';

const ROOT = path.resolve(__dirname, '..');

const DAY_MS = 86_400_000;

/** How long programs of former releases stay; longer than anybody leaves a page open. */
const KEPT_DAYS = 30;

const isHashed = (file: string) => HASHED_FOLDERS.some((folder) => file.startsWith(folder));

/** Replaces a file in one step: a reader gets the old one or the new one, never half of it. */
function replaceFile(from: string, to: string): void {
  fs.mkdirSync(path.dirname(to), {recursive: true});
  const unfinished = path.join(path.dirname(to), `.${path.basename(to)}.new`);
  fs.copyFileSync(from, unfinished);
  fs.renameSync(unfinished, to);
}

export interface DeployOptions {
  /** The finished build. */
  from: string;
  /** Folder that is published; made when it is missing. */
  to: string;
  keepDays?: number;
  now?: Date;
}

export interface Deployed {
  copied: number;
  /** Programs, styles and pictures of former releases that stay for pages that are still open. */
  kept: number;
  removed: number;
}

/**
 * First everything that carries a hash, which no page asks for yet; then the pages; only then what no release needs any more.
 * @throws when there is no finished build, or the target is something else than a former release
 */
export function deploy({from, to, keepDays = KEPT_DAYS, now = new Date()}: DeployOptions): Deployed {
  if (!fs.existsSync(path.join(from, 'index.html'))) {
    throw new Error(`There is no finished build in ${from}. Make it with "npm run build", then start again.`);
  }
  const present = fs.existsSync(to) ? filesOf(to) : [];
  if (present.length > 0 && !present.includes('index.html')) {
    throw new Error(`${to} is neither empty nor a release of this site; name another folder.`);
  }
  const release = new Set(filesOf(from));
  const hashed = [...release].filter(isHashed);
  const others = [...release].filter((file) => !isHashed(file));
  // The pages last of all: what they refer to is there when they are.
  const last = (file: string) =>
    (/\.html(?:\.(?:br|gz))?$/.test(file) ? 1 : 0) + (/(?:^|\/)sw\.js$/.test(file) ? 2 : 0);
  others.sort((one, other) => last(one) - last(other));

  for (const file of hashed) {
    const target = path.join(to, file);
    if (!fs.existsSync(target)) {
      replaceFile(path.join(from, file), target);
    }
    // Counts from the last release that has the file.
    fs.utimesSync(target, now, now);
  }
  for (const file of others) {
    replaceFile(path.join(from, file), path.join(to, file));
  }

  const result: Deployed = {copied: release.size, kept: 0, removed: 0};
  for (const file of present.filter((name) => !release.has(name))) {
    const target = path.join(to, file);
    if (isHashed(file) && now.getTime() - fs.statSync(target).mtimeMs <= keepDays * DAY_MS) {
      result.kept += 1;
    } else {
      fs.rmSync(target);
      result.removed += 1;
    }
  }
  return result;
}

function main(): void {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {'keep-days': {type: 'string', default: String(KEPT_DAYS)}},
  });
  const [folder, ...more] = positionals;
  const keepDays = Number(values['keep-days']);
  if (folder === undefined || more.length > 0) {
    throw new Error('Name the folder to publish into, for example: npm run deploy-local -- /srv/www');
  }
  if (!(keepDays >= 0)) {
    throw new Error(`--keep-days "${values['keep-days']}" is not a number of days.`);
  }
  const to = path.resolve(folder);
  const {copied, kept, removed} = deploy({from: path.join(ROOT, 'build'), to, keepDays});
  console.log(
    `${to}: ${copied} files of this release, ${kept} of former ones kept for open pages, ${removed} removed.`,
  );
}

if (require.main === module) {
  try {
    main();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
