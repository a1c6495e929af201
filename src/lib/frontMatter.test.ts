import assert from 'node:assert/strict';
import {test} from 'vitest';
import {hasMarkdownCopy} from './frontMatter';

test('pages that are unlisted or not translated have no Markdown copy', () => {
  assert.ok(hasMarkdownCopy({frontMatter: {translation_status: 'stale'}}));
  assert.ok(!hasMarkdownCopy({unlisted: true}));
  assert.ok(!hasMarkdownCopy({frontMatter: {translation_status: 'fallback'}}));
});
