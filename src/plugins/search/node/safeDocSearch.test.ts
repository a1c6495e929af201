import assert from 'node:assert/strict';
import fs from 'node:fs';
import test from 'node:test';
import safeDocSearch from './safeDocSearch';

const MODULE = fs.readFileSync(safeDocSearch.DIALOG, 'utf8');
const guarded = (source: string, assistant = true) => safeDocSearch.call({getOptions: () => ({assistant})}, source);

test('both places where the installed dialog sets HTML are guarded, and its style element is gone', () => {
  const safe = guarded(MODULE);
  assert.deepEqual(safe.match(/__html:\w+/g)?.sort(), ['__html:answerHtml', '__html:hitHtml']);
  assert.match(safe, /^import \{hitHtml\} from ".*hitHtml\.ts";\nimport \{answerHtml\} from ".*answerHtml\.ts";\n/);
  assert.match(guarded(MODULE, false), /^import \{hitHtml\}[^\n]*\nconst answerHtml = \(\) => '';\n/);
  assert.doesNotMatch(safe, /createElement\("style"/);
});

test('another version stops the build', () => {
  assert.throws(() => guarded(`${MODULE};e.createElement("p",{dangerouslySetInnerHTML:{__html:x}})`), /4\.2\.0/);
  assert.throws(() => guarded(`${MODULE};element.innerHTML=x`), /4\.2\.0/);
  assert.throws(() => guarded('export {}'), /safeDocSearch\.js/);
});
