import assert from 'node:assert/strict';
import {test} from 'vitest';
import {nextState, UNSAVED, type Copy, type Event, type Evidence, type State, type StateName} from './state';

const copy = (release: string, held: number, savedAt?: string): Copy => ({
  release,
  bytes: 9,
  held,
  files: 9,
  ...(savedAt !== undefined && {savedAt}),
});
const DATE = '2026-11-27T12:00:00Z';
const offered = {release: 'B', files: 9, bytes: 9, transfer: 9};
const [oldOne, newOne, part] = [copy('A', 9, DATE), copy('B', 9, DATE), copy('B', 4)];

/** What can be found, and the state that it means. */
const FOUND: readonly (readonly [found: Evidence, name: StateName])[] = [
  [{wanted: false, offered}, 'unsaved'],
  [{wanted: false, current: newOne}, 'unsaved'],
  [{wanted: true}, 'interrupted'],
  [{wanted: true, next: part, offered}, 'interrupted'],
  [{wanted: true, next: copy('B', 9)}, 'interrupted'],
  [{wanted: true, current: oldOne, next: part, offered}, 'interrupted'],
  [{wanted: true, current: oldOne, next: copy('B', 8, DATE), offered}, 'interrupted'],
  [{wanted: true, current: newOne, offered}, 'saved'],
  [{wanted: true, current: oldOne}, 'saved'],
  [{wanted: true, current: oldOne, offered}, 'outdated'],
  [{wanted: true, current: copy('0', 9, DATE), next: oldOne, offered}, 'outdated'],
  [{wanted: true, current: oldOne, next: newOne, offered}, 'ready'],
  [{wanted: true, current: oldOne, next: newOne}, 'ready'],
  [{wanted: true, current: copy('A', 8, DATE), offered}, 'damaged'],
  [{wanted: true, current: {...oldOne, held: 0, files: 0}}, 'damaged'],
  [{wanted: true, current: copy('A', 8, DATE), next: part}, 'damaged'],
  [{wanted: true, current: copy('A', 8, DATE), next: newOne}, 'ready'],
];

const NAMES: readonly StateName[] = [
  'unsaved',
  'saving',
  'interrupted',
  'server',
  'room',
  'refused',
  'saved',
  'outdated',
  'ready',
  'damaged',
];
const stateOf = (name: StateName): State => ({...UNSAVED, name, held: 1, files: 2});
const after = (name: StateName, event: Event) => nextState(stateOf(name), event).name;

test('every state and every finding: the finding decides, except while saving and why saving has stopped', () => {
  for (const before of NAMES) {
    for (const [evidence, name] of FOUND) {
      const isStopped = ['server', 'room', 'refused'].includes(before);
      const isOpen = ['interrupted', 'damaged', 'outdated'].includes(name);
      const expected = before === 'saving' || (isStopped && isOpen) ? before : name;
      assert.equal(after(before, {type: 'examined', evidence}), expected, `${before}, ${JSON.stringify(evidence)}`);
    }
  }
});

test('every state: saving begins; files are counted only while saving', () => {
  for (const before of NAMES) {
    assert.equal(after(before, {type: 'begun'}), 'saving');
    const counted = nextState(stateOf(before), {type: 'stored', held: 5, files: 9});
    assert.deepEqual(
      [counted.name, counted.held, counted.files],
      before === 'saving' ? ['saving', 5, 9] : [before, 1, 2],
    );
  }
});

test('saving ends in what is found, or says why it has stopped', () => {
  for (const [evidence, name] of FOUND) {
    const ended = (reason: Extract<Event, {type: 'ended'}>['reason']) =>
      after('saving', {type: 'ended', reason, evidence});
    assert.equal(ended(undefined), name);
    assert.equal(ended('network'), evidence.wanted ? 'interrupted' : 'unsaved', 'removed meanwhile');
    assert.deepEqual([ended('server'), ended('room'), ended('refused')], ['server', 'room', 'refused']);
  }
});

test('the count is that of the release being saved, and 0 when its list is not known', () => {
  const count = (evidence: Evidence) => {
    const {held, files} = nextState(UNSAVED, {type: 'examined', evidence});
    return [held, files];
  };
  assert.deepEqual(count({wanted: true, current: oldOne, next: part}), [4, 9]);
  assert.deepEqual(count({wanted: true, current: copy('A', 8, DATE)}), [8, 9]);
  assert.deepEqual(count({wanted: true, offered}), [0, 0]);
});
