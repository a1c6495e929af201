import assert from 'node:assert/strict';
import {test} from 'node:test';
import {withTranslations} from './translationsLoader.js';
import generatedLoader from './generatedLoader.js';

const CATALOGUE = {
  'site.a': 'Výstraha „A“',
  'site.b': 'Stránka {page}',
};

const translated = (body: string) =>
  withTranslations(`import Translate, {translate} from '@docusaurus/Translate';\n${body}`, CATALOGUE)
    .split('\n')
    .slice(1)
    .join('\n');

test('translated texts take the place of the English ones, also those in the values of others', () => {
  assert.equal(
    translated(
      `translate({id: 'site.b', message: 'Page {page}'}, {page: translate({id: 'site.a', message: 'A', description: 'x'})})`,
    ),
    'translate({message: "Stránka {page}"}, {page: translate({message: "Výstraha „A“"})})',
  );
  assert.match(
    translated(`<Translate id="site.b" description="x" values={{page: <b>{1}</b>}}>{'Page {page}'}</Translate>;`),
    /^<Translate\s+values=\{\{page: <b>\{1\}<\/b>\}\}>\{"Stránka \{page\}"\}<\/Translate>;$/,
  );
});

test('a text without a translation stays; one that can only be looked up in the browser is an error', () => {
  const source = `translate({id: 'site.new', message: 'New'})`;
  assert.equal(translated(source), source);
  assert.throws(() => translated('translate({id: name, message: "New"})'), /needs an id that is a plain string/);
});

test('the registry loses the paths that only the server side reads, and another form of it is an error', () => {
  const lean = (source: string) => generatedLoader.call({resourcePath: '/site/.docusaurus/registry.js'}, source);
  assert.equal(
    lean(`"1a": [() => import(/* webpackChunkName: "1a" */ "@theme/A"), "@theme/A", require.resolveWeak("@theme/A")],`),
    `"1a": [() => import(/* webpackChunkName: "1a" */ "@theme/A"), "", require.resolveWeak("@theme/A")],`,
  );
  assert.throws(() => lean('export default {}'), /has changed its form/);
});
