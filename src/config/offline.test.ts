import assert from 'node:assert/strict';
import {afterEach, test} from 'node:test';
import type {LoadContext} from '@docusaurus/types';
import offline from '../plugins/offline';
import {footer} from './footer';
import {offlineEnabled} from './offline';

const before = process.env.OFFLINE;

afterEach(() => {
  if (before === undefined) {
    delete process.env.OFFLINE;
  } else {
    process.env.OFFLINE = before;
  }
});

const labels = () => footer().links.flatMap(({items}) => items.map(({label}) => label));
const clientModules = () =>
  offline({siteDir: '/', baseUrl: '/', i18n: {currentLocale: 'cs'}} as LoadContext).getClientModules?.();

test('saving is offered unless it is switched off', () => {
  delete process.env.OFFLINE;
  assert.ok(offlineEnabled());
  assert.ok(labels().includes('Příručka bez signálu'));
  assert.equal(clientModules()?.length, 1);
});

test('the kill switch takes the entries and the code away', () => {
  process.env.OFFLINE = 'off';
  assert.ok(!offlineEnabled());
  assert.ok(!labels().includes('Příručka bez signálu'));
  assert.deepEqual(clientModules(), []);
});

test('another word stops the build', () => {
  process.env.OFFLINE = 'no';
  assert.throws(offlineEnabled, /OFFLINE="no".*on, off/);
});
