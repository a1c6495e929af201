import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {filesOf} from '../../src/content/filesOf';
import {BUILD_DIR, neutralEnvironment, ROOT, servedDir, VARIANT_ENVIRONMENT, type Variant} from './sites';

const DOCUSAURUS = path.join(ROOT, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');

/**
 * Builds a variant into `tests/.built/<name>/site`, unless neither it nor the site has changed since the last time. Its
 * intermediate files are beside, inside the project, so that imports of packages resolve.
 * @throws when the build fails; the message contains the output
 */
export function buildVariant(variant: Variant): void {
  const siteDir = path.join(ROOT, 'tests/sites', variant);
  const outDir = servedDir(variant);
  const changed = (file: string) => fs.statSync(file, {throwIfNoEntry: false})?.mtimeMs ?? 0;
  const inputs = [path.join(BUILD_DIR, 'index.html'), ...filesOf(siteDir).map((file) => path.join(siteDir, file))];
  if (inputs.every((file) => changed(file) < changed(path.join(outDir, 'index.html')))) {
    return;
  }
  const config = path.join(siteDir, 'docusaurus.config.ts');
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    [DOCUSAURUS, 'build', siteDir, '--config', config, '--out-dir', outDir],
    {
      // Docusaurus runs git here for the dates of source files.
      cwd: siteDir,
      env: {
        ...neutralEnvironment(),
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: path.relative(siteDir, path.join(outDir, '../generated')),
        DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
        ...VARIANT_ENVIRONMENT[variant],
      },
      encoding: 'utf8',
    },
  );
  if (status !== 0) {
    throw new Error(`The site variant tests/sites/${variant} could not be built:\n${stdout}${stderr}`);
  }
}
