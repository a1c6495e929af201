import assert from 'node:assert/strict';
import test from 'node:test';
import {pieces, uploadedRecords} from './algolia';

test('texts are cut after sentences and lose nothing', () => {
  const text = Array.from({length: 40}, (_, number) => `Sentence number ${number} of the text.`).join(' ');
  const cut = pieces(text, 200);
  assert.equal(cut.join(' '), text);
  assert.ok(cut.every((piece) => piece.length <= 200 && piece.endsWith('.')));
  assert.ok(pieces('x'.repeat(500), 200).every((piece) => piece.length <= 200));
  assert.deepEqual(pieces(''), []);
});

test('records have the hierarchy of the page and unique ids', () => {
  const records = uploadedRecords({
    language: 'en',
    origin: 'https://docs.example.org',
    synonyms: [],
    pages: [
      {
        url: '/en/docs/a/',
        area: 'Hardware',
        title: 'A',
        keywords: ['k'],
        tag: 'docs-default-current',
        sections: [
          {anchor: '', level: 1, heading: 'A', text: 'Intro.'},
          {anchor: 'b', level: 2, heading: 'B', text: ''},
          {anchor: 'c', level: 3, heading: 'C', text: 'Text of C.'},
          {anchor: 'd', level: 2, heading: 'D', text: 'Text of D.'},
        ],
      },
    ],
  });
  assert.deepEqual(
    records.map(({type}) => type),
    ['lvl1', 'content', 'lvl2', 'lvl3', 'content', 'lvl2', 'content'],
  );
  assert.equal(new Set(records.map(({objectID}) => objectID)).size, records.length);
  const c = records.find(({anchor, type}) => anchor === 'c' && type === 'content')!;
  assert.deepEqual(
    [c.hierarchy.lvl0, c.hierarchy.lvl1, c.hierarchy.lvl2, c.hierarchy.lvl3],
    ['Hardware', 'A', 'B', 'C'],
  );
  assert.equal(c.url, 'https://docs.example.org/en/docs/a/#c');
  const d = records.find(({anchor}) => anchor === 'd')!;
  assert.equal(d.hierarchy.lvl3, null);
});
