/** What hosting/publish.ts and compress.sh leave on a host, over several releases. */
import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {afterAll, test} from 'vitest';
import {publish} from '../../hosting/publish';
import {filesOf} from '../../src/content/filesOf';
import {ROOT} from '../support/sites';

const work = fs.mkdtempSync(path.join(os.tmpdir(), 'publish-'));
afterAll(() => fs.rmSync(work, {recursive: true}));

/** Makes a folder hold exactly these files: text of a letter, repeated. */
function write(folder: string, files: Readonly<Record<string, readonly [letter: string, bytes: number]>>): string {
  const dir = path.join(work, folder);
  fs.rmSync(dir, {recursive: true, force: true});
  for (const [file, [letter, bytes]] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(dir, file)), {recursive: true});
    fs.writeFileSync(path.join(dir, file), letter.repeat(bytes));
  }
  return dir;
}

const isCompressed = (file: string) => /\.(?:html|js|csv)\.(?:br|gz)$/.test(file);

/** Every compressed file holds what the file next to it holds now. */
function assertFresh(dir: string): void {
  for (const file of filesOf(dir).filter(isCompressed)) {
    const content = fs.readFileSync(path.join(dir, file));
    const plain = file.endsWith('.br') ? brotliDecompressSync(content) : gunzipSync(content);
    assert.equal(plain.toString(), fs.readFileSync(path.join(dir, file.slice(0, -3)), 'utf8'), file);
  }
}

test('compress.sh leaves no stale compressed file when a file grows, shrinks or is removed, twice', () => {
  const dir = write('compressed', {'kept/archive.tar.gz': ['z', 900]});
  const table = path.join(dir, 'table.csv');
  for (const [size, expected] of [
    [300, 0],
    [900, 2],
    [700, 2],
    [512, 0],
    [513, 2],
    [undefined, 0],
    [900, 2],
    [undefined, 0],
  ] as const) {
    if (size === undefined) {
      fs.rmSync(table);
    } else {
      fs.writeFileSync(table, String.fromCharCode(97 + (size % 26)).repeat(size));
    }
    // Running it again changes nothing.
    for (let run = 0; run < 2; run += 1) {
      execFileSync('sh', [path.join(ROOT, 'hosting/compress.sh'), dir]);
      const made = filesOf(dir).filter((file) => file.startsWith('table.csv.'));
      assert.equal(made.length, expected, `${size} bytes: ${made.join()}`);
      assert.ok(fs.existsSync(path.join(dir, 'kept/archive.tar.gz')), 'a download is no compressed copy');
      if (made.length > 0) {
        assertFresh(dir);
      }
    }
  }
});

const RELEASES = [
  {
    'index.html': ['a', 900],
    'old/index.html': ['o', 900],
    'downloads/table.csv': ['t', 513],
    'assets/js/main.1.js': ['1', 900],
    'en/assets/js/main.1.js': ['1', 900],
    'assets/js/same.js': ['s', 900],
  },
  {
    'index.html': ['b', 900],
    'downloads/table.csv': ['u', 400],
    'assets/js/main.2.js': ['2', 900],
    'en/assets/js/main.2.js': ['2', 900],
    'assets/js/same.js': ['s', 900],
  },
  {'index.html': ['c', 900], 'assets/js/main.3.js': ['3', 900], 'new/index.html': ['n', 100]},
] as const;

test('a release is published exactly, with the hashed files of the one before it and nothing older', () => {
  const www = path.join(work, 'www');
  const published = () => filesOf(www).filter((file) => !file.startsWith('.'));
  const built = RELEASES.map((files, index) => write(`release-${index}`, files as never));
  built.forEach((build, index) => {
    // Again, as after an interruption.
    for (let run = 0; run < 2; run += 1) {
      publish(build, www);
      const before = index > 0 ? filesOf(built[index - 1] ?? '').filter((file) => file.includes('assets/')) : [];
      assert.deepEqual(published(), [...new Set([...filesOf(build), ...before])].sort());
      for (const file of filesOf(build)) {
        assert.deepEqual(fs.readFileSync(path.join(www, file)), fs.readFileSync(path.join(build, file)), file);
      }
      assertFresh(www);
    }
  });
  assert.throws(() => publish(path.join(work, 'nothing'), www), /npm run build/);
});
