import assert from 'node:assert/strict';
import {compile} from '@mdx-js/mdx';
import remarkMath from 'remark-math';
import {test} from 'vitest';
import {rehypeFormulas} from '.';

const html = async (value: string) =>
  String(
    await compile(
      {value, path: 'docs/page.mdx'},
      {jsx: true, remarkPlugins: [remarkMath], rehypePlugins: [rehypeFormulas]},
    ),
  );

test('a formula is MathML with its LaTeX as the alternative text, and nothing else', async () => {
  const page = await html('The step $\\Delta f = \\frac{f_s}{N}$ of\n\n$$\n\\sqrt{a_x^2}\n$$\n');
  assert.match(page, /alttext="\\\\?Delta f = \\\\?frac\{f_s\}\{N\}"/);
  assert.match(page, /display="block"/);
  assert.match(page, /msqrt/);
  assert.doesNotMatch(page, /annotation|className|style=/);
});

test('a formula that cannot be read stops the build, with file, line and fault', async () => {
  await assert.rejects(
    html('Text.\n\n$$\n\\frac{1}{2\n$$\n'),
    /docs\/page\.mdx:3 This formula cannot be typeset\. .*'\}'/,
  );
  await assert.rejects(html('Text $\\frad{1}{2}$.'), /docs\/page\.mdx:1 .*\\frad/);
});
