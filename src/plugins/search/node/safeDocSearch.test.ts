import assert from 'node:assert/strict';
import fs from 'node:fs';
import test from 'node:test';
import safeDocSearch from './safeDocSearch';

const MODULE = fs.readFileSync(safeDocSearch.DIALOG, 'utf8');

test('both places where the installed dialog sets HTML are guarded', () => {
  const safe = safeDocSearch(MODULE);
  assert.equal(safe.match(/__html:/g)!.length, 2);
  assert.match(safe, /\{__html:answerHtml\(\w+\)\}/);
  assert.match(safe, /\{__html:hitHtml\([^{}]*_snippetResult[^{}]*\)\}/);
  assert.match(safe, /^import \{answerHtml, hitHtml\} from ".*safeHtml\.ts";\n/);
});

test('another version is refused', () => {
  assert.throws(() => safeDocSearch(`${MODULE};e.createElement("p",{dangerouslySetInnerHTML:{__html:x}})`), /4\.2\.0/);
  assert.throws(() => safeDocSearch(`${MODULE};element.innerHTML=x`), /4\.2\.0/);
  assert.throws(() => safeDocSearch('export {}'), /safeDocSearch\.js/);
});
