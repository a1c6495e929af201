import type {BrowserContext, Route} from '@playwright/test';
import {LOCALES} from '../../src/config/locales';
import {answerRequest} from '../../src/plugins/search/shared/answer';
import {SearchEngine} from '../../src/plugins/search/shared/engine';
import type {SearchAnswer, SearchIndex, SearchPage, SearchRequest} from '../../src/plugins/search/shared/types';
import {readBuiltIndex} from '../search/embeddedEngine';

/**
 * Title and number of the records that only the service has. Tests recognize responses of the service by these records.
 */
export const SERVICE_ONLY = {title: 'Xenonový zdroj', count: 25};

/** A record of the service that leads to another site. */
export const OUTSIDE = {title: 'Nápověda portálu', url: 'https://portal.example.com/help'};

/** Answers a request of the browser in place of the service. */
export const answer = (route: Route, status: number, body: string, contentType = 'application/json'): Promise<void> =>
  route.fulfill({status, body, contentType, headers: {'access-control-allow-origin': '*'}});

/** Response body with an answer of the assistant in the given pieces, in the stream format of the AI SDK. */
export function streamedAnswer(...pieces: readonly string[]): string {
  const parts = [
    {type: 'start', messageId: 'answer'},
    {type: 'text-start', id: 'text'},
    ...pieces.map((delta) => ({type: 'text-delta', id: 'text', delta})),
    {type: 'text-end', id: 'text'},
    {type: 'finish'},
  ];
  return [...parts.map((part) => JSON.stringify(part)), '[DONE]'].map((line) => `data: ${line}\n\n`).join('');
}

function withExtraRecords(index: SearchIndex): SearchIndex {
  const page = (url: string, title: string): SearchPage => ({
    url,
    area: 'Web',
    title,
    aliases: [],
    keywords: [],
    tag: 'default',
    sections: [{anchor: '', level: 1, heading: title, text: ''}],
  });
  const base = index.language === 'cs' ? '' : `/${index.language}`;
  const extra = Array.from({length: SERVICE_ONLY.count}, (_, n) =>
    page(`${base}/docs/web/?n=${n}`, SERVICE_ONLY.title),
  );
  return {...index, pages: [...index.pages, ...extra, page('/outside', OUTSIDE.title)]};
}

/**
 * Stands in for the servers of Algolia and of DocSearch's assistant. The embedded engine answers searches; `assistant`
 * is the answer to every question.
 */
export class FakeAlgolia {
  readonly queries: SearchRequest[] = [];
  /** Requests to the assistant: questions, and readers' ratings of its answers. */
  readonly questions: {path: string; body: unknown}[] = [];
  /** When set, responds to searches in place of the engine, to simulate a failure of the service. */
  fault: ((route: Route) => Promise<void>) | undefined;
  assistant: {status?: number; body: string} = {body: streamedAnswer('Answer.')};
  tokenStatus = 200;
  /** When set, replaces the results of searches, as a compromised service could. */
  tamper: ((answer: SearchAnswer) => unknown) | undefined;
  private readonly engines: readonly SearchEngine[];

  /** @param build folder of the finished site whose records the service has */
  constructor(build: string) {
    this.engines = LOCALES.map((locale) => new SearchEngine(withExtraRecords(readBuiltIndex(build, locale).index)));
  }

  /** Answers every request of the context to the hosts of the service. */
  async install(context: BrowserContext): Promise<void> {
    await context.route(
      ({hostname}) => /\.algolia(?:net)?\.(?:net|com)$/.test(hostname),
      (route) => this.handle(route),
    );
  }

  private async handle(route: Route): Promise<void> {
    const {pathname} = new URL(route.request().url());
    const body = route.request().postDataJSON() as unknown;
    if (pathname === '/chat/token') {
      const claims = Buffer.from(JSON.stringify({exp: Date.now() / 1000 + 600})).toString('base64');
      const token = JSON.stringify({success: true, token: `${claims}.signature`});
      await answer(route, this.tokenStatus, this.tokenStatus === 200 ? token : '<h1>Gateway</h1>');
    } else if (pathname.startsWith('/chat')) {
      this.questions.push({path: pathname, body});
      const {status = 200, body: content} = pathname === '/chat' ? this.assistant : {body: '{"success":true}'};
      await answer(route, status, content, pathname === '/chat' ? 'text/event-stream' : undefined);
    } else {
      const {requests} = body as {requests: SearchRequest[]};
      this.queries.push(...requests);
      const results = {results: requests.map((request) => this.responseTo(request))};
      await (this.fault?.(route) ?? answer(route, 200, JSON.stringify(this.tamper?.(results) ?? results)));
    }
  }

  private responseTo(request: SearchRequest): SearchAnswer['results'][number] {
    const filters = JSON.stringify(request.facetFilters);
    const engine = this.engines.find(({index}) => filters.includes(`language:${index.language}`));
    if (!engine) {
      throw new Error(`The request has no filter for a language: ${filters}`);
    }
    const {suggestions: _, ...result} = answerRequest(engine, request);
    // Unlike the embedded engine, the service escapes nothing.
    const text = JSON.stringify(result).replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
    return JSON.parse(
      text.replaceAll(`${engine.index.origin}/outside`, OUTSIDE.url),
    ) as SearchAnswer['results'][number];
  }
}
