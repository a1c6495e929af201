/** What the card of a language says: derived from what is there, never remembered. `saving.ts` finds out what is there. */
import type {ReleaseManifest} from '../types';

/** A release that is noted. `savedAt`: when its last file was saved (ISO 8601); absent before that. */
export type Release = ReleaseManifest & {savedAt?: string};

/** A release on the device. `held`: how many of its files are in its cache. */
export type Copy = Release & {held: number};

/**
 * Why saving stopped. `interrupted`: the host did not answer. `server`: it failed, or already has another release. `room`:
 * the device has no space. `refused`: the browser does not let the site store anything.
 */
export type Failure = 'interrupted' | 'server' | 'room' | 'refused';

/** `outdated`: saved, and the host offers a newer release. `damaged`: files of the saved release are gone. */
export type StateName = Failure | 'unsaved' | 'saving' | 'saved' | 'outdated' | 'damaged';

export interface State {
  /** Whether the reader wants the language on this device. */
  wanted: boolean;
  /** The release that pages are answered from. */
  current?: Copy | undefined;
  /** The release that is not complete yet. */
  next?: Copy | undefined;
  /** What the host offers; absent when it does not answer. */
  offered?: ReleaseManifest | undefined;
  /** Whether this page saves. */
  isSaving?: boolean;
  /** Why saving stopped in this page. */
  failure?: Failure | undefined;
}

/** States that end by themselves: when the host answers again, or the page is opened once more. */
export const RESUMING: readonly (StateName | undefined)[] = ['interrupted', 'server', 'damaged'];

export const isWhole = (copy: Copy | undefined): boolean => copy !== undefined && copy.held === copy.files;

function nameOfFound({wanted, current, next, offered}: State): StateName {
  if (!wanted) {
    return 'unsaved';
  }
  if (current && !isWhole(current)) {
    return 'damaged';
  }
  if (!current || next) {
    return 'interrupted';
  }
  return offered && offered.release !== current.release ? 'outdated' : 'saved';
}

/** Names the state. Why saving stopped holds until the copy is complete, or the reader has removed it. */
export function nameOf(state: State): StateName {
  if (state.isSaving) {
    return 'saving';
  }
  const found = nameOfFound(state);
  const isOver = found === 'saved' || (!state.wanted && RESUMING.includes(state.failure));
  return isOver ? found : (state.failure ?? found);
}
