/** Weight and speed of pages and links, compared with other generators; see README.md. */
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {launchBrowser} from '../../scripts/browser';
import {runMain} from '../../scripts/runMain';
import {median, publish, QuietMachine, run, table, type Row} from './measure';
import {serve, TRUST} from './server';
import {BUILD_DIR} from '../support/sites';
import {writePeers} from './sites';
import {CPU_SLOWDOWN, follow, linksOf, NETWORK, visit, type Visit} from './visits';

/** A page of each kind; other generators have no list of posts, so the post has the same address everywhere. */
const PAGES = {
  home: '/',
  document: '/docs/web-portal/intro/',
  'document with tables': '/docs/hardware/geosnake/modbus/',
  post: '/blog/rs485-wiring-mistakes/',
} as const;

/** Goals as factors of the best peer, of stock Docusaurus (the first peer) or of VitePress (the last), or absolute. */
const GOALS = {firstPaint: 0.85, largestPaint: 0.9, blocking: 0.4, link: 0.9, kilobytes: 150, scripts: 120} as const;

function rowsOf(name: string, sites: readonly Visit[][]): Row[] {
  const middle = (valueOf: (visit: Visit) => number) => sites.map((visits) => median(visits.map(valueOf)));
  const best = ([, ...peers]: readonly number[]) => Math.min(...peers);
  const first = middle(({firstPaint}) => firstPaint);
  const largest = middle(({largestPaint}) => largestPaint);
  const blocking = middle((one) => one.blocking);
  const kilobytes = middle(({bytes, pictureBytes}) => (bytes - pictureBytes) / 1000);
  return [
    {what: `${name}: first contentful paint, ms`, values: first, goal: GOALS.firstPaint * best(first)},
    {what: `${name}: largest contentful paint, ms`, values: largest, goal: GOALS.largestPaint * best(largest)},
    {what: `${name}: total blocking time, ms`, values: blocking, goal: GOALS.blocking * (blocking[1] ?? 0)},
    {what: `${name}: layout shift`, values: middle(({shift}) => shift), goal: 0, digits: 3},
    {what: `${name}: all but pictures, with what is fetched ahead, kB`, values: kilobytes, goal: GOALS.kilobytes},
    {what: `${name}: scripts that run, kB`, values: middle(({scriptBytes}) => scriptBytes / 1000), goal: GOALS.scripts},
    {what: `${name}: pictures, kB`, values: middle(({pictureBytes}) => pictureBytes / 1000)},
    {what: `${name}: requests`, values: middle(({requests}) => requests)},
  ];
}

void runMain(async () => {
  const {values} = parseArgs({
    options: {
      runs: {type: 'string', default: '5'},
      pages: {type: 'string', default: Object.keys(PAGES).join()},
      noisy: {type: 'boolean', default: false},
      report: {type: 'string'},
    },
  });
  if (!fs.existsSync(path.join(BUILD_DIR, 'index.html'))) {
    throw new Error('There is no finished build. Make it with "npm run build".');
  }
  const peers = writePeers();
  for (const {name, command, folder} of peers) {
    console.error(`${name} is built …`);
    await run(command, folder);
  }
  const machine = new QuietMachine(!values.noisy);
  const folders = [BUILD_DIR, ...peers.map(({folder, output}) => path.join(folder, output))];
  const servers = await Promise.all(folders.map((folder) => serve(folder)));
  const browser = await launchBrowser({args: [TRUST]});
  /** In turns, so that other load of the machine meets all alike; the first round only fills the server's cache. */
  const inTurns = async <Result>(task: (origin: string) => Promise<Result>): Promise<Result[][]> => {
    const results = servers.map((): Result[] => []);
    for (let round = 0; round <= Number(values.runs); round += 1) {
      for (const [index, {origin}] of servers.entries()) {
        const result = await machine.measure(() => task(origin));
        results[index]?.push(...(round === 0 ? [] : [result]));
      }
    }
    return results;
  };
  try {
    await machine.wait();
    const rows: Row[] = [];
    for (const [name, address] of Object.entries(PAGES).filter(([key]) => values.pages.split(',').includes(key))) {
      console.error(`${name}: ${values.runs} visits of each site …`);
      rows.push(...rowsOf(name, await inTurns((origin) => visit(browser, origin + address))));
    }
    const links = await Promise.all(servers.map(({origin}) => linksOf(browser, origin + PAGES.document)));
    const target = links[0]?.find((link) => links.every((others) => others.includes(link)));
    if (target === undefined) {
      throw new Error(`${PAGES.document} has no link that all sites share. Choose another document in PAGES.`);
    }
    for (const device of ['phone', 'desktop'] as const) {
      console.error(`Link to ${target}, ${device} …`);
      const times = await inTurns((origin) => follow(browser, origin + PAGES.document, target, device === 'phone'));
      const middle = times.map(median);
      rows.push({what: `link → new text, ${device}, ms`, values: middle, goal: GOALS.link * (middle.at(-1) ?? 0)});
    }
    const circumstances =
      `Medians of ${values.runs} first visits in turns: ${machine.description()}. Phone, ${NETWORK.latency} ms, ` +
      `${NETWORK.download / 1_000_000} Mbit/s, CPU ÷ ${CPU_SLOWDOWN}, HTTP/2, Brotli. Compare columns, not reports. ` +
      'Goals: shares of the best peer (paints), of Docusaurus (blocking) or of VitePress (links); a missed one is bold.';
    const names = ['this site', ...peers.map(({name}) => name)];
    publish(`# Pages compared with other generators\n\n${circumstances}\n\n${table(names, rows)}`, values.report);
  } finally {
    await browser.close();
    servers.forEach(({close}) => close());
  }
});
