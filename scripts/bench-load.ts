/**
 * Asks nginx with our configuration for the finished build, by many readers at once.
 *
 *     npm run bench:load [-- --connections 200] [--seconds 60] [--url http://another.example]
 *
 * Ends with an error when one answer was missing or wrong.
 */
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {basePathFromEnv} from '../src/config/env';
import {load} from '../tests/hosting/load';
import {ensureNginx, startNginx} from '../tests/hosting/nginx';
import {filesOf} from './build/files';
import {hostedSite} from './build/headers';

const BUILD = path.resolve(__dirname, '../build');

function wholeNumber(name: string, value: string): number {
  const number = Number(value);
  if (!Number.isInteger(number) || number < 1) {
    throw new Error(`--${name} "${value}" is not a whole number above 0.`);
  }
  return number;
}

/** Addresses of the build as readers ask for them: every page, program, style, and a share of the pictures. */
export function addresses(files: readonly string[], baseUrl: string): string[] {
  return files
    .filter((file) => /(?:\/|^)index\.html$|\.(?:js|css|woff2)$|7[^/]*\.avif$/.test(file))
    .map((file) => encodeURI(baseUrl + file.replace(/index\.html$/, '')))
    .filter((address) => !address.endsWith('/docs/'));
}

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      connections: {type: 'string', default: '200'},
      seconds: {type: 'string', default: '60'},
      url: {type: 'string'},
    },
  });
  if (!fs.existsSync(path.join(BUILD, 'index.html'))) {
    throw new Error('There is no finished build. Make it with "npm run build", then start again.');
  }
  const baseUrl = basePathFromEnv('BASE_URL');
  const options = {
    paths: addresses(filesOf(BUILD), baseUrl),
    connections: wholeNumber('connections', values.connections),
    seconds: wholeNumber('seconds', values.seconds),
  };
  let server: Awaited<ReturnType<typeof startNginx>> | undefined;
  if (values.url === undefined) {
    ensureNginx();
    server = await startNginx(await hostedSite({dir: BUILD, baseUrl}), BUILD);
  }
  const origin = values.url ?? server?.origin ?? '';
  console.log(
    `${options.connections} connections for ${options.seconds} s, ${options.paths.length} addresses of ${origin}`,
  );
  try {
    const {answers, errors, perSecond, bytes, median, percentile99, slowest} = await load({origin, ...options});
    const ms = (value: number) => `${value.toFixed(0)} ms`;
    console.log(
      `${answers} answers (${perSecond.toFixed(0)} per second, ${(bytes / 1_000_000).toFixed(0)} MB); ` +
        `median ${ms(median)}, 99 % within ${ms(percentile99)}, slowest ${ms(slowest)}`,
    );
    const wrong = Object.entries(errors);
    console.log(wrong.length === 0 ? 'No error' : wrong.map(([what, count]) => `${count} × ${what}`).join('\n'));
    process.exitCode = wrong.length === 0 ? 0 : 1;
  } finally {
    await server?.stop();
  }
}

if (require.main === module) {
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
