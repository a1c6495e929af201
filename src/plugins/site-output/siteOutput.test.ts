import assert from 'node:assert/strict';
import {test} from 'node:test';
import {checkOrder} from '.';
import {headersFile, parseHeaders} from './hostFiles';
import {markdownOf} from './markdownCopies';
import {inlinePartsOf} from './policies';

test('a policy names the hashes of a page; what it cannot let through stops the build with the remedy', () => {
  const parts = inlinePartsOf(
    'a.html',
    '<style>a{}</style><p style="color:red">b</p><script>"data-theme-choice"</script>',
  );
  assert.deepEqual(
    [parts.scripts.length, parts.styles.length, parts.styleAttributes.length].concat(
      inlinePartsOf('a.html', '<script type="application/ld+json">{}</script>').scripts.length,
    ),
    [1, 1, 1, 0],
  );
  assert.throws(() => inlinePartsOf('a.html', '<script>alert(1)</script>'), /a\.html.*alert.*KNOWN_SCRIPTS/);
  assert.throws(() => inlinePartsOf('a.html', '<p onclick="a()">'), /event handler.*module/);
  assert.throws(() => inlinePartsOf('a.html', '<a href=" java\nscript:a()">'), /script in an address/);
});

test('_headers are read as they were written, and a line that Cloudflare does not take stops the build', () => {
  const [everywhere] = parseHeaders(headersFile({'X-A': 'b: c'}, '/manual/'));
  assert.deepEqual(everywhere, {pattern: '/manual/*', headers: {'X-A': 'b: c'}});
  assert.throws(() => headersFile({'X-A': 'b'.repeat(2000)}, '/'), /Cloudflare takes 2000/);
});

test('a Markdown copy has notices, tables and code, and links to other copies', () => {
  const html = `<article><div class="markdown"><h1>T</h1><p>Text <a href="/docs/b/#c">b</a><!-- --></p>
    <div class="theme-admonition"><div class="admonitionHeading_x">Tip</div><div class="admonitionContent_x"><p>x</p></div></div>
    <table><caption>Sum</caption><thead><tr><th>A</th></tr></thead><tbody><tr><td><ul><li>1</li><li>2</li></ul></td></tr></tbody></table>
    <div class="theme-code-block"><pre data-language="bash"><code>ls</code></pre></div></div></article>`;
  const page = {file: 'a', title: 'T', description: 'D', url: 'https://x.test/docs/a/'};
  assert.equal(
    markdownOf(html, page, new Map([['/docs/b/', '/docs/b.md']])),
    [
      '# T\n\n> D\n\n<https://x.test/docs/a/>\n\nText [b](/docs/b.md#c)\n\n> **Tip**\n>\n> x\n\n**Sum**\n',
      '| A |\n| - |\n| 1; 2 |\n\n```bash\nls\n```\n',
    ].join('\n'),
  );
});

test('a step that reads what a later one writes fails the build, with both names', () => {
  const styles = {name: 'Styles', reads: ['text'], writes: ['styles in pages']} as const;
  const policies = {name: 'Policies', reads: ['styles in pages'], writes: ['policies in pages']} as const;
  assert.doesNotThrow(() => checkOrder([styles, policies]));
  assert.throws(() => checkOrder([policies, styles]), /"Policies" reads "styles in pages", which Styles writes/);
  assert.throws(() => checkOrder([policies]), /which no step writes/);
});
