import assert from 'node:assert/strict';
import {test} from 'node:test';
import {i18n, servedI18n} from '../../src/config/locales';
import {plan} from './languages';

const GIGABYTE = 1024 ** 3;

test('languages are built at the same time where that is quicker and the memory suffices', () => {
  const machine = {cores: 2, freeMemory: 4 * GIGABYTE, pages: 70};
  assert.deepEqual(plan(machine), {sideBySide: true, keepsCache: true});
  assert.equal(plan({...machine, cores: 1}).sideBySide, false);
  assert.equal(plan({...machine, freeMemory: 2 * GIGABYTE}).sideBySide, false);
  assert.deepEqual(plan({...machine, pages: 500}), {sideBySide: false, keepsCache: true});
  assert.deepEqual(plan({...machine, pages: 2000}), {sideBySide: false, keepsCache: false});
});

test('a language has the same address whether it is built alone or with the others', () => {
  const {localeConfigs, locales} = servedI18n('/manual/');
  assert.deepEqual(locales, i18n.locales);
  assert.equal(localeConfigs.cs.baseUrl, '/manual/');
  assert.equal(localeConfigs.en.baseUrl, '/manual/en/');
});
