import assert from 'node:assert/strict';
import test from 'node:test';
import {usableEntries} from './storage';

const RECENT = '__DOCSEARCH_RECENT_SEARCHES__manual';
const CONVERSATIONS = '__DOCSEARCH_ASKAI_CONVERSATIONS__manual';

const hit = {objectID: '1', url: '/docs/', type: 'lvl1', content: null, hierarchy: {lvl0: 'A', lvl1: 'B', lvl2: null}};
const conversation = {
  ...hit,
  query: 'Why?',
  messages: [
    {id: 'q', role: 'user', parts: [{type: 'text', text: 'Why?'}]},
    {id: 'a', role: 'assistant', parts: [{type: 'step-start'}, {type: 'text', text: 'So.'}]},
  ],
};

const kept = (key: string, list: unknown) => usableEntries(key, JSON.stringify(list));

test('sound entries stay, without what was highlighted', () => {
  assert.deepEqual(kept(RECENT, [{...hit, _snippetResult: {}, _highlightResult: {}}]), [hit]);
  assert.deepEqual(kept(CONVERSATIONS, [conversation]), [conversation]);
});

test('damaged entries go', () => {
  assert.deepEqual(usableEntries(RECENT, '{"not json'), []);
  assert.deepEqual(kept(RECENT, {objectID: '1'}), []);
  assert.deepEqual(kept(RECENT, [null, 1, [], {}, {...hit, hierarchy: {lvl0: {}}}, {...hit, url: undefined}, hit]), [
    hit,
  ]);
  const broken = [
    {...conversation, messages: []},
    {...conversation, messages: [{}]},
    {...conversation, messages: [{id: 'a', role: 'user', parts: [{type: 'text'}]}]},
    {
      ...conversation,
      messages: [{id: 'a', role: 'user', parts: [{type: 'tool-searchIndex', state: 'output-available'}]}],
    },
    {...conversation, query: undefined},
  ];
  assert.deepEqual(kept(CONVERSATIONS, broken), []);
});
