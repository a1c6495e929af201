import type {Localized} from '../config/locales';

/** How well a source supports a statement, see `README.md`. A statement without a source must not be in this folder. */
type SourceTag = 'public' | 'general' | 'inferred';

/** What a source is about: a row of the table under "Sources" in `README.md` beside this file. */
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

/** A row of data with its sources; it has several sources when parts of the row come from different sources. */
export interface Sourced {
  sources: readonly Source[];
}

/** A text that is the same in all languages (a command, a proper name), or one text for each language. */
export type Text = string | Localized;

/** A number that a device sends or accepts, with what it means. */
export interface Code {
  value: number;
  meaning: Text;
}

/** Smallest and largest permitted value. */
export interface Range {
  minimum: number;
  maximum: number;
}
