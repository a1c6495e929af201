import assert from 'node:assert/strict';
import {test} from 'node:test';
import {readLog, withLastChange} from '.';

test('the newest commit that touches a file counts', () => {
  const log = 'COMMIT:300\n\ndocs/a.mdx\n\nCOMMIT:200\n\ndocs/a.mdx\ndocs/č.mdx\n\nCOMMIT:100\n';
  assert.deepEqual(
    [...readLog(log)],
    [
      ['docs/a.mdx', 300],
      ['docs/č.mdx', 200],
    ],
  );
});

test('what is no document, and the preview, is left as it is', () => {
  const parsed = {frontMatter: {title: 'a'}, content: ''};
  assert.equal(withLastChange(parsed, '/site', '/site/blog/a.mdx'), parsed);
  assert.equal(withLastChange(parsed, '/site', '/site/docs/a.mdx'), parsed);
});
