import assert from 'node:assert/strict';
import {test} from 'vitest';
import {withTranslations} from './loader.js';

const CATALOG: Readonly<Record<string, string>> = {
  'site.a': 'Výstraha „A“',
  'site.b': 'Stránka {page}',
};

const translated = (body: string) =>
  withTranslations(`import Translate, {translate} from '@docusaurus/Translate';\n${body}`, (id) => CATALOG[id])
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

test('without a translation, the message of the code is shown, joined from its parts', () => {
  const seen: (string | undefined)[] = [];
  const source = [
    `translate({id: 'a', message: 'One ' + "two"});`,
    `<Translate id="b">\n  Three\n  four\n</Translate>;`,
    `<Translate id="c">{'Five'}</Translate>;`,
    `translate({id: 'd', message});`,
  ].join('\n');
  withTranslations(`import '@docusaurus/Translate';\n${source}`, (_id, message) => {
    seen.push(message);
    return undefined;
  });
  assert.deepEqual(seen, ['One two', 'Three four', 'Five', undefined]);
});

test('a text for which there is nothing else stays; one that can only be looked up in the browser is an error', () => {
  const source = `translate({id: 'site.new', message: 'New'})`;
  assert.equal(translated(source), source);
  assert.throws(() => translated('translate({id: name, message: "New"})'), /needs an id that is a plain string/);
});
