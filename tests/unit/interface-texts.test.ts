/** Every interface text and configured label, as extracted by Docusaurus, exists in both languages. */
import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {beforeAll, test} from 'vitest';
import {ALGOLIA} from '../support/algoliaAccount';
import {ROOT} from '../support/sites';

type Messages = Readonly<Record<string, {message: string; description?: string}>>;

/** Files of labels below `i18n/en`; the Czech labels are in the configuration. */
const LABELS = [
  'docusaurus-plugin-content-blog/options.json',
  'docusaurus-plugin-content-docs/current.json',
  'docusaurus-theme-classic/footer.json',
  'docusaurus-theme-classic/navbar.json',
];

/** Texts that may be the same in both languages: common words, names, values of an HTML attribute. */
const SAME = new Set([
  'Maximum',
  'Minimum',
  'tip',
  'search',
  'enter',
  '{authorName} – {nPosts}',
  ...'Monitoring Hardware Blog Data Dynasense GeoSnake Laser Next'.split(' '),
  'App Store',
  'Google Play',
]);

/** Order in which Docusaurus expects plural forms. */
const PLURAL_ORDER: readonly Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other'];

const readJson = (root: string, file: string) =>
  JSON.parse(fs.readFileSync(path.join(root, 'i18n', file), 'utf8')) as Messages;

/** Folder that Docusaurus writes into. */
const WRITTEN = path.join(ROOT, 'tests/.built/interface-texts');

/** Messages that `docusaurus write-translations` extracts: English ones from code, Czech labels from the configuration. */
let defaults: Messages = {};

const czech = readJson(ROOT, 'cs/code.json');

/** English texts that stand in the file, in place of those in the code of packages. */
const changed = readJson(ROOT, 'en/code.json');

/** Ids for which modules of the stock theme have different texts, so that no text of the code is the one. */
const UNSETTLED = new Set(['theme.tags.tagsPageLink', 'theme.SearchPage.algoliaLabel']);

beforeAll(() => {
  fs.rmSync(WRITTEN, {recursive: true, force: true});
  const docusaurus = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';
  const config = 'tests/sites/interface-texts/docusaurus.config.ts';
  execFileSync(process.execPath, [docusaurus, 'write-translations', '--locale', 'en', '--config', config], {
    cwd: ROOT,
    stdio: 'pipe',
    env: {
      ...process.env,
      NODE_ENV: 'development',
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: path.relative(ROOT, path.join(WRITTEN, 'generated')),
      // A hosted search adds the texts of DocSearch.
      ALGOLIA_APP_ID: ALGOLIA.appId,
      ALGOLIA_SEARCH_KEY: ALGOLIA.searchKey,
      ALGOLIA_INDEX: ALGOLIA.index,
    },
  });
  defaults = readJson(WRITTEN, 'en/code.json');
});

const missing = (wanted: Messages, file: Messages) => Object.keys(wanted).filter((id) => !file[id]?.message.trim());

/** Texts of a file that fail a predicate. */
const wrong = (file: Messages, holds: (message: string, id: string) => boolean) =>
  Object.entries(file)
    .filter(([id, {message}]) => !holds(message, id))
    .map(([id, {message}]) => `${id}: ${message}`);

const placeholders = (message: string) => [...new Set(message.match(/\{\w+\}/g) ?? [])].sort();

test('i18n/cs/code.json has every text of the interface, and no other', () => {
  assert.deepEqual(missing(defaults, czech), [], 'Add these ids to the file.');
  assert.deepEqual(missing(czech, defaults), [], 'Nothing shows these ids any more; delete them.');
});

test('i18n/en/code.json has only texts of packages that the site says otherwise', () => {
  const superfluous = wrong(
    changed,
    (message, id) =>
      UNSETTLED.has(id) || (!id.startsWith('site.') && defaults[id] !== undefined && defaults[id].message !== message),
  );
  assert.deepEqual(superfluous, [], 'Delete these: English texts stand in the code.');
});

for (const locale of ['cs', 'en'] as const) {
  test(`the texts of the interface have the plural forms of the language, with their placeholders: ${locale}`, () => {
    const known = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
    const categories = PLURAL_ORDER.filter((category) => known.includes(category));
    const faults = wrong(locale === 'cs' ? czech : {...defaults, ...changed}, (message, id) => {
      const source = defaults[id]?.message ?? '';
      const forms = message.split('|');
      const wanted = placeholders(source);
      // The singular may spell its number out.
      const isComplete = (form: string, index: number) =>
        placeholders(form).join() === wanted.join() || (forms.length > 1 && categories[index] === 'one');
      return forms.length === (source.includes('|') ? categories.length : 1) && forms.every(isComplete);
    });
    assert.deepEqual(faults, [], `Write the forms in the order ${categories.join('|')}, each with all {placeholders}.`);
  });
}

test('the texts of the interface are Czech on the Czech site, with Czech quotation marks', () => {
  const isEnglish = (message: string, id: string) =>
    [defaults[id]?.message, changed[id]?.message].some((text) => text?.trim().toLowerCase() === message.toLowerCase());
  const english = wrong(czech, (message, id) => SAME.has(message) || !isEnglish(message.trim(), id));
  assert.deepEqual(english, [], 'Translate these, or list them above.');
  const typewriter = wrong(czech, (message) => !/"|'|\.\.\./.test(message));
  assert.deepEqual(typewriter, [], 'Use „“ and ….');
});

for (const name of LABELS) {
  test(`i18n/en/${name} translates every configured label, and no other`, () => {
    const {copyright: _ownerFromTheEnvironment, ...configured} = readJson(WRITTEN, `en/${name}`);
    const english = readJson(ROOT, `en/${name}`);
    assert.deepEqual(missing(configured, english), [], 'Add these ids to the file.');
    assert.deepEqual(missing(english, configured), [], 'Nothing shows these labels any more; delete them.');
    const same = wrong(
      english,
      (message, id) =>
        !/[áčďéěíňóřšťúůýž]/i.test(message) && (message !== configured[id]?.message || SAME.has(message)),
    );
    assert.deepEqual(same, [], 'Translate these, or list them above.');
    assert.ok(!fs.existsSync(path.join(ROOT, 'i18n/cs', name)), 'Czech labels belong in the configuration.');
  });
}
