import type {BrowserContext, Route} from '@playwright/test';
import {LOCALES} from '../../src/config/locales';
import {answerRequest} from '../../src/plugins/search/shared/answer';
import {SearchEngine} from '../../src/plugins/search/shared/engine';
import type {Marked, SearchHit, SearchIndex, SearchPage} from '../../src/plugins/search/shared/types';
import {readBuiltIndex} from '../search/embeddedEngine';

/**
 * Title and number of the records that only the service has. Tests recognize responses of the service by these records.
 */
export const SERVICE_ONLY = {title: 'Xenonový zdroj', count: 25};

/** A record of the service that leads to another site. */
export const OUTSIDE = {title: 'Nápověda portálu', url: 'https://portal.example.com/help'};

const answer = (route: Route, body: string, contentType = 'application/json'): Promise<void> =>
  route.fulfill({body, contentType, headers: {'access-control-allow-origin': '*'}});

/** Response body with an answer of the assistant in the given pieces, in the stream format of the AI SDK. */
function streamedAnswer(...pieces: readonly string[]): string {
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

/** A request to the service, as far as tests look at it. */
export interface ServiceRequest {
  query?: string;
  page?: number;
  hitsPerPage?: number;
  facetFilters?: readonly (string | readonly string[])[];
  highlightPreTag?: string;
  highlightPostTag?: string;
}

/** A hit as the service has it: a record of DocSearch's crawler with highlights in HTML. */
function recordOf({url, area, trail, snippet}: SearchHit, origin: string, request: ServiceRequest): object {
  const {highlightPreTag = '<em>', highlightPostTag = '</em>'} = request;
  const html = (text: Marked) =>
    text.map((part) => (part.marked ? highlightPreTag + part.text + highlightPostTag : part.text)).join('');
  const plain = (text: Marked) => text.map((part) => part.text).join('');
  const levels = [[{text: area}], ...trail].map((text, level) => [`lvl${level}`, text] as const);
  const hierarchy = Object.fromEntries(levels.map(([level, text]) => [level, plain(text)]));
  const highlighted = {
    hierarchy: Object.fromEntries(levels.map(([level, text]) => [level, {value: html(text)}])),
    content: {value: html(snippet)},
  };
  return {
    objectID: url,
    type: `lvl${trail.length}`,
    url: url === '/outside' ? OUTSIDE.url : origin + url,
    url_without_anchor: origin + url.replace(/#.*/, ''),
    hierarchy,
    content: plain(snippet),
    _highlightResult: highlighted,
    _snippetResult: highlighted,
  };
}

/**
 * Stands in for the servers of Algolia and of DocSearch's assistant. The embedded engine answers searches; `assistant`
 * is the answer to every question.
 */
export class FakeAlgolia {
  readonly queries: ServiceRequest[] = [];
  readonly questions: unknown[] = [];
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
      await answer(route, JSON.stringify({success: true, token: `${claims}.signature`}));
    } else if (pathname.startsWith('/chat')) {
      this.questions.push(body);
      await answer(route, streamedAnswer('First **piece**', ' and the second.'), 'text/event-stream');
    } else {
      const {requests} = body as {requests: ServiceRequest[]};
      this.queries.push(...requests);
      await answer(route, JSON.stringify({results: requests.map((request) => this.responseTo(request))}));
    }
  }

  private responseTo(request: ServiceRequest): object {
    const {query = '', page = 0, hitsPerPage = 20, facetFilters = []} = request;
    const filters = facetFilters.flat();
    if (hitsPerPage === 0) {
      // The search page also asks for the counts of each filter without this filter, and wants no hits.
      return {hits: [], nbHits: 0, page, nbPages: 0, hitsPerPage, query, params: ''};
    }
    const engine = this.engines.find(({index}) => filters.includes(`language:${index.language}`));
    if (!engine) {
      throw new Error(`The request has no filter for a language: ${filters.join()}`);
    }
    const tags = filters.flatMap((filter) => /^docusaurus_tag:(.*)$/.exec(filter)?.[1] ?? []);
    const {hits, count} = answerRequest(engine, {query, tags, area: '', limit: (page + 1) * hitsPerPage});
    const records = hits.slice(page * hitsPerPage).map((hit) => recordOf(hit, engine.index.origin, request));
    return {
      hits: records,
      nbHits: count,
      page,
      nbPages: Math.ceil(count / hitsPerPage),
      hitsPerPage,
      query,
      params: '',
    };
  }
}
