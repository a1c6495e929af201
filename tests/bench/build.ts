/** Time and memory of builds, compared with other generators; see README.md. */
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {runMain} from '../../scripts/runMain';
import {median, publish, QuietMachine, run, table, type Row, type Took} from './measure';
import {writeSites, type Site} from './sites';

/** Shares of the time of stock Docusaurus and of our own cold build; MiB. */
const GOALS = {cold: 2, warm: 0.5, memory: 1300} as const;

async function build({name, command, folder, output, caches}: Site, kind: 'cold' | 'warm'): Promise<Took> {
  for (const made of [output, ...(kind === 'cold' ? caches : [])]) {
    fs.rmSync(path.join(folder, made), {recursive: true, force: true});
  }
  const took = await run(command, folder);
  console.error(`${name}, ${kind}: ${took.seconds.toFixed(1)} s, ${took.memory.toFixed(0)} MiB`);
  return took;
}

function rowsOf(cold: readonly Took[][], warm: readonly Took[][]): Row[] {
  const seconds = (builds: readonly Took[][]) => builds.map((one) => median(one.map((took) => took.seconds)));
  const coldTimes = seconds(cold);
  const memory = cold.map((one) => median(one.map((took) => took.memory)));
  const [own = 0, stock = 0] = coldTimes;
  return [
    {what: 'cold, s', values: coldTimes, goal: GOALS.cold * stock, digits: 1},
    {what: 'warm, s', values: seconds(warm), goal: GOALS.warm * own, digits: 1},
    {what: 'most memory, MiB', values: memory, goal: GOALS.memory},
  ];
}

void runMain(async () => {
  const {values} = parseArgs({
    options: {
      runs: {type: 'string', default: '3'},
      noisy: {type: 'boolean', default: false},
      report: {type: 'string'},
    },
  });
  const machine = new QuietMachine(!values.noisy);
  await machine.wait();
  const sites = writeSites();
  const [cold, warm] = [sites.map((): Took[] => []), sites.map((): Took[] => [])];
  for (let round = 0; round < Number(values.runs); round += 1) {
    for (const [index, site] of sites.entries()) {
      cold[index]?.push(await build(site, 'cold'));
      warm[index]?.push(await build(site, 'warm'));
    }
  }
  const names = sites.map(({name}) => name);
  const circumstances = `Medians of ${values.runs} builds in turns, both languages: ${machine.description()}.`;
  publish(
    `# Builds compared with other generators\n\n${circumstances}\n\n${table(names, rowsOf(cold, warm))}`,
    values.report,
  );
});
