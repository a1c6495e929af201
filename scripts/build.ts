/**
 * Builds both languages into `build/` and finishes what lies there.
 *
 *     npm run build [-- --locale cs] [-- --out-dir <folder>] [any other option of "docusaurus build"]
 */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {basePathFromEnv} from '../src/config/env';
import {finishBuild} from './build/finish';

const ROOT = path.resolve(__dirname, '..');

/** The folder that the options name; `build` without one. */
export function outDirOf(options: readonly string[]): string {
  const index = options.findIndex((option) => /^--out-dir(?:=|$)/.test(option));
  if (index === -1) {
    return path.join(ROOT, 'build');
  }
  const [, folder = options[index + 1]] = (options[index] ?? '').split('=');
  if (!folder) {
    throw new Error('--out-dir needs the name of a folder, for example --out-dir /tmp/site');
  }
  return path.resolve(ROOT, folder);
}

async function main(): Promise<void> {
  const options = process.argv.slice(2);
  const dir = outDirOf(options);
  const {status} = spawnSync(
    process.execPath,
    [path.join(ROOT, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'), 'build', ...options],
    // Docusaurus would advise an update although the version is fixed on purpose.
    {cwd: ROOT, stdio: 'inherit', env: {...process.env, NO_UPDATE_NOTIFIER: '1'}},
  );
  if (status !== 0) {
    process.exitCode = status ?? 1;
    return;
  }
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
