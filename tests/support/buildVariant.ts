import {spawn} from 'node:child_process';
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {ROOT, servedDir, VARIANT_ENVIRONMENT, type Variant} from './sites';

const DOCUSAURUS = path.join(ROOT, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');

/** Everything outside the variant's own folder that can change what it looks like. */
const SHARED_INPUTS = ['src', 'static', 'i18n/cs/code.json', 'i18n/en/code.json', 'package-lock.json', 'package.json'];

/** Variables of the machine that would make another site of a variant. */
const UNSET = {
  ALGOLIA_APP_ID: '',
  ALGOLIA_SEARCH_KEY: '',
  ALGOLIA_INDEX: '',
  ALGOLIA_ASSISTANT_ID: '',
  ANALYTICS_ENDPOINT: '',
};

export interface BuildResult {
  ok: boolean;
  /** Everything that the command printed, without colours. */
  output: string;
  seconds: number;
}

export interface SiteBuild {
  siteDir: string;
  /** Where the finished site goes. */
  outDir: string;
  /** Where Docusaurus writes its intermediate files; must lie inside the project, so that packages are found. */
  generatedDir: string;
  /** One language only; all without it. */
  locale?: string;
  env?: Readonly<Record<string, string>>;
  /** Faster to build, larger files. */
  minify?: boolean;
}

/** Runs `docusaurus build` for another site folder, without touching the generated files and the cache of the site itself. */
export async function buildSite({
  siteDir,
  outDir,
  generatedDir,
  locale,
  env,
  minify = true,
}: SiteBuild): Promise<BuildResult> {
  const started = performance.now();
  const args = [DOCUSAURUS, 'build', siteDir, '--config', path.join(siteDir, 'docusaurus.config.ts')];
  args.push('--out-dir', outDir, ...(locale ? ['--locale', locale] : []), ...(minify ? [] : ['--no-minify']));
  const child = spawn(process.execPath, args, {
    // Docusaurus looks up the dates of source files from here.
    cwd: siteDir,
    env: {
      ...process.env,
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: path.relative(siteDir, generatedDir),
      DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject).once('close', resolve);
  });
  return {ok: code === 0, output: stripVTControlCharacters(output), seconds: (performance.now() - started) / 1000};
}

function filesBelow(target: string): string[] {
  return fs.statSync(target).isDirectory()
    ? fs
        .readdirSync(target, {withFileTypes: true})
        .flatMap((entry) => filesBelow(path.join(target, entry.name)))
        .sort()
    : [target];
}

/** Hash of the names and contents of everything that a variant is built from. */
function inputHash(siteDir: string, env: Readonly<Record<string, string>>): string {
  const hash = createHash('sha256').update(process.version).update(JSON.stringify(env));
  for (const input of [...SHARED_INPUTS.map((name) => path.join(ROOT, name)), siteDir]) {
    for (const file of filesBelow(input).filter((name) => !name.endsWith('.test.ts'))) {
      hash.update(path.relative(ROOT, file)).update('\0').update(fs.readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex');
}

/**
 * Builds a variant into `tests/.built/<name>/site`, unless it was built from the same files before.
 * @throws with the output of the build when it fails
 */
export async function buildVariant(variant: Variant): Promise<void> {
  const siteDir = path.join(ROOT, 'tests/sites', variant);
  const workDir = path.join(ROOT, 'tests/.built', variant);
  const stampFile = path.join(workDir, 'stamp');
  const env = {...UNSET, ...VARIANT_ENVIRONMENT[variant]};
  const stamp = inputHash(siteDir, env);
  if (fs.existsSync(stampFile) && fs.readFileSync(stampFile, 'utf8') === stamp) {
    return;
  }
  fs.rmSync(workDir, {recursive: true, force: true});
  fs.mkdirSync(workDir, {recursive: true});
  const {ok, output, seconds} = await buildSite({
    siteDir,
    outDir: servedDir(variant),
    generatedDir: path.join(workDir, 'generated'),
    env,
  });
  if (!ok) {
    throw new Error(`The site variant tests/sites/${variant} could not be built:\n${output}`);
  }
  fs.writeFileSync(stampFile, stamp);
  console.log(`Built the site variant ${variant} in ${seconds.toFixed(0)} s`);
}
