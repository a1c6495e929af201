/** Every interface text and configured label, as extracted by Docusaurus, exists in both languages. */
import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {after, before, test} from 'node:test';
import {ALGOLIA} from '../support/algoliaAccount';
import {copySite} from '../support/siteCopy';
import {ROOT} from '../support/sites';

type Messages = Readonly<Record<string, {message: string; description?: string}>>;

/** Files of labels below `i18n/en`; the Czech labels are in the configuration. */
const LABELS = [
  'docusaurus-plugin-content-blog/options.json',
  'docusaurus-plugin-content-docs/current.json',
  'docusaurus-theme-classic/footer.json',
  'docusaurus-theme-classic/navbar.json',
];

/** Ids whose messages may be the same in both languages: common words, a system name, values of an HTML attribute. */
const SAME_MESSAGES = [
  'site.chartSample.aggregation.max',
  'site.chartSample.aggregation.min',
  'theme.admonition.tip',
  'theme.blog.author.pageTitle',
  'theme.SearchModal.searchBox.enterKeyHint',
  'theme.SearchModal.searchBox.enterKeyHintAskAi',
];

/** Labels that may be the same in both languages: common words and names. */
const SAME_LABELS = [
  'Monitoring',
  'Hardware',
  'Blog',
  'Data',
  'Dynasense',
  'GeoSnake',
  'Laser',
  'App Store',
  'Google Play',
  'Next',
];

/** Order in which Docusaurus expects plural forms. */
const PLURAL_ORDER: readonly Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other'];

const readJson = (root: string, file: string) =>
  JSON.parse(fs.readFileSync(path.join(root, 'i18n', file), 'utf8')) as Messages;

let copy = '';

/** Messages that `docusaurus write-translations` extracts: English ones from code, Czech labels from the configuration. */
let defaults: Messages = {};

const cs = readJson(ROOT, 'cs/code.json');
const en = readJson(ROOT, 'en/code.json');

before(() => {
  copy = copySite('interface-texts');
  ['code.json', ...LABELS].forEach((file) => fs.rmSync(path.join(copy, 'i18n/en', file)));
  execFileSync(
    process.execPath,
    [path.join(ROOT, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'), 'write-translations', '--locale', 'en'],
    {
      cwd: copy,
      stdio: 'pipe',
      // A hosted search adds the texts of DocSearch.
      env: {
        ...process.env,
        ALGOLIA_APP_ID: ALGOLIA.appId,
        ALGOLIA_SEARCH_KEY: ALGOLIA.searchKey,
        ALGOLIA_INDEX: ALGOLIA.index,
      },
    },
  );
  defaults = readJson(copy, 'en/code.json');
});

after(() => {
  fs.rmSync(copy, {recursive: true, force: true});
});

const difference = (one: Messages, other: Messages) => Object.keys(one).filter((id) => !other[id]?.message.trim());

/** Ids of a file that fail a predicate. */
const wrong = (file: Messages, holds: (message: string, id: string) => boolean) =>
  Object.entries(file)
    .filter(([id, {message}]) => !holds(message, id))
    .map(([id, {message}]) => `${id}: ${message}`);

const placeholders = (message: string) => [...new Set(message.match(/\{\w+\}/g) ?? [])].sort();

for (const [locale, file] of [
  ['cs', cs],
  ['en', en],
] as const) {
  test(`i18n/${locale}/code.json has every text of the interface, and no other`, () => {
    assert.deepEqual(difference(defaults, file), [], 'Add these ids to the file.');
    assert.deepEqual(difference(file, defaults), [], 'Nothing shows these ids any more; delete them.');
  });

  test(`i18n/${locale}/code.json has the plural forms of the language, with their placeholders`, () => {
    const known = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
    const categories = PLURAL_ORDER.filter((category) => known.includes(category));
    const faults = wrong(file, (message, id) => {
      const source = defaults[id]?.message ?? '';
      const forms = message.split('|');
      const wanted = placeholders(source);
      return (
        forms.length === (source.includes('|') ? categories.length : 1) &&
        /^\s*/.exec(message)?.[0] === /^\s*/.exec(source)?.[0] &&
        /\s*$/.exec(message)?.[0] === /\s*$/.exec(source)?.[0] &&
        forms.every((form, index) => {
          const present = placeholders(form);
          // The singular may spell its number out.
          const isOne = forms.length > 1 && categories[index] === 'one';
          return present.every((name) => wanted.includes(name)) && (isOne || present.length === wanted.length);
        })
      );
    });
    assert.deepEqual(faults, [], `Write the forms in the order ${categories.join('|')}, each with all {placeholders}.`);
  });
}

test('the texts of the interface are Czech on the Czech site, with Czech quotation marks', () => {
  const isSame = (message: string, id: string) => {
    const texts = [defaults[id]?.message, en[id]?.message].map((text) => text?.trim().toLowerCase());
    return texts.includes(message.trim().toLowerCase());
  };
  const english = wrong(cs, (message, id) => SAME_MESSAGES.includes(id) || !isSame(message, id));
  assert.deepEqual(english, [], 'Translate these, or list their ids above.');
  assert.deepEqual(
    SAME_MESSAGES.filter((id) => !isSame(cs[id]?.message ?? '', id)),
    [],
    'Take these off the list above.',
  );
  assert.deepEqual(
    wrong(cs, (message) => !/"|'|\.\.\./.test(message)),
    [],
    'Use „“ and ….',
  );
});

test('own texts of the interface are the same in the English file and in the code', () => {
  const faults = wrong(en, (message, id) => !id.startsWith('site.') || message === defaults[id]?.message);
  assert.deepEqual(faults, [], 'The file wins over the code; make them equal, then check the Czech text.');
});

for (const name of LABELS) {
  test(`i18n/en/${name} translates every configured label, and no other`, () => {
    const {copyright: _ownerFromTheEnvironment, ...czech} = readJson(copy, `en/${name}`);
    const file = readJson(ROOT, `en/${name}`);
    assert.deepEqual([difference(czech, file), difference(file, czech)], [[], []]);
    const same = wrong(
      file,
      (message, id) =>
        !/[áčďéěíňóřšťúůýž]/i.test(message) && (message !== czech[id]?.message || SAME_LABELS.includes(message)),
    );
    assert.deepEqual(same, [], 'Translate these, or list them above.');
    assert.ok(!fs.existsSync(path.join(ROOT, 'i18n/cs', name)), 'Czech labels belong in the configuration.');
  });
}
