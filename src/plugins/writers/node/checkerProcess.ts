import {fork, type ChildProcess} from 'node:child_process';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import type {TextReport} from '../shared';
import type {Question, Reply} from './checker';

/** Makes the report of a file. */
export type Checker = (siteDir: string, file: string) => Promise<TextReport>;

/**
 * A checker in another process, so that no check delays the preview. It is started by the first question, again after it has
 * died, and ends with this process.
 */
export function checkerProcess(): Checker {
  const waiting = new Map<number, {resolve: (report: TextReport) => void; reject: (error: Error) => void}>();
  let child: ChildProcess | undefined;
  let last = 0;

  const start = (): ChildProcess => {
    const started = fork(path.join(__dirname, 'checker.ts'), {
      execArgv: ['--import', pathToFileURL(require.resolve('tsx')).href],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    started.on('message', (reply: Reply) => {
      const asked = waiting.get(reply.id);
      waiting.delete(reply.id);
      if ('report' in reply) {
        asked?.resolve(reply.report);
      } else {
        asked?.reject(new Error(reply.error));
      }
    });
    const giveUp = (reason: string) => {
      child = undefined;
      waiting.forEach(({reject}) => reject(new Error(`The checks of the writers' bar did not run: ${reason}`)));
      waiting.clear();
    };
    started.once('error', (error) => giveUp(error.message));
    started.once('exit', (code, signal) => giveUp(`their process ended with ${String(code ?? signal)}`));
    // Neither the process nor its messages keep the development server alive.
    started.unref();
    started.channel?.unref();
    return started;
  };

  return (siteDir, file) =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, {resolve, reject});
      child ??= start();
      child.send({id: last, siteDir, file} satisfies Question);
    });
}
