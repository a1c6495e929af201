import assert from 'node:assert/strict';
import {test} from 'vitest';
import {algolia} from './search';

const COMPLETE = {ALGOLIA_APP_ID: 'APP', ALGOLIA_SEARCH_KEY: 'key', ALGOLIA_INDEX: 'manual'};

test('the service is configured by a complete set, or none', () => {
  assert.equal(algolia({ALGOLIA_APP_ID: ' '}), undefined);
  const {appId, apiKey, indexName} = algolia(COMPLETE) as Record<string, unknown>;
  assert.deepEqual([appId, apiKey, indexName], ['APP', 'key', 'manual']);
  assert.throws(() => algolia({ALGOLIA_ASSISTANT_ID: 'helper'}), /ALGOLIA_APP_ID, ALGOLIA_SEARCH_KEY, ALGOLIA_INDEX/);
  assert.throws(() => algolia({...COMPLETE, ALGOLIA_INDEX: ''}), /missing: ALGOLIA_INDEX\./);
});
