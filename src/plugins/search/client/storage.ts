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

const STORED_LIST = /^__DOCSEARCH_(RECENT_SEARCHES|FAVORITE_SEARCHES|ASKAI_CONVERSATIONS)__/;

type Entry = Record<string, unknown>;

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown) => typeof value === 'string';

function isHit(entry: Entry): boolean {
  return (
    isText(entry.objectID) &&
    isText(entry.url) &&
    isText(entry.type) &&
    isEntry(entry.hierarchy) &&
    Object.values(entry.hierarchy).every((value) => value === null || isText(value)) &&
    (entry.content == null || isText(entry.content))
  );
}

function isMessagePart(part: unknown): boolean {
  if (!isEntry(part) || !isText(part.type)) {
    return false;
  }
  switch (part.type) {
    case 'text':
      return isText(part.text);
    case 'tool-searchIndex':
      return (
        (part.state !== 'input-available' || isEntry(part.input)) &&
        (part.state !== 'output-available' || isEntry(part.output))
      );
    default:
      return true;
  }
}

function isMessage(message: unknown): boolean {
  return (
    isEntry(message) &&
    isText(message.id) &&
    isText(message.role) &&
    Array.isArray(message.parts) &&
    message.parts.every(isMessagePart)
  );
}

function isConversation(entry: Entry): boolean {
  const {messages} = entry;
  return (
    isHit(entry) && isText(entry.query) && Array.isArray(messages) && messages.length > 0 && messages.every(isMessage)
  );
}

/** The entries of a stored list that the dialog can show; texts in them are made safe where they are shown. */
export function usableEntries(key: string, stored: string): unknown[] {
  let list: unknown;
  try {
    list = JSON.parse(stored);
  } catch {
    return [];
  }
  const isUsable = key.includes('ASKAI') ? isConversation : isHit;
  return (Array.isArray(list) ? list : [])
    .filter((entry): entry is Entry => isEntry(entry) && isUsable(entry))
    .map(({_highlightResult, _snippetResult, ...entry}) => entry);
}

/**
 * Takes out of the storage what DocSearch 4.2.0 would stumble over: it trusts what it finds there, and a damaged entry would
 * take the page down with it.
 */
export function tidyStorage(): void {
  for (const key of Object.keys(window.localStorage).filter((name) => STORED_LIST.test(name))) {
    const stored = window.localStorage.getItem(key) ?? '';
    const usable = JSON.stringify(usableEntries(key, stored));
    if (usable !== stored) {
      try {
        window.localStorage.setItem(key, usable);
      } catch {
        window.localStorage.removeItem(key);
      }
    }
  }
}
