/**
 * Builds both languages into `build/` and finishes what lies there.
 *
 *     npm run build [-- --locale cs] [-- --out-dir <folder>] [any other option of "docusaurus build"]
 */
import fs from 'node:fs';
import path from 'node:path';
import {basePathFromEnv} from '../src/config/env';
import {finishBuild} from './build/finish';
import {buildLanguages} from './build/languages';

const ROOT = path.resolve(__dirname, '..');

/** The folder that the options name, `build` without one, and the options without it. */
export function takeOutDir(options: readonly string[]): {dir: string; others: string[]} {
  const index = options.findIndex((option) => /^--out-dir(?:=|$)/.test(option));
  if (index === -1) {
    return {dir: path.join(ROOT, 'build'), others: [...options]};
  }
  const [name, inside] = (options[index] ?? '').split(/=(.*)/);
  const folder = inside ?? options[index + 1];
  if (!folder) {
    throw new Error(`${name} needs the name of a folder, for example --out-dir /tmp/site`);
  }
  return {dir: path.resolve(ROOT, folder), others: options.toSpliced(index, inside === undefined ? 2 : 1)};
}

async function main(): Promise<void> {
  const {dir, others} = takeOutDir(process.argv.slice(2));
  await buildLanguages(dir, others);
  if (fs.existsSync(path.join(dir, 'index.html'))) {
    await finishBuild({dir, baseUrl: basePathFromEnv('BASE_URL')}, console.log);
  }
}

if (require.main === module) {
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
