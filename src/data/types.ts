import type {Localized} from '../config/locales';

/** How well a statement is backed; what is backed by nothing has no tag and no place here. */
type SourceTag = 'public' | 'general' | 'inferred';

/** Row of the table of sources in the README of this folder. */
type Subject =
  | 'construction'
  | 'devices-users'
  | 'hardware-dynasense'
  | 'hardware-geosnake'
  | 'hardware-laser'
  | 'mobile-app'
  | 'web-portal';

export interface Source {
  tag: SourceTag;
  subject: Subject;
}

/** Every row of this folder says where it comes from; more than one source when its parts differ. */
export interface Sourced {
  sources: readonly Source[];
}

/** A text of one language for all readers (a command, a proper name), or one text per language. */
export type Text = string | Localized;

/** A number that a device sends or accepts, with its meaning. */
export interface Code {
  value: number;
  meaning: Text;
}

/** Smallest and largest value, both allowed. */
export interface Range {
  minimum: number;
  maximum: number;
}
