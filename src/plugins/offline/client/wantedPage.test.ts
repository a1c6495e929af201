import assert from 'node:assert/strict';
import {test} from 'node:test';
import {wantedPage} from './wantedPage';

test('only pages of the site are led to', () => {
  const wanted = (parameter: string | null) => wantedPage(parameter, 'https://site.test', '/manual/');
  assert.equal(wanted('/manual/en/docs/?q=a b'), '/manual/en/docs/?q=a%20b');
  for (const wrong of [
    null,
    '//elsewhere.test/manual/',
    'https://elsewhere.test/manual/',
    'javascript:alert(1)',
    '/\\elsewhere.test/manual/',
    '/other/',
    '/manual/%E0%A4%A',
  ]) {
    assert.equal(wanted(wrong), undefined, String(wrong));
  }
});
