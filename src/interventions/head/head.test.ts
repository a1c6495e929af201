import assert from 'node:assert/strict';
import {test} from 'node:test';
import {createElement, Fragment} from 'react';
import {effectiveTags, tagsOf, type Tag} from './head';

const meta = (key: string, value: string, content: string): Tag => ({
  name: 'meta',
  attributes: {[key]: value, content},
  text: '',
});

test('children become tags with the names of HTML', () => {
  const tags = tagsOf([
    createElement('html', {key: 1, lang: 'cs', className: 'docs', ...{'data-has-hydrated': false}}),
    createElement(Fragment, {key: 2}, createElement('link', {rel: 'alternate', hrefLang: 'en', href: '/en/'})),
    createElement('title', {key: 3}, 'Mosty', ' | ', 'Monitoring'),
    false,
  ]);
  assert.deepEqual(tags, [
    {name: 'html', attributes: {lang: 'cs', class: 'docs', 'data-has-hydrated': 'false'}, text: ''},
    {name: 'link', attributes: {rel: 'alternate', hreflang: 'en', href: '/en/'}, text: ''},
    {name: 'title', attributes: {}, text: 'Mosty | Monitoring'},
  ]);
});

test('the later title, description and canonical address win', () => {
  const link = (href: string): Tag => ({name: 'link', attributes: {rel: 'canonical', href}, text: ''});
  const title = (text: string): Tag => ({name: 'title', attributes: {}, text});
  const later = [title('Page'), meta('name', 'description', 'Of the page'), link('/b/')];
  const site = [title('Site'), meta('name', 'description', 'Of the site'), link('/a/')];
  assert.deepEqual(effectiveTags([site, later]), later);
});

test('one component may render several tags with the same key, and a later component replaces them all', () => {
  const alternates = [meta('property', 'og:locale:alternate', 'en'), meta('property', 'og:locale:alternate', 'de')];
  assert.equal(effectiveTags([alternates]).length, 2);
  assert.equal(effectiveTags([alternates, [meta('property', 'og:locale:alternate', 'pl')]]).length, 1);
});
