import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, test} from 'node:test';
import {readLock, translationStatus, writeLock, type TranslationStatus} from '../src/plugins/translation-status/status';
import {accepted, type Acceptance} from './i18n-accept';
import {markdown, sourceChange, table} from './i18n-status';

const CS = 'docs/map.mdx';
const EN = 'i18n/en/docusaurus-plugin-content-docs/current/map.mdx';

let site = '';

beforeEach(() => {
  site = fs.mkdtempSync(path.join(os.tmpdir(), 'i18n-'));
});

afterEach(() => {
  fs.rmSync(site, {recursive: true});
});

function write(file: string, text: string): void {
  fs.mkdirSync(path.dirname(path.join(site, file)), {recursive: true});
  fs.writeFileSync(path.join(site, file), text);
}

function status(): TranslationStatus {
  const found = translationStatus(site).find(({cs}) => cs === CS);
  assert.ok(found);
  return found;
}

function accept(acceptance: Partial<Acceptance> = {}): void {
  const lock = readLock(site);
  const entry = accepted(site, status(), lock, {minor: false, ...acceptance});
  assert.ok(entry);
  writeLock(site, {version: 1, files: {...lock.files, [EN]: entry}});
}

function git(...args: string[]): void {
  const identity = ['-c', 'user.name=Writer', '-c', 'user.email=writer@example.com', '-c', 'commit.gpgsign=false'];
  execFileSync('git', [...identity, ...args], {cwd: site, stdio: 'ignore'});
}

test('a translation is accepted, gone stale, brought up to date and accepted again', () => {
  write(CS, 'Mapa\n');
  write(EN, 'Map\n');
  accept();
  assert.equal(status().state, 'current');
  write(CS, 'Mapa konstrukcí\n');
  assert.throws(accept, /docs\/map\.mdx has changed and .*map\.mdx has not.*i18n:status.*--minor/);
  assert.equal(status().state, 'stale');
  write(EN, 'Map of constructions\n');
  accept();
  assert.equal(status().state, 'current');
});

test('a change that needs no translation is accepted as minor', () => {
  write(CS, 'Mapa\n');
  write(EN, 'Map\n');
  accept();
  write(CS, 'Mapa.\n');
  accept({minor: true});
  assert.equal(status().state, 'current');
});

test('a page first written in English is recorded as such', () => {
  write(CS, 'Mapa\n');
  write(EN, 'Map\n');
  accept({from: 'en'});
  assert.deepEqual([status().from, status().translation, status().state], ['en', CS, 'current']);
});

test('without its counterpart a text cannot be accepted; a pair that is gone is forgotten', () => {
  write(CS, 'Mapa\n');
  assert.throws(accept, /current\/map\.mdx does not exist\. Create it/);
  const gone = {...status(), cs: 'docs/gone.mdx', en: EN.replace('map', 'gone')};
  assert.equal(accepted(site, gone, readLock(site), {minor: false}), undefined);
});

test('the change of the source since the translation comes from the history', () => {
  git('init', '-q');
  write(CS, 'První věta.\n\nDruhá věta.\n');
  write(EN, 'First sentence.\n\nSecond sentence.\n');
  git('add', '.');
  git('commit', '-qm', 'first');
  accept();
  write(CS, 'První věta.\n\nDruhá, delší věta.\n');
  git('add', '.');
  git('commit', '-qm', 'second');
  write(CS, 'První věta.\n\nDruhá, ještě delší věta.\n');
  const {commit, diff} = sourceChange(site, status());
  assert.match(commit ?? '', /^[0-9a-f]{7,}$/);
  assert.match(diff, /^@@.*\n \n-Druhá věta\.\n\+Druhá, ještě delší věta\.$/);
});

test('a version that the history does not hold is said to be unknown', () => {
  write(CS, 'Mapa\n');
  write(EN, 'Map\n');
  accept();
  write(CS, 'Plán\n');
  assert.deepEqual(sourceChange(site, status()), {diff: ''});
});

test('the tables name each file with the remedy, the worst first', () => {
  write(CS, 'Mapa\n');
  write(EN, 'Map\n');
  accept();
  write(CS, 'Plán\n');
  write('docs/new.mdx', 'Nové\n');
  const statuses = translationStatus(site).filter(({kind}) => kind === 'doc');
  const text = table(statuses, false);
  assert.match(text, /^missing .*new\.mdx.*\n.*Translate docs\/new\.mdx.*\nstale .*map\.mdx.*\n.*--minor/);
  assert.match(text, /1 missing, 0 orphaned, 0 unrecorded, 1 stale, 0 current$/);
  assert.match(markdown(statuses), /\| missing \| `.*new\.mdx` \|.*\n\| stale \| /);
});
