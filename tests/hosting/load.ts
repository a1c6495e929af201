import http from 'node:http';
import {request} from './request';

export interface LoadOptions {
  origin: string;
  /** Asked for in turn. */
  paths: readonly string[];
  /** How many ask at a time, each over a connection of its own that stays open. */
  connections: number;
  seconds: number;
}

export interface LoadResult {
  answers: number;
  /** What went wrong: a connection that broke, no answer within 10 s, another status than 200. */
  errors: Readonly<Record<string, number>>;
  perSecond: number;
  bytes: number;
  /** Time to the last byte, in ms. */
  median: number;
  percentile99: number;
  slowest: number;
}

/** Lets many readers ask at once; the program that asks takes as much of the machine as the server does. */
export async function load({origin, paths, connections, seconds}: LoadOptions): Promise<LoadResult> {
  const agent = new http.Agent({keepAlive: true, maxSockets: connections});
  const errors: Record<string, number> = {};
  const times: number[] = [];
  let bytes = 0;
  let next = 0;
  const started = performance.now();
  const ends = started + seconds * 1000;
  const ask = async (): Promise<void> => {
    while (performance.now() < ends) {
      const path = paths[next++ % paths.length] ?? '/';
      const asked = performance.now();
      try {
        const {status, body} = await request(origin, path, {agent, headers: {'Accept-Encoding': 'br, gzip'}});
        times.push(performance.now() - asked);
        bytes += body.length;
        if (status !== 200) {
          errors[`status ${status}`] = (errors[`status ${status}`] ?? 0) + 1;
        }
      } catch (error) {
        const {message} = error as Error;
        errors[message] = (errors[message] ?? 0) + 1;
      }
    }
  };
  await Promise.all(Array.from({length: connections}, ask));
  agent.destroy();
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return {
    answers: times.length,
    errors,
    perSecond: times.length / ((performance.now() - started) / 1000),
    bytes,
    median: at(0.5),
    percentile99: at(0.99),
    slowest: at(1),
  };
}
