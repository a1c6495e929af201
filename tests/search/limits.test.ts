import assert from 'node:assert/strict';
import {test} from 'vitest';
import {LOCALES} from '../../src/config/locales';
import {BUILD_DIR} from '../support/sites';
import {embeddedSearch, readBuiltIndex} from './embeddedEngine';

/** Processor time of one answer, in ms; a query that grows without bound takes seconds. */
const MAX_ANSWER_MS = 150;

/** Words of the texts, each with a typo: the most expensive query. */
function mistyped(texts: readonly string[], typo: string): string {
  const words = texts.flatMap((text) => text.match(/[a-z]{9,}/g) ?? []);
  return Array.from({length: 16}, (_, number) => {
    const word = words[(number * 37) % words.length] ?? '';
    return word.slice(0, 4) + typo + word.slice(6);
  }).join(' ');
}

for (const locale of LOCALES) {
  test(`no query takes long, whatever it is (${locale})`, () => {
    const {index} = readBuiltIndex(BUILD_DIR, locale);
    const search = embeddedSearch(index);
    const texts = index.pages.flatMap(({sections}) => sections.map(({text}) => text));
    const queries = [
      'tep\u0000lota\u0007\u001B[31m '.repeat(600),
      'a'.repeat(10_000),
      '🙂👩‍👩‍👧‍👦'.repeat(800),
      'e\u0301\u0302\u0303'.repeat(2500),
      'a-b_c.d/e'.repeat(1000),
      '1.2.3.4.5.6.7.8.9.0'.repeat(500),
      mistyped(texts, 'x'),
      mistyped(texts, 'qz'),
    ];
    for (const query of queries) {
      // The shortest of three, because the processor has other work at the same time.
      const times = Array.from({length: 3}, () => {
        const started = process.cpuUsage();
        search(query);
        const {user, system} = process.cpuUsage(started);
        return (user + system) / 1000;
      });
      const shortest = Math.min(...times);
      assert.ok(shortest < MAX_ANSWER_MS, `${query.slice(0, 60)} takes ${shortest} ms`);
    }
  });
}
