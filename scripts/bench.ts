/**
 * Measures this site beside a stock Docusaurus site with the same texts: weight and speed of pages, following links, search,
 * build. Needs a finished build (`npm run build`), an idle machine, and for the pages a browser.
 *
 *     npm run bench [-- --only pages,links,search,build] [--runs 5] [--report file.md]
 *     npm run bench -- --growth [45,500,2000] [--report file.md]
 *
 * `--growth` builds both sites with so many generated pages more per language instead; it takes long. Nothing of this changes
 * `build/` or the caches of the site: what is built lies in `.bench/`.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import type {Browser} from '@playwright/test';
import prettier from 'prettier';
import {LOCALES} from '../src/config/locales';
import {measureGrowth} from './bench/growth';
import {median, medians} from './bench/figures';
import {DOCUSAURUS, PRIVATE_FOLDER, ROOT} from './bench/places';
import {buildRows, pageRows, stepTable, table, type MeasuredBuilds, type MeasuredPage} from './bench/report';
import {measured, type Measured} from './bench/run';
import {buildSite, copySite, stockSite} from './bench/sites';
import {stepsOf} from './bench/steps';
import {makeStockSite} from './bench/stock';
import {makeCertificate} from './bench/tls';
import {follow, linksOf, NETWORK, SLOWDOWN, visit, type Visit} from './bench/visits';
import {launchBrowser} from './browser';
import {compressFolder} from './build/compress';
import {measureLatency, typedQueries} from './search/latency';
import {percentile} from './search/quality';
import {startServer} from './serve';
import {filesOf} from './size/fetch';
import {weigh} from './size/report';

const BUILD = path.join(ROOT, 'build');

const PARTS = ['pages', 'links', 'search', 'build'] as const;

type Part = (typeof PARTS)[number];

const COLUMNS = ['what', 'this site', 'stock with faster'];

/** A page of each kind that both sites have. */
const PAGES = [
  {name: 'home', address: '/'},
  {name: 'document', address: '/docs/web-portal/intro/'},
  {name: 'document with tables and a tool', address: '/docs/hardware/geosnake/modbus/'},
  {name: 'post', address: '/blog/rs485-wiring-mistakes/'},
] as const;

/** Where links are followed from. */
const LINKS_OF = PAGES[1].address;

const GOALS = {ahead: 100, otherwise: 150, key: 30, open: 150};

/** A build that is being served. */
interface Served {
  url: string;
  at: (address: string) => string;
  close: () => Promise<void>;
}

async function serve(dir: string, tls: ReturnType<typeof makeCertificate>): Promise<Served> {
  const {url, close} = await startServer({dir, port: 0, host: '127.0.0.1', tls});
  return {url, close, at: (address) => new URL(address.slice(1), url).href};
}

/** The finished build of this site, and one of the stock site, compressed as ours is. */
async function bothBuilds(say: (line: string) => void): Promise<readonly [string, string]> {
  const {dir, texts} = makeStockSite(BUILD);
  say(`The stock site with ${texts} texts per language is built …`);
  await measured([DOCUSAURUS, 'build'], {cwd: dir});
  const build = path.join(dir, 'build');
  await compressFolder(build, path.join(PRIVATE_FOLDER, 'compressed'));
  return [BUILD, build];
}

/** Runs every measurement as often as asked for, in turns, so that what else the machine does meets all alike. */
async function inTurns<Figures>(runs: number, tasks: readonly (() => Promise<Figures>)[]): Promise<Figures[][]> {
  const results: Figures[][] = tasks.map(() => []);
  for (let run = 0; run < runs; run += 1) {
    for (const [index, task] of tasks.entries()) {
      results[index]?.push(await task());
    }
  }
  return results;
}

async function pagesSection(browser: Browser, sites: readonly Served[], runs: number, say: Say): Promise<string> {
  const pages: MeasuredPage[] = [];
  for (const {name, address} of PAGES) {
    say(`${name}: opened ${runs} times on each site …`);
    const weights = [];
    for (const site of sites) {
      weights.push(weigh(await filesOf(browser, site.at(address))));
    }
    const visits = await inTurns(
      runs,
      sites.map((site) => () => visit(browser, site.at(address))),
    );
    pages.push({name, weights, visits: visits.map((one) => medians<Visit>(one))});
  }
  return `## Weight and speed of a page\n\n${table(COLUMNS, pageRows(pages))}`;
}

async function linksSection(browser: Browser, sites: readonly Served[], runs: number, say: Say): Promise<string> {
  const links: string[][] = [];
  for (const site of sites) {
    links.push(await linksOf(browser, site.at(LINKS_OF)));
  }
  const target = links[0]?.find((link) => links.every((others) => others.includes(link)));
  if (target === undefined) {
    throw new Error(`${LINKS_OF} has no link out of sight that both sites share. Choose another page for LINKS_OF.`);
  }
  say(`The link from ${LINKS_OF} to ${target}/: followed ${runs} times in two ways on each site …`);
  const timesOf = async (ahead: boolean) =>
    (
      await inTurns(
        runs,
        sites.map((site) => () => follow(browser, site.at(LINKS_OF), target, ahead)),
      )
    ).map(median);
  const rows = [
    {what: 'fetched ahead, pointed at, ms', values: await timesOf(true), goal: {most: GOALS.ahead}},
    {what: 'not fetched ahead, by keyboard, ms', values: await timesOf(false), goal: {most: GOALS.otherwise}},
  ];
  return (
    `## Following a link\n\nFrom \`${LINKS_OF}\` to \`${target}/\`: from the press until the other page is painted, ` +
    `processor ÷ ${SLOWDOWN}, no delay of the network.\n\n${table(COLUMNS, rows)}`
  );
}

async function searchSection(say: Say): Promise<string> {
  const rows = [];
  for (const locale of LOCALES) {
    say(`Search in ${locale} …`);
    const queries = typedQueries(fs.readFileSync(path.join(ROOT, `tests/search/${locale}.txt`), 'utf8'));
    const prefix = locale === LOCALES[0] ? '/' : `/${locale}/`;
    const {keys, coldOpen, warmOpen} = await measureLatency(BUILD, `${prefix}docs/web-portal/dashboard/`, queries);
    rows.push(
      {what: `${locale}: key to settled list, p50, ms`, values: [percentile(keys, 0.5)]},
      {what: `${locale}: key to settled list, p95, ms`, values: [percentile(keys, 0.95)], goal: {most: GOALS.key}},
      {what: `${locale}: open, the first time, ms`, values: [coldOpen]},
      {what: `${locale}: open, after that, ms`, values: [warmOpen], goal: {most: GOALS.open}},
    );
  }
  return (
    `## Search\n\nProcessor ÷ ${SLOWDOWN}. The stock site has none: the template brings a search only with an account at ` +
    `Algolia. Quality and other engines: \`npm run bench:search\`.\n\n${table(COLUMNS.slice(0, 2), rows)}`
  );
}

/** Middle figures; the parts are those of the build in the middle. */
function middle(builds: readonly Measured[]) {
  const figures = medians(builds.map(({seconds, processor, memory}) => ({seconds, processor, memory})));
  const inTheMiddle = builds.find(({seconds}) => seconds === figures.seconds);
  return {...figures, steps: stepsOf(inTheMiddle?.output ?? '')};
}

async function buildSection(runs: number, say: Say): Promise<string> {
  const stock = makeStockSite(BUILD);
  const sites = [copySite('site'), stockSite(stock.dir)];
  const builds = sites.map(() => ({cold: [] as Measured[], warm: [] as Measured[]}));
  for (let run = 0; run < runs; run += 1) {
    for (const kind of ['cold', 'warm'] as const) {
      for (const [index, site] of sites.entries()) {
        const result = await buildSite(site, kind === 'cold');
        builds[index]?.[kind].push(result);
        say(
          `${site.name}, ${kind} ${run + 1} of ${runs}: ${result.seconds.toFixed(1)} s, ${result.memory.toFixed(0)} MiB`,
        );
      }
    }
  }
  const results = builds.map(({cold, warm}): MeasuredBuilds => {
    const [first, again] = [middle(cold), middle(warm)];
    return {cold: first, warm: again, steps: {cold: first.steps, warm: again.steps}};
  });
  const columns = results.flatMap(({cold, warm, steps}) => [
    {seconds: cold.seconds, steps: steps.cold},
    {seconds: warm.seconds, steps: steps.warm},
  ]);
  return [
    '## Build',
    `Both languages, ${stock.texts} texts each. This site with search index, Markdown twins, social pictures, offline lists, ` +
      'headers and compression; the stock site has none of these. Cold: without any cache. Memory is the highest sum over all ' +
      'processes.',
    table(COLUMNS, buildRows(results)),
    stepTable(
      sites.flatMap(({name}) => [`${name}, cold`, 'warm']),
      columns,
    ),
  ].join('\n\n');
}

type Say = (line: string) => void;

function machine(): string {
  const load = os.loadavg()[0]?.toFixed(1);
  return `${os.cpus().length} × ${os.cpus()[0]?.model.trim() ?? 'unknown processor'}, Node.js ${process.version}, load average ${load} at the start`;
}

async function speedSections(parts: readonly Part[], runs: number, http: string, say: Say): Promise<string[]> {
  if (!parts.includes('pages') && !parts.includes('links')) {
    return [];
  }
  const builds = await bothBuilds(say);
  const tls = http === 'HTTP/2' ? makeCertificate() : undefined;
  const sites = [await serve(builds[0], tls), await serve(builds[1], tls)];
  const browser = await launchBrowser({args: ['--ignore-certificate-errors']});
  try {
    return [
      ...(parts.includes('pages') ? [await pagesSection(browser, sites, runs, say)] : []),
      ...(parts.includes('links') ? [await linksSection(browser, sites, runs, say)] : []),
    ];
  } finally {
    await browser.close();
    await Promise.all(sites.map((site) => site.close()));
  }
}

function readArguments() {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      only: {type: 'string', default: PARTS.join(',')},
      runs: {type: 'string'},
      report: {type: 'string'},
      growth: {type: 'boolean', default: false},
    },
  });
  const only = values.only.split(',');
  const unknown = only.find((name) => !PARTS.some((part) => part === name));
  if (unknown !== undefined) {
    throw new Error(`--only: there is no part "${unknown}". Parts: ${PARTS.join(', ')}.`);
  }
  const runs = values.runs === undefined ? undefined : Number(values.runs);
  if (runs !== undefined && (!Number.isInteger(runs) || runs < 1)) {
    throw new Error(`--runs: "${values.runs}" is no number of measurements. Give a whole number from 1.`);
  }
  const growth = (positionals[0] ?? '45,500,2000').split(',').map(Number);
  if (positionals.length > (values.growth ? 1 : 0) || growth.some((count) => !Number.isInteger(count) || count < 1)) {
    throw new Error(`--growth needs numbers of pages such as 45,500,2000; "${positionals.join(' ')}" is none.`);
  }
  return {
    parts: PARTS.filter((part) => only.includes(part)),
    runs,
    report: values.report,
    growth: values.growth ? growth : undefined,
  };
}

async function main(): Promise<void> {
  const {parts, runs, report, growth} = readArguments();
  if (!fs.existsSync(path.join(BUILD, 'index.html'))) {
    throw new Error('There is no finished build. Make it with "npm run build", then start again.');
  }
  const circumstances = `${new Date().toISOString().slice(0, 10)}: ${machine()}`;
  const say: Say = (line) => console.error(line);
  const http = makeCertificate() ? 'HTTP/2' : 'HTTP/1.1 (no openssl was found for HTTP/2)';
  const sections = growth
    ? [await measureGrowth(growth, BUILD, say)]
    : [
        ...(await speedSections(parts, runs ?? 5, http, say)),
        ...(parts.includes('search') ? [await searchSection(say)] : []),
        ...(parts.includes('build') ? [await buildSection(runs ?? 3, say)] : []),
      ];
  const text = [
    '# This site beside stock Docusaurus',
    `Written by \`npm run bench\`; do not edit. Measured on ${circumstances}. Medians of measurements in turns. Times are those ` +
      'of this machine: compare columns, not reports. The stock site is what `create-docusaurus classic` of Docusaurus 3.9 ' +
      'sets up, with `@docusaurus/faster` and the texts of this site in both languages.',
    ...(growth
      ? []
      : [
          `Pages as a phone loads them for the first time: ${http}, Brotli, ${NETWORK.latency} ms, ` +
            `${NETWORK.download / 1_000_000} Mbit/s, processor ÷ ${SLOWDOWN}, both sites from the same server program.`,
        ]),
    ...sections,
  ].join('\n\n');
  const style = await prettier.resolveConfig(report ?? path.join(ROOT, 'README.md'));
  const page = await prettier.format(text, {...style, parser: 'markdown'});
  console.log(`\n${page}`);
  if (report !== undefined) {
    fs.writeFileSync(report, page);
    console.error(`Written: ${report}`);
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
