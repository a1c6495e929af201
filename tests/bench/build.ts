/** Time and memory of builds, compared with other generators and growing sites; see README.md. */
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {runMain} from '../../scripts/runMain';
import {median, publish, QuietMachine, run, table, type Row, type Took} from './measure';
import {writeSites, type Site} from './sites';

/** Shares of the time of stock Docusaurus and of our own cold build; MiB. */
const GOALS = {cold: 1.5, warm: 0.5, memory: 1200} as const;

async function build({name, command, folder, output, caches}: Site, kind: 'cold' | 'warm'): Promise<Took> {
  for (const made of [output, ...(kind === 'cold' ? caches : [])]) {
    fs.rmSync(path.join(folder, made), {recursive: true, force: true});
  }
  const took = await run(command, folder);
  console.error(`${name}, ${kind}: ${took.seconds.toFixed(1)} s, ${took.memory.toFixed(0)} MiB`);
  return took;
}

function rowsOf(what: string, cold: readonly Took[][], warm: readonly Took[][]): Row[] {
  const seconds = (builds: readonly Took[][]) => builds.map((one) => median(one.map((took) => took.seconds)));
  const coldTimes = seconds(cold);
  const memory = cold.map((one) => median(one.map((took) => took.memory)));
  const warmTimes = seconds(warm);
  const [own = 0, stock = 0] = coldTimes;
  return [
    {what: `${what}: cold, s`, values: coldTimes, goal: GOALS.cold * stock, digits: 1},
    {what: `${what}: warm, s`, values: warmTimes, goal: GOALS.warm * own, digits: 1},
    {what: `${what}: most memory, MiB`, values: memory, goal: GOALS.memory},
  ];
}

void runMain(async () => {
  const {values} = parseArgs({
    options: {
      runs: {type: 'string', default: '3'},
      more: {type: 'string', default: '0'},
      noisy: {type: 'boolean', default: false},
      report: {type: 'string'},
    },
  });
  const machine = new QuietMachine(!values.noisy);
  await machine.wait();
  const rows: Row[] = [];
  let names: string[] = [];
  for (const more of values.more.split(',').map(Number)) {
    const sites = writeSites(more);
    names = sites.map(({name}) => name);
    const [cold, warm] = [sites.map((): Took[] => []), sites.map((): Took[] => [])];
    for (let round = 0; round < Number(values.runs); round += 1) {
      for (const [kind, results] of [
        ['cold', cold],
        ['warm', warm],
      ] as const) {
        for (const [index, site] of sites.entries()) {
          results[index]?.push(await build(site, kind));
        }
      }
    }
    rows.push(...rowsOf(more === 0 ? 'the manual' : `${more} pages more per language`, cold, warm));
  }
  const circumstances = `Medians of ${values.runs} builds in turns, both languages: ${machine.description()}.`;
  publish(`# Builds compared with other generators\n\n${circumstances}\n\n${table(names, rows)}`, values.report);
});
