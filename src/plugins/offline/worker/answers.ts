import {keyOf, localeOf, pathOf, prefixOf, resolve} from '../shared/addresses';
import {MISSING_PARAMETER, MISSING_ROUTE, OFFERS_FILE, WORKER_FILE, type SiteLayout} from '../shared/types';
import {fetchVerified, type DownloadPorts} from './download';
import {nothingSavedPage} from './nothingSaved';
import {FROM_NETWORK, type State, type Store} from './store';

/** Names of files in this folder carry a hash of their content, so what has the right name is the right file. */
const HASHED = /^(?:[^/]+\/)?assets\//;

export interface AnswerPorts extends DownloadPorts {
  layout: SiteLayout;
  /** Asks the host as the page would have. */
  pass: (request: Request) => Promise<Response>;
  /** Puts a release that waits into use when no page is open. */
  activateWhenAlone: () => Promise<void>;
}

/** Ids that the browser gives to whoever asks, and to the page or worker that the answer will become. */
export interface Asking {
  clientId: string;
  resultingClientId: string;
}

/** Whether the worker answers a request at all; all others go past it. */
export function concerns({method, url, headers}: Request, origin: string, {baseUrl}: SiteLayout): boolean {
  const {origin: requested, pathname} = new URL(url);
  return (
    method === 'GET' &&
    requested === origin &&
    !headers.has('range') &&
    pathname.startsWith(baseUrl) &&
    ![OFFERS_FILE, WORKER_FILE].includes(pathname.slice(baseUrl.length))
  );
}

/** Answers requests of pages, each from the one release that the page is made of. */
export class Answers {
  constructor(
    private readonly store: Store,
    private readonly ports: AnswerPorts,
  ) {}

  /** Never rejects: what cannot be had is the error of a connection or the page that says so. */
  async answer(request: Request, asking: Asking): Promise<Response> {
    try {
      return request.mode === 'navigate' ? await this.page(request, asking) : await this.part(request, asking);
    } catch {
      return Response.error();
    }
  }

  private currentOf(state: State, locale: string): string | undefined {
    return state.languages[locale]?.current?.release;
  }

  private async page(request: Request, {resultingClientId}: Asking): Promise<Response> {
    await this.ports.activateWhenAlone();
    const {layout} = this.ports;
    const url = new URL(request.url);
    const key = keyOf(url.pathname, layout.baseUrl);
    const state = await this.store.read();
    const locale = localeOf(key ?? '', layout);
    const release = this.currentOf(state, locale);
    const saved = release !== undefined && key !== undefined && (await this.saved(release, key, url.search));
    if (saved) {
      return saved;
    }
    try {
      const response = await this.ports.pass(request);
      await this.pin(resultingClientId, FROM_NETWORK);
      return response;
    } catch {
      return this.missing(state, locale, key, url);
    }
  }

  private async part(request: Request, {clientId, resultingClientId}: Asking): Promise<Response> {
    const {layout} = this.ports;
    const url = new URL(request.url);
    const key = keyOf(url.pathname, layout.baseUrl);
    const state = await this.store.read();
    const pin = state.pins[clientId]?.release;
    if (pin !== undefined && resultingClientId) {
      // A worker belongs to the release of the page that starts it.
      await this.pin(resultingClientId, pin);
    }
    const current = key === undefined ? undefined : this.currentOf(state, localeOf(key, layout));
    const release = pin ?? current;
    const saved =
      release !== undefined && release !== FROM_NETWORK && key !== undefined && (await this.saved(release, key, ''));
    if (saved) {
      return saved;
    }
    try {
      return await this.ports.pass(request);
    } catch (error) {
      const fallback =
        current !== undefined && key !== undefined && HASHED.test(key) && (await this.saved(current, key, ''));
      if (fallback) {
        return fallback;
      }
      throw error;
    }
  }

  /** The answer of a saved release; `undefined` for what does not belong to it or cannot be had any more. */
  private async saved(release: string, key: string, search: string): Promise<Response | undefined> {
    const list = await this.store.list(release);
    const found = list && resolve(key, list);
    if (!found || found.kind === 'unknown') {
      return undefined;
    }
    const {origin, baseUrl} = this.ports;
    if (found.kind === 'redirect') {
      return Response.redirect(origin + pathOf(found.key, baseUrl) + search + found.hash, 302);
    }
    const stored = await this.store.file(found.hash);
    if (stored) {
      return stored;
    }
    try {
      // The browser has thrown it away; the host may have it still.
      return await fetchVerified(found.key, found.hash, this.ports);
    } catch {
      return undefined;
    }
  }

  private async pin(client: string, release: string): Promise<void> {
    if (client) {
      const at = this.ports.now();
      await this.store
        .change((state) => ({...state, pins: {...state.pins, [client]: {release, at}}}))
        // Without space the page itself must still open.
        .catch(() => undefined);
    }
  }

  /** Leads to the page that says that this one is not saved, in a language that is. */
  private missing(state: State, locale: string, key: string | undefined, url: URL): Response {
    const {layout, origin, baseUrl} = this.ports;
    const languages = [locale, ...layout.locales].filter((candidate) => this.currentOf(state, candidate));
    const [language] = languages;
    if (language === undefined || key?.endsWith(MISSING_ROUTE)) {
      return nothingSavedPage(locale);
    }
    const address = origin + pathOf(prefixOf(language, layout) + MISSING_ROUTE, baseUrl);
    return Response.redirect(`${address}?${MISSING_PARAMETER}=${encodeURIComponent(url.pathname + url.search)}`, 302);
  }
}
