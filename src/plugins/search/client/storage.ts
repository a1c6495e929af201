/** A storage that forgets with the page. */
class MemoryStorage implements Storage {
  [name: string]: unknown;
  readonly #entries = new Map<string, string>();

  get length(): number {
    return this.#entries.size;
  }
  clear(): void {
    this.#entries.clear();
  }
  getItem(key: string): string | null {
    return this.#entries.get(key) ?? null;
  }
  key(position: number): string | null {
    return [...this.#entries.keys()][position] ?? null;
  }
  removeItem(key: string): void {
    this.#entries.delete(key);
  }
  setItem(key: string, value: string): void {
    this.#entries.set(key, value);
  }
}

function worksAsExpected(): boolean {
  const probe = '__SEARCH_PROBE__';
  try {
    window.localStorage.setItem(probe, probe);
    const kept = window.localStorage.getItem(probe) === probe;
    window.localStorage.removeItem(probe);
    return kept;
  } catch (error) {
    // A full storage can still be read, which is all that the dialog needs to work.
    return error instanceof DOMException && error.name === 'QuotaExceededError';
  }
}

/**
 * DocSearch 4.2.0 reads `window.localStorage` without a guard, and the whole page would crash where the browser refuses it.
 * There, and only there, recent searches live in memory.
 */
export function ensureStorage(): void {
  if (!worksAsExpected()) {
    Object.defineProperty(window, 'localStorage', {configurable: true, value: new MemoryStorage()});
  }
}
