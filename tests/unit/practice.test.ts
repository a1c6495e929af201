/** The page `/practice/` lists all files of the practice data; its results from registers are those of the practice device. */
import assert from 'node:assert/strict';
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {test} from 'vitest';
import {LOCALES} from '../../src/config/locales';
import {MADE_UP, practiceFiles} from '../../src/plugins/reference-tables/practiceFiles';
import {ROOT} from '../support/sites';

const DEVICE = path.join(ROOT, 'static/downloads/practice_device.py');
const PAGES = ['src/pages', 'i18n/en/docusaurus-plugin-content-pages'].map((folder) =>
  fs.readFileSync(path.join(ROOT, folder, 'practice.mdx'), 'utf8'),
);

test('every file says that it is made up, and is listed; the set is small', () => {
  for (const [index, locale] of LOCALES.entries()) {
    const files = practiceFiles(locale);
    for (const [name, text] of files) {
      assert.ok(text.slice(0, 150).includes(MADE_UP[locale]), name);
      assert.ok(PAGES[index]?.includes(`(pathname:///downloads/${name})`), name);
    }
    assert.ok(gzipSync([...files.values()].join('')).length < 300_000);
  }
});

/** Starts the device, reads `count` registers from `address` over Modbus TCP, and ends it. */
async function registers(kind: string, address: number, count: number): Promise<number[]> {
  const device = spawn(process.platform === 'win32' ? 'python' : 'python3', [DEVICE, kind, '--port', '0']);
  try {
    const [line] = (await once(device.stdout, 'data')) as [Buffer];
    const socket = net.connect(Number(/:(\d+)/.exec(String(line))?.[1]), '127.0.0.1');
    socket.write(Buffer.from([0, 1, 0, 0, 0, 6, 1, 3, address >> 8, address & 0xff, 0, count]));
    const [answer] = (await once(socket, 'data')) as [Buffer];
    socket.destroy();
    return Array.from({length: count}, (_, index) => answer.readUInt16BE(9 + 2 * index));
  } finally {
    device.kill();
  }
}

for (const [kind, address, count] of [
  ['geosnake', 0, 3],
  ['geosnake', 0x066e, 1],
  ['laser', 4, 2],
] as const) {
  test.skipIf(!fs.existsSync(DEVICE))(`${kind}, ${count} registers from ${address}`, async () => {
    const printed = `\`[${(await registers(kind, address, count)).join(', ')}]\``;
    assert.deepEqual(
      PAGES.map((page) => page.includes(printed)),
      [true, true],
      printed,
    );
  });
}
