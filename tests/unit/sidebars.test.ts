import assert from 'node:assert/strict';
import {test} from 'node:test';
import sidebars from '../../sidebars';
import {CATEGORIES, DOCUMENTS} from '../support/specification';

interface Category {
  items: Item[];
  link?: {slug?: string};
}

type Item = string | Category;

function everything(items: readonly Item[]): {documents: string[]; slugs: string[]} {
  const parts = items.map((item) => {
    if (typeof item === 'string') {
      return {documents: [item], slugs: []};
    }
    const {documents, slugs} = everything(item.items);
    return {documents, slugs: [...(item.link?.slug ? [item.link.slug] : []), ...slugs]};
  });
  return {documents: parts.flatMap(({documents}) => documents), slugs: parts.flatMap(({slugs}) => slugs)};
}

test('each sidebar holds the documents and categories of the specification, each once, and no other', () => {
  assert.deepEqual(Object.keys(sidebars).sort(), Object.keys(DOCUMENTS).sort());
  for (const [id, items] of Object.entries(sidebars)) {
    const {documents, slugs} = everything(items as unknown as Item[]);
    assert.deepEqual(documents.toSorted(), DOCUMENTS[id]?.toSorted(), id);
    assert.deepEqual(slugs.toSorted(), CATEGORIES[id]?.map((slug) => `/category/${slug}`).toSorted(), id);
  }
});
