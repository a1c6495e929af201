import assert from 'node:assert/strict';
import {test} from 'vitest';
import {nameOf, type Failure, type State, type StateName} from './state';

const offered = {release: 'B', files: 9, bytes: 9, transfer: 9};
const copy = (release: string, held = 9) => ({...offered, release, held, savedAt: '2026-11-27T12:00:00Z'});
const [part, all] = [copy('B', 4), copy('B')];

/** What can be found, and the state that it means. */
const FOUND: readonly (readonly [found: State, name: StateName])[] = [
  [{wanted: false}, 'unsaved'],
  [{wanted: false, offered}, 'unsaved'],
  [{wanted: true}, 'interrupted'],
  [{wanted: true, next: part, offered}, 'interrupted'],
  [{wanted: true, next: all}, 'interrupted'],
  [{wanted: true, current: copy('A'), next: part, offered}, 'interrupted'],
  [{wanted: true, current: copy('A'), next: all, offered}, 'interrupted'],
  [{wanted: true, current: copy('B'), offered}, 'saved'],
  [{wanted: true, current: copy('A')}, 'saved'],
  [{wanted: true, current: copy('A'), offered}, 'outdated'],
  [{wanted: true, current: copy('A', 8), offered}, 'damaged'],
  [{wanted: true, current: copy('A', 0)}, 'damaged'],
  [{wanted: true, current: copy('A', 8), next: part}, 'damaged'],
];

const FAILURES: readonly Failure[] = ['interrupted', 'server', 'room', 'refused'];

test('what is found names the state, unless this page saves', () => {
  for (const [state, name] of FOUND) {
    assert.equal(nameOf(state), name, JSON.stringify(state));
    assert.equal(nameOf({...state, isSaving: true}), 'saving');
    assert.equal(nameOf({...state, isSaving: true, failure: 'room'}), 'saving');
  }
});

test('why saving stopped holds until the copy is complete', () => {
  for (const [state, name] of FOUND) {
    for (const failure of FAILURES) {
      // What the reader has removed meanwhile waits for no host; a device that stores nothing cannot be asked to.
      const isOver = name === 'saved' || (name === 'unsaved' && ['interrupted', 'server'].includes(failure));
      assert.equal(nameOf({...state, failure}), isOver ? name : failure, `${failure}, ${JSON.stringify(state)}`);
    }
  }
});
