import {spawn} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {filesOf} from '../../src/content/filesOf';
import {neutralEnvironment, ROOT, servedDir, VARIANT_ENVIRONMENT, type Variant} from './sites';

const DOCUSAURUS = path.join(ROOT, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');

/** Folders of the project, besides a variant's own folder, whose changes require a new build. */
const SHARED_INPUTS = ['src', 'static', 'i18n'];

interface SiteBuild {
  siteDir: string;
  outDir: string;
  /** Folder for the intermediate files of Docusaurus. It is inside the project, so that imports of packages resolve. */
  generatedDir: string;
  env?: Readonly<Record<string, string>>;
}

/**
 * Runs `docusaurus build` without touching the generated files and the cache of the site itself.
 * @returns whether it succeeded, and its output without colors
 */
async function buildSite({siteDir, outDir, generatedDir, env}: SiteBuild): Promise<{ok: boolean; output: string}> {
  const config = path.join(siteDir, 'docusaurus.config.ts');
  const args = [DOCUSAURUS, 'build', siteDir, '--config', config, '--out-dir', outDir];
  const child = spawn(process.execPath, args, {
    // Docusaurus runs git here for the dates of source files.
    cwd: siteDir,
    env: {
      ...neutralEnvironment(),
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: path.relative(siteDir, generatedDir),
      DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject).once('close', resolve);
  });
  return {ok: code === 0, output: stripVTControlCharacters(output)};
}

/** Latest modification time of anything in a folder, in ms. */
const lastChange = (dir: string) => Math.max(...filesOf(dir).map((file) => fs.statSync(path.join(dir, file)).mtimeMs));

/**
 * Builds a variant into `tests/.built/<name>/site`, unless nothing has changed since the last build.
 * @throws when the build fails; the message contains the output
 */
export async function buildVariant(variant: Variant): Promise<void> {
  const siteDir = path.join(ROOT, 'tests/sites', variant);
  const workDir = path.join(ROOT, 'tests/.built', variant);
  const stamp = path.join(workDir, 'stamp');
  const inputs = [siteDir, ...SHARED_INPUTS.map((input) => path.join(ROOT, input))];
  if (fs.existsSync(stamp) && fs.statSync(stamp).mtimeMs > Math.max(...inputs.map(lastChange))) {
    return;
  }
  const started = Date.now();
  fs.rmSync(workDir, {recursive: true, force: true});
  const {ok, output} = await buildSite({
    siteDir,
    outDir: servedDir(variant),
    generatedDir: path.join(workDir, 'generated'),
    env: VARIANT_ENVIRONMENT[variant],
  });
  if (!ok) {
    throw new Error(`The site variant tests/sites/${variant} could not be built:\n${output}`);
  }
  // A file that was changed during the build counts as newer.
  fs.writeFileSync(stamp, '');
  fs.utimesSync(stamp, new Date(), new Date(started));
  console.log(`Built the site variant ${variant} in ${Math.round((Date.now() - started) / 1000)} s`);
}
