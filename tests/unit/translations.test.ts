import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {describe, it} from 'node:test';
import type {PluginOptions as BlogOptions} from '@docusaurus/plugin-content-blog';
import {getTranslationFiles as blogFiles} from '@docusaurus/plugin-content-blog/lib/translations.js';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import {normalizeSidebars} from '@docusaurus/plugin-content-docs/lib/sidebars/normalization.js';
import {getLoadedContentTranslationFiles as docsFiles} from '@docusaurus/plugin-content-docs/lib/translations.js';
import {getTranslationFiles as themeFiles} from '@docusaurus/theme-classic/lib/translations.js';
import type {ThemeConfig} from '@docusaurus/theme-common';
import {blog, docs} from '../../src/config/content';
import {footer} from '../../src/config/footer';
import {DEFAULT_LOCALE, LOCALES} from '../../src/config/locales';
import {navbar} from '../../src/config/navbar';
import sidebars from '../../sidebars';
import {
  labelProblems,
  missingIds,
  outdatedEnglish,
  pluralCategories,
  sourceProblems,
  staleIds,
  typewriterSigns,
  untranslated,
  wrongPlaceholders,
  wrongPlurals,
  type Cognates,
  type Translated,
  type TranslationFile,
} from './translations/checks';
import {messagesInFolder, messagesInSource} from './translations/sourceMessages';

const ROOT = path.resolve(__dirname, '../..');

/** Ids whose Czech message is rightly the English one. */
const SAME_MESSAGES: Cognates = {
  'site.chartSample.aggregation.max': 'Czech uses the word "maximum" too.',
  'site.chartSample.aggregation.min': 'Czech uses the word "minimum" too.',
  'theme.admonition.tip': 'Czech uses the word "tip" too.',
  'theme.SearchModal.searchBox.enterKeyHint': 'A keyword of the HTML attribute enterkeyhint, never shown as text.',
  'theme.SearchModal.searchBox.enterKeyHintAskAi': 'A keyword of the HTML attribute enterkeyhint, never shown as text.',
};

/** Configured labels that are rightly the same in both languages. */
const SAME_LABELS: Cognates = {
  Monitoring: 'The short name of the site; the word exists in both languages.',
  Hardware: 'The word exists in both languages.',
  Blog: 'The word exists in both languages.',
  Data: 'The word exists in both languages.',
  Dynasense: 'Name of a device family.',
  GeoSnake: 'Name of a device family.',
  Laser: 'Name of a device family.',
  'App Store': 'Name of a store.',
  'Google Play': 'Name of a store.',
};

function readJson(...parts: string[]): unknown {
  return JSON.parse(fs.readFileSync(path.join(ROOT, ...parts), 'utf8'));
}

function readTranslated(locale: string, name: string): Translated {
  const file = path.posix.join('i18n', locale, name);
  return {locale, file, content: readJson(file) as TranslationFile};
}

/** English messages of the Docusaurus packages that the site uses. */
function upstreamMessages(): Map<string, string> {
  const folder = 'node_modules/@docusaurus/theme-translations/locales/base';
  const {dependencies} = readJson('package.json') as {dependencies: Record<string, string>};
  const used = fs
    .readdirSync(path.join(ROOT, folder))
    .filter((file) => file === 'theme-common.json' || `@docusaurus/${path.basename(file, '.json')}` in dependencies);
  return new Map(
    used
      .flatMap((file) => Object.entries(readJson(folder, file) as Record<string, string>))
      .filter(([id]) => !id.endsWith('___DESCRIPTION')),
  );
}

/** The labels that Docusaurus asks to translate, in Czech, by the name of their file below `i18n/<locale>/`. */
function configuredLabels(): Map<string, TranslationFile> {
  const themeConfig = {navbar, footer: footer()} as unknown as ThemeConfig;
  const manual = {
    loadedVersions: [
      {versionName: 'current', label: docs(undefined).versions.current.label, sidebars: normalizeSidebars(sidebars)},
    ],
  } as unknown as DocsContent;
  const files = {
    'docusaurus-theme-classic': themeFiles({themeConfig}),
    'docusaurus-plugin-content-docs': docsFiles(manual),
    'docusaurus-plugin-content-blog': blogFiles(blog(undefined) as unknown as BlogOptions),
  };
  return new Map(
    Object.entries(files).flatMap(([folder, parts]) =>
      parts.map(({path: name, content}) => [`${folder}/${name}.json`, content as TranslationFile] as const),
    ),
  );
}

function assertNone(problems: readonly string[]): void {
  assert.equal(problems.length, 0, `\n${problems.map((problem) => `- ${problem}`).join('\n')}`);
}

const upstream = upstreamMessages();
const own = messagesInFolder(ROOT, 'src');
const english = new Map([
  ...own.messages.flatMap(({id, message}) => (message === undefined ? [] : [[id, message] as const])),
  ...upstream,
]);
const code = {cs: readTranslated('cs', 'code.json'), en: readTranslated('en', 'code.json')};
const labels = configuredLabels();

describe('interface strings', () => {
  it('are written so that they can be extracted', () => {
    assert.ok(own.messages.length > 20, 'Hardly any message was found in src; the extraction is broken.');
    assert.ok(upstream.size > 120, 'Hardly any message of Docusaurus was found; its file names have changed.');
    assertNone([...own.problems, ...sourceProblems(own.messages, upstream)]);
  });

  for (const translated of Object.values(code)) {
    it(`${translated.file} has every id and no other`, () => {
      assertNone([...missingIds(translated, english), ...staleIds(translated, new Set(english.keys()))]);
    });

    it(`${translated.file} has the plural forms of the language`, () => {
      assertNone(wrongPlurals(translated, english));
    });

    it(`${translated.file} keeps placeholders`, () => {
      assertNone(wrongPlaceholders(translated, english));
    });
  }

  it('are Czech in the Czech file', () => {
    assertNone([...untranslated(code.cs, english, code.en.content, SAME_MESSAGES), ...typewriterSigns(code.cs)]);
  });

  it('are what the source says in the English file', () => {
    assertNone(outdatedEnglish(code.en, english));
  });
});

describe('configured labels', () => {
  it('stand in four files', () => {
    assert.deepEqual([...labels.keys()].sort(), [
      'docusaurus-plugin-content-blog/options.json',
      'docusaurus-plugin-content-docs/current.json',
      'docusaurus-theme-classic/footer.json',
      'docusaurus-theme-classic/navbar.json',
    ]);
  });

  for (const locale of LOCALES.filter((name) => name !== DEFAULT_LOCALE)) {
    for (const [name, czech] of labels) {
      it(`i18n/${locale}/${name} translates each and no other`, () => {
        const translated = readTranslated(locale, name);
        assertNone([
          ...labelProblems(translated, czech, SAME_LABELS),
          ...staleIds(translated, new Set(Object.keys(czech))),
        ]);
      });
    }
  }

  it('have no second Czech version that would silently win over the configuration', () => {
    const doubled = [...labels.keys()].filter((name) => fs.existsSync(path.join(ROOT, 'i18n', DEFAULT_LOCALE, name)));
    assertNone(
      doubled.map(
        (name) => `i18n/${DEFAULT_LOCALE}/${name}: the Czech labels stand in the configuration. Delete the file.`,
      ),
    );
  });
});

describe('the checks themselves', () => {
  const czech = (content: Record<string, string>): Translated => ({
    locale: 'cs',
    file: 'cs.json',
    content: Object.fromEntries(Object.entries(content).map(([id, message]) => [id, {message}])),
  });
  const source = new Map([
    ['site.a', 'Open'],
    ['site.n', 'One page|{count} pages'],
    ['site.p', 'See {link} '],
  ]);
  const good = czech({'site.a': 'Otevřít', 'site.n': '1 a|{count} b|{count} c|{count} d', 'site.p': 'Viz {link} '});
  const changed = (id: string, message: string) =>
    czech({
      ...Object.fromEntries(Object.entries(good.content).map(([key, entry]) => [key, entry.message])),
      [id]: message,
    });
  const without = (id: string): Translated => {
    const {[id]: _left, ...content} = good.content;
    return {...good, content};
  };
  const all = (translated: Translated, cognates: Cognates = {}) => [
    ...missingIds(translated, source),
    ...staleIds(translated, new Set(source.keys())),
    ...untranslated(translated, source, {}, cognates),
    ...wrongPlurals(translated, source),
    ...wrongPlaceholders(translated, source),
    ...typewriterSigns(translated),
  ];

  it('accept a good file', () => {
    assert.deepEqual(all(good), []);
  });

  for (const [fault, translated, finding] of [
    ['a missing id', without('site.a'), /"site\.a" is missing/],
    ['an empty message', changed('site.a', ''), /"site\.a" is missing/],
    ['an id that nothing uses', changed('site.old', 'Staré'), /"site\.old" no longer exists/],
    ['an English message', changed('site.a', 'open'), /"site\.a" is still English/],
    [
      'two plural forms',
      changed('site.n', '1 a|{count} b'),
      /"site\.n" has 2 form\(s\) instead of 4.*one\|few\|many\|other/,
    ],
    ['plural forms where none belong', changed('site.a', 'Otevřít|Zavřít'), /"site\.a" has 2 form\(s\) instead of 1/],
    ['a lost placeholder', changed('site.p', 'Viz odkaz '), /"site\.p" lacks \{link\}/],
    ['a placeholder lost in one form', changed('site.n', '1 a|dva b|{count} c|{count} d'), /"site\.n" lacks \{count\}/],
    ['an added placeholder', changed('site.a', 'Otevřít {name}'), /"site\.a" has \{name\}/],
    ['lost spaces at the end', changed('site.p', 'Viz {link}'), /"site\.p" begins or ends with other spaces/],
    ['typewriter quotes', changed('site.a', 'Otevřít "vše"'), /"site\.a" has typewriter signs/],
  ] as const) {
    it(`find ${fault}, and nothing else`, () => {
      const [first, ...others] = all(translated);
      assert.match(first ?? '', finding);
      assert.deepEqual(others, []);
    });
  }

  it('want cognates to be needed', () => {
    assert.deepEqual(all(changed('site.a', 'Open'), {'site.a': 'reason'}), []);
    assert.match(all(good, {'site.a': 'reason'}).join(), /"site\.a" is listed as a cognate but differs/);
  });

  it('find an English entry that the source has left behind', () => {
    const outdated = {...good, locale: 'en', content: {'site.a': {message: 'Launch'}}};
    assert.match(outdatedEnglish(outdated, source).join(), /"site\.a" says "Launch", the source says "Open"/);
  });

  it('know the order of plural forms', () => {
    assert.deepEqual(pluralCategories('cs'), ['one', 'few', 'many', 'other']);
    assert.deepEqual(pluralCategories('en'), ['one', 'other']);
  });

  it('find labels that are missing, Czech or unchanged', () => {
    const configured = {a: {message: 'Síť'}, b: {message: 'Export dat'}, c: {message: 'Laser'}};
    const file = (content: TranslationFile): Translated => ({locale: 'en', file: 'en.json', content});
    const found = (content: TranslationFile) => labelProblems(file(content), configured, {Laser: 'a name'}).join('\n');
    assert.equal(found({a: {message: 'Network'}, b: {message: 'Data export'}, c: {message: 'Laser'}}), '');
    assert.match(found({b: {message: 'Data export'}, c: {message: 'Laser'}}), /"a" is missing.*"Síť"/);
    assert.match(found({...configured, b: {message: 'Data export'}}), /"a" has Czech letters/);
    assert.match(found({...configured, a: {message: 'Network'}}), /"b" equals the Czech text "Export dat"/);
  });

  it('find contradictions in the source', () => {
    const message = {id: 'site.a', message: 'A', description: 'd', place: 'x.ts:1'};
    const found = (...uses: Partial<typeof message>[]) =>
      sourceProblems(
        uses.map((use) => ({...message, ...use})),
        new Map([['theme.a', 'A']]),
      ).join('\n');
    assert.equal(found({}, {id: 'theme.a'}), '');
    assert.match(found({id: 'other.a'}), /"other\.a" is no id of Docusaurus/);
    assert.match(found({id: 'theme.a', message: 'B'}), /"theme\.a" belongs to Docusaurus/);
    assert.match(found({}, {message: 'B'}), /several English messages: A \/ B/);
    assert.match(found({description: ''}), /lacks a description/);
    assert.match(found({message: undefined}), /has no English message/);
  });
});

describe('extraction of messages', () => {
  const extract = (body: string) =>
    messagesInSource(`import T, {translate as t} from '@docusaurus/Translate';\n${body}`, 'x.tsx');

  it('reads calls and elements under any local name', () => {
    const {messages, problems} = extract(`
      const PART = 'site.part';
      const TEXT = {id: PART + '.c', message: \`c \${'d'}\`} as const;
      t({id: 'site.a', message: 'A ' + 'B', description: 'about'}, {n: 1});
      t(TEXT);
      export const x = <T id="site.b" description="text">
        two
        words
      </T>;
      export const y = <T id={'site.d'} values={{n: 1}}>{'n {n}'}</T>;
    `);
    assert.deepEqual(problems, []);
    assert.deepEqual(
      messages.map(({id, message, description}) => [id, message, description]),
      [
        ['site.a', 'A B', 'about'],
        ['site.part.c', 'c d', undefined],
        ['site.b', 'two words', 'text'],
        ['site.d', 'n {n}', undefined],
      ],
    );
    assert.equal(messages[0]?.place, 'x.tsx:5');
  });

  it('ignores other functions of the same name', () => {
    assert.deepEqual(messagesInSource(`const translate = (x: object) => x; translate({id: 'a'});`, 'x.ts'), {
      messages: [],
      problems: [],
    });
    assert.deepEqual(extract(`matrix.t({id: 'a'}); const style = {t: 1};`).problems, []);
  });

  for (const [fault, body, finding] of [
    ['a computed id', 't({id: name(), message: "A"})', /x\.tsx:2: the id cannot be read/],
    ['a computed message', 't({id: "site.a", message: name()})', /the message of "site\.a" cannot be read/],
    ['a chosen argument', 't(open ? {id: "site.a"} : {id: "site.b"})', /the argument of translate\(\) cannot be read/],
    ['translate handed on', 'labels(t)', /translate is passed on/],
    [
      'mixed children',
      'export const x = <T id="site.a">You have {n} pages</T>',
      /the text of <Translate> cannot be read/,
    ],
    ['an element without id', 'export const x = <T>Open</T>', /the id cannot be read/],
    ['a re-export', `export {translate} from '@docusaurus/Translate'`, /is re-exported/],
  ] as const) {
    it(`reports ${fault}`, () => {
      assert.match(extract(body).problems.join('\n'), finding);
    });
  }
});
