import type {Answering} from './quality';

/** How many answers an engine gives; the measures look at the first ten pages. */
export const LIMIT = 20;

/** An engine under comparison, ready to answer. */
export interface Engine extends Answering {
  /** Compressed size of what a reader's browser fetches before or during a usual query, code left out. */
  bytes: () => number;
  /** Compressed size of all its files, where a query fetches only a part of them. */
  allBytes?: () => number;
  /** Milliseconds that its index took, where another process makes it. */
  buildTime?: number;
  /** Ends what the engine keeps running. */
  close?: () => Promise<void>;
}
