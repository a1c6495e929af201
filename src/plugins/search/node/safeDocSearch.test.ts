import assert from 'node:assert/strict';
import fs from 'node:fs';
import test from 'node:test';
import vm from 'node:vm';
import safeDocSearch from './safeDocSearch';

const MODULE = fs.readFileSync(safeDocSearch.DIALOG, 'utf8');

const guarded = (source: string, assistant = true) => safeDocSearch.call({getOptions: () => ({assistant})}, source);

test('both places where the installed dialog sets HTML are guarded', () => {
  const safe = guarded(MODULE);
  assert.equal(safe.match(/__html:/g)!.length, 2);
  assert.match(safe, /\{__html:answerHtml\(\w+\)\}/);
  assert.match(safe, /\{__html:hitHtml\([^{}]*_snippetResult[^{}]*\)\}/);
  assert.match(safe, /^import \{hitHtml\} from ".*safeHit\.ts";\nimport \{answerHtml\} from ".*safeAnswer\.ts";\n/);
});

test('without an assistant nothing is set as its answer', () => {
  assert.match(guarded(MODULE, false), /^import \{hitHtml\}[^\n]*\nconst answerHtml = \(\) => '';\n/);
});

test('the logo brings no style element, which a content security policy would forbid', () => {
  assert.match(MODULE, /createElement\("style"/);
  assert.doesNotMatch(guarded(MODULE), /createElement\("style"/);
});

test('the storage is tried out until it has worked once', () => {
  const trial = /try\{return (storageWorks\|\|\([^}]*\))\}/.exec(guarded(MODULE))?.[1];
  const storage = {writes: 0, setItem: () => (storage.writes += 1), removeItem: () => undefined};
  const ask = vm.runInNewContext(`let storageWorks = false; const e = 'key'; () => ${trial}`, {
    window: {localStorage: storage},
  }) as () => boolean;
  assert.deepEqual([ask(), ask(), ask()], [true, true, true]);
  assert.equal(storage.writes, 1);
});

test('another version is refused', () => {
  assert.throws(() => guarded(`${MODULE};e.createElement("p",{dangerouslySetInnerHTML:{__html:x}})`), /4\.2\.0/);
  assert.throws(() => guarded(`${MODULE};element.innerHTML=x`), /4\.2\.0/);
  assert.throws(() => guarded(`${MODULE};e.createElement("style",null,"a{}")`), /4\.2\.0/);
  assert.throws(() => guarded('export {}'), /safeDocSearch\.js/);
});
