import assert from 'node:assert/strict';
import {test} from 'node:test';
import {pageOf} from '.';

const page = (head: string) =>
  `<!doctype html><html lang="cs"><head>${head}</head><body><title>no</title></body></html>`;

test('a page is known by its decoded address and its title without the name of the site', () => {
  assert.deepEqual(
    pageOf(page('<title data-rh="true">Data &amp; grafy | Web (nový)</title>'), '/spr%C3%A1va/', 'Web (nový)'),
    {
      path: '/správa/',
      title: 'Data & grafy',
    },
  );
});

test('pages that search engines are kept away from, and pages without a title, are left out', () => {
  assert.equal(
    pageOf(page('<meta name="robots" content="noindex, nofollow"><title>Tajná | Web</title>'), '/a/', 'Web'),
    undefined,
  );
  assert.equal(pageOf(page('<title></title>'), '/a/', 'Web'), undefined);
});
