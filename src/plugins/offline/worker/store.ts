import type {ReleaseList} from '../shared/types';

/** The release that a page belongs to when it was not answered from a saved one. */
export const FROM_NETWORK = 'network';
/** A page that is about to open is not listed among the open ones yet; it is remembered for this long in any case. */
const PIN_GRACE_MS = 60_000;

/** What is kept of one language. */
export interface LanguageRecord {
  /** What pages are answered from. Every file of it has been verified. */
  current?: {release: string; savedAt: string; bytes: number};
  /** What is being downloaded, or waits to become the current one. */
  next?: {release: string; bytes: number; complete: boolean};
}

/** Everything that is kept beside the files and the lists. It is written as a whole, so it is never half of a change. */
export interface State {
  /** Raised when a change makes an older state unreadable, which is then forgotten. */
  format: 1;
  languages: Readonly<Record<string, LanguageRecord>>;
  /** Open pages and workers that belong to another release than the current one, by the id of the client. */
  pins: Readonly<Record<string, {release: string; /** ms since 1970 */ at: number}>>;
}

const EMPTY: State = {format: 1, languages: {}, pins: {}};

/** Beginning of the names of the caches of a site, so that several sites on one host stay apart. */
export function cachePrefix(baseUrl: string): string {
  return `offline:${baseUrl}:`;
}

export interface StorePorts {
  caches: CacheStorage;
  origin: string;
  baseUrl: string;
  now: () => number;
  /** Ids of all open pages and their workers. */
  openClients: () => Promise<readonly string[]>;
}

/**
 * What lies on the device. Files are kept by the hash of their content: one that two releases or two languages share is there
 * once, a new release takes over what it has in common with the old one, and an interrupted download finds what it had.
 */
export class Store {
  private state: Promise<State> | undefined;
  private readonly lists = new Map<string, ReleaseList>();
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly ports: StorePorts) {}

  private get names(): {files: string; state: string} {
    const prefix = cachePrefix(this.ports.baseUrl);
    return {files: `${prefix}files`, state: `${prefix}state`};
  }

  /** Keys of a cache have to be addresses; nothing is ever requested from these. */
  private key(name: string): string {
    return `${this.ports.origin}${this.ports.baseUrl}${name}`;
  }

  private files(): Promise<Cache> {
    return this.ports.caches.open(this.names.files);
  }

  private states(): Promise<Cache> {
    return this.ports.caches.open(this.names.state);
  }

  read(): Promise<State> {
    this.state ??= this.load();
    return this.state;
  }

  private async load(): Promise<State> {
    const response = await (await this.states()).match(this.key('state'));
    const stored = (await response?.json().catch(() => undefined)) as State | undefined;
    return stored?.format === EMPTY.format ? stored : EMPTY;
  }

  /** Runs one piece of work after the other. */
  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = this.last.then(work);
    this.last = result.catch(() => undefined);
    return result;
  }

  /**
   * Changes the state in one step.
   * @param newList is stored before, so that the state never names a list that is not there
   */
  change(edit: (state: State) => State, newList?: {release: string; list: ReleaseList}): Promise<void> {
    return this.inTurn(async () => {
      const states = await this.states();
      if (newList) {
        await states.put(this.key(`list/${newList.release}`), Response.json(newList.list));
        this.lists.set(newList.release, newList.list);
      }
      const before = await this.read();
      const edited = edit(before);
      const open = Object.keys(edited.pins).length > 0 ? new Set(await this.ports.openClients()) : new Set<string>();
      const pins = Object.entries(edited.pins).filter(
        ([client, {at}]) => open.has(client) || this.ports.now() - at < PIN_GRACE_MS,
      );
      const after: State = {...edited, pins: Object.fromEntries(pins)};
      await states.put(this.key('state'), Response.json(after));
      this.state = Promise.resolve(after);
    });
  }

  /** The list of a release that the state names; `undefined` when the browser has lost it. */
  async list(release: string): Promise<ReleaseList | undefined> {
    const known = this.lists.get(release);
    if (known) {
      return known;
    }
    const response = await (await this.states()).match(this.key(`list/${release}`));
    const list = (await response?.json().catch(() => undefined)) as ReleaseList | undefined;
    if (list) {
      this.lists.set(release, list);
    }
    return list;
  }

  async file(hash: string): Promise<Response | undefined> {
    return (await this.files()).match(this.key(`file/${hash}`));
  }

  /** @throws when there is no space left */
  async putFile(hash: string, response: Response): Promise<void> {
    await (await this.files()).put(this.key(`file/${hash}`), response);
  }

  /** Hashes of all files that are there. */
  async hashes(): Promise<Set<string>> {
    const requests = await (await this.files()).keys();
    return new Set(requests.map(({url}) => url.slice(url.lastIndexOf('/') + 1)));
  }

  /** Deletes lists and files of releases that neither a language nor an open page needs. */
  collect(): Promise<void> {
    return this.inTurn(async () => {
      const {languages, pins} = await this.read();
      const releases = new Set([
        ...Object.values(languages).flatMap(({current, next}) => [current?.release, next?.release]),
        ...Object.values(pins).map(({release}) => release),
      ]);
      const needed = new Set<string>();
      const states = await this.states();
      for (const request of await states.keys()) {
        const release = /list\/([^/]+)$/.exec(request.url)?.[1];
        if (release === undefined) {
          continue;
        }
        if (releases.has(release)) {
          Object.values((await this.list(release))?.files ?? {}).forEach(([hash]) => needed.add(hash));
        } else {
          await states.delete(request);
          this.lists.delete(release);
        }
      }
      const files = await this.files();
      for (const hash of await this.hashes()) {
        if (!needed.has(hash)) {
          await files.delete(this.key(`file/${hash}`));
        }
      }
    });
  }

  /** Forgets everything. */
  clear(): Promise<void> {
    return this.inTurn(async () => {
      await Promise.all(Object.values(this.names).map((name) => this.ports.caches.delete(name)));
      this.lists.clear();
      this.state = Promise.resolve(EMPTY);
    });
  }
}
