import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {checkAddress} from '.';

test('one copy of every package of Docusaurus and of DocSearch is locked, all in the version of the core', () => {
  const lock = fs.readFileSync(path.resolve(__dirname, '../../../package-lock.json'), 'utf8');
  const {packages} = JSON.parse(lock) as {packages: Record<string, {version: string}>};
  const places = Object.keys(packages).filter((place) => /\/(?:@docusaurus\/[\w-]+|@docsearch\/react)$/.test(place));
  assert.deepEqual(
    places.filter((place) => place.lastIndexOf('node_modules/') > 0),
    [],
    'name the package under "dependencies" of package.json',
  );
  const ofDocusaurus = places.filter((place) => place.includes('@docusaurus/'));
  assert.equal(new Set(ofDocusaurus.map((place) => packages[place]?.version)).size, 1);
});

test('a build that is published must know its address', () => {
  assert.throws(() => checkAddress({CF_PAGES: '1'}), /SITE_URL is not set.*CF_PAGES.*SITE_URL=https:/);
  assert.throws(() => checkAddress({PUBLISH: '1', SITE_URL: ' '}), /SITE_URL is not set/);
  assert.doesNotThrow(() => checkAddress({NETLIFY: 'true', SITE_URL: 'https://docs.example.org'}));
  assert.doesNotThrow(() => checkAddress({}));
});
