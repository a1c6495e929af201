import {useEffect, useState} from 'react';

/** Outcome of the latest query, which DocSearch 4.2.0 does not keep or keeps wrongly. */
export interface Outcome {
  query: string;
  failed: boolean;
  count: number;
  suggestions: readonly string[];
  /** Words that are nowhere. */
  ignored: readonly string[];
}

/** A store, because state of the dialog would render the whole list at each key stroke for a number below it. */
export class OutcomeStore {
  private outcome: Outcome = {query: '', failed: false, count: 0, suggestions: [], ignored: []};
  private readonly listeners = new Set<() => void>();

  readonly get = (): Outcome => this.outcome;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  set(outcome: Outcome): void {
    this.outcome = outcome;
    this.listeners.forEach((listener) => listener());
  }
}

/**
 * The outcome of the latest query; only components that use it render again, together with the list of results.
 * `useSyncExternalStore` would render them before it, in a separate commit.
 */
export function useOutcome(store: OutcomeStore): Outcome {
  const [outcome, setOutcome] = useState(store.get);
  useEffect(() => {
    const update = () => setOutcome(store.get());
    update();
    return store.subscribe(update);
  }, [store]);
  return outcome;
}
