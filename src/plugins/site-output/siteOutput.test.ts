import assert from 'node:assert/strict';
import {test} from 'vitest';
import {htmlToMarkdown, markdownOf} from './markdownCopies';
import {parsePage} from './page';
import {inlinePartsOf} from './policies';

const policyFor = (html: string) => inlinePartsOf(parsePage(html, {file: 'a.html'}));

test('a policy names the hashes of a page; an unknown script stops the build with the remedy', () => {
  const parts = policyFor('<style>a{}</style><p style="color:red">b</p><script>"data-theme-choice"</script>');
  assert.deepEqual([parts.scripts.length, parts.styles.length, parts.styleAttributes.length], [1, 1, 1]);
  assert.deepEqual(policyFor('<script type="application/ld+json">{}</script>').scripts, []);
  assert.throws(() => policyFor('<script>alert(1)</script>'), /a\.html.*alert.*KNOWN_SCRIPTS/);
});

test('a Markdown copy has notices, tables and code, and links to other copies', async () => {
  const head =
    '<head><title>T</title><meta name="description" content="D"><link rel="canonical" href="https://x.test/docs/a/"></head>';
  const html = `${head}<article><div class="markdown"><h1>T</h1><p>Text <a href="/docs/b/#c">b</a><!-- --> <a href="https://y.test/zpr%E1va">z</a></p>
    <div class="theme-admonition"><div>Tip</div><div><p>x</p></div></div>
    <table><caption>Sum</caption><thead><tr><th>A</th></tr></thead><tbody><tr><td><ul><li>1</li><li>2</li></ul></td></tr></tbody></table>
    <div class="theme-code-block"><pre data-language="bash"><code>ls</code></pre></div></div></article>`;
  assert.equal(
    markdownOf(parsePage(html), new Map([['/docs/b/', '/docs/b.md']]), await htmlToMarkdown()),
    [
      '# T\n\n> D\n\n<https://x.test/docs/a/>\n\nText [b](/docs/b.md#c) [z](https://y.test/zpr%E1va)\n\n> **Tip**\n>\n> x\n\n**Sum**\n',
      '| A |\n| - |\n| 1; 2 |\n\n```bash\nls\n```\n',
    ].join('\n'),
  );
});
