import assert from 'node:assert/strict';
import {test} from 'node:test';
import {nextChoice} from './nextChoice';

test('following the system, the cycle is light, dark, system, light', () => {
  assert.equal(nextChoice('light', true), 'dark');
  assert.equal(nextChoice('dark', true), null);
  assert.equal(nextChoice(null, true), 'light');
});

test('not following the system, it only toggles', () => {
  assert.equal(nextChoice('light', false), 'dark');
  assert.equal(nextChoice('dark', false), 'light');
  assert.equal(nextChoice(null, false), 'dark');
});
