import assert from 'node:assert/strict';
import {test} from 'node:test';
import {isMet, licenceProblems} from './licences';

test('expressions: one of the choices, all of the parts', () => {
  const allowed = ['MIT', 'ISC'];
  assert.equal(isMet('MIT', allowed), true);
  assert.equal(isMet('(GPL-3.0 OR MIT)', allowed), true);
  assert.equal(isMet('MIT AND ISC', allowed), true);
  assert.equal(isMet('MIT AND GPL-3.0', allowed), false);
  assert.equal(isMet('GPL-3.0', allowed), false);
  assert.equal(isMet('', allowed), false);
});

test('a tool may be under a licence that a published package may not', () => {
  const tool = {version: '1.0.0', license: 'MPL-2.0', dev: true};
  assert.deepEqual(licenceProblems({'': {}, 'node_modules/tool': tool}, {}), []);
  assert.deepEqual(licenceProblems({'node_modules/tool': {...tool, dev: false}}, {}), [
    'tool 1.0.0 is under MPL-2.0 and may reach readers',
  ]);
});

test('unknown licences are reported once, unless somebody has looked', () => {
  const packages = {
    'node_modules/odd': {version: '1.0.0', dev: true},
    'node_modules/a/node_modules/odd': {version: '1.0.0', dev: true},
    'node_modules/odd-linux-x64': {version: '1.0.0', dev: true},
  };
  assert.deepEqual(licenceProblems(packages, {}), [
    'odd 1.0.0 names no licence',
    'odd-linux-x64 1.0.0 names no licence',
  ]);
  assert.deepEqual(licenceProblems(packages, {odd: 'read'}), []);
});

test('a line of the list that nobody needs is reported', () => {
  assert.match(licenceProblems({}, {gone: 'read'})[0] ?? '', /gone .*no longer installed/);
});
