import assert from 'node:assert/strict';
import {test} from 'node:test';
import clientConfig from './clientConfig.js';
import {inlineTranslations} from './inlineTranslations.js';
import registry from './registry.js';
import versionData from './versionData.js';

const STRINGS = {
  'site.a': 'Výstraha „A“',
  'site.b': 'Stránka {page}',
  'theme.plural': '{count} stránka|{count} stránky|{count} stránek',
};

const translated = (body: string) =>
  inlineTranslations(`import Translate, {translate} from '@docusaurus/Translate';\n${body}`, STRINGS)
    .split('\n')
    .slice(1)
    .join('\n');

test('a translated text takes the place of the English one, and its id and description go', () => {
  assert.equal(
    translated(`const a = translate({id: 'site.a', message: 'Alert A', description: 'Seen'});`),
    'const a = translate({message: "Výstraha „A“"});',
  );
});

test('values stay, and texts inside them are translated too', () => {
  assert.equal(
    translated(`translate({id: 'site.b', message: 'Page {page}'}, {page: translate({id: 'site.a', message: 'A'})})`),
    'translate({message: "Stránka {page}"}, {page: translate({message: "Výstraha „A“"})})',
  );
});

test('a text put together from pieces is found by its id', () => {
  assert.equal(
    translated(`translate({message: 'One page|' + '{count} pages', id: 'theme.plural'})`),
    'translate({message: "{count} stránka|{count} stránky|{count} stránek"})',
  );
});

test('a text that nobody has translated stays as it is', () => {
  assert.equal(translated(`translate({id: 'site.new', message: 'New'})`), 'translate({message: "New"})');
});

test('a text between tags is translated, with the values that it needs', () => {
  const source = `const b = <Translate id="site.b" description="x" values={{page: <b>{1}</b>}}>{'Page {page}'}</Translate>;`;
  assert.match(
    translated(source),
    /^const b = <Translate\s+values=\{\{page: <b>\{1\}<\/b>\}\}>\{"Stránka \{page\}"\}<\/Translate>;$/,
  );
});

test('a module that does not translate is not touched', () => {
  const source = `import {translate} from './geometry';\ntranslate({id: 'site.a', message: 'x'});`;
  assert.equal(inlineTranslations(source, STRINGS), source);
});

test('the browser gets the configuration that it reads, without the options of plugins', () => {
  const config = {
    title: 'T',
    baseUrl: '/',
    presets: [['classic', {}]],
    plugins: ['a'],
    themeConfig: {navbar: {items: []}, metadata: [], prism: {theme: {}}},
    future: {experimental_router: 'browser', experimental_faster: {}},
  };
  const small = clientConfig(`/* generated */\nexport default ${JSON.stringify(config, null, 2)};\n`);
  assert.deepEqual(JSON.parse(small.slice('export default '.length, -1)), {
    title: 'T',
    baseUrl: '/',
    themeConfig: {navbar: {items: []}, metadata: []},
    future: {experimental_router: 'browser'},
  });
  assert.throws(() => clientConfig('module.exports = {}'), /another form than that of Docusaurus 3\.9\.2/);
});

test('what every document needs is one chunk, the rest keeps its own', () => {
  const entry = (chunk: string, request: string) =>
    `"${chunk}": [() => import(/* webpackChunkName: "${chunk}" */ "${request}"), "${request}", require.resolveWeak("${request}")],`;
  const lean = (source: string, isServer = false) => registry.call({getOptions: () => ({isServer})}, source);
  const source = `export default {${entry('1a', '@theme/DocItem')}${entry('2b', '@site/docs/a.mdx')}}`;
  const browser = lean(source);
  assert.match(browser, /import\(\/\* webpackChunkName: "docs" \*\/ "@theme\/DocItem"\), "", require\.resolveWeak/);
  assert.match(browser, /"2b": \[\(\) => import\(\/\* webpackChunkName: "2b" \*\/ "@site\/docs\/a\.mdx"\), ""/);
  assert.match(lean(source, true), /"@theme\/DocItem"\), "docs", require.*"@site\/docs\/a\.mdx"\), "2b", require/);
  assert.throws(() => lean('export default {}'), /another form/);
});

test('the list of documents is left out of the data of a version, and nothing else', () => {
  const version = {label: 'Next', docs: {intro: {description: 'Long'}}, docsSidebars: {}};
  assert.deepEqual(JSON.parse(versionData(JSON.stringify({version}))), {
    version: {label: 'Next', docs: {}, docsSidebars: {}},
  });
  const other = '{"categoryGeneratedIndex":{"title":"Data"}}';
  assert.equal(versionData(other), other);
});
