/** Prints a manual and reads it with the tools of Debian's `poppler-utils`. */
import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, test} from 'vitest';
import {pagesOfTargets} from '../../scripts/pdf';
import {copyOf, NOT_TEXT, parsePage, TEXT} from '../../src/plugins/site-output/page';
import {ROOT} from '../support/sites';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'manual-'));
const file = path.join(folder, 'hardware.en.pdf');

let pdf: Buffer;
/** Text of each page. */
let pages: readonly string[];

const squeezed = (text: string) => text.replace(/\s/g, '');

beforeAll(() => {
  const args = ['--import', 'tsx', 'scripts/pdf.ts', '--sidebar', 'hardware', '--locale', 'en', '--out-dir', folder];
  execFileSync(process.execPath, args, {cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit']});
  pdf = fs.readFileSync(file);
  // What is drawn twice in one place counts once.
  pages = execFileSync('pdftotext', ['-raw', file, '-'], {encoding: 'utf8'}).split('\f').slice(0, -1);
});

afterAll(() => {
  fs.rmSync(folder, {recursive: true});
});

test('the manual is tagged, has a title, bookmarks, the typefaces of the site and the date of its texts', () => {
  const info = execFileSync('pdfinfo', [file], {encoding: 'utf8'});
  assert.match(info, /^Title: +Hardware – [^]*^Tagged: +yes$/m);
  assert.ok(pdf.includes('/Type /Outlines'));
  // The typeface of texts is the reader's, here that of the system.
  assert.ok(pdf.includes('BarlowSemiCondensed'), 'the typeface of headings is not embedded');
  // Formulas, which come later, are serif.
  const fonts = execFileSync('pdffonts', ['-l', '3', file], {encoding: 'utf8'});
  assert.doesNotMatch(fonts, /Serif/, 'a text has the serif type of a page without styles');
  const texts = 'i18n/en/docusaurus-plugin-content-docs/current/hardware';
  const date = execFileSync('git', ['log', '-1', '--format=%cI', '--', texts], {cwd: ROOT, encoding: 'utf8'}).trim();
  const day = new Intl.DateTimeFormat('en-GB', {dateStyle: 'long', timeZone: 'UTC'}).format(new Date(date));
  assert.ok(pages[0]?.includes(`As of ${day}`));
});

test('of a page only its text is printed', () => {
  const text = squeezed(pages.join(''));
  const hidden = ['geosnake/modbus', 'laser/bluetooth', 'laser/modbus'].flatMap((name) => {
    const page = parsePage(fs.readFileSync(path.join(ROOT, 'build/en/docs/hardware', name, 'index.html'), 'utf8'));
    const {document: $} = page;
    const shown = copyOf(page, TEXT);
    shown.find(NOT_TEXT).not('[role="img"]').remove();
    // Some texts of controls stand in the text too.
    return Array.from($(TEXT).find(NOT_TEXT).not('[role="img"]'), (one) => squeezed($(one).text())).filter(
      (words) => words.length > 12 && !squeezed(shown.text()).includes(words),
    );
  });
  assert.ok(hidden.length > 2);
  assert.deepEqual(
    hidden.filter((words) => text.includes(words)),
    [],
  );
});

test('internal links have targets, and the table of contents has their page numbers', () => {
  const targets = pagesOfTargets(pdf);
  const links = new Set(Array.from(pdf.toString('latin1').matchAll(/^\/Dest \/(\S+)$/gm), ([, id = '']) => id));
  assert.ok(links.size > 10);
  for (const id of links) {
    const number = targets.get(id) ?? assert.fail(`The link to ${id} leads nowhere.`);
    assert.ok(!/^chapter-\d+$/.test(id) || pages[1]?.split(/\s+/).includes(String(number)), `${id}: page ${number}`);
  }
});
