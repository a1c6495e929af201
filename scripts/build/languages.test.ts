import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {after, before, test} from 'node:test';
import {i18n, servedI18n} from '../../src/config/locales';
import {buildLanguages, plan} from './languages';

const GIGABYTE = 1024 ** 3;

test('languages are built at the same time where that is quicker and the memory suffices', () => {
  const machine = {cores: 2, freeMemory: 4 * GIGABYTE, pages: 70};
  assert.deepEqual(plan(machine), {sideBySide: true, keepsCache: true});
  assert.equal(plan({...machine, cores: 1}).sideBySide, false);
  assert.equal(plan({...machine, freeMemory: 2 * GIGABYTE}).sideBySide, false);
  assert.deepEqual(plan({...machine, pages: 500}), {sideBySide: false, keepsCache: true});
  assert.deepEqual(plan({...machine, pages: 2000}), {sideBySide: false, keepsCache: false});
});

test('a language has the same address whether it is built alone or with the others', () => {
  const {localeConfigs, locales} = servedI18n('/manual/');
  assert.deepEqual(locales, i18n.locales);
  assert.equal(localeConfigs.cs.baseUrl, '/manual/');
  assert.equal(localeConfigs.en.baseUrl, '/manual/en/');
});

/** Stands in for Docusaurus: empties its folder, as that does, and writes one page. */
const PROGRAM = `
const fs = require('node:fs');
const path = require('node:path');
const value = (name) => process.argv[process.argv.indexOf(name) + 1];
const locale = value('--locale');
if (process.argv.includes('--fail-' + locale)) {
  console.error(locale + ' is broken');
  process.exit(1);
}
const folder = path.join(value('--out-dir'), locale === 'cs' ? '' : locale);
setTimeout(() => {
  fs.rmSync(folder, {recursive: true, force: true});
  fs.mkdirSync(folder, {recursive: true});
  fs.writeFileSync(path.join(folder, 'index.html'), locale);
}, locale === 'cs' ? 400 : 0);
`;

let folder = '';
let program = '';

before(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'languages-'));
  program = path.join(folder, 'docusaurus.js');
  fs.writeFileSync(program, PROGRAM);
});

after(() => {
  fs.rmSync(folder, {recursive: true, force: true});
});

const read = (dir: string, file: string) => fs.readFileSync(path.join(dir, file), 'utf8');

test('all languages end up in one folder, whichever is built first', async () => {
  const dir = path.join(folder, 'all');
  await buildLanguages(dir, [], program);
  assert.equal(read(dir, 'index.html'), 'cs');
  assert.equal(read(dir, 'en/index.html'), 'en');
  // What an older build has left does not stay.
  fs.writeFileSync(path.join(dir, 'en/old.html'), '');
  await buildLanguages(dir, [], program);
  assert.deepEqual(fs.readdirSync(path.join(dir, 'en')), ['index.html']);
});

test('a language alone is built as the options say', async () => {
  const dir = path.join(folder, 'one');
  await buildLanguages(dir, ['--locale', 'en'], program);
  assert.deepEqual(fs.readdirSync(dir), ['en']);
});

test('a language that cannot be built ends the build with what was said about it', async () => {
  const dir = path.join(folder, 'broken');
  await assert.rejects(buildLanguages(dir, ['--fail-en'], program), /en is broken[\s\S]*docusaurus build --locale en/);
  await assert.rejects(buildLanguages(dir, ['--fail-cs'], program), /docusaurus build --locale cs/);
});
