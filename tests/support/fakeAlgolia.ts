import type {BrowserContext, Route} from '@playwright/test';
import {LOCALES} from '../../src/config/locales';
import {answerRequest} from '../../src/plugins/search/shared/answer';
import {SearchEngine} from '../../src/plugins/search/shared/engine';
import type {SearchAnswer, SearchIndex, SearchPage, SearchRequest} from '../../src/plugins/search/shared/types';
import {readBuiltIndex} from '../search/embeddedEngine';

/** Records that only the service has; they tell its responses from those of the embedded index. */
export const SERVICE_ONLY = {title: 'Xenonový zdroj', count: 25};

/** A record of another site, and its address. */
export const OUTSIDE = {title: 'Nápověda portálu', url: 'https://portal.example.com/help'};

/** Answers a request of the browser in place of the service. */
export const answer = (route: Route, status: number, body: string, contentType = 'application/json'): Promise<void> =>
  route.fulfill({status, body, contentType, headers: {'access-control-allow-origin': '*'}});

/** An answer of the assistant in the given pieces, in the AI SDK's stream. */
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

/** Stands in for the servers of Algolia and of DocSearch's assistant: answers requests from the embedded engine. */
export class FakeAlgolia {
  readonly queries: SearchRequest[] = [];
  /** Questions to the assistant, and reader's opinions of its answers. */
  readonly questions: {path: string; body: unknown}[] = [];
  /** How the service fails to answer a search. */
  fault: ((route: Route) => Promise<void>) | undefined;
  assistant: {status?: number; body: string} = {body: streamedAnswer('Answer.')};
  tokenStatus = 200;
  /** Changes what a search answers, as a service would that was tampered with. */
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
