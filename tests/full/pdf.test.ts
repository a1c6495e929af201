import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {before, test} from 'node:test';
import {getDocumentProxy} from 'unpdf';
import {copyOf, NOT_TEXT, parsePage, TEXT} from '../../src/plugins/site-output/page';

const ROOT = path.resolve(__dirname, '../..');

type Manual = Awaited<ReturnType<typeof getDocumentProxy>>;

let pdf: Buffer;
let manual: Manual;
let appManual: Manual;

/** Text items of a page, in place; one with an outline, which is drawn twice there, counts once. Pages count from 1. */
async function textsOf(number: number, document = manual): Promise<string[]> {
  const {items} = await (await document.getPage(number)).getTextContent();
  const texts = items.flatMap((item) => ('str' in item ? item : []));
  const places = new Map(
    texts.map((item, index) => [item.str.trim() ? `${item.str} ${item.transform.join()}` : index, item.str]),
  );
  return [...places.values()];
}

/** All text without blanks, which differ between a page and its print. */
async function wholeText(): Promise<string> {
  const pages = await Promise.all(Array.from({length: manual.numPages}, (_, index) => textsOf(index + 1)));
  return pages.flat().join('').replace(/\s/g, '');
}

function printed(sidebar: string): Buffer {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'manual-'));
  const args = ['tsx', 'scripts/pdf.ts', '--sidebar', sidebar, '--locale', 'en', '--out-dir', folder];
  execFileSync('npx', args, {cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit']});
  const file = fs.readFileSync(path.join(folder, `${sidebar}.en.pdf`));
  fs.rmSync(folder, {recursive: true});
  return file;
}

before(async () => {
  pdf = printed('hardware');
  manual = await getDocumentProxy(new Uint8Array(pdf));
  appManual = await getDocumentProxy(new Uint8Array(printed('mobile-app')));
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
  // The typeface of texts is the reader's, here that of the system.
  assert.ok(pdf.includes('BarlowSemiCondensed'), 'the typeface of headings is not embedded');
  assert.ok(!pdf.includes('LiberationSerif'), 'a text has the serif type of a page without styles');
  const texts = 'i18n/en/docusaurus-plugin-content-docs/current/hardware';
  const date = execFileSync('git', ['log', '-1', '--format=%cI', '--', texts], {cwd: ROOT, encoding: 'utf8'}).trim();
  const day = new Intl.DateTimeFormat('en-GB', {dateStyle: 'long', timeZone: 'UTC'}).format(new Date(date));
  assert.ok((await textsOf(1)).join('').includes(`As of ${day}`));
});

test('of a page only its text is printed, and one arrangement of each drawing', async () => {
  const text = await wholeText();
  const squeezed = (one: string) => one.replace(/\s/g, '');
  let left = 0;
  let drawn = 0;
  for (const name of ['geosnake/modbus', 'laser/bluetooth', 'laser/modbus']) {
    const file = path.join(ROOT, 'build/en/docs/hardware', name, 'index.html');
    const page = parsePage(fs.readFileSync(file, 'utf8'), {file});
    const {document: $} = page;
    const shown = copyOf(page, TEXT);
    shown.find(NOT_TEXT).remove();
    const hidden = Array.from($(TEXT).find(NOT_TEXT), (one) => squeezed($(one).text()));
    // Some texts of controls stand in the text too.
    for (const words of hidden.filter((one) => one.length > 12 && !squeezed(shown.text()).includes(one))) {
      assert.ok(!text.includes(words), `${name} prints "${words}"`);
      left += 1;
    }
    const labels = Array.from($(TEXT).find('figure svg text'), (one) => squeezed($(one).text()));
    const times = (label: string, where: string) => where.split(label).length - 1;
    // In the page once for each arrangement, and nowhere else.
    for (const label of labels.filter((one) => one.length > 12 && times(one, squeezed($(TEXT).text())) === 2)) {
      assert.equal(times(label, text), 1, `${name} prints "${label}" ${times(label, text)} times`);
      drawn += 1;
    }
  }
  assert.ok(left > 2 && drawn > 2, `${left} texts of controls, ${drawn} labels`);
});

test('the manual of the app begins with the field card, on one sheet', async () => {
  assert.ok((await textsOf(1, appManual)).join('').startsWith('Field card'));
  assert.match((await textsOf(2, appManual)).join(''), /As of \d+ \w+ \d{4}/);
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
