import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, test} from 'node:test';
import {pageStatus, withPageStatus} from './frontMatter';
import {contentHash, fileHash, LOCK_FILE, readLock, translationStatus, writeLock, type LockEntry} from './status';

const CS = 'docs/map.mdx';
const EN = 'i18n/en/docusaurus-plugin-content-docs/current/map.mdx';

let site = '';

beforeEach(() => {
  site = fs.mkdtempSync(path.join(os.tmpdir(), 'translation-status-'));
  write('i18n/.keep', '');
});

afterEach(() => {
  fs.rmSync(site, {recursive: true});
});

function write(file: string, text: string): void {
  fs.mkdirSync(path.dirname(path.join(site, file)), {recursive: true});
  fs.writeFileSync(path.join(site, file), text);
}

function record(from: LockEntry['from'] = 'cs'): void {
  const [source, translation] = from === 'cs' ? [CS, EN] : [EN, CS];
  writeLock(site, {
    version: 1,
    files: {[EN]: {from, source: fileHash(site, source) ?? '', translation: fileHash(site, translation) ?? ''}},
  });
}

const stateOf = (file: string) => translationStatus(site).find(({cs, en}) => cs === file || en === file)?.state;

test('a pair goes from missing over unrecorded to current, and is stale once its source changes', () => {
  write(CS, 'Mapa\n');
  assert.equal(stateOf(CS), 'missing');
  write(EN, 'Map\n');
  assert.equal(stateOf(CS), 'unrecorded');
  record();
  assert.equal(stateOf(CS), 'current');
  write(EN, 'The map\n');
  assert.equal(stateOf(CS), 'current');
  write(CS, 'Mapa konstrukcí\n');
  assert.equal(stateOf(CS), 'stale');
});

test('a translation without a source is orphaned, and so is an entry whose files are gone', () => {
  write(EN, 'Map\n');
  assert.equal(stateOf(EN), 'orphaned');
  write(CS, 'Mapa\n');
  record();
  fs.rmSync(path.join(site, EN));
  fs.rmSync(path.join(site, CS));
  assert.equal(stateOf(EN), 'orphaned');
});

test('of a page first written in English the Czech one is the translation', () => {
  write(CS, 'Mapa\n');
  write(EN, 'Map\n');
  record('en');
  write(CS, 'Mapka\n');
  assert.equal(stateOf(CS), 'current');
  write(EN, 'The map\n');
  const status = translationStatus(site).find(({cs}) => cs === CS);
  assert.deepEqual([status?.state, status?.source, status?.translation], ['stale', EN, CS]);
});

test('ends of lines, spaces at them and the day of the last check do not make a translation stale', () => {
  const hash = contentHash('a.mdx', '---\ntitle: Mapa\n---\n\nText.\n');
  assert.equal(contentHash('a.mdx', "---\r\ntitle: Mapa\r\nlast_checked: '2026-11-21'\r\n---\r\n\r\nText. \r\n"), hash);
  assert.notEqual(contentHash('a.mdx', '---\ntitle: Mapa\n---\n\nText!\n'), hash);
});

test('of code only the quoted texts count', () => {
  const hash = contentHash('a.ts', "export const a = {label: 'Mapa'};");
  assert.equal(contentHash('a.ts', "const b = [{label:\n 'Mapa'}]; // moved"), hash);
  assert.equal(contentHash('a.ts', "['b', 'a']"), contentHash('a.ts', "['a', 'b']"));
  assert.notEqual(contentHash('a.ts', "export const a = {label: 'Plán'};"), hash);
});

test('a damaged lock file is named with the remedy', () => {
  write(LOCK_FILE, '<<<<<<< HEAD\n{}');
  assert.throws(() => readLock(site), /i18n\/translations\.lock\.json is not valid JSON[^]*merge conflict/);
  write(LOCK_FILE, '{"version": 7}');
  assert.throws(() => readLock(site), /another form/);
});

test('the page being rendered knows its state', () => {
  write(CS, 'Mapa\n');
  write(EN, 'Map\n');
  record();
  const status = (file: string, language: string) => pageStatus(site, path.join(site, file), language, 'cs');
  assert.deepEqual([status(EN, 'en'), status(CS, 'cs')], [undefined, undefined]);
  assert.equal(status(CS, 'en'), 'fallback');
  assert.equal(status('versioned_docs/version-1.0/map.mdx', 'en'), 'fallback');
  write(CS, 'Plán\n');
  assert.deepEqual([status(EN, 'en'), status(CS, 'cs')], ['stale', undefined]);

  const parsed = {frontMatter: {title: 'Map'}, content: ''};
  const place = [site, path.join(site, EN), 'en', 'cs'] as const;
  assert.deepEqual(withPageStatus(parsed, ...place).frontMatter, {translation_status: 'stale', title: 'Map'});
  const byHand = {frontMatter: {translation_status: 'none'}, content: ''};
  assert.deepEqual(withPageStatus(byHand, ...place).frontMatter, {translation_status: 'none'});
});
