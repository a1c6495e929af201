/** Sites that are built to be measured, apart from the one that is being written, so that its build and caches stay. */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {measured, type Measured} from './run';
import {DOCUSAURUS, PRIVATE_FOLDER, ROOT, TSX} from './places';

/** A site on disk, and how it is built. */
export interface BenchSite {
  name: string;
  dir: string;
  /** Arguments of Node.js. */
  command: readonly string[];
}

function git(folder: string, ...args: string[]): string {
  const {status, stdout, stderr} = spawnSync('git', args, {cwd: folder, encoding: 'utf8', maxBuffer: 1 << 28});
  if (status !== 0) {
    throw new Error(
      `"git ${args.join(' ')}" in ${folder} failed: ${stderr}. The copy to be measured needs a git clone.`,
    );
  }
  return stdout;
}

/** Lets a site find the packages of this one, with a folder for caches of its own. */
function linkPackages(dir: string): void {
  const packages = path.join(ROOT, 'node_modules');
  fs.mkdirSync(path.join(dir, 'node_modules'));
  for (const name of fs.readdirSync(packages).filter((entry) => entry !== '.cache')) {
    fs.symlinkSync(path.join(packages, name), path.join(dir, 'node_modules', name), 'junction');
  }
}

/** A copy of this site as it lies on disk, with the history that the dates on its pages come from. */
export function copySite(name: string): BenchSite {
  const dir = path.join(PRIVATE_FOLDER, name);
  fs.rmSync(dir, {recursive: true, force: true});
  fs.mkdirSync(PRIVATE_FOLDER, {recursive: true});
  git(ROOT, 'clone', '--quiet', '--shared', '--no-checkout', ROOT, dir);
  const files = git(ROOT, 'ls-files', '-z', '--cached', '--others', '--exclude-standard').split('\0').filter(Boolean);
  for (const file of files.filter((entry) => fs.existsSync(path.join(ROOT, entry)))) {
    fs.cpSync(path.join(ROOT, file), path.join(dir, file));
  }
  git(dir, 'reset', '--quiet');
  linkPackages(dir);
  return {name: 'this site', dir, command: [TSX, 'scripts/build.ts']};
}

/** Gives generated pages a history, because a page without one costs more to date. */
export function commitAll(dir: string): void {
  git(dir, 'add', '--all', 'docs', 'i18n', 'sidebars.ts');
  git(
    dir,
    '-c',
    'user.name=bench',
    '-c',
    'user.email=bench@localhost',
    'commit',
    '--quiet',
    '--no-verify',
    '-m',
    'pages',
  );
}

/** What is removed so that a build begins with nothing. */
const MADE = ['build', 'build-hosting', '.docusaurus', 'node_modules/.cache'];

/** Builds a site as it is built for the first time (`cold`) or once more with what its caches hold. */
export async function buildSite({dir, command}: BenchSite, cold: boolean): Promise<Measured> {
  for (const name of cold ? MADE : MADE.slice(0, 2)) {
    fs.rmSync(path.join(dir, name), {recursive: true, force: true});
  }
  return measured(command, {cwd: dir, env: {DOCUSAURUS_PERF_LOGGER: 'true', NODE_ENV: 'production'}});
}

/** The stock site in its folder. */
export function stockSite(dir: string): BenchSite {
  return {name: 'stock with faster', dir, command: [DOCUSAURUS, 'build']};
}
