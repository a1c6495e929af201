import assert from 'node:assert/strict';
import {test} from 'node:test';
import {createElement, Fragment} from 'react';
import {headState, tagsOf, type Tag} from './head';

const meta = (key: string, value: string, content: string): Tag => ({
  name: 'meta',
  attributes: {[key]: value, content},
});

test('children become tags with the names of HTML', () => {
  const tags = tagsOf([
    createElement('html', {key: 1, lang: 'cs', className: 'docs', ...{'data-has-hydrated': false}}),
    createElement(Fragment, {key: 2}, createElement('link', {rel: 'alternate', hrefLang: 'en', href: '/en/'})),
    createElement('title', {key: 3}, 'Mosty', ' | ', 'Monitoring'),
    false,
    createElement('script', {key: 4, type: 'application/ld+json', async: true}, '{"a": 1}'),
  ]);
  assert.deepEqual(tags, [
    {name: 'html', attributes: {lang: 'cs', class: 'docs', 'data-has-hydrated': 'false'}},
    {name: 'link', attributes: {rel: 'alternate', hreflang: 'en', href: '/en/'}},
    {name: 'title', attributes: {}, text: 'Mosty | Monitoring'},
    {name: 'script', attributes: {type: 'application/ld+json', async: 'true'}, text: '{"a": 1}'},
  ]);
});

test('the later title, description and canonical address win', () => {
  const state = headState([
    [
      {name: 'title', attributes: {}, text: 'Site'},
      meta('name', 'description', 'Of the site'),
      {name: 'link', attributes: {rel: 'canonical', href: '/a/'}},
    ],
    [
      {name: 'title', attributes: {}, text: 'Page'},
      meta('name', 'description', 'Of the page'),
      {name: 'link', attributes: {rel: 'canonical', href: '/b/'}},
    ],
  ]);
  assert.equal(state.title, 'Page');
  assert.deepEqual(
    state.tags.map(({attributes}) => attributes.content ?? attributes.href),
    ['Of the page', '/b/'],
  );
});

test('a component may say the same thing more than once', () => {
  const alternates = [meta('property', 'og:locale:alternate', 'en'), meta('property', 'og:locale:alternate', 'de')];
  assert.equal(headState([alternates]).tags.length, 2);
  assert.equal(headState([alternates, [meta('property', 'og:locale:alternate', 'pl')]]).tags.length, 1);
});

test('alternate languages with one address stay apart', () => {
  const link = (hreflang: string): Tag => ({name: 'link', attributes: {rel: 'alternate', href: '/', hreflang}});
  assert.equal(headState([[link('cs')], [link('x-default')]]).tags.length, 2);
});

test('attributes of the page are joined, and the later value wins', () => {
  const html = (attributes: Record<string, string>): Tag => ({name: 'html', attributes});
  assert.deepEqual(headState([[html({lang: 'cs', class: 'plugin-docs'})], [html({class: 'docs-doc-page'})]]).html, {
    lang: 'cs',
    class: 'docs-doc-page',
  });
});
