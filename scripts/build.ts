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
  const index = options.findIndex((option) => option === '--out-dir' || option.startsWith('--out-dir='));
  const value = options[index]?.includes('=') ? options[index]?.split('=')[1] : options[index + 1];
  if (index >= 0 && !value) {
    throw new Error('--out-dir needs the name of a folder, for example --out-dir /tmp/site');
  }
  return path.resolve(ROOT, index >= 0 && value ? value : 'build');
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
