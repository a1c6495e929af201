import assert from 'node:assert/strict';
import {test} from 'node:test';
import {contentFolder, readTwin, stockPage} from './stock';

const TWIN = '# Mapa\n\n> Kde co leží.\n\n<https://docs.example.com/docs/map/>\n\nText.\n\nJiný text.\n';

test('a twin has a title, perhaps a description, and a text', () => {
  assert.deepEqual(readTwin(TWIN), {head: {title: 'Mapa', description: 'Kde co leží.'}, body: 'Text.\n\nJiný text.\n'});
  assert.deepEqual(readTwin(TWIN.replace('> Kde co leží.\n\n', '')).head, {title: 'Mapa'});
  assert.throws(() => readTwin('Text.'), /does not begin with a title/);
});

test('links lead to pages of the stock site, pictures to those that are there', () => {
  const body =
    '[a](/en/docs/map.md#find) [b](/en/) [c](https://example.com/x.md) ![Plan](/en/img/plan.png) ![Gone](/gone.png) [d](#here)';
  const page = stockPage({title: 'Map'}, body, 'en', (address) =>
    address.includes('plan') ? '/img/plan.png' : undefined,
  );
  assert.match(page, /\[a\]\(\/docs\/map#find\) \[b\]\(\/\) \[c\]\(https:\/\/example\.com\/x\.md\)/);
  assert.match(page, /!\[Plan\]\(\/img\/plan\.png\) Gone \[d\]\(#here\)$/);
});

test('a post has its date and shows its beginning in lists', () => {
  const {head, body} = readTwin(TWIN);
  const post = stockPage({...head, date: '2026-01-01T09:00:00.000Z'}, body, 'cs', () => undefined);
  assert.match(
    post,
    /^---\ntitle: "Mapa"\n.*\ndate: 2026-01-01T09:00:00\.000Z\n---\n\nText\.\n\n<!-- truncate -->\n\nJiný/,
  );
});

test('translations lie where Docusaurus looks for them', () => {
  assert.equal(contentFolder('docs', 'cs'), 'docs');
  assert.equal(contentFolder('docs', 'en'), 'i18n/en/docusaurus-plugin-content-docs/current');
  assert.equal(contentFolder('blog', 'en'), 'i18n/en/docusaurus-plugin-content-blog');
});
