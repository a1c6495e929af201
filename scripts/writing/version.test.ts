import assert from 'node:assert/strict';
import {afterEach, beforeEach, test} from 'node:test';
import {addVersion} from '../version';
import {makeSite} from './testSite';

const ENGLISH = 'i18n/en/docusaurus-plugin-content-docs';

let site: ReturnType<typeof makeSite>;
let said = '';

beforeEach(() => {
  site = makeSite();
  said = '';
});

afterEach(() => site.remove());

const version = (...args: string[]) => addVersion(site.root, args, {say: (text) => (said += text)});

async function refused(message: RegExp, ...args: string[]): Promise<void> {
  const before = site.everything();
  await assert.rejects(version(...args), (error: Error) => {
    assert.match(error.message, message);
    assert.match(error.message, /\n→ \S/, 'has a remedy');
    return true;
  });
  assert.deepEqual(site.everything(), before);
}

test('both languages are copied with their labels and sidebars, and nothing that was there changes', async () => {
  const before = site.everything();
  await version('1.0', '--yes');
  for (const [file, text] of before) {
    assert.equal(site.read(file), text, file);
  }
  assert.equal(site.read('versioned_docs/version-1.0/web-portal/map.mdx'), site.read('docs/web-portal/map.mdx'));
  assert.equal(
    site.read(`${ENGLISH}/version-1.0/web-portal/map.mdx`),
    site.read(`${ENGLISH}/current/web-portal/map.mdx`),
  );
  const {'version.label': own, ...labels} = JSON.parse(site.read(`${ENGLISH}/version-1.0.json`)) as Record<
    string,
    object
  >;
  assert.deepEqual(own, {message: '1.0', description: 'The label for version 1.0'});
  const {'version.label': _, ...present} = JSON.parse(site.read(`${ENGLISH}/current.json`)) as Record<string, object>;
  assert.deepEqual(labels, present);
  assert.match(site.read('versioned_sidebars/version-1.0-sidebars.json'), /"web-portal\/map"/);
  assert.deepEqual(JSON.parse(site.read('versions.json')), ['1.0']);
  await version('2.0', '--yes');
  assert.deepEqual(JSON.parse(site.read('versions.json')), ['2.0', '1.0']);
});

test('a trial run names the files and writes none', async () => {
  const before = site.everything();
  await version('1.0', '--dry-run');
  assert.match(said, /^create versioned_docs\/version-1\.0\/web-portal\/map\.mdx$/m);
  assert.deepEqual(site.everything(), before);
});

test('bad and existing names, chapters, and unfinished translations are refused', async () => {
  await refused(/one version/);
  await refused(/one version/, '1.0', '2.0');
  await refused(/cannot be a version/, '1/0');
  await refused(/cannot be a version/, '../1.0');
  await refused(/cannot be a version/, 'Verze 1');
  await refused(/already an address/, 'web-portal');
  await refused(/already an address/, 'category');
  await refused(/nobody is there to agree/, '1.0');
  await version('1.0', '--yes');
  await refused(/exists already/, '1.0', '--yes');
  site.write('docs/web-portal/map.mdx', `${site.read('docs/web-portal/map.mdx')}\nNové.\n`);
  await refused(/not up to date:\n- i18n\/en\/.*map\.mdx \(stale\)/, '2.0', '--yes');
});
