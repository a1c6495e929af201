import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {after, before, test} from 'node:test';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {compressFolder, isTwin} from './compress';
import {filesOf} from './files';

let parent = '';
const dir = () => path.join(parent, 'site');
const cache = () => path.join(parent, 'cache');
const MAIN = 'assets/js/main.1.js';
const TEXT = '<p>The same words again and again.</p>'.repeat(50);

before(() => {
  parent = fs.mkdtempSync(path.join(os.tmpdir(), 'compress-'));
  fs.mkdirSync(path.join(dir(), 'en'), {recursive: true});
  fs.writeFileSync(path.join(dir(), 'en/index.html'), TEXT);
  fs.writeFileSync(path.join(dir(), 'small.json'), '{}');
  fs.writeFileSync(path.join(dir(), 'picture.avif'), Buffer.alloc(5000));
  fs.writeFileSync(
    path.join(dir(), 'noise.txt'),
    Buffer.from(Array.from({length: 600}, (_, index) => (index * 7919) % 251)),
  );
  fs.mkdirSync(path.join(dir(), 'assets/js'), {recursive: true});
  fs.writeFileSync(path.join(dir(), MAIN), TEXT);
  fs.writeFileSync(path.join(dir(), 'gone.js.br'), 'twin of a file that is no more');
});

after(() => fs.rmSync(parent, {recursive: true}));

test('texts get twins that hold the same; pictures, small files and what does not shrink get none', async () => {
  const {files, bytes} = await compressFolder(dir(), cache());
  assert.deepEqual([files, bytes], [3, 2 * TEXT.length + 600]);
  assert.deepEqual(
    filesOf(dir()).filter((file) => !file.startsWith('noise')),
    [
      MAIN,
      `${MAIN}.br`,
      `${MAIN}.gz`,
      'en/index.html',
      'en/index.html.br',
      'en/index.html.gz',
      'picture.avif',
      'small.json',
    ],
  );
  const read = (extension: string) => fs.readFileSync(path.join(dir(), `en/index.html.${extension}`));
  assert.equal(brotliDecompressSync(read('br')).toString(), TEXT);
  assert.equal(gunzipSync(read('gz')).toString(), TEXT);
});

test('a second time takes what took long from the cache and leaves the same', async () => {
  const first = filesOf(dir());
  const entries = filesOf(cache());
  // A marked entry shows that nothing is compressed again.
  assert.equal(entries.length, 1);
  fs.writeFileSync(path.join(cache(), entries[0] ?? ''), 'from the cache');
  await compressFolder(dir(), cache());
  assert.deepEqual(filesOf(dir()), first);
  assert.deepEqual(filesOf(cache()), entries);
  assert.equal(fs.readFileSync(path.join(dir(), `${MAIN}.br`), 'utf8'), 'from the cache');
});

test('entries that no build has used for long are deleted', async () => {
  const old = path.join(cache(), 'old.9.br');
  fs.writeFileSync(old, '');
  fs.utimesSync(old, new Date(0), new Date(0));
  await compressFolder(dir(), cache());
  assert(!fs.existsSync(old));
});

test('twins are known by their name', () => {
  assert.deepEqual(['a.html.br', 'b/c.js.gz', 'a.tar.gz', 'a.br', 'a.html'].map(isTwin), [
    true,
    true,
    false,
    false,
    false,
  ]);
});
