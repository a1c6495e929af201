/** Runs the practice device that readers download. */
import assert from 'node:assert/strict';
import {spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import net from 'node:net';
import path from 'node:path';
import readline from 'node:readline';
import {ModbusTCPClient} from 'jsmodbus';
import {DEFAULT_SLAVE} from '../../src/data/modbus';
import {practiceDevice} from '../../src/plugins/reference-tables/practiceDevice';

export const DOWNLOADS = path.resolve(__dirname, '../../static/downloads');

export const python = process.platform === 'win32' ? 'python' : 'python3';

/** Whether tests that need Python are skipped, which never happens in CI. */
export const withoutPython = spawnSync(python, ['--version']).error !== undefined && process.env.CI === undefined;

/**
 * Starts a practice device on a free port, lets `use` talk to it, and ends it as Ctrl+C does. Fails if the device then
 * reports an error.
 * @param args its command line, e.g. `['laser', '--fault', 'silent']`
 */
export async function withPracticeDevice<T>(args: readonly string[], use: (port: number) => Promise<T>): Promise<T> {
  // The program comes by the standard input.
  const child = spawn(python, ['-', ...args, '--port', '0']);
  child.stdin.end(practiceDevice());
  const exited = once(child, 'exit');
  let errors = '';
  child.stderr.on('data', (part) => (errors += String(part)));
  try {
    const [line] = (await Promise.race([once(readline.createInterface(child.stdout), 'line'), exited])) as [unknown];
    const port = /^Listening on 127\.0\.0\.1:(\d+)$/.exec(String(line))?.[1];
    assert.ok(port, `${String(line)} ${errors}`);
    return await use(Number(port));
  } finally {
    child.kill('SIGINT');
    await exited;
    assert.equal(errors, '');
  }
}

/** Lets `use` talk to a practice device through a Modbus client that is not ours. It waits `patience` ms for an answer. */
export async function withClient(
  args: readonly string[],
  use: (client: ModbusTCPClient, port: number) => Promise<void>,
  patience = 3000,
) {
  await withPracticeDevice(args, async (port) => {
    const socket = net.connect(port, '127.0.0.1');
    const client = new ModbusTCPClient(socket, DEFAULT_SLAVE, patience);
    await once(socket, 'connect');
    await use(client, port);
    socket.destroy();
  });
}
