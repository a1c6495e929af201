import assert from 'node:assert/strict';
import path from 'node:path';
import {test} from 'node:test';
import {load} from 'cheerio';
import {readChoice, shortName} from '../pdf';
import {chaptersOf, chapterText, composeManual, linksInside} from './compose';
import {bookmarksOf, destinationsOf, pageCountOfPdf} from './objects';

const CHAPTERS = chaptersOf([
  {title: 'Úvod', path: '/docs/a/', description: 'Popis'},
  {title: 'Část', path: '/docs/category/c/', entries: [{title: 'Data', path: '/docs/b/'}]},
]);

test('chapters are numbered in the order of reading', () => {
  assert.deepEqual(
    CHAPTERS.map(({number, title, id, depth, isPart}) => [number, title, id, depth, isPart]),
    [
      ['1', 'Úvod', 'chapter-1', 1, false],
      ['2', 'Část', 'chapter-2', 1, true],
      ['2.1', 'Data', 'chapter-2-1', 2, false],
    ],
  );
});

test('the text of a page becomes part of the document: own ids, lower headings, links inside it', () => {
  const chapter = CHAPTERS[2];
  assert.ok(chapter);
  const $ = load(
    '<div class="theme-doc-markdown markdown"><header><h1>Data</h1></header><h2 id="x">X<a class="hash-link">#</a></h2>' +
      '<p><a href="/docs/a/#y">1</a><a href="/docs/a/#none">2</a><a href="#x">3</a><a href="/glossary/">4</a><a href="https://b.test/">5</a></p>' +
      '<img class="light_1" src="/l.avif" loading="lazy"><img class="dark_1" src="/d.avif"><form><input></form></div>',
  );
  const ids = new Map([
    ['chapter-1', new Set(['y'])],
    ['chapter-2-1', new Set(['x'])],
  ]);
  const links = {origin: 'https://a.test', inside: linksInside(CHAPTERS, ids), toolNote: 'Nástroj:'};
  const text = chapterText($, chapter, links);
  assert.match(text, /<h3 id="chapter-2-1--x" data-level="2">X<\/h3>/);
  assert.deepEqual(
    [...text.matchAll(/href="([^"]*)"/g)].map(([, href]) => href),
    [
      '#chapter-1--y',
      '#chapter-1',
      '#chapter-2-1--x',
      'https://a.test/glossary/',
      'https://b.test/',
      'https://a.test/docs/b/',
    ],
  );
  assert.doesNotMatch(text, /<h1|d\.avif|lazy|<form/);
  assert.match(text, /Nástroj:/);
});

test('the table of contents has the pages that are known', () => {
  const html = composeManual({
    manual: {id: 'x', title: 'Portál & app', entries: []},
    locale: 'cs',
    chapters: CHAPTERS,
    texts: new Map([['chapter-1', '<p>Text</p>']]),
    pages: new Map([['chapter-1', 3]]),
    styles: ['/assets/a.css'],
    css: '@page { @bottom-left { content: RUNNING_TITLE; } }',
    address: 'https://a.test/docs/a/',
    date: new Date('2026-01-02T00:00:00Z'),
    drawing: '<svg></svg>',
  });
  assert.match(html, /href="#chapter-1">.*?<span class="page">3<\/span>/);
  assert.match(html, /href="#chapter-2-1">.*?<span class="page">000<\/span>/);
  assert.match(html, /<title>Portál &amp; app – /);
  assert.match(html, /Stav k 2\. ledna 2026/);
  assert.doesNotMatch(html, /RUNNING_TITLE/);
});

const PDF = Buffer.from(
  [
    '%PDF-1.4',
    '1 0 obj\n<</Type /Catalog /Pages 2 0 R /Dests 5 0 R /Outlines 6 0 R>>\nendobj',
    '2 0 obj\n<</Type /Pages /Count 2 /Kids [3 0 R 8 0 R]>>\nendobj',
    '8 0 obj\n<</Type /Pages /Parent 2 0 R /Count 1 /Kids [4 0 R]>>\nendobj',
    '3 0 obj\n<</Type /Page /Parent 2 0 R>>\nendobj',
    '4 0 obj\n<</Type /Page /Parent 8 0 R>>\nendobj',
    '5 0 obj\n<</chapter-1 [3 0 R /XYZ 0 0 0]\n/chapter-1--#C3#BA [4 0 R /XYZ 0 0 0]>>\nendobj',
    '7 0 obj\n<</Title <FEFF00DA0076006F0064>\n/Parent 6 0 R\n/Dest /chapter-1>>\nendobj',
    '',
  ].join('\n'),
  'latin1',
);

test('places, pages and bookmarks are read from a PDF', () => {
  assert.equal(pageCountOfPdf(PDF), 2);
  assert.equal(destinationsOf(PDF).get('chapter-1'), 1);
  assert.deepEqual([...destinationsOf(PDF).values()], [1, 2]);
  assert.deepEqual(bookmarksOf(PDF), ['Úvod']);
  assert.throws(() => pageCountOfPdf(Buffer.from('%PDF-1.4')), /list of its pages/);
});

test('the command knows its arguments', () => {
  assert.equal(shortName('webPortalSidebar'), 'web-portal');
  assert.deepEqual(readChoice(['--sidebar', 'hardware', '--locale', 'en']).locales, ['en']);
  assert.equal(path.basename(readChoice([]).outDir), 'build-pdf');
  assert.throws(() => readChoice(['--locale', 'de']), /no language of the site/);
});
