import type {Localized} from '../config/locales';

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

/** Returns rows that are kept by id as a list, in which each row has its id. */
export function withIds<Id extends string, Row>(rows: Readonly<Record<Id, Row>>): (Row & {id: Id})[] {
  return (Object.keys(rows) as Id[]).map((id) => ({...rows[id], id}));
}

/** Returns rows that are kept by group and id as one list, in which each row has both. */
export function listed<Group extends string, Row>(groups: Readonly<Record<Group, Readonly<Record<string, Row>>>>) {
  return (Object.keys(groups) as Group[]).flatMap((group) =>
    withIds<string, Row>(groups[group]).map((row) => ({...row, group})),
  );
}
