import {execFile} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {neutralEnvironment, ROOT, servedDir, VARIANT_ENVIRONMENT, type Variant} from './sites';

const DOCUSAURUS = path.join(ROOT, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');

/**
 * Builds a variant into `tests/.built/<name>/site`, without touching the generated files and the cache of the site itself.
 * With `KEEP_VARIANTS=1`, one that is there already stays.
 * @throws when the build fails; the message contains what it reports
 */
export async function buildVariant(variant: Variant): Promise<void> {
  const siteDir = path.join(ROOT, 'tests/sites', variant);
  const workDir = path.join(ROOT, 'tests/.built', variant);
  const outDir = servedDir(variant);
  if (process.env.KEEP_VARIANTS === '1' && fs.existsSync(path.join(outDir, 'index.html'))) {
    return;
  }
  const started = Date.now();
  fs.rmSync(workDir, {recursive: true, force: true});
  const config = path.join(siteDir, 'docusaurus.config.ts');
  const args = [DOCUSAURUS, 'build', siteDir, '--config', config, '--out-dir', outDir];
  await promisify(execFile)(process.execPath, args, {
    // Docusaurus runs git here for the dates of source files.
    cwd: siteDir,
    env: {
      ...neutralEnvironment(),
      // Inside the project, so that imports of packages resolve.
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: path.relative(siteDir, path.join(workDir, 'generated')),
      DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
      ...VARIANT_ENVIRONMENT[variant],
    },
  });
  console.log(`Built the site variant ${variant} in ${Math.round((Date.now() - started) / 1000)} s`);
}
