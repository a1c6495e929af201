/**
 * Docusaurus builds one language after the other in one process, which keeps all that it has read of the first. Here each
 * language has a process of its own: a large site needs half the memory, and a small one uses a second processor core.
 */
import {spawn} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {DEFAULT_LOCALE, LOCALES, type Locale} from '../../src/config/locales';
import {resetBundlerCache} from '../../src/plugins/build-guard/cache';
import {filesOf} from './files';

const ROOT = path.resolve(__dirname, '../..');

const DOCUSAURUS = path.join(ROOT, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');

/** Files between the source and the site; Docusaurus reads the same variable. */
const GENERATED = process.env.DOCUSAURUS_GENERATED_FILES_DIR_NAME ?? '.docusaurus';

/** Where languages other than the first are built, because the first empties the folder of the site. */
const BESIDE = path.join(ROOT, GENERATED, 'build');

const SOURCES = ['docs', 'versioned_docs', 'blog', 'i18n'];

/** With more pages in a language, the languages are built one after the other. */
const FEW_PAGES = 300;

/** Of one language with as many pages, in bytes. */
const MEMORY = 1.5 * 1024 ** 3;

/** With more pages in a language, keeping the bundler's cache would take a quarter more memory. */
const MANY_PAGES = 1000;

/** Machine and site, as far as they decide how the languages are built. */
export interface Circumstances {
  cores: number;
  /** Bytes. */
  freeMemory: number;
  /** Documents and posts of one language. */
  pages: number;
}

/** How the languages are built: many pages need too much memory otherwise. */
export function plan({cores, freeMemory, pages}: Circumstances): {sideBySide: boolean; keepsCache: boolean} {
  return {
    sideBySide: cores > 1 && pages <= FEW_PAGES && freeMemory >= MEMORY * LOCALES.length,
    keepsCache: pages <= MANY_PAGES,
  };
}

function circumstances(): Circumstances {
  const pages = SOURCES.map((name) => path.join(ROOT, name))
    .filter((folder) => fs.existsSync(folder))
    .flatMap((folder) => filesOf(folder).filter((file) => /\.mdx?$/.test(file))).length;
  return {cores: os.availableParallelism(), freeMemory: os.freemem(), pages: pages / LOCALES.length};
}

/** How one run of Docusaurus differs from the others. */
interface Run {
  /** File of the program. */
  docusaurus: string;
  options: readonly string[];
  env?: Readonly<Record<string, string>>;
  /** Whether what it says is to be seen at once. */
  aloud: boolean;
  /** Ends it before its time. */
  signal?: AbortSignal;
}

/**
 * @returns what it has said, unless that was seen at once
 * @throws with that when it fails
 */
async function runDocusaurus({docusaurus, options, env, aloud, signal}: Run): Promise<string> {
  const child = spawn(process.execPath, [docusaurus, 'build', ...options], {
    cwd: ROOT,
    stdio: aloud ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    signal,
    env: {
      ...process.env,
      // Docusaurus would advise an update although the version is fixed on purpose.
      NO_UPDATE_NOTIFIER: '1',
      ...(!aloud && process.stdout.isTTY ? {FORCE_COLOR: '1'} : {}),
      ...env,
    },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  }
  const code = await new Promise<number | null>((resolve, reject) => {
    let error: Error | undefined;
    child.once('error', (reason) => {
      error = reason;
      if (child.pid === undefined) {
        reject(reason);
      }
    });
    // Only now does it write no more.
    child.once('close', (status) => (error ? reject(error) : resolve(status)));
  });
  if (code !== 0) {
    throw new Error(`${said}The build failed: docusaurus build ${options.join(' ')}`);
  }
  return said;
}

/** Moves a folder, to another disk too. */
function move(from: string, to: string): void {
  fs.rmSync(to, {recursive: true, force: true});
  try {
    fs.renameSync(from, to);
  } catch {
    fs.cpSync(from, to, {recursive: true});
    fs.rmSync(from, {recursive: true, force: true});
  }
}

/**
 * Builds the site into a folder, all languages unless the options name some.
 * @param options of `docusaurus build`, without the folder
 * @param docusaurus file of the program
 * @throws when a language could not be built; what Docusaurus says about it is in the message or was printed before
 */
export async function buildLanguages(dir: string, options: readonly string[], docusaurus = DOCUSAURUS): Promise<void> {
  if (options.some((option) => /^(?:-l|--locale)(?:=|$)/.test(option))) {
    await runDocusaurus({docusaurus, options: ['--out-dir', dir, ...options], aloud: true});
    return;
  }
  // Once, before several runs use the cache at the same time; each run would do so by itself.
  resetBundlerCache();
  const {sideBySide, keepsCache} = plan(circumstances());
  const stop = new AbortController();
  const build = (locale: Locale): Promise<string> => {
    const first = locale === DEFAULT_LOCALE;
    return runDocusaurus({
      docusaurus,
      options: ['--locale', locale, '--out-dir', first ? dir : BESIDE, ...options],
      env: {
        ...(first ? {} : {DOCUSAURUS_GENERATED_FILES_DIR_NAME: `${GENERATED}/${locale}`}),
        ...(keepsCache ? {} : {DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'}),
      },
      aloud: first || !sideBySide,
      signal: stop.signal,
    });
  };
  const others = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE);
  try {
    if (sideBySide) {
      const builds = LOCALES.map(build);
      await Promise.all(builds).catch(async (error: unknown) => {
        stop.abort();
        await Promise.allSettled(builds);
        throw error;
      });
      for (const said of builds) {
        process.stdout.write(await said);
      }
    } else {
      for (const locale of LOCALES) {
        await build(locale);
      }
    }
    for (const locale of others) {
      move(path.join(BESIDE, locale), path.join(dir, locale));
    }
  } finally {
    fs.rmSync(BESIDE, {recursive: true, force: true});
  }
}
