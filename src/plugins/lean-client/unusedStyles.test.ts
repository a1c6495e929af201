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

test('a class that is only excluded decides nothing, and of alternatives one must occur', () => {
  const css = '.a:not(.b){top:0}.a:is(.c,.d){top:0}:where(.e):hover{top:0}.a:is(h1,.e){top:0}';
  assert.equal(clean(css, 'a c e'), css);
  assert.equal(clean(css, 'a'), '.a:not(.b){top:0}.a:is(h1,.e){top:0}');
});

test('steps of an animation and the order of layers stay, empty blocks go', () => {
  const css = '@layer x,y;@keyframes k{0.5%{top:0}}@layer x{.gone{top:0}}@media print{.a{top:0}}';
  assert.equal(clean(css, 'a'), '@layer x,y;@keyframes k{0.5%{top:0}}@media print{.a{top:0}}');
});

test('properties go when nothing reads them, also those that only such properties read', () => {
  const css = ':root{--one:1;--two:var(--three);--three:3;--four:4}b{--one:2}a{top:var(--one)}';
  assert.equal(clean(css, 'style.setProperty("--four", x)'), ':root{--one:1;--four:4}b{--one:2}a{top:var(--one)}');
});

test('a property that has one value everywhere is written where it is read', () => {
  const css = '@layer x{:root{--one:1px;--two:calc(2*var(--one))}}a{top:var(--two);left:var(--two,0)}';
  assert.equal(clean(css, ''), '@layer x{:root{--two:calc(2*1px)}}a{top:calc(2*1px);left:var(--two,0)}');
});

test('a property stays that another place, a mode, a device or a script changes, and what depends on it', () => {
  const css =
    ':root{--a:1;--b:2;--c:3;--d:var(--a)}[data-theme=dark]{--a:0}' +
    '@media print{:root{--e:1}}a{top:var(--a) var(--b) var(--d) var(--e)}';
  assert.equal(clean(css, '"--b" theme dark'), css.replace('--c:3;', ''));
});

test('a numeral with a point in a selector-like place is no class', () => {
  assert.equal(clean('a[href="x.y"]{top:0}', ''), 'a[href="x.y"]{top:0}');
});
