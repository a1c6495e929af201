import assert from 'node:assert/strict';
import {test} from 'node:test';
import {pack, unpack} from './packed';
import type {SearchIndex} from './types';

const INDEX: SearchIndex = {
  language: 'cs',
  origin: 'https://docs.example.com',
  synonyms: [['graf', 'chart']],
  pages: [
    {
      url: '/docs/laser/',
      area: 'Hardware',
      title: 'Laser',
      keywords: ['dálkoměr'],
      tag: 'docs-default-current',
      list: true,
      sections: [
        {anchor: '', level: 1, heading: 'Laser', text: 'Měří vzdálenost.'},
        {anchor: 'commands', level: 2, heading: 'Příkazy', text: '', defines: 'get_address set_address'},
        {anchor: 'get-address', level: 3, heading: 'get_address', text: 'Vrátí adresu.', entry: true},
      ],
    },
  ],
};

test('an index survives its way through the file', () => {
  assert.deepEqual(unpack(JSON.parse(JSON.stringify(pack(INDEX)))), INDEX);
});

test('anything else is refused', () => {
  for (const content of [{}, {format: 1, pages: []}, {format: 2}, []]) {
    assert.throws(() => unpack(content), /not a search index of this release/);
  }
});
