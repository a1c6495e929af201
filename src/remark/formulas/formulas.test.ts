import assert from 'node:assert/strict';
import {remark} from 'remark';
import {test} from 'vitest';
import {rehypeFormulas} from '.';

/** What `remark-math` makes of a formula that begins in line 3, after `rehypeFormulas`. */
function typeset(latex: string, display: boolean): string {
  const start = {line: 3, column: 1};
  const properties = {className: ['language-math', display ? 'math-display' : 'math-inline']};
  const code = {type: 'element', tagName: 'code', properties, children: [{type: 'text', value: latex}]};
  const formula = display ? {type: 'element', tagName: 'pre', properties: {}, children: [code]} : code;
  const position = {start, end: start};
  const tree = {type: 'root', children: [{...formula, position}]};
  const file = remark().processSync('');
  file.path = 'docs/page.mdx';
  rehypeFormulas()(tree, file);
  return JSON.stringify(tree.children);
}

test('a formula is MathML with its LaTeX as the alternative text, and nothing else', () => {
  const formula = typeset('\\frac{f_s}{N}', true);
  assert.match(formula, /^\[\{"type":"element","tagName":"div","properties":\{"className":\["site-formula"\]/);
  assert.match(typeset('f_s', false), /^\[\{"type":"element","tagName":"math"/);
  assert.doesNotMatch(typeset('f_s', false), /annotation|className|style/);
  assert.match(formula, /"display":"block"/);
  assert.match(formula, /"alttext":"\\\\frac\{f_s\}\{N\}"/);
  assert.match(formula, /"tagName":"mfrac"/);
  assert.doesNotMatch(formula.replace('"className":["site-formula"]', ''), /annotation|className|style/);
  assert.doesNotMatch(typeset('f_s', false), /display/);
});

test('a formula that cannot be read stops the build, with file, line and fault', () => {
  const place = /^Error: docs\/page\.mdx:3 This formula cannot be typeset\. .*/.source;
  assert.throws(() => typeset('\\frac{1}{2', true), new RegExp(`${place}expected '}'`));
  assert.throws(() => typeset('\\frad{1}{2}', false), new RegExp(`${place}frad`));
  assert.throws(
    () => typeset('\\text{opravená}', true),
    /^Error: docs\/page\.mdx: ".*" cannot be typeset\. Use symbols/,
  );
});
