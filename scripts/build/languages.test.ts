import assert from 'node:assert/strict';
import {test} from 'node:test';
import {i18n, servedI18n} from '../../src/config/locales';
import {sideBySide} from './languages';

const GIGABYTE = 1024 ** 3;

test('languages are built at the same time where that is quicker and the memory suffices', () => {
  const machine = {cores: 2, freeMemory: 4 * GIGABYTE, pages: 150};
  assert.equal(sideBySide(machine), true);
  assert.equal(sideBySide({...machine, cores: 1}), false);
  assert.equal(sideBySide({...machine, freeMemory: 2 * GIGABYTE}), false);
  assert.equal(sideBySide({...machine, pages: 4000}), false);
});

test('a language has the same address whether it is built alone or with the others', () => {
  const {localeConfigs, locales} = servedI18n('/manual/');
  assert.deepEqual(locales, i18n.locales);
  assert.equal(localeConfigs.cs.baseUrl, '/manual/');
  assert.equal(localeConfigs.en.baseUrl, '/manual/en/');
});
