import assert from 'node:assert/strict';
import {test} from 'node:test';
import {withoutUnused, wordsOf} from './unusedStyles';

const clean = (css: string, code: string) => withoutUnused(css, wordsOf(code)).replace(/\s+/g, ' ').trim();

test('a rule stays when all its classes occur', () => {
  const css = '.a .b{top:0}.a .c{top:0}a:hover{top:0}';
  assert.equal(clean(css, '"a b"'), '.a .b{top:0}a:hover{top:0}');
});

test('of a list of selectors those that can match stay', () => {
  assert.equal(clean('.a,.b,h1{top:0}', 'a'), '.a,h1{top:0}');
});

test('classes that are only excluded, or only one of several, decide nothing', () => {
  const css = '.a:not(.b){top:0}.a:is(.c,.d){top:0}:where(.e){top:0}';
  assert.equal(clean(css, 'a'), css);
});

test('steps of an animation and the order of layers stay, empty blocks go', () => {
  const css = '@layer x,y;@keyframes k{0.5%{top:0}}@layer x{.gone{top:0}}@media print{.a{top:0}}';
  assert.equal(clean(css, 'a'), '@layer x,y;@keyframes k{0.5%{top:0}}@media print{.a{top:0}}');
});

test('properties go when nothing reads them, also those that only such properties read', () => {
  const css = ':root{--one:1;--two:var(--three);--three:3;--four:4}a{top:var(--one)}';
  assert.equal(clean(css, 'style.setProperty("--four", x)'), ':root{--one:1;--four:4}a{top:var(--one)}');
});

test('a numeral with a point in a selector-like place is no class', () => {
  assert.equal(clean('a[href="x.y"]{top:0}', ''), 'a[href="x.y"]{top:0}');
});
