/**
 * Serves a finished build like a static host, with its `_headers` and `_redirects`; for `npm run preview` and the tests.
 *
 *     npm run serve [-- --dir build] [--port 3000] [--host 127.0.0.1]
 *
 * The base path is that of the build: environment variable BASE_URL.
 */
import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {parseArgs} from 'node:util';
import sirv from 'sirv';
import {basePathFromEnv} from '../src/config/env';
import {CACHE_REVALIDATE, contentType} from '../src/config/headers';
import {DEFAULT_LOCALE, LOCALES} from '../src/config/locales';
import {parseHeaders, parseRedirects} from '../src/plugins/site-output/hostFiles';
import {runMain} from './runMain';

const ROOT = path.resolve(__dirname, '..');

interface ServerOptions {
  /** Folder of the finished build. */
  dir: string;
  /** 0 takes a free port. */
  port: number;
  host: string;
  /** Base path of the build; starts and ends with a slash. */
  baseUrl?: string;
}

export interface RunningServer {
  /** Address of the site with its base path, e.g. `http://127.0.0.1:3000/`. */
  url: string;
  /** Ends the server and every open connection. */
  close: () => Promise<void>;
}

/** Answer to a request path; files are relative to the build folder, with slashes. */
type Answer =
  | {kind: 'file'; file: string}
  | {kind: 'redirect'; status: number; location: string}
  | {kind: 'missing'; page: string}
  | {kind: 'malformed'};

/** Text of a file of the build that may be missing. */
function textOf(dir: string, file: string): string {
  return fs.existsSync(path.join(dir, file)) ? fs.readFileSync(path.join(dir, file), 'utf8') : '';
}

/** Also `false` below a file and for names that the file system rejects. */
function isFile(file: string): boolean {
  try {
    return fs.statSync(file).isFile();
  } catch {
    return false;
  }
}

/** Decoded segments of a path; `undefined` when it is malformed, leaves the folder, or has an empty part inside. */
function segmentsOf(pathname: string): string[] | undefined {
  try {
    // Per segment, so that an encoded slash cannot become a separator.
    const segments = pathname.split('/').map((segment) => decodeURIComponent(segment).normalize('NFC'));
    const isUnsafe = (segment: string, index: number) =>
      /^\.\.?$|[/\\\0]/.test(segment) || (segment === '' && index < segments.length - 1);
    return segments.some(isUnsafe) ? undefined : segments;
  } catch {
    return undefined;
  }
}

/**
 * Answer to a request: `index.html` for a folder with a final slash, a redirect for one without and for old addresses, the
 * error page of the language for everything else.
 * @param requestPath path and query of the request line
 */
function answerFor(requestPath: string, dir: string, baseUrl = '/'): Answer {
  const [, pathname = '', query = ''] = /^([^?]*)(.*)$/s.exec(requestPath) ?? [];
  if (baseUrl !== '/' && (pathname === '/' || `${pathname}/` === baseUrl)) {
    return {kind: 'redirect', status: 302, location: baseUrl + query};
  }
  if (!pathname.startsWith('/')) {
    return {kind: 'malformed'};
  }
  if (!pathname.startsWith(baseUrl)) {
    return {kind: 'missing', page: '404.html'};
  }
  const segments = segmentsOf(pathname.slice(baseUrl.length));
  if (!segments) {
    return {kind: 'malformed'};
  }
  const redirect = parseRedirects(textOf(dir, '_redirects')).find(({from}) => from === pathname);
  if (redirect) {
    const [target = '', hash] = redirect.to.split('#');
    const location = target + query + (hash === undefined ? '' : `#${hash}`);
    return {kind: 'redirect', status: redirect.status, location};
  }
  const file = segments.join('/');
  const isHidden = segments.some((segment) => /^(?:\.(?!well-known$)|_headers$|_redirects$)/.test(segment));
  const target = path.join(dir, file);
  if (!isHidden) {
    if (segments.at(-1) !== '' && isFile(target)) {
      return {kind: 'file', file};
    }
    if (isFile(path.join(target, 'index.html'))) {
      return segments.at(-1) === ''
        ? {kind: 'file', file: `${file}index.html`}
        : {kind: 'redirect', status: 301, location: `${pathname}/${query}`};
    }
  }
  const locale = LOCALES.find((other) => other === segments[0] && other !== DEFAULT_LOCALE);
  const page = `${locale}/404.html`;
  return {kind: 'missing', page: locale && isFile(path.join(dir, page)) ? page : '404.html'};
}

/** Headers from `_headers` for an address. */
function headersFor(pathname: string, dir: string): Record<string, string> {
  const fits = (pattern: string) =>
    new RegExp(`^${pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`, 's').test(pathname);
  const rules = parseHeaders(textOf(dir, '_headers')).filter(({pattern}) => fits(pattern));
  return Object.assign({'Cache-Control': CACHE_REVALIDATE}, ...rules.map(({headers}) => headers)) as Record<
    string,
    string
  >;
}

function send(response: http.ServerResponse, status: number, type: string, body: Buffer): void {
  response.writeHead(status, {'Content-Type': type, 'Content-Length': body.length}).end(body);
}

/**
 * Starts the server.
 * @throws when the build is missing or the port is taken, with the remedy
 */
export async function startServer({dir, port, host, baseUrl = '/'}: ServerOptions): Promise<RunningServer> {
  const root = path.resolve(dir);
  if (!isFile(path.join(root, 'index.html'))) {
    throw new Error(`There is no finished build in ${root}. Run "npm run build", then start again.`);
  }
  // "dev" reads each file on request, so a new build is served without a restart.
  const sendFile = sirv(root, {dev: true, etag: true, extensions: [], dotfiles: true});
  const server = http.createServer((request, response) => {
    const {url = '/', method = 'GET'} = request;
    const answer = answerFor(url, root, baseUrl);
    for (const [name, value] of Object.entries(headersFor(url.replace(/\?.*/s, ''), root))) {
      // Caching and type of files do not apply to errors in their place.
      if (answer.kind === 'file' || !['Cache-Control', 'Content-Type'].includes(name)) {
        response.setHeader(name, value);
      }
    }
    if (answer.kind !== 'file') {
      response.setHeader('Cache-Control', CACHE_REVALIDATE);
    }
    const text = contentType('.txt');
    if (method !== 'GET' && method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      send(response, 405, text, Buffer.from('Method not allowed'));
    } else if (answer.kind === 'malformed') {
      send(response, 400, text, Buffer.from('Malformed address'));
    } else if (answer.kind === 'redirect') {
      response.writeHead(answer.status, {Location: answer.location, 'Content-Length': 0}).end();
    } else if (answer.kind === 'missing') {
      send(response, 404, contentType(answer.page), Buffer.from(textOf(root, answer.page)));
    } else {
      response.setHeader('Content-Type', contentType(answer.file));
      request.url = encodeURI(`/${answer.file}`);
      sendFile(request, response, () => {
        send(response, 404, text, Buffer.from('Not found'));
      });
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = `Port ${port} on ${host} is taken. Choose another one, e.g. --port ${port + 1}.`;
      reject(error.code === 'EADDRINUSE' ? new Error(taken) : error);
    });
    server.listen(port, host, resolve);
  });
  return {
    url: `http://${host}:${(server.address() as AddressInfo).port}${baseUrl}`,
    close: async () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
}

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      dir: {type: 'string', default: path.join(ROOT, 'build')},
      port: {type: 'string', default: process.env.PORT ?? '3000'},
      host: {type: 'string', default: '127.0.0.1'},
    },
  });
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`--port "${values.port}" is not a port. Use a whole number from 0 (any free port) to 65535.`);
  }
  const {url} = await startServer({...values, port, baseUrl: basePathFromEnv('BASE_URL')});
  console.log(`The site is served at ${url} and ${url}en/. Ctrl+C ends it.`);
}

if (require.main === module) {
  void runMain(main);
}
