import {keyOf, localeOf} from '../shared/addresses';
import type {Envelope, FailureReason, LanguageStatus, SiteLayout, Status} from '../shared/types';
import {Answers, type AnswerPorts} from './answers';
import {download, Failure, fetchOffers, progress, withLanguage, type DownloadPorts} from './download';
import type {WorkerClient} from './scope';
import {FROM_NETWORK, Store} from './store';

export interface LibraryPorts extends Omit<DownloadPorts, 'baseUrl'> {
  layout: SiteLayout;
  caches: CacheStorage;
  pass: AnswerPorts['pass'];
  /** All open pages and their workers, also those that the worker does not answer. */
  clients: () => Promise<readonly WorkerClient[]>;
  /** Tells all pages. */
  tell: (status: Status) => void;
  /** Takes charge of the pages that are open already. */
  claim: () => Promise<void>;
  /** Called when nothing is saved any more. */
  retire: () => Promise<void>;
}

/** Pages are told of the progress at most this often. */
const REPORT_INTERVAL_MS = 200;

interface Job {
  abort: AbortController;
  finished: Promise<void>;
  progress?: {done: number; total: number};
}

/** The saved manual: downloads, keeps, replaces and removes releases, and answers pages from them. */
export class Library {
  private readonly store: Store;
  private readonly answers: Answers;
  private readonly jobs = new Map<string, Job>();
  private readonly failures = new Map<string, FailureReason>();
  private readonly downloadPorts: DownloadPorts;

  constructor(private readonly ports: LibraryPorts) {
    const {layout, caches, origin, now, fetch} = ports;
    this.downloadPorts = {fetch, origin, now, baseUrl: layout.baseUrl};
    this.store = new Store({
      caches,
      origin,
      now,
      baseUrl: layout.baseUrl,
      openClients: async () => (await ports.clients()).map(({id}) => id),
    });
    this.answers = new Answers(this.store, {
      ...this.downloadPorts,
      layout,
      pass: ports.pass,
      activateWhenAlone: () => this.activateWhenAlone(),
    });
  }

  answer(...question: Parameters<Answers['answer']>): Promise<Response> {
    return this.answers.answer(...question);
  }

  /** Ends when nothing is being downloaded. */
  async idle(): Promise<void> {
    while (this.jobs.size > 0) {
      await Promise.all([...this.jobs.values()].map(({finished}) => finished));
    }
  }

  async status(): Promise<Status> {
    const {languages} = await this.store.read();
    const status: Record<string, LanguageStatus> = {};
    for (const locale of this.ports.layout.locales) {
      const {current, next} = languages[locale] ?? {};
      const job = this.jobs.get(locale);
      const failure = this.failures.get(locale);
      const counted =
        job?.progress ??
        (next?.complete ? {done: next.bytes, total: next.bytes} : next && (await progress(this.store, next.release)));
      status[locale] = {
        ...(current && {saved: current}),
        ...((next ?? job) && {
          coming: {
            release: next?.release ?? '',
            done: counted?.done ?? 0,
            total: counted?.total ?? 0,
            state: next?.complete ? 'ready' : job ? 'downloading' : 'interrupted',
          },
        }),
        ...(failure && !job && {failure}),
      };
    }
    return status;
  }

  /**
   * Does what a page asks for.
   * @param client the page
   * @returns the status right after; downloads go on, see {@link idle}
   */
  async handle({message, assets}: Envelope, client: string | undefined): Promise<Status> {
    switch (message.kind) {
      case 'status':
        break;
      case 'save':
        await this.takeCharge();
        this.start(message.locale);
        break;
      case 'check':
        await this.check(message.download);
        break;
      case 'activate':
        await this.activate();
        break;
      case 'remove':
        await this.remove(message.locale);
        break;
    }
    if (client !== undefined) {
      await this.recognize(client, assets);
    }
    return this.status();
  }

  private start(locale: string): void {
    if (this.jobs.has(locale) || !this.ports.layout.locales.includes(locale)) {
      return;
    }
    const before = [...this.jobs.values()].map(({finished}) => finished);
    const job: Job = {abort: new AbortController(), finished: Promise.resolve()};
    this.jobs.set(locale, job);
    this.failures.delete(locale);
    job.finished = this.run(locale, job, before);
  }

  /** @param before downloads that this one waits for */
  private async run(locale: string, job: Job, before: readonly Promise<void>[]): Promise<void> {
    let told = 0;
    try {
      await Promise.all(before);
      await download(locale, this.store, this.downloadPorts, job.abort.signal, (counted) => {
        job.progress = counted;
        const now = this.ports.now();
        if (now - told >= REPORT_INTERVAL_MS) {
          told = now;
          void this.tell();
        }
      });
    } catch (error) {
      if (!job.abort.signal.aborted) {
        this.failures.set(locale, error instanceof Failure ? error.reason : 'storage');
      }
    } finally {
      this.jobs.delete(locale);
    }
    await this.tell();
  }

  private async tell(): Promise<void> {
    this.ports.tell(await this.status());
  }

  /** Starts the download of what is newer than what is saved, and again what was interrupted. */
  private async check(mayDownload: boolean): Promise<void> {
    const {languages} = await this.store.read();
    const known = Object.entries(languages);
    try {
      const offers = known.length > 0 ? await fetchOffers(this.downloadPorts) : {languages: {}};
      for (const [locale, {current, next}] of known) {
        const offered = offers.languages[locale]?.release;
        const newest = next?.complete ? next.release : current?.release;
        const outdated = next !== undefined && !next.complete && next.release !== offered;
        if (offered !== undefined && (offered !== newest || outdated) && (mayDownload || !current)) {
          this.start(locale);
        }
      }
    } catch {
      // Without a connection there is nothing newer, and no page has asked to be told.
    }
  }

  /** Pages that are open belong to the release that they were opened from, until they are closed. */
  private async activate(): Promise<void> {
    const clients = await this.ports.clients();
    const {layout} = this.ports;
    const savedAt = new Date(this.ports.now()).toISOString();
    await this.store.change((state) => {
      const languages = {...state.languages};
      const pins = {...state.pins};
      for (const [locale, {current, next}] of Object.entries(state.languages)) {
        if (!next?.complete) {
          continue;
        }
        languages[locale] = {current: {release: next.release, bytes: next.bytes, savedAt}};
        for (const {id, url} of clients) {
          const ofLanguage = localeOf(keyOf(new URL(url).pathname, layout.baseUrl) ?? '', layout) === locale;
          if (current && ofLanguage) {
            pins[id] ??= {release: current.release, at: this.ports.now()};
          }
        }
      }
      return {...state, languages, pins};
    });
    await this.store.collect();
    await this.tell();
  }

  private async activateWhenAlone(): Promise<void> {
    const {languages} = await this.store.read();
    const waiting = Object.values(languages).some(({next}) => next?.complete);
    if (waiting && (await this.ports.clients()).every(({type}) => type !== 'window')) {
      await this.activate();
    }
  }

  private async remove(locale: string): Promise<void> {
    const job = this.jobs.get(locale);
    job?.abort.abort();
    await job?.finished;
    this.failures.delete(locale);
    await this.store.change(withLanguage(locale, () => undefined));
    const {languages} = await this.store.read();
    if (Object.keys(languages).length === 0 && this.jobs.size === 0) {
      await this.store.clear();
      await this.ports.retire();
    } else {
      await this.store.collect();
    }
    await this.tell();
  }

  /** Before the first language is saved, the open pages come under the worker. They did not come from what will be saved. */
  private async takeCharge(): Promise<void> {
    const {languages} = await this.store.read();
    if (Object.values(languages).some(({current}) => current !== undefined)) {
      return;
    }
    const clients = await this.ports.clients();
    const at = this.ports.now();
    await this.store.change((state) => ({
      ...state,
      pins: {...Object.fromEntries(clients.map(({id}) => [id, {release: FROM_NETWORK, at}])), ...state.pins},
    }));
    await this.ports.claim();
  }

  /** A page from the network whose code belongs to what is saved is answered from there from now on. */
  private async recognize(client: string, assets: readonly string[]): Promise<void> {
    const {pins, languages} = await this.store.read();
    const keys = assets.map((asset) => keyOf(new URL(asset).pathname, this.ports.layout.baseUrl));
    const locale = localeOf(keys[0] ?? '', this.ports.layout);
    const release = languages[locale]?.current?.release;
    if (pins[client]?.release !== FROM_NETWORK || release === undefined || keys.length === 0) {
      return;
    }
    const list = await this.store.list(release);
    if (list && keys.every((key) => key !== undefined && Object.hasOwn(list.files, key))) {
      await this.store.change((state) => {
        const {[client]: _recognized, ...others} = state.pins;
        return {...state, pins: others};
      });
    }
  }
}
