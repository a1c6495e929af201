import {isRecord} from '../shared/record';

/** A storage in memory, with the methods that DocSearch uses. */
function memoryStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const entries = new Map<string, string>();
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => entries.set(key, value),
    removeItem: (key) => entries.delete(key),
  };
}

const STORED_LIST = /^__DOCSEARCH_(?:RECENT_SEARCHES|FAVORITE_SEARCHES|ASKAI_CONVERSATIONS)__/;

/**
 * Parses a stored JSON list, and returns the entries that the dialog can show; empty when there is no valid list. Texts
 * in the entries are sanitized later, when they are shown.
 */
function usableEntries(stored: string | null): unknown[] {
  try {
    const list: unknown = JSON.parse(stored ?? '');
    return Array.isArray(list) ? list.filter((entry) => isRecord(entry) && typeof entry.type === 'string') : [];
  } catch {
    return [];
  }
}

/**
 * Makes `localStorage` safe for DocSearch 4.2.0, which assumes that it is accessible and trusts its content. Removes
 * damaged entries from the lists that DocSearch stores. When the browser denies access, replaces `localStorage` with a
 * storage in memory.
 */
export function prepareStorage(): void {
  let storage: Storage;
  try {
    storage = window.localStorage;
    for (const key of Object.keys(storage).filter((name) => STORED_LIST.test(name))) {
      storage.setItem(key, JSON.stringify(usableEntries(storage.getItem(key))));
    }
  } catch (error) {
    // A full storage can still be read, which is all that the dialog needs to work.
    if (!(error instanceof DOMException && error.name === 'QuotaExceededError')) {
      Object.defineProperty(window, 'localStorage', {configurable: true, value: memoryStorage()});
    }
  }
}
