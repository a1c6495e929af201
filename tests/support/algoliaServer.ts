import fs from 'node:fs';
import http, {type IncomingMessage, type ServerResponse} from 'node:http';
import https from 'node:https';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import type {
  BatchResponse,
  BatchWriteParams,
  DeletedAtResponse,
  GetTaskResponse,
  IndexSettings,
  ListIndicesResponse,
  OperationIndexParams,
  SearchParamsObject,
  SynonymHit,
  UpdatedAtResponse,
} from 'algoliasearch';
import {ALGOLIA} from './algoliaAccount';
import {AlgoliaIndex, type StoredRecord} from './algoliaIndex';

/** A way in which the service misbehaves. */
export type Fault =
  | {kind: 'slow'; /** in ms */ by: number}
  | {kind: 'status'; status: 403 | 429 | 500}
  | {kind: 'garbage'}
  /** JSON of another shape than the service's. */
  | {kind: 'strange'; body: unknown}
  | {kind: 'reset'};

/** A request as it arrived. */
export interface Received {
  method: string;
  /** Decoded path. */
  path: string;
  headers: http.IncomingHttpHeaders;
  body: unknown;
}

/** Part of an answer of the assistant in the AI SDK's stream, or a pause in ms. */
export type StreamPart = {type: string; [key: string]: unknown} | number;

/** What the assistant does with a question. */
export type AssistantAnswer =
  | {kind: 'stream'; parts: readonly StreamPart[]}
  | {kind: 'status'; status: number; body: string}
  | {kind: 'raw'; body: string};

/** An answer in the given pieces, with a pause in ms between them. */
export function streamedAnswer(pieces: readonly string[], pause = 0): AssistantAnswer {
  return {
    kind: 'stream',
    parts: [
      {type: 'start', messageId: 'answer'},
      {type: 'start-step'},
      {type: 'text-start', id: 'text'},
      ...pieces.flatMap((delta) => [{type: 'text-delta', id: 'text', delta}, pause]),
      {type: 'text-end', id: 'text'},
      {type: 'finish-step'},
      {type: 'finish'},
    ],
  };
}

/** An error as the service words it. */
class ServiceError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

type Send = (status: number, body: unknown) => void;

const WORDS: Readonly<Record<number, string>> = {
  403: 'Invalid Application-ID or API key',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
};

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) {
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Parameters of a search, given flat, as an object, or as a query string. */
function parametersOf(body: Readonly<Record<string, unknown>>): SearchParamsObject {
  const {params, indexName: _indexName, type: _type, ...flat} = body;
  const given =
    typeof params === 'string'
      ? Object.fromEntries(
          [...new URLSearchParams(params)].map(([key, value]) => [
            key,
            /^(?:\[|\{|\d+$|true$|false$)/.test(value) ? (JSON.parse(value) as unknown) : value,
          ]),
        )
      : params;
  return {...(given as SearchParamsObject | undefined), ...flat};
}

/**
 * A server on this machine that speaks Algolia's search interface and that of DocSearch's assistant, over plain HTTP and
 * TLS. What it holds, it holds in memory; tests read and change its state directly.
 */
export class AlgoliaServer {
  readonly indexes = new Map<string, AlgoliaIndex>();
  readonly received: Received[] = [];
  /** How the search service misbehaves, and with which requests; all without `when`. */
  fault: (Fault & {when?: (request: Received) => boolean}) | undefined;
  /** Called after a request was carried out and before it is answered. */
  afterRequest: ((request: Received) => Promise<void> | void) | undefined;
  /** Changes what a search answers, as a service would that was tampered with. */
  tamper: ((answer: {results: Record<string, unknown>[]}) => unknown) | undefined;
  assistant: AssistantAnswer = streamedAnswer(['Answer.']);
  tokenAnswer: Exclude<AssistantAnswer, {kind: 'stream'}> | undefined;
  feedbackStatus = 200;

  private readonly plain = http.createServer((request, response) => this.handle(request, response));
  private readonly secure = https.createServer(AlgoliaServer.certificate(), (request, response) =>
    this.handle(request, response),
  );
  private readonly pendingTasks = new Set<number>();
  private lastTask = 0;

  private static certificate(): {key: string; cert: string} {
    const pem = fs.readFileSync(path.join(__dirname, 'algoliaServer.pem'), 'utf8');
    return {key: pem, cert: pem};
  }

  /** Starts listening on free ports of this machine. */
  static async start(): Promise<AlgoliaServer> {
    const server = new AlgoliaServer();
    await Promise.all(
      [server.plain, server.secure].map(
        (listener) => new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve)),
      ),
    );
    return server;
  }

  /** Address for clients that are told where to ask. */
  get url(): string {
    return `http://127.0.0.1:${(this.plain.address() as AddressInfo).port}`;
  }

  /** Port for clients that are led here by the names of the real hosts. */
  get securePort(): number {
    return (this.secure.address() as AddressInfo).port;
  }

  /** Paths of the requests so far, with their methods. */
  get log(): string[] {
    return this.received.map(({method, path: where}) => `${method} ${where}`);
  }

  /** Everything that was asked of the search so far, one entry per query. */
  get queries(): SearchParamsObject[] {
    return this.received
      .filter(({path: where}) => where === '/1/indexes/*/queries')
      .flatMap(({body}) => (body as {requests: Record<string, unknown>[]}).requests.map(parametersOf));
  }

  /** Fills an index without the detour over requests. */
  fill(name: string, records: readonly object[], settings: IndexSettings): void {
    const index = new AlgoliaIndex(name);
    records.forEach((record) => index.records.set((record as StoredRecord).objectID, record as StoredRecord));
    index.settings = settings;
    this.indexes.set(name, index);
  }

  /** Forgets what a test has set, and the requests; the indexes stay. */
  reset(): void {
    this.received.length = 0;
    this.fault = undefined;
    this.afterRequest = undefined;
    this.tamper = undefined;
    this.assistant = streamedAnswer(['Answer.']);
    this.tokenAnswer = undefined;
    this.feedbackStatus = 200;
  }

  /** Ends both listeners and every open connection. */
  async close(): Promise<void> {
    await Promise.all(
      [this.plain, this.secure].map(
        (listener) =>
          new Promise<void>((resolve) => {
            listener.close(() => resolve());
            listener.closeAllConnections();
          }),
      ),
    );
  }

  private handle(request: IncomingMessage, response: ServerResponse): void {
    this.answer(request, response).catch((error: unknown) => {
      if (!response.headersSent) {
        const status = error instanceof ServiceError ? error.status : 500;
        const message = error instanceof Error ? error.message : String(error);
        response.writeHead(status, {'content-type': 'application/json'}).end(JSON.stringify({message, status}));
      } else {
        response.destroy();
      }
    });
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', request.headers['access-control-request-headers'] ?? '*');
    response.setHeader('access-control-allow-methods', 'GET, POST, PUT, DELETE, OPTIONS');
    if (request.method === 'OPTIONS') {
      response.writeHead(204).end();
      return;
    }
    const url = new URL(request.url ?? '/', this.url);
    const text = await bodyOf(request);
    const received: Received = {
      method: request.method ?? 'GET',
      path: decodeURIComponent(url.pathname),
      headers: request.headers,
      body: text ? (JSON.parse(text) as unknown) : undefined,
    };
    this.received.push(received);
    const send: Send = (status, body) => {
      response
        .writeHead(status, {'content-type': 'application/json; charset=UTF-8'})
        .end(typeof body === 'string' ? body : JSON.stringify(body));
    };
    if (received.path.startsWith('/chat')) {
      await this.assist(received, response, send);
      return;
    }
    if (await this.misbehave(received, response, send)) {
      return;
    }
    this.checkKey(received, url);
    const body = this.carryOut(received, url);
    await this.afterRequest?.(received);
    send(200, body);
  }

  /** @returns whether the request has been dealt with */
  private async misbehave(received: Received, response: ServerResponse, send: Send): Promise<boolean> {
    const {fault} = this;
    if (!fault || fault.when?.(received) === false) {
      return false;
    }
    switch (fault.kind) {
      case 'slow':
        await wait(fault.by);
        return false;
      case 'status':
        send(fault.status, {message: WORDS[fault.status], status: fault.status});
        return true;
      case 'garbage':
        send(200, '<!doctype html><p>Not what you asked for');
        return true;
      case 'strange':
        send(200, fault.body);
        return true;
      case 'reset':
        response.destroy();
        return true;
    }
  }

  private checkKey({method, path: where, headers}: Received, url: URL): void {
    const given = (name: string) => headers[name] ?? url.searchParams.get(name);
    const key = given('x-algolia-api-key');
    if (
      given('x-algolia-application-id') !== ALGOLIA.appId ||
      (key !== ALGOLIA.searchKey && key !== ALGOLIA.writeKey)
    ) {
      throw new ServiceError(403, 'Invalid Application-ID or API key');
    }
    const searching = method === 'POST' && /\/(?:query|queries)$/.test(where);
    if (key === ALGOLIA.searchKey && !searching) {
      throw new ServiceError(403, 'Method not allowed with this API key');
    }
  }

  private existing(name: string): AlgoliaIndex {
    const index = this.indexes.get(name);
    if (!index) {
      throw new ServiceError(404, `Index ${name} does not exist`);
    }
    return index;
  }

  private created(name: string): AlgoliaIndex {
    const index = this.indexes.get(name) ?? new AlgoliaIndex(name);
    this.indexes.set(name, index);
    return index;
  }

  private task(): {taskID: number; updatedAt: string} {
    this.lastTask += 1;
    this.pendingTasks.add(this.lastTask);
    return {taskID: this.lastTask, updatedAt: new Date().toISOString()};
  }

  private carryOut({method, path: where, body}: Received, url: URL): unknown {
    const [, name = '', action = '', detail = ''] =
      /^\/1\/indexes(?:\/([^/]+))?(?:\/(\w+))?(?:\/(\w+))?$/.exec(where) ?? [];
    switch (`${method} ${action}`) {
      case 'POST queries': {
        const requests = (body as {requests: (Record<string, unknown> & {indexName: string})[]}).requests;
        const answer = {results: requests.map((one) => this.existing(one.indexName).search(parametersOf(one)))};
        return this.tamper?.(answer) ?? answer;
      }
      case 'POST query':
        return this.existing(name).search(parametersOf(body as Record<string, unknown>));
      case 'POST batch':
        return this.batch(name, body as BatchWriteParams);
      case 'GET settings':
        return this.existing(name).settings;
      case 'PUT settings':
        this.created(name).settings = {...this.created(name).settings, ...(body as IndexSettings)};
        return this.task() satisfies UpdatedAtResponse;
      case 'POST synonyms': {
        const index = this.created(name);
        const replace = url.searchParams.get('replaceExistingSynonyms') === 'true';
        index.synonyms = [...(replace ? [] : index.synonyms), ...(body as SynonymHit[])];
        return this.task() satisfies UpdatedAtResponse;
      }
      case 'POST operation': {
        const {operation, destination} = body as OperationIndexParams;
        this.indexes.set(destination, this.existing(name).renamed(destination));
        if (operation === 'move') {
          this.indexes.delete(name);
        }
        return this.task() satisfies UpdatedAtResponse;
      }
      case 'GET task':
        // Every task is asked about twice, as a busy service would have it.
        return {
          status: this.pendingTasks.delete(Number(detail)) ? 'notPublished' : 'published',
          pendingTask: false,
        } as GetTaskResponse;
      case 'DELETE ': {
        this.indexes.delete(name);
        const {taskID, updatedAt} = this.task();
        return {taskID, deletedAt: updatedAt} satisfies DeletedAtResponse;
      }
      case 'GET ':
        return this.list();
      default:
        throw new ServiceError(404, 'Path not supported by REST API');
    }
  }

  private batch(name: string, {requests}: BatchWriteParams): BatchResponse {
    const index = this.created(name);
    const objectIDs = requests.map(({action, body}) => {
      const record = body as StoredRecord;
      if (action === 'deleteObject') {
        index.records.delete(record.objectID);
      } else {
        index.records.set(record.objectID, record);
      }
      return record.objectID;
    });
    return {taskID: this.task().taskID, objectIDs};
  }

  private list(): ListIndicesResponse {
    const now = new Date().toISOString();
    return {
      items: [...this.indexes].map(([name, {records}]) => ({
        name,
        createdAt: now,
        updatedAt: now,
        entries: records.size,
        dataSize: 0,
        fileSize: 0,
        lastBuildTimeS: 0,
        pendingTask: false,
        numberOfPendingTasks: 0,
      })),
      nbPages: 1,
    };
  }

  private async assist({path: where, headers}: Received, response: ServerResponse, send: Send): Promise<void> {
    if (headers['x-algolia-assistant-id'] !== ALGOLIA.assistantId) {
      throw new ServiceError(404, 'Assistant not found');
    }
    if (where === '/chat/token') {
      const claims = Buffer.from(JSON.stringify({exp: Math.floor(Date.now() / 1000) + 600})).toString('base64');
      if (this.tokenAnswer) {
        send(this.tokenAnswer.kind === 'status' ? this.tokenAnswer.status : 200, this.tokenAnswer.body);
      } else {
        send(200, {success: true, token: `${claims}.signature`});
      }
      return;
    }
    if (!headers.authorization?.startsWith('TOKEN ')) {
      throw new ServiceError(401, 'Missing token');
    }
    if (where === '/chat/feedback') {
      send(this.feedbackStatus, {success: this.feedbackStatus < 300});
      return;
    }
    const {assistant} = this;
    if (assistant.kind !== 'stream') {
      send(assistant.kind === 'status' ? assistant.status : 200, assistant.body);
      return;
    }
    response.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-cache',
      'x-vercel-ai-ui-message-stream': 'v1',
    });
    for (const part of assistant.parts) {
      if (typeof part === 'number') {
        await wait(part);
      } else {
        response.write(`data: ${JSON.stringify(part)}\n\n`);
      }
    }
    response.end('data: [DONE]\n\n');
  }
}
