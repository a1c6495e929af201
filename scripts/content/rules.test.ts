import assert from 'node:assert/strict';
import {test} from 'node:test';
import {parsePage, type Finding} from './page';
import {alternativeTexts, completeness, headingIds, linkForm, parity, searchWords, structure, taskTags} from './rules';
import {forms} from './wording';

const FRONT = '---\ntitle: Mapa\n---\n\n';
const cs = (text: string) => parsePage('docs/web-portal/map.mdx', FRONT + text);
const en = (text: string) =>
  parsePage('i18n/en/docusaurus-plugin-content-docs/current/web-portal/map.mdx', FRONT + text);
const post = (text: string) => parsePage('blog/2026-01-01-post/index.mdx', FRONT + text);

const messages = (findings: readonly Finding[]) => findings.map(({message}) => message).join('\n');

const PAGE = `Text s [odkazem](/web-portal/map.mdx) a \`{kódem}\`.

## Postup {#steps}

:::note

Pozor.

:::

| a | b |
|---|---|
| 1 | 2 |

\`\`\`text
## Není nadpis {#nadpis}
| není | tabulka |
\`\`\`

<Figure
  name="map"
  alt="Mapa se dvěma značkami"
/>
`;

test('both languages must have the same structure; code is ignored', async () => {
  assert.deepEqual(structure(await cs(PAGE)), {
    headings: ['2#steps'],
    'tables (columns×lines)': ['2×2'],
    'code blocks': ['text'],
    admonitions: ['note'],
    components: ['Figure map'],
    links: ['/web-portal/map.mdx'],
    drafts: [],
    tags: [],
  });
  assert.deepEqual(parity(await en(PAGE), await cs(PAGE)), []);
  const other = await en(PAGE.replace('#steps', '#procedure').replace('| 1 | 2 |\n', '').replace(':::note', ':::tip'));
  const findings = messages(parity(other, await cs(PAGE)));
  assert.match(findings, /headings differ.*missing: 2#steps; not in the Czech page: 2#procedure/);
  assert.match(findings, /tables .*missing: 2×2/);
  assert.match(findings, /admonitions .*missing: note/);
});

test('invalid MDX is reported with line and remedy', async () => {
  await assert.rejects(cs('Teplota <5 °C.\n'), /map\.mdx:5 is not valid MDX[^]*&lt;/);
});

test('heading ids must exist, be ASCII and be unique; that of the other language is offered', async () => {
  const czech = await cs('## A\n\n## B {#měření}\n\n## C {#c}\n\n### D {#c}\n');
  const found = messages(headingIds(czech, await en('## A {#a}\n')));
  assert.match(found, /"A" has no id; append \{#a\}[^]*"měření" may hold only[^]*"c" is used twice/);
});

test('links in docs name the file, links elsewhere the address', async () => {
  const doc = await cs(
    '[a](./terminal.mdx#log) [b](/docs/web-portal/report/) `[c](x.mdx)` [d](/map.mdx#x) [e](#y) [f](/blog/) ![g](/img/g.png)',
  );
  const found = messages(linkForm(doc, undefined)).split('\n');
  assert.equal(found.length, 2);
  assert.match(found.join(), /"\.\/terminal\.mdx#log" must have the form.*"\/docs\/web-portal\/report\/" must/);
  const article = await post('[a](/en/docs/intro) [b](/docs/intro.mdx#x) [c](/docs/web-portal/map)');
  assert.equal(linkForm(article, undefined).length, 2);
});

test('a published page is complete; what a draft lacks is only a hint', async () => {
  const front = `---\ntitle: ${'x'.repeat(61)}\ndescription: krátký\n`;
  const findings = completeness(await parsePage('docs/x.mdx', `${front}---\n\nmálo slov\n`), undefined);
  assert.match(messages(findings), /61 characters[^]*description has 6[^]*no keywords[^]*2 words; a doc/);
  assert.ok(findings.every(({hint}) => !hint));
  const draft = completeness(await parsePage('docs/x.mdx', `${front}draft: true\n---\n\nmálo slov\n`), undefined);
  assert.ok(draft.length === findings.length && draft.every(({hint}) => hint));
});

test('search words belong to headings of the page', async () => {
  const front = '---\nsearch_words:\n  a: [slovo, jiné slovo]\n  b: [slovo]\n---\n\n';
  const findings = searchWords(await parsePage('docs/x.mdx', `${front}## A {#a}\n`), undefined);
  assert.match(messages(findings), /^[^\n]*"b", but no heading has \{#b\}[^\n]*$/);
});

test('tags of a task are valid and the same in both languages', async () => {
  const tagged = (path: string, task: string) => parsePage(path, `---\ntitle: x\ntask: ${task}\n---\n\ntext\n`);
  const czech = await tagged('docs/x.mdx', '{role: user, needs: [klíč], minutes: 5}');
  const english = await tagged(
    'i18n/en/docusaurus-plugin-content-docs/current/x.mdx',
    '{role: guest, needs: [key], minutes: 5}',
  );
  assert.deepEqual(taskTags(czech, undefined), []);
  assert.match(messages(parity(english, czech)), /tags differ.*missing: role user; not in the Czech page: role guest/);
  assert.match(
    messages(taskTags(await tagged('docs/x.mdx', '{role: boss, minutes: 5}'), undefined)),
    /^"task" takes role .*"boss"/,
  );
});

test('pictures need descriptive alternative texts', async () => {
  const findings = alternativeTexts(
    await cs('![](/img/a.png)\n\n<Figure\n  name="x"\n/>\n\n<Figure name="y" alt="Mapa s mosty" />\n'),
    undefined,
  );
  assert.deepEqual(
    findings.map(({line}) => line),
    [5, 7, 11],
  );
});

test('terms are reported in prose, not in code, addresses and ids', async () => {
  assert.match(messages(forms(await cs('Měřící bod a senzor.'))), /Měřící[^]*senzor/);
  assert.deepEqual(forms(await cs('`senzor` [x](/docs/category/měřící-bod)\n\n```\nsenzor\n```')), []);
  assert.match(messages(forms(await en('A measuring point.'))), /measurement point/);
  assert.match(messages(forms(await cs('Hesla k Bluetooth a tři kusy.'))), /Hesla k[^]*heslo Bluetooth\n[^]*"kusy"/);
  assert.match(messages(forms(await en('Log in to see the graph.'))), /write chart\n[^]*sign in/);
  assert.match(messages(forms(await cs('Není to doložené. Mapový podklad ano.'))), /^"doložené" [^\n]*a mark[^\n]*$/);
  assert.deepEqual(forms(await cs('Heslo Bluetooth, dotazování, pokus o spojení.')), []);
  assert.deepEqual(forms(await en('It is also called a share token. The paragraph and the system log.')), []);
});

test('the typography of each language is demanded in running text only', async () => {
  const wanted = async (page: ReturnType<typeof cs>) =>
    forms(await page).map(({message}) => /write "(.*)"$/.exec(message)?.[1]);
  assert.deepEqual(
    (await wanted(cs('Otevře "panel", 24-2048 hodnot, -10 stupňů, 25°C, 3 x 4, 1.5 m, dost... slovo - slovo'))).sort(),
    ['1,', '24–2048', '25', '3 ×', '„panel“', '…', '–', '−'].sort(),
  );
  assert.deepEqual(await wanted(en('Opens the "main panel", 24-2048 samples, 1.5m, 35 %')), ['24–2048', '1.5', '%']);
  const text =
    'Dne 2026-11-21 podle EN 60825-1, most 12-034, ADXL355-2, RS-485, `24-2048`, [odkaz](/a-1-2.mdx#x-3-4), ' +
    '<Figure name="a-1-2" />, {/* 1-2 */} https://example.com/1-2 a 0x10.\n\n- bod\n- 5 m';
  assert.deepEqual(forms(await cs(text)), []);
});

test('a text saved on Windows gives the same findings', async () => {
  const windows = PAGE.replaceAll('\n', '\r\n');
  const saved = await parsePage('docs/web-portal/map.mdx', FRONT.replaceAll('\n', '\r\n') + windows);
  assert.deepEqual(structure(saved), structure(await cs(PAGE)));
  assert.deepEqual(headingIds(saved, undefined), []);
});
