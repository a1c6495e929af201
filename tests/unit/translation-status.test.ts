import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, test} from 'vitest';
import {accepted} from '../../scripts/i18n-accept';
import {sourceChange} from '../../scripts/i18n-status';
import {missingTranslations} from '../../src/content/translations/files';
import {contentHash, translationStatus, withPageStatus, writeLock} from '../../src/content/translations/status';

const CS = 'docs/map.mdx';
const EN = 'i18n/en/docusaurus-plugin-content-docs/current/map.mdx';

let site = '';

beforeEach(() => {
  site = fs.mkdtempSync(path.join(os.tmpdir(), 'translation-status-'));
});

afterEach(() => {
  fs.rmSync(site, {recursive: true});
});

function write(file: string, text: string): void {
  fs.mkdirSync(path.dirname(path.join(site, file)), {recursive: true});
  fs.writeFileSync(path.join(site, file), text);
}

function status() {
  const status = translationStatus(site).find(({cs}) => cs === CS);
  assert.ok(status);
  return status;
}

function accept(): void {
  fs.mkdirSync(path.join(site, 'i18n'), {recursive: true});
  writeLock(site, {[EN]: accepted(site, status())});
}

test('a pair is missing, unrecorded, current, stale, and current again when both have changed', () => {
  write(CS, 'Mapa\n');
  assert.equal(status().state, 'missing');
  assert.ok(missingTranslations(site).includes(EN));
  assert.throws(() => accept(), /current\/map\.mdx does not exist\. Create it/);
  write(EN, 'Map\n');
  assert.equal(status().state, 'unrecorded');
  accept();
  assert.equal(status().state, 'current');
  write(CS, 'Mapa konstrukcí\n');
  assert.equal(status().state, 'stale');
  write(EN, 'Map of constructions\n');
  accept();
  assert.equal(status().state, 'current');
  fs.rmSync(path.join(site, CS));
  assert.equal(status().state, 'orphaned');
});

test('a label of the menu is missing until its English key is there, and cannot be accepted before', () => {
  const file = 'i18n/en/docusaurus-theme-classic/navbar.json';
  const menu = () => {
    const status = translationStatus(site).find(({en}) => en === file);
    assert.ok(status);
    return status;
  };
  write('src/config/navbar.ts', "export const navbar = {items: [{to: '/archive', label: 'Archiv'}]};");
  write(file, '{}');
  assert.equal(menu().state, 'missing');
  assert.throws(() => accepted(site, menu()), /navbar\.json has no key "item\.label\.Archiv"\. Add it/);
  write(file, '{"item.label.Archiv": {"message": "Archive"}}');
  assert.equal(menu().state, 'unrecorded');
});

test('only changes that concern translators count', () => {
  const text = contentHash('a.mdx', '---\ntitle: Mapa\n---\n\nText.\n');
  assert.equal(contentHash('a.mdx', '---\r\ntitle: Mapa\r\n---\r\n\r\nText. \r\n'), text);
  assert.notEqual(contentHash('a.mdx', '---\ntitle: Mapa\n---\n\nText!\n'), text);
  const code = contentHash('a.ts', "export const a = {label: 'Mapa'};");
  assert.equal(contentHash('a.ts', "const b = [{label:\n 'Mapa'}]; // moved"), code);
  assert.notEqual(contentHash('a.ts', "export const a = {label: 'Plán'};"), code);
  assert.equal(contentHash('a.ts', "const b = [{label: 'Mapa'}, 'web-portal/alerts'];"), code);
});

test('a rendered page has its state, unless its writer has set it', () => {
  write(CS, 'Mapa\n');
  write(EN, 'Map\n');
  accept();
  const stateOf = (file: string, language: string, frontMatter: Record<string, unknown> = {}) =>
    withPageStatus({frontMatter}, site, path.join(site, file), language).frontMatter.translation_status;
  assert.deepEqual([stateOf(EN, 'en'), stateOf(CS, 'cs'), stateOf(CS, 'en')], [undefined, undefined, 'fallback']);
  write(CS, 'Plán\n');
  assert.deepEqual([stateOf(EN, 'en'), stateOf(CS, 'cs')], ['stale', undefined]);
  assert.equal(stateOf(EN, 'en', {translation_status: 'none'}), 'none');
});

test('the change of the source since its translation comes from git', () => {
  write(CS, 'První věta.\n\nDruhá věta.\n');
  write(EN, 'First sentence.\n\nSecond sentence.\n');
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {cwd: site});
  git('init', '-q');
  git('add', '.');
  git('commit', '-qm', 'first');
  accept();
  write(CS, 'První věta.\n\nDruhá, delší věta.\n');
  git('commit', '-qam', 'second');
  assert.match(sourceChange(site, status()), /\n-Druhá věta\.\n\+Druhá, delší věta\.\n/);
});
