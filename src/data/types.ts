import type {Localized} from '../config/locales';

/**
 * How well a source supports a statement:
 * - `public`: a public page about a comparable product says so
 * - `general`: a standard, a data sheet or common knowledge says so
 * - `inferred`: the statement follows from public statements
 */
type SourceTag = 'public' | 'general' | 'inferred';

/** What a source is about. The table under "Sources" in `src/data/README.md` lists the sources of each subject. */
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

/**
 * A row of data with its sources. Data without a source must not be in this folder. Parts of a row can come from
 * different sources.
 */
export interface Sourced {
  sources: readonly Source[];
}

/** A text that is the same in all languages (a command, a proper name), or one text for each language. */
export type Text = string | Localized;

/** A number that a device sends or accepts, with its meaning. */
export interface Code {
  value: number;
  meaning: Text;
}

/** Smallest and largest permitted value. */
export interface Range {
  minimum: number;
  maximum: number;
}
