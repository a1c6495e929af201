import type {BrowserContext, Route} from '@playwright/test';

/** A record of the service that leads to another site; its other one leads to a page of the site under test. */
export const OUTSIDE = {title: 'Nápověda portálu', url: 'https://portal.example.com/help'};
export const INSIDE = {title: 'Xenonový zdroj', path: '/docs/web/'};

const answer = (route: Route, body: string, contentType = 'application/json'): Promise<void> =>
  route.fulfill({body, contentType, headers: {'access-control-allow-origin': '*'}});

/** An answer of the assistant in two pieces, in the stream format of the AI SDK. */
const ANSWER = [
  {type: 'start', messageId: 'answer'},
  {type: 'text-start', id: 'text'},
  {type: 'text-delta', id: 'text', delta: 'First **piece**'},
  {type: 'text-delta', id: 'text', delta: ' and the second.'},
  {type: 'text-end', id: 'text'},
  {type: 'finish'},
];

/** A request to the service, as far as tests look at it. */
interface ServiceRequest {
  query?: string;
  facetFilters?: readonly (string | readonly string[])[];
}

/** A record of DocSearch's crawler. */
function recordOf(title: string, url: string): object {
  const highlighted = {hierarchy: {lvl0: {value: 'Web'}, lvl1: {value: `<mark>${title}</mark>`}}, content: {value: ''}};
  return {
    objectID: url,
    type: 'lvl1',
    url,
    url_without_anchor: url,
    hierarchy: {lvl0: 'Web', lvl1: title},
    content: null,
    _highlightResult: highlighted,
    _snippetResult: highlighted,
  };
}

/** Stands in for the servers of Algolia and of DocSearch's assistant, with the same answer to every question. */
export class FakeAlgolia {
  readonly queries: ServiceRequest[] = [];
  readonly questions: unknown[] = [];

  /** @param home address of the home page of the site */
  constructor(private readonly home: string) {}

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
      const lines = [...ANSWER.map((part) => JSON.stringify(part)), '[DONE]'];
      await answer(route, lines.map((line) => `data: ${line}\n\n`).join(''), 'text/event-stream');
    } else {
      const {requests} = body as {requests: ServiceRequest[]};
      this.queries.push(...requests);
      await answer(route, JSON.stringify({results: requests.map((request) => this.responseTo(request))}));
    }
  }

  private responseTo({query = '', facetFilters = []}: ServiceRequest): object {
    const language = facetFilters.flat().includes('language:en') ? 'en/' : '';
    const inside = new URL(language + INSIDE.path.slice(1), this.home).href;
    const hits = [recordOf(INSIDE.title, inside), recordOf(OUTSIDE.title, OUTSIDE.url)];
    return {hits, nbHits: hits.length, page: 0, nbPages: 1, hitsPerPage: 20, query, params: ''};
  }
}
