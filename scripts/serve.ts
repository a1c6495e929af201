/**
 * Serves a finished build like a careful static host; the preview of `npm run preview` and the server of the tests.
 *
 *     npx tsx scripts/serve.ts [--dir build] [--port 3000] [--host localhost]
 *
 * The base path is that of the build: environment variable BASE_URL.
 */
import fs from 'node:fs';
import http from 'node:http';
import http2 from 'node:http2';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {parseArgs} from 'node:util';
import sirv from 'sirv';
import {CACHE_AND_ASK, cacheControl, contentType} from '../src/config/headers';
import {basePathFromEnv} from '../src/config/env';
import {DEFAULT_LOCALE, i18n, LOCALES} from '../src/config/locales';
import {MAIN_DOC} from '../src/config/routes';
import {isTwin} from './build/compress';
import {headersFor, readHeadersFile, type HeaderRule} from './build/headers/netlify';

const ROOT = path.resolve(__dirname, '..');

export interface ServerOptions {
  /** Folder of the finished build. */
  dir: string;
  /** 0 takes a free port. */
  port: number;
  host: string;
  /** Path under which the build expects to be served; starts and ends with a slash. */
  baseUrl?: string;
  /** Serves HTTP/2 over TLS with this key and certificate, as hosts do; HTTP/1.1 in the clear without it. */
  tls?: {key: string; cert: string};
}

export interface RunningServer {
  /** Address of the site with its base path, e.g. `http://localhost:3000/`. */
  url: string;
  /** Ends the server and every open connection. */
  close: () => Promise<void>;
}

/** What a request path leads to. */
export type Answer =
  | {kind: 'file'; /** relative to the build folder, with slashes */ file: string}
  | {kind: 'redirect'; status: 301 | 302; location: string}
  | {kind: 'missing'; /** relative to the build folder */ page: string}
  | {kind: 'malformed'};

const OTHER_LOCALES = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE);

/**
 * The segments of a request path, decoded; a trailing slash leaves an empty last one.
 * @returns `undefined` when the path is malformed or tries to leave the folder
 */
function decodeSegments(pathname: string): string[] | undefined {
  if (!pathname.startsWith('/')) {
    return undefined;
  }
  let segments: string[];
  try {
    // Per segment, so that an encoded slash cannot become a separator. Files of the build have composed names.
    segments = pathname
      .slice(1)
      .split('/')
      .map((segment) => decodeURIComponent(segment).normalize('NFC'));
  } catch {
    return undefined;
  }
  const unsafe = segments.some(
    (segment, index) =>
      segment === '.' ||
      segment === '..' ||
      /[/\\\0]/.test(segment) ||
      // An empty segment inside makes "//host/path" possible in a redirect.
      (segment === '' && index < segments.length - 1),
  );
  return unsafe ? undefined : segments;
}

/** Whether the path is a folder; `undefined` when there is nothing, also below a file or under a name that is too long. */
function isDirectory(target: string): boolean | undefined {
  try {
    return fs.statSync(target).isDirectory();
  } catch {
    return undefined;
  }
}

/** The error page in the language of the path. */
function missingPage(dir: string, segments: readonly string[]): string {
  const locale = OTHER_LOCALES.find((other) => other === segments[0]);
  const localized = locale && `${locale}/404.html`;
  return localized && fs.existsSync(path.join(dir, localized)) ? localized : '404.html';
}

/** Path of the main document when the segments are those of the root of the manual (`docs`, `en/docs`). */
function mainDocument(segments: readonly string[]): string | undefined {
  const trimmed = segments.at(-1) === '' ? segments.slice(0, -1) : segments;
  const prefix = OTHER_LOCALES.find((other) => other === trimmed[0]);
  const rest = prefix ? trimmed.slice(1) : trimmed;
  return rest.length === 1 && rest[0] === 'docs' ? `${prefix ? `${prefix}/` : ''}docs/${MAIN_DOC}/` : undefined;
}

/** The folder that holds the page when the segments name a file of a page: `docs/intro/index.html`, `docs/intro.html`. */
function folderOfPage(segments: readonly string[]): string[] | undefined {
  const name = segments.at(-1)?.match(/^(.+)\.html$/)?.[1];
  if (name === undefined) {
    return undefined;
  }
  return name === 'index' ? segments.slice(0, -1) : [...segments.slice(0, -1), name];
}

/**
 * Decides what a request is answered with, as static hosts do: a folder answers with its `index.html` and only under the
 * address with a slash, the file name of a page (`index.html`, `intro.html`) leads to that address, `/docs` leads to the main
 * document in one step, anything unknown gets the error page of its language.
 * @param requestPath path and query as they stand in the request line
 */
export function answerFor(requestPath: string, dir: string, baseUrl = '/'): Answer {
  const [pathname = '', ...queryParts] = requestPath.split('?');
  const query = queryParts.length > 0 ? `?${queryParts.join('?')}` : '';
  const outside = baseUrl !== '/' && !pathname.startsWith(baseUrl);
  if (outside && (pathname === '/' || `${pathname}/` === baseUrl)) {
    return {kind: 'redirect', status: 302, location: baseUrl + query};
  }
  const segments = decodeSegments(outside ? pathname : pathname.slice(baseUrl.length - 1));
  if (!segments) {
    return {kind: 'malformed'};
  }
  if (outside) {
    return {kind: 'missing', page: missingPage(dir, [])};
  }

  const main = mainDocument(segments);
  if (main !== undefined && fs.existsSync(path.join(dir, main, 'index.html'))) {
    return {kind: 'redirect', status: 302, location: baseUrl + main + query};
  }

  const folder = folderOfPage(segments);
  if (folder && fs.existsSync(path.join(dir, ...folder, 'index.html'))) {
    return {
      kind: 'redirect',
      status: 301,
      location: baseUrl + folder.map((name) => `${encodeURIComponent(name)}/`).join('') + query,
    };
  }

  const file = segments.join('/');
  if (isPrivate(segments)) {
    return {kind: 'missing', page: missingPage(dir, segments)};
  }
  const target = path.join(dir, file);
  const isFolder = isDirectory(target);
  if (isFolder === undefined) {
    return {kind: 'missing', page: missingPage(dir, segments)};
  }
  const addressesFolder = segments.at(-1) === '';
  if (!isFolder) {
    return {kind: 'file', file};
  }
  if (!fs.existsSync(path.join(target, 'index.html'))) {
    return {kind: 'missing', page: missingPage(dir, segments)};
  }
  return addressesFolder
    ? {kind: 'file', file: `${file}index.html`}
    : {kind: 'redirect', status: 301, location: `${baseUrl}${segments.map(encodeURIComponent).join('/')}/${query}`};
}

/** Files that no reader is meant to open: hidden ones, those for hosts, and the compressed twins of others. */
function isPrivate(segments: readonly string[]): boolean {
  const file = segments.join('/');
  return (
    segments.some((segment, index) => segment.startsWith('.') && !(segment === '.well-known' && index === 0)) ||
    file === '_headers' ||
    file === '_redirects' ||
    isTwin(file)
  );
}

/**
 * The rules of the `_headers` that a build brings, read again when the file has changed.
 * @returns a function, so that a new build is served without a restart; without the file it gives no rules
 */
function headerRules(dir: string): () => readonly HeaderRule[] {
  const file = path.join(dir, '_headers');
  let read: {time: number; rules: readonly HeaderRule[]} = {time: 0, rules: []};
  return () => {
    const time = fs.statSync(file, {throwIfNoEntry: false})?.mtimeMs ?? 0;
    if (time !== read.time) {
      read = {time, rules: time === 0 ? [] : readHeadersFile(fs.readFileSync(file, 'utf8'))};
    }
    return read.rules;
  };
}

const ENCODINGS = [
  {name: 'br', extension: '.br'},
  {name: 'gzip', extension: '.gz'},
] as const;

/** What a file is sent as: compressed when the browser takes it and the build has it, else as it is. */
function twinOf(file: string, accepted: string): {file: string; encoding?: string; hasTwins: boolean} {
  const present = ENCODINGS.filter(({extension}) => fs.existsSync(file + extension));
  const chosen = present.find(({name}) => new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(?:\\.0*)?(?:,|$))`).test(accepted));
  return {file: file + (chosen?.extension ?? ''), encoding: chosen?.name, hasTwins: present.length > 0};
}

/** A short text answer, for what has no page of its own. */
function sendText(response: http.ServerResponse, status: number, text: string): void {
  response.writeHead(status, {'Content-Type': contentType('.txt'), 'Content-Length': Buffer.byteLength(text)});
  response.end(text);
}

/**
 * Starts the server.
 * @throws when the build is missing or the port is taken, with the remedy
 */
export async function startServer({dir, port, host, baseUrl = '/', tls}: ServerOptions): Promise<RunningServer> {
  const absoluteDir = path.resolve(dir);
  if (!fs.existsSync(path.join(absoluteDir, 'index.html'))) {
    throw new Error(`There is no finished build in ${absoluteDir}. Make it with "npm run build", then start again.`);
  }
  // "dev" reads each file when it is asked for, so a new build is served without a restart.
  const options = {dev: true, etag: true, extensions: [], dotfiles: true};
  const sendFile = sirv(absoluteDir, options);
  const sendCompressed = sirv(absoluteDir, {...options, brotli: true, gzip: true});
  const rules = headerRules(absoluteDir);

  const listener = (request: http.IncomingMessage, response: http.ServerResponse): void => {
    response.setHeader('Cache-Control', CACHE_AND_ASK);
    for (const [name, value] of Object.entries(headersFor(rules(), (request.url ?? '/').split('?')[0] ?? '/'))) {
      // What a rule says about the files below a path counts for the files, not for an error in their place.
      if (name !== 'Cache-Control' && name !== 'Content-Type') {
        response.setHeader(name, value);
      }
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      sendText(response, 405, 'Method not allowed');
      return;
    }
    const answer = answerFor(request.url ?? '/', absoluteDir, baseUrl);
    switch (answer.kind) {
      case 'malformed':
        sendText(response, 400, 'Malformed address');
        break;
      case 'redirect':
        response.writeHead(answer.status, {Location: answer.location, 'Content-Length': 0});
        response.end();
        break;
      case 'missing': {
        const page = path.join(absoluteDir, answer.page);
        if (!fs.existsSync(page)) {
          sendText(response, 404, 'Not found');
          break;
        }
        const {file, encoding, hasTwins} = twinOf(page, request.headers['accept-encoding'] ?? '');
        const body = fs.readFileSync(file);
        response.writeHead(404, {
          'Content-Type': contentType(page),
          'Content-Length': body.length,
          ...(hasTwins && {Vary: 'Accept-Encoding'}),
          ...(encoding && {'Content-Encoding': encoding}),
        });
        response.end(body);
        break;
      }
      case 'file': {
        response.setHeader('Cache-Control', cacheControl(answer.file));
        response.setHeader('Content-Type', contentType(answer.file));
        request.url = encodeURI(`/${answer.file}`);
        const {hasTwins} = twinOf(path.join(absoluteDir, answer.file), '');
        (hasTwins ? sendCompressed : sendFile)(request, response, () => {
          sendText(response, 404, 'Not found');
        });
        break;
      }
    }
  };
  // Node.js gives requests of HTTP/2 the same interface.
  const server = tls ? http2.createSecureServer(tls, listener as never) : http.createServer(listener);
  const sessions = new Set<http2.Http2Session>();
  server.on('session', (session: http2.Http2Session) => {
    sessions.add(session);
    session.once('close', () => sessions.delete(session));
  });

  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(
              `Port ${port} on ${host} is taken by another program. Choose another one with --port, e.g. --port ${port + 1}.`,
            )
          : error,
      );
    });
    server.listen(port, host, resolve);
  });
  const {port: actualPort} = server.address() as AddressInfo;
  return {
    url: `${tls ? 'https' : 'http'}://${host.includes(':') ? `[${host}]` : host}:${actualPort}${baseUrl}`,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        sessions.forEach((session) => session.destroy());
        if (server instanceof http.Server) {
          server.closeAllConnections();
        }
      }),
  };
}

/** @throws when an argument is unknown or the port is not a port */
function readArguments(): Required<Omit<ServerOptions, 'tls'>> {
  const {values} = parseArgs({
    options: {
      dir: {type: 'string', default: path.join(ROOT, 'build')},
      port: {type: 'string', default: process.env.PORT ?? '3000'},
      host: {type: 'string', default: 'localhost'},
    },
  });
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`--port "${values.port}" is not a port. Use a whole number from 0 (any free port) to 65535.`);
  }
  return {dir: values.dir, port, host: values.host, baseUrl: basePathFromEnv('BASE_URL')};
}

async function main(): Promise<void> {
  const options = readArguments();
  const server = await startServer(options);
  console.log('The site is served at');
  for (const locale of LOCALES) {
    const folder = locale === DEFAULT_LOCALE ? '' : `${locale}/`;
    const built = fs.existsSync(path.join(options.dir, folder, 'index.html'));
    const address = built ? server.url + folder : 'not built; "npm run build" builds every language';
    console.log(`  ${i18n.localeConfigs[locale].label}: ${address}`);
  }
  console.log('Ctrl+C ends it.');
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void server.close());
  }
}

if (require.main === module) {
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
