/** Compares weight and speed of pages and links on this site with those on sites of other generators; see README.md. */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {launchBrowser} from '../../scripts/browser';
import {runMain} from '../../scripts/runMain';
import {machine, median, table} from './measure';
import {serve, TRUST} from './server';
import {BUILD_DIR} from '../support/sites';
import {writeSites} from './sites';
import {CPU_SLOWDOWN, follow, NETWORK, visit} from './visits';

/** Route of one page of each kind, the same on all sites. No list of posts, because not all generators have one. */
const PAGES = {
  home: '/',
  document: '/docs/web-portal/intro/',
  'document with tables': '/docs/hardware/geosnake/modbus/',
  post: '/blog/rs485-wiring-mistakes/',
} as const;

/** Route of a document to which the text of `PAGES.document` links. The benchmark follows this link. */
const LINKED = '/docs/ext-charts/intro';

/** Environment in which other generators build. */
const QUIET = {...process.env, NO_UPDATE_NOTIFIER: '1', ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production'};

/** Port on which the browser listens for Lighthouse, beside Playwright. */
const PORT = 9333;

void runMain(async () => {
  const {values} = parseArgs({options: {runs: {type: 'string', default: '5'}}});
  if (!fs.existsSync(path.join(BUILD_DIR, 'index.html'))) {
    throw new Error('There is no finished build. Make it with "npm run build".');
  }
  const sites = writeSites();
  for (const {name, command, folder} of sites.slice(1)) {
    console.error(`${name}: building …`);
    execFileSync(command[0]!, command.slice(1), {cwd: folder, env: QUIET, stdio: ['ignore', 'ignore', 'inherit']});
  }
  const servers = await Promise.all(sites.map(({folder, output}) => serve(path.join(folder, output))));
  const browser = await launchBrowser({args: [TRUST, `--remote-debugging-port=${PORT}`]});
  /** Runs a task on the sites by turns, so that other load slows all alike. Omits round 0, which fills caches. */
  const inTurns = async <Measured>(task: (origin: string) => Promise<Measured>): Promise<Measured[][]> => {
    const results = servers.map((): Measured[] => []);
    for (let round = 0; round <= Number(values.runs); round += 1) {
      for (const [index, {origin}] of servers.entries()) {
        const result = await task(origin);
        results[index]?.push(...(round === 0 ? [] : [result]));
      }
    }
    return results;
  };
  const rowOf = (name: string, numbers: readonly (readonly number[])[]) => [
    name,
    ...numbers.map((one) => median(one).toFixed(0)),
  ];
  const rows: string[][] = [];
  try {
    for (const [name, address] of Object.entries(PAGES)) {
      console.error(`${name}: ${values.runs} visits of each site …`);
      const visits = await inTurns((origin) => visit(PORT, origin + address));
      for (const measure of Object.keys(visits[0]![0]!)) {
        const numbers = visits.map((ofSite) => ofSite.map((one) => one[measure]!));
        rows.push(rowOf(`${name}: ${measure}`, numbers));
      }
    }
    for (const device of ['phone', 'desktop']) {
      for (const pause of [0, 1000]) {
        const name = `link on a ${device}, clicked ${pause} ms after it came into view`;
        console.error(`${name} …`);
        const how = {isPhone: device === 'phone', pause};
        const times = await inTurns((origin) => follow(browser, origin + PAGES.document, LINKED, how));
        rows.push(rowOf(`${name}: new text, ms`, times));
      }
    }
  } finally {
    await browser.close();
    servers.forEach(({close}) => close());
  }
  const circumstances =
    `Medians of ${values.runs} first visits in turns, ${machine()}. Phone, ${NETWORK.latency} ms, ` +
    `${NETWORK.download / 1_000_000} Mbit/s, CPU ÷ ${CPU_SLOWDOWN}, HTTP/2, Brotli. Compare columns, not reports.`;
  const head = ['what', ...sites.map(({name}) => name)];
  console.log(`# Pages beside other generators\n\n${circumstances}\n\n${table(head, rows)}`);
});
