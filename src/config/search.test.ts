import assert from 'node:assert/strict';
import {test} from 'vitest';
import {algolia} from './search';

const COMPLETE = {ALGOLIA_APP_ID: 'APP', ALGOLIA_SEARCH_KEY: 'key', ALGOLIA_INDEX: 'manual'};

test('without variables no service is configured', () => {
  assert.equal(algolia({}), undefined);
  assert.equal(algolia({ALGOLIA_APP_ID: ' '}), undefined);
});

test('a complete set configures the service', () => {
  assert.deepEqual(algolia(COMPLETE), {
    appId: 'APP',
    apiKey: 'key',
    indexName: 'manual',
    contextualSearch: true,
    searchPagePath: 'search',
  });
  assert.equal((algolia({...COMPLETE, ALGOLIA_ASSISTANT_ID: 'helper'}) as {askAi?: string}).askAi, 'helper');
});

test('a partial set is an error that names what is missing', () => {
  assert.throws(() => algolia({ALGOLIA_APP_ID: 'APP'}), /ALGOLIA_SEARCH_KEY, ALGOLIA_INDEX/);
  assert.throws(() => algolia({...COMPLETE, ALGOLIA_INDEX: ''}), /missing: ALGOLIA_INDEX\./);
  assert.throws(() => algolia({ALGOLIA_ASSISTANT_ID: 'helper'}), /ALGOLIA_APP_ID, ALGOLIA_SEARCH_KEY, ALGOLIA_INDEX/);
});

test('a value with spaces or quotes is an error that names the variable', () => {
  assert.throws(() => algolia({...COMPLETE, ALGOLIA_SEARCH_KEY: '"key"'}), /ALGOLIA_SEARCH_KEY/);
});
