/** Runs a command and measures it from outside: time on the clock and of the processor, and memory, of all its processes. */
import {spawn, spawnSync} from 'node:child_process';
import fs from 'node:fs';

/** Milliseconds between two looks at the memory. */
const LOOK = 200;

/** What a command took. */
export interface Measured {
  /** On the clock. */
  seconds: number;
  /** Of all processor cores together; only Linux tells it, elsewhere it is not a number. */
  processor: number;
  /** Highest sum over the processes at any look, MiB of memory in use. */
  memory: number;
  /** What it printed. */
  output: string;
}

export interface Running {
  id: number;
  parent: number;
  /** Kilobytes. */
  memory: number;
  /** Seconds of the processor, those of ended children that it has waited for included. */
  processor: number;
}

/** Linux counts the time of processes in hundredths of a second on all usual machines. */
const TICKS = 100;

/** All processes of the machine. */
function processes(): Running[] {
  if (process.platform !== 'linux') {
    const {stdout} = spawnSync('ps', ['-axo', 'pid=,ppid=,rss='], {encoding: 'utf8'});
    return stdout.split('\n').map((line) => {
      const [id = 0, parent = 0, memory = 0] = line.trim().split(/\s+/).map(Number);
      return {id, parent, memory, processor: Number.NaN};
    });
  }
  return fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name): Running[] => {
      try {
        const status = fs.readFileSync(`/proc/${name}/status`, 'utf8');
        const value = (field: string) => Number(new RegExp(`^${field}:\\s*(\\d+)`, 'm').exec(status)?.[1] ?? 0);
        // The name of the program stands in brackets and may hold anything; the times are fields 14 to 17.
        const times = fs.readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').at(-1)?.split(' ').slice(11, 15) ?? [];
        const processor = times.reduce((sum, time) => sum + Number(time), 0) / TICKS;
        return [{id: Number(name), parent: value('PPid'), memory: value('VmRSS'), processor}];
      } catch {
        // It has ended meanwhile.
        return [];
      }
    });
}

/** What a process and all that it has started use together. */
export function useOfTree(root: number, all: readonly Running[]): Pick<Running, 'memory' | 'processor'> {
  const {memory, processor} = all.find(({id}) => id === root) ?? {memory: 0, processor: 0};
  return all
    .filter(({parent}) => parent === root)
    .map(({id}) => useOfTree(id, all))
    .reduce((sum, child) => ({memory: sum.memory + child.memory, processor: sum.processor + child.processor}), {
      memory,
      processor,
    });
}

/**
 * @param args of Node.js
 * @throws with the end of what it printed when it fails
 */
export async function measured(
  args: readonly string[],
  {cwd, env}: {cwd: string; env?: Readonly<Record<string, string>>},
): Promise<Measured> {
  const started = performance.now();
  const child = spawn(process.execPath, args, {
    cwd,
    env: {...process.env, NO_UPDATE_NOTIFIER: '1', ...env},
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const note = (text: Buffer) => {
    output += text.toString();
  };
  child.stdout.on('data', note);
  child.stderr.on('data', note);
  const peak = {memory: 0, processor: 0};
  const look = setInterval(() => {
    const use = useOfTree(child.pid ?? 0, processes());
    peak.memory = Math.max(peak.memory, use.memory);
    peak.processor = Math.max(peak.processor, use.processor);
  }, LOOK);
  try {
    const status = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', resolve);
    });
    if (status !== 0) {
      throw new Error(`"node ${args.join(' ')}" in ${cwd} failed:\n${output.slice(-4000)}`);
    }
  } finally {
    clearInterval(look);
  }
  return {
    seconds: (performance.now() - started) / 1000,
    processor: peak.processor,
    memory: peak.memory / 1024,
    output,
  };
}
