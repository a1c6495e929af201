import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {before, test} from 'node:test';
import {getDocumentProxy} from 'unpdf';

const ROOT = path.resolve(__dirname, '../..');

let pdf: Buffer;
let manual: Awaited<ReturnType<typeof getDocumentProxy>>;

/** Text items of a page; pages count from 1. */
async function textsOf(number: number): Promise<string[]> {
  const {items} = await (await manual.getPage(number)).getTextContent();
  return items.map((item) => ('str' in item ? item.str : ''));
}

before(() => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'manual-'));
  const args = ['tsx', 'scripts/pdf.ts', '--sidebar', 'hardware', '--locale', 'en', '--out-dir', folder];
  execFileSync('npx', args, {cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit']});
  pdf = fs.readFileSync(path.join(folder, 'hardware.en.pdf'));
  fs.rmSync(folder, {recursive: true});
  return getDocumentProxy(new Uint8Array(pdf)).then((document) => {
    manual = document;
  });
});

test('the manual is tagged, has a title, and bookmarks of all chapters', async () => {
  const {info} = await manual.getMetadata();
  assert.match((info as {Title: string}).Title, /^Hardware – /);
  assert.equal((await manual.getMarkInfo())?.Marked, true);
  const titles = (await manual.getOutline()).map(({title}) => title);
  assert.ok(titles.length >= 4, titles.join());
  assert.ok(titles.some((title) => title.includes('GeoSnake')));
});

test('the manual has the typefaces of the site and the date of its texts', async () => {
  assert.ok(pdf.includes('BarlowSemiCondensed'), 'the typeface of headings is not embedded');
  const texts = 'i18n/en/docusaurus-plugin-content-docs/current/hardware';
  const date = execFileSync('git', ['log', '-1', '--format=%cI', '--', texts], {cwd: ROOT, encoding: 'utf8'}).trim();
  const day = new Intl.DateTimeFormat('en-GB', {dateStyle: 'long', timeZone: 'UTC'}).format(new Date(date));
  assert.ok((await textsOf(1)).join('').includes(`As of ${day}`));
});

test('every page after the title page has the running title and its number', async () => {
  for (let number = 2; number <= manual.numPages; number += 1) {
    const texts = await textsOf(number);
    assert.ok(texts.includes(String(number)), `page ${number} has no number`);
    assert.match(texts.join(''), /Hardware – /);
  }
});

test('internal links have targets, and the table of contents has their page numbers', async () => {
  const places = (await manual.getDestinations()) as Record<string, [Parameters<typeof manual.getPageIndex>[0]]>;
  const inside = new Set<string>();
  for (let number = 1; number <= manual.numPages; number += 1) {
    for (const {dest} of (await (await manual.getPage(number)).getAnnotations()) as {dest?: string}[]) {
      if (typeof dest === 'string') {
        inside.add(dest);
      }
    }
  }
  assert.ok(inside.size > 10);
  const contents = await textsOf(2);
  for (const place of inside) {
    const [reference] = places[place] ?? assert.fail(`The link to ${place} leads nowhere.`);
    if (/^chapter-\d+$/.test(place)) {
      const page = (await manual.getPageIndex(reference)) + 1;
      assert.ok(contents.includes(String(page)), `${place} is on page ${page}`);
    }
  }
});
