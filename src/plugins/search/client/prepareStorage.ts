import {isRecord} from '../shared/record';

function memoryStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const entries = new Map<string, string>();
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => entries.set(key, value),
    removeItem: (key) => entries.delete(key),
  };
}

const STORED_LIST = /^__DOCSEARCH_(?:RECENT_SEARCHES|FAVORITE_SEARCHES|ASKAI_CONVERSATIONS)__/;

/** Parses a list stored by DocSearch. Returns only the entries that can be shown; their texts are sanitized later. */
function usableEntries(stored: string | null): unknown[] {
  try {
    const list: unknown = JSON.parse(stored ?? '');
    return Array.isArray(list) ? list.filter((entry) => isRecord(entry) && typeof entry.type === 'string') : [];
  } catch {
    return [];
  }
}

/** Repairs or replaces `localStorage` for DocSearch 4.2.0, which trusts stored lists and assumes that storage works. */
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
