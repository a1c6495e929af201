import assert from 'node:assert/strict';
import {test} from 'vitest';
import type {GlossaryTerm} from '../../data/glossary';
import {letterGroups} from './groups';

const named = (cs: string): GlossaryTerm => ({id: 'x', term: {cs, en: cs}, definition: {cs: 'A.', en: 'B.'}});

test('groups follow the alphabet of the language: a caron and Ch have a place of their own, other accents do not', () => {
  const names = ['žlab', 'hluk', 'čidlo', 'chyba', 'cívka', 'iont', 'zeď', 'útlum', 'událost', 'řád', 'rám', 'šum'];
  const groups = letterGroups(names.map(named), 'cs');
  assert.equal(groups.map(({letter}) => letter).join(' '), 'C Č H Ch I R Ř Š U Z Ž');
  assert.deepEqual(
    groups.flatMap(({terms}) => terms.map(({term}) => term.cs)),
    ['cívka', 'čidlo', 'hluk', 'chyba', 'iont', 'rám', 'řád', 'šum', 'událost', 'útlum', 'zeď', 'žlab'],
  );
  assert.equal(letterGroups([named('channel')], 'en')[0]?.letter, 'C');
});
