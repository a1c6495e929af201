import {spawn} from 'node:child_process';
import fs from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import {setTimeout as delay} from 'node:timers/promises';
import {stripVTControlCharacters} from 'node:util';

const HOST = '127.0.0.1';

export interface DevelopmentServer {
  /** Address of the site, with a slash at the end. */
  url: string;
  /** Everything printed so far, without colours. */
  output: () => string;
  /** Ends the server and waits until it is gone. */
  stop: () => Promise<void>;
}

/** A port of this computer that nobody listens on. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', reject).listen(0, HOST, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/**
 * Starts what `npm start` starts, on a free port of this computer, beside any that runs already: with generated files of its
 * own and without the bundler's cache.
 * @param siteDir folder of the site
 * @returns when the first page can be asked for
 * @throws with its output when it ends or says nothing for too long
 */
export async function startDevelopment(
  siteDir: string,
  {
    more = [],
    patience = 120_000,
  }: {/** Options of `docusaurus start`. */ more?: readonly string[]; /** Milliseconds. */ patience?: number} = {},
): Promise<DevelopmentServer> {
  const port = await freePort();
  const docusaurus = path.resolve(__dirname, '../../node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const child = spawn(
    process.execPath,
    [docusaurus, 'start', '--no-open', '--host', HOST, '--port', String(port), ...more],
    {
      cwd: siteDir,
      env: {
        ...process.env,
        NO_UPDATE_NOTIFIER: '1',
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus-${port}`,
        DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let printed = '';
  const output = () => stripVTControlCharacters(printed);
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => resolve());
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    await fs.rm(path.join(siteDir, `.docusaurus-${port}`), {recursive: true, force: true});
  };
  const ready = new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        printed += text;
        const [, url] = /running at:\s+(http:\S+)/.exec(output()) ?? [];
        if (url !== undefined) {
          resolve(url);
        }
      });
    }
    child.once('error', reject);
    child.once('close', () => reject(new Error(`The development server has ended:\n${output()}`)));
    setTimeout(() => reject(new Error(`The development server is not ready:\n${output()}`)), patience).unref();
  });
  try {
    const url = await ready;
    // It says so just before it listens, and answers when the pages are compiled.
    while (
      !(await fetch(url).then(
        ({ok}) => ok,
        () => false,
      )) &&
      child.exitCode === null
    ) {
      await delay(50);
    }
    return {url, output, stop};
  } catch (error) {
    await stop();
    throw error;
  }
}
