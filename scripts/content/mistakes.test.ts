/** Mistakes that writers make, each a small edit of a correct page, with the place and the remedy that the check names. */
import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {test} from 'vitest';
import {checkPair} from './pair';
import {siteOf} from './site';
import {spelling} from './spelling';

const CS = 'docs/web-portal/map.mdx';
const EN = 'i18n/en/docusaurus-plugin-content-docs/current/web-portal/map.mdx';

const PAGE = {
  [CS]: `---
title: Mapa
description: Jak na mapě najít konstrukci, otevřít její data a zkontrolovat polohu bodů.
task:
  role: guest
  needs: [vybranou organizaci]
  minutes: 2
keywords: [mapa, poloha]
search_words:
  find: [kde most leží]
  check: [ověřit souřadnice]
---

Popis vychází z obvyklého ovládání map. <Certainty level="unconfirmed" id="access" />

## Vyhledání {#find}

<Figure name="map" alt="Mapa s potokem a silnicemi" caption="Mapa konstrukcí" />

1. Vyberte značku na kartě „Mapa“ a potom **Charts**.
2. Otevřete [přehled](/web-portal/dashboard.mdx) a \`kód\`.

## Kontrola {#check}

Poloha se liší asi o 1,1 m, viz [hledání](/web-portal/map.mdx#find).

:::note

Značka má být na místě.

:::

| Projev | Příčina |
|---|---|
| Bod chybí | Jiná organizace |

\`\`\`text
get_address
\`\`\`

${'Mapa ukazuje, kde konstrukce a jejich body leží. '.repeat(40)}
`,
  [EN]: `---
title: Map
description: How to find a construction on the map, open its data, and check the position of points.
task:
  role: guest
  needs: [a selected organization]
  minutes: 2
keywords: [map, position]
search_words:
  find: [where is the bridge]
  check: [verify the coordinates]
---

This description assumes the usual controls of maps. <Certainty level="unconfirmed" id="access" />

## Find {#find}

<Figure name="map" alt="Map with a brook and roads" caption="Constructions on the map" />

1. Select a marker on the "Map" card, then **Charts**.
2. Open the [dashboard](/web-portal/dashboard.mdx) and \`code\`.

## Check {#check}

Positions differ by about 1.1 m; see [Find](/web-portal/map.mdx#find).

:::note

The marker should be in its place.

:::

| Symptom | Cause |
|---|---|
| No point | Another organization |

\`\`\`text
get_address
\`\`\`

${'The map shows where constructions and their points are. '.repeat(40)}
`,
};

const OTHERS = {
  'docs/web-portal/dashboard.mdx': '## Dlaždice {#tiles}\n',
  'src/pages/no-data.mdx': '# Když chybějí data\n',
  'src/pages/markdown-page.mdx': '# Jak je příručka napsaná\n',
  'static/img/alerts.png': '',
};

type File = keyof typeof PAGE;

/** Replaces a text that stands once in the file. */
function edited(file: File, from: string, to: string): string {
  assert.equal(PAGE[file].split(from).length, 2, `"${from}" must stand once in ${file}`);
  return PAGE[file].replace(from, () => to);
}

/** How a mistake is reported: a part of the line, the message, and the file if it is the other one. */
type Report = [lineWith: string, message: RegExp, file?: File];

async function findingsAfter(file: File, from: string, to: string) {
  const files: Record<string, string> = {...PAGE, ...OTHERS, [file]: edited(file, from, to)};
  const site = siteOf(Object.keys(files), (name) => files[name]);
  const {findings} = await checkPair({cs: CS, en: EN}, site);
  return findings.map(({file: name, line, message}) => ({
    place: `${name}:${line}`,
    message,
    source: files[name]?.split('\n')[line - 1] ?? '',
  }));
}

const LINK = '[přehled](/web-portal/dashboard.mdx)';
const ROW = '| Bod chybí | Jiná organizace |';
const BOX = ':::note\n\nZnačka má být na místě.\n\n:::';

/** Mistakes in one language: file, what stands in the correct page, what the writer wrote, and the only report. */
const MISTAKES: readonly [name: string, file: File, from: string, to: string, ...reports: Report[]][] = [
  // Links
  ['file', CS, LINK, '[přehled](/web-portal/dashbord.mdx)', ['dashbord', /write "\/web-portal\/dashboard\.mdx"/]],
  ['relative', CS, LINK, '[x](./dashboard.mdx)', ['[x]', /write "\/web-portal\/dashboard\.mdx"/]],
  ['address', CS, LINK, '[x](/docs/web-portal/dashboard/)', ['[x]', /write "\/web-portal\/dashboard\.mdx"/]],
  ['anchor', CS, 'map.mdx#find', 'map.mdx#fnd', ['#fnd', /no heading of this page has \{#fnd\}; write "#find"/]],
  ['space in a link', CS, LINK, '[x] (/web-portal/dashboard.mdx)', ['[x]', /no space.* \] and the \(/]],
  ['open link', CS, LINK, '[x](/web-portal/dashboard.mdx', ['[x]', /link is not closed; write \[text\]\(address\)/]],
  ['reference', CS, LINK, '[x][map]', ['[x]', /"\]\[" refers to nothing on this page; write \[text\]\(address\)/]],
  ['footnote', CS, LINK, 'x[^1]', ['x[^1]', /"\[\^" refers to nothing on this page/]],
  ['scheme', CS, LINK, '[x](htps://mapy.cz)', ['htps', /starts with https:\/\/ or mailto:, not with htps:/]],
  // Headings
  ['no id', CS, 'Kontrola {#check}', 'Kontrola', ['## Kontrola', /has no id; append \{#check\}/]],
  [
    'new section',
    CS,
    '## Vyhledání {#find}',
    '## Nové\n\n## Vyhledání {#find}',
    ['## Nové', /has no id; append \{#short-ascii-id\}/],
  ],
  [
    'another id',
    CS,
    'Kontrola {#check}',
    'Kontrola {#chekc}',
    ['  check:', /search_words name "check".*write "chekc", or correct the heading/],
    ['## Kontrola', /"## … \{#chekc\}" is only in this language; write the same in i18n/],
    ['## Check', /"## … \{#check\}" is only in this language; write the same in docs/, EN],
  ],
  ['no space after #', CS, '## Kontrola', '##Kontrola', ['##Kontrola', /write a space between # and the heading/]],
  ['#', CS, '## Kontrola', '# Kontrola', ['# Kontrola', /has a title already; start with ##/]],
  ['diacritics', CS, '{#check}', '{#kontrolní}', ['## Kontrola', /"kontrolní" may hold only a–z/]],
  ['id twice', CS, '{#check}', '{#find}', ['## Kontrola', /heading id "find" is used twice/]],
  ['id without #', CS, '{#check}', '{check}', ['{check}', /write the id as \{#check\}/]],
  [
    'one language',
    CS,
    '## Kontrola',
    '## Nové {#new}\n\n## Kontrola',
    ['{#new}', /only in this language; write the same/],
  ],
  // Tables
  ['missing cell', CS, ROW, '| Bod chybí |', ['| Bod chybí', /has 1 of 2 cells; add/]],
  ['extra cell', CS, ROW, '| Bod | chybí | Jiná |', ['| Bod | chybí', /has 3 of 2 cells; delete.*\\\|/]],
  ['short delimiter row', CS, '|---|---|', '|---|', ['|---|', /not as many columns.*write \|---\| for each/]],
  [
    'row in one language',
    CS,
    ROW,
    `${ROW}\n${ROW}`,
    ['| Projev', /"2 columns × 3 lines" is only in this language/],
    ['| Symptom', /"2 columns × 2 lines" is only in this language/, EN],
  ],
  // Components
  [
    'open component',
    CS,
    'id="access" />',
    'id="access">',
    ['id="access">', /"<Certainty>" is read as a tag without an end; .* ends with \/>/],
  ],
  [
    'unknown component',
    CS,
    'Poloha se',
    '<Pozor>Poloha</Pozor> se',
    ['<Pozor>', /there is no component <Pozor>.*Figure/],
  ],
  [
    'attribute',
    CS,
    '"unconfirmed"',
    '"unconfirmed',
    ['"unconfirmed', /"<Certainty" is read as a tag; .* written name="…"/],
  ],
  ['question', CS, 'id="access"', 'id="acces"', ['id="acces"', /no open question "acces"; "access" is meant/]],
  ['figure', CS, 'name="map"', 'name="mpa"', ['"mpa"', /no picture "mpa"; "map" is meant/]],
  ['alt', CS, ' alt="Mapa s potokem a silnicemi"', '', ['<Figure', /needs alt="…" of at least 15/]],
  ['alt of a picture', CS, 'viz [', '![](/img/alerts.png) [', ['![]', /write !\[what it shows\]/]],
  ['picture beside', CS, 'viz [', '![Mapa](./alerts.png) [', ['![Mapa]', /static\/img and write \/img\/alerts\.png/]],
  ['picture', CS, 'viz [', '![Mapa](/img/alrts.png) [', ['![Mapa]', /there is no file static\/img\/alrts\.png/]],
  // < and {
  ['< and number', CS, 'asi o 1,1 m', 'asi o <1,1 m', ['<1,1', /"<1,1" is read as a tag; write &lt;/]],
  ['< and space', CS, 'asi o 1,1 m', 'asi o < 1,1 m'],
  ['< and word', CS, 'asi o 1,1 m', '<asi o 1,1 m>', ['<asi', /"<asi" is read as a tag; write &lt;/]],
  ['words in braces', CS, 'asi o 1,1 m', 'o {asi metr}', ['{asi metr}', /"\{asi metr\}" is read as code/]],
  ['word in braces', CS, 'asi o 1,1 m', 'o {vzdálenost}', ['{vzdálenost}', /put it into backticks: `\{vzdálenost\}`/]],
  [
    'comment',
    CS,
    'asi o 1,1 m',
    '<!-- ověřit -->',
    ['<!--', /"<!--" is read as a tag; .*\{\/\* … \*\/\} for a comment/],
  ],
  ['entity', CS, 'asi o 1,1 m', '&mapa; o', ['&mapa;', /"&mapa;": write the character itself/]],
  ['merge', CS, 'Poloha se', '<<<<<<< HEAD\nPoloha se', ['<<<<<<<', /keep one, and delete the lines with <<<<<<</]],
  // Quotation marks
  ['English in Czech', CS, '„Mapa“', '“Mapa”', ['“Mapa”', /write "„Mapa“"/]],
  [
    'Czech in English',
    EN,
    '"Map"',
    '„Map“',
    ['„Map“', /"„".*straight quotation marks/],
    ['„Map“', /"“".*straight quotation marks/],
  ],
  ['open in Czech', CS, '„Mapa“', '„Mapa', ['„Mapa', /a quotation mark is missing; write „…“/]],
  // Boxes
  ['open box', CS, BOX, ':::note\n\nZnačka.\n', [':::note', /has no end; write ::: on a line of its own/]],
  [
    'box without empty lines',
    CS,
    BOX,
    ':::note\nZnačka.\n:::',
    [':::note', /empty line below/],
    [':::', /empty line above/],
  ],
  ['space in a box', CS, ':::note', '::: note', ['::: note', /"::: note": write :::note/]],
  [
    'end of a box in text',
    CS,
    'místě.\n\n:::',
    'místě. :::',
    ['místě. :::', /"Značka má být na místě\. :::": .* on a line/],
  ],
  ['end without a box', CS, ':::note\n\n', '', [':::', /none is open; delete it, or write :::note/]],
  ['box of another site', CS, BOX, '> [!NOTE]\n> Značka.', ['[!NOTE]', /"\[!NOTE\]" makes no box; write :::note/]],
  ['two colons', CS, 'Poloha se', '::note Poloha se', ['::note', /"::" makes no box; write :::note/]],
  // Spaces
  ['non-breaking space', CS, '1,1 m', '1,1\u00A0m', ['1,1', /write one ordinary space/]],
  // Front matter
  ['colon', CS, 'title: Mapa', 'title: Mapa: most', ['title', /"title" holds a colon; put the value into quotes/]],
  ['open list', CS, '[mapa, poloha]', '[mapa, poloha', ['keywords', /list of "keywords" has no end; write \]/]],
  ['no end', CS, 'souřadnice]\n---\n', 'souřadnice]\n', ['', /front matter has no end: write ---/]],
  ['space after ---', CS, '---\ntitle', '--- \ntitle', ['--- ', /starts in the first line, with --- and nothing/]],
  ['line above', CS, '---\ntitle', '\n---\ntitle', ['', /starts in the first line/]],
  ['number', CS, 'title: Mapa', 'title: 2026', ['title', /has no title; a number stands in quotes/]],
  ['no list', CS, '[mapa, poloha]', 'mapa, poloha', ['keywords', /has no keywords; write \[one, another\]/]],
  [
    'impossible day',
    CS,
    'title:',
    'date: 2026-02-30\ntitle:',
    ['date', /there is no day "2026-02-30"; write year-month-day/],
  ],
  ['unknown field', CS, 'title:', 'titel:', ['titel', /"titel", which is not known; write title/]],
  ['tab in front matter', CS, '  minutes', '\tminutes', ['\tminutes', /indented with a tab; write two spaces/]],
  ['no space', CS, 'title: Mapa', 'title:Mapa', ['title', /write a space after "title:"/]],
  ['open quotation', CS, 'title: Mapa', 'title: "Mapa', ['title', /quotation mark is missing at the end of "title"/]],
  // Numbers and marks
  ['unit', CS, '1,1 m', '1,1m', ['1,1m', /"1,1m": .*write "1,1 m"/]],
  ['open bold', CS, '**Charts**', '**Charts', ['**Charts', /"\*\*" is left in the text; it stands at both ends/]],
  ['open italics', CS, '**Charts**', '*Charts', ['*Charts', /"\*" is left in the text; italic/]],
  ['step', CS, '2. Otevřete', '2.Otevřete', ['2.Otevřete', /write a space after "2\." for a numbered step/]],
  ['open code', CS, 'get_address\n```', 'get_address', ['```text', /code that starts here has no end; write ```/]],
  ['open formula', CS, '`kód`', '$f_s', ['$f_s', /"\$" is left in the text; a formula has it at both ends/]],
  ['open inline code', CS, '`kód`', '`kód', ['`kód', /"`" is left in the text/]],
  ['word twice', CS, 'viz [', 'viz viz [', ['viz viz', /"viz viz": a word stands twice; write "viz"/]],
];

for (const [name, file, from, to, ...reports] of MISTAKES) {
  test(`${reports.length > 0 ? 'reported' : 'allowed'}: ${name}`, async () => {
    const findings = await findingsAfter(file, from, to);
    assert.equal(findings.length, reports.length, JSON.stringify(findings, undefined, 1));
    for (const [index, {place, source, message}] of findings.entries()) {
      const [lineWith = '', expectedMessage = /^$/, expectedFile = file] = reports[index] ?? [];
      assert.ok(place.startsWith(`${expectedFile}:`), place);
      assert.ok(lineWith === '' ? source === '' : source.includes(lineWith), `in line: ${source}`);
      assert.match(message, expectedMessage);
      assert.ok(!message.includes(expectedFile), 'the file of the mistake stands before the message only');
    }
  });
}

test('a text saved on Windows is no mistake', async () => {
  const files: Record<string, string> = {...PAGE, ...OTHERS};
  const site = siteOf(Object.keys(files), (name) => files[name] && `\uFEFF${files[name].replaceAll('\n', '\r\n')}`);
  assert.deepEqual((await checkPair({cs: CS, en: EN}, site)).findings, []);
});

test('words without diacritics and short English typos are not in the dictionaries; compounds are', () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'spelling-'));
  const project = path.resolve(__dirname, '../..');
  fs.copyFileSync(path.join(project, 'cspell.config.mjs'), path.join(root, 'cspell.config.mjs'));
  fs.mkdirSync(path.join(root, 'node_modules'));
  for (const name of ['.cspell', 'node_modules/cspell', 'node_modules/@cspell']) {
    fs.symlinkSync(path.join(project, name), path.join(root, name));
  }
  const texts = {
    [CS]: 'Prohlédněte si\ntlačitka,\nprohlednete tlacitko zarizeni merici.\nMěřicí body FFT.\n',
    [EN]: 'On teh map,\nthe BLE devices.\n',
  };
  for (const [file, text] of Object.entries(texts)) {
    fs.mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    fs.writeFileSync(path.join(root, file), text);
  }
  const found = spelling(root, [CS, EN]).map(
    ({file, line, message}) => `${file}:${line} ${message.split(' is not')[0]}`,
  );
  fs.rmSync(root, {recursive: true});
  const words = ['merici', 'prohlednete', 'tlacitko', 'zarizeni'].map((word) => `${CS}:3 "${word}"`);
  assert.deepEqual(found.sort(), [`${CS}:2 "tlačitka"`, ...words, `${EN}:1 "teh"`].sort());
});
