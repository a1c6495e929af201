/** What the card of a language says: a pure state machine. `saving.ts` examines the caches and sends the events. */
import type {Release, ReleaseManifest} from '../types';

/**
 * Why saving stopped. `network`: the host did not answer. `server`: it failed, or already has another release. `room`:
 * the device has no space. `refused`: the browser does not let the site store anything.
 */
export type FailureReason = 'network' | 'server' | 'room' | 'refused';

/** A release on the device. `held`: how many of its `files` the cache has. Both are 0 when it lost even their list. */
export type Copy = Release & Record<'held' | 'files', number>;

/** What the caches and the host say about a language. */
export interface Evidence {
  /** Whether the reader wants the language on this device. */
  wanted: boolean;
  /** The copy that pages are answered from. */
  current?: Copy | undefined;
  /** The copy that is being saved, or waits to replace `current`. */
  next?: Copy | undefined;
  /** What the host offers; absent when it does not answer. */
  offered?: ReleaseManifest | undefined;
}

/**
 * `outdated`: saved, and the host offers a newer release. `ready`: that one is saved and waits. `damaged`: files of the
 * saved copy are gone. `interrupted`, `server`, `room`, `refused`: saving has stopped, and why.
 */
export type StateName =
  | Exclude<FailureReason, 'network'>
  | 'unsaved'
  | 'saving'
  | 'interrupted'
  | 'saved'
  | 'outdated'
  | 'ready'
  | 'damaged';

/** `held` of `files` of the release that is being saved are on the device. Both are 0 before their list is there. */
export type State = Record<'held' | 'files', number> & {name: StateName; evidence: Evidence};

export type Event =
  | {type: 'begun'}
  | {type: 'stored'; held: number; files: number}
  /** Saving is over, by success or for a reason. */
  | {type: 'ended'; reason?: FailureReason | undefined; evidence: Evidence}
  | {type: 'examined'; evidence: Evidence};

export const UNSAVED: State = {name: 'unsaved', evidence: {wanted: false}, held: 0, files: 0};

/** States that end without the reader: when the host answers again, or the page is opened once more. */
export const RESUMING: readonly StateName[] = ['interrupted', 'server', 'damaged'];

export const isWhole = (copy: Copy | undefined): copy is Copy =>
  copy?.savedAt !== undefined && copy.files > 0 && copy.held === copy.files;

/** Names the state by what is there, whatever was said before. */
function nameOf({wanted, current, next, offered}: Evidence): StateName {
  const newest = [next, current].find(isWhole);
  if (!wanted) {
    return 'unsaved';
  }
  if (!newest) {
    return current ? 'damaged' : 'interrupted';
  }
  if (next && newest !== next) {
    return 'interrupted';
  }
  return offered && offered.release !== newest.release ? 'outdated' : newest === next ? 'ready' : 'saved';
}

/** Returns the state after an event. */
export function nextState(state: State, event: Event): State {
  if (event.type === 'begun') {
    return {...state, name: 'saving'};
  }
  if (event.type === 'stored') {
    return state.name === 'saving' ? {...state, held: event.held, files: event.files} : state;
  }
  const {evidence} = event;
  const {held, files} = evidence.next ?? evidence.current ?? {held: 0, files: 0};
  const derived: State = {name: nameOf(evidence), evidence, held, files};
  if (event.type === 'examined') {
    // Only the page that saves knows how far it is and why it stopped; the latter holds until the copy is complete.
    const isOpen = ['interrupted', 'damaged', 'outdated'].includes(derived.name);
    const name = isOpen && ['server', 'room', 'refused'].includes(state.name) ? state.name : derived.name;
    return state.name === 'saving' ? state : {...derived, name};
  }
  const failed = event.reason === 'network' ? 'interrupted' : event.reason;
  // A language that the reader has removed meanwhile waits for nothing.
  return failed && (evidence.wanted || failed !== 'interrupted') ? {...derived, name: failed} : derived;
}
