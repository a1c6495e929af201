import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';

const ROOT = path.resolve(__dirname, '../..');
const read = (file: string) => fs.readFileSync(path.join(ROOT, file), 'utf8');
const dockerfile = read('hosting/Dockerfile');

/** Instructions with their words, continued lines joined. */
const instructions = dockerfile
  .replace(/\\\n\s*/g, '')
  .split('\n')
  .filter((line) => /^[A-Z]+ /.test(line))
  .map((line) => ({name: line.split(' ', 1)[0], words: line.split(/\s+/).slice(1)}));
const wordsOf = (name: string) => instructions.filter((one) => one.name === name).map(({words}) => words);

test('every path that the image takes from the repository is there and not ignored', () => {
  const ignored = read('.dockerignore').split('\n').filter(Boolean);
  const copies = wordsOf('COPY').filter(([first = '']) => !first.startsWith('--from'));
  assert(copies.length > 2);
  for (const words of copies) {
    for (const source of words.slice(0, -1)) {
      assert(fs.existsSync(path.join(ROOT, source)), `${source} of hosting/Dockerfile is missing`);
      assert(!ignored.includes(source), `${source} is in .dockerignore`);
    }
  }
});

test('the configuration that it takes from the build is one that the build makes', () => {
  const made = read('scripts/build/headers/index.ts');
  for (const [, file = ''] of dockerfile.matchAll(/--from=build \/site\/build-hosting\/(\S+)/g)) {
    assert.match(made, new RegExp(`'${file}'`));
    assert.match(read('hosting/nginx.conf'), new RegExp(`include ${file};`));
  }
});

test('nginx is the one that the tests start, in the same way', () => {
  const tested = read('tests/hosting/nginx.ts');
  const packages = /const PACKAGES = \[(.*)\];/.exec(tested)?.[1]?.match(/[\w-]+/g) ?? [];
  assert.deepEqual(packages, ['nginx-light', 'libnginx-mod-http-brotli-static']);
  for (const name of packages) {
    assert.match(dockerfile, new RegExp(` ${name} `));
  }
  const [command] = wordsOf('CMD').filter(([first = '']) => first.startsWith('['));
  assert.deepEqual(JSON.parse((command ?? []).join(' ')), [
    'nginx',
    ...['-e', 'stderr', '-p', '/tmp/', '-c', '/etc/manual/nginx.conf', '-g', 'daemon off;'],
  ]);
});

test('it runs without rights on a file system that cannot be written', () => {
  const [account = ''] = wordsOf('USER').at(-1) ?? [];
  assert.match(account, /^[1-9]\d*:[1-9]\d*$/);
  const compose = read('hosting/compose.yaml');
  for (const line of ['read_only: true', 'cap_drop:\n      - ALL', 'no-new-privileges:true', '/tmp:size=']) {
    assert(compose.includes(line), `hosting/compose.yaml lacks ${line}`);
  }
  for (const [, file = ''] of read('hosting/nginx.conf').matchAll(/(?:pid|_temp_path) (\S+);/g)) {
    assert(!file.startsWith('/'), `${file} lies outside of the folder that may be written`);
  }
});

test('every image and tool is of one version of Debian, and Node is the one of the project', () => {
  const images = wordsOf('FROM').map(([image]) => image);
  assert.deepEqual(images, [
    `node:${read('.nvmrc').trim().replace(/^v/, '').split('.')[0]}-bookworm-slim`,
    'debian:bookworm-slim',
  ]);
  assert(read('netlify.toml').includes(`NODE_VERSION = "${read('.nvmrc').trim().replace(/^v/, '').split('.')[0]}"`));
});
