/**
 * Serves a finished build for `npm run serve` and tests, below the base path with which it was built. Applies
 * `_headers` and `_redirects` like a static host.
 *
 *     npm run serve [-- --dir build] [--port 3000] [--host 127.0.0.1]
 */
import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {CACHE_REVALIDATE, contentType} from '../src/config/headers';
import {parseHeaders, parseRedirects} from '../src/plugins/site-output/hostFiles';
import {parsePage} from '../src/plugins/site-output/page';
import {runMain} from './runMain';

const ROOT = path.resolve(__dirname, '..');

interface ServerOptions {
  /** Folder of the finished build. */
  dir: string;
  /** Port to listen on; 0 chooses a free port. */
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

interface Answer {
  status: number;
  /** Path of the file relative to the build folder, separated by `/` on every system. */
  file?: string;
  location?: string;
}

function textOf(dir: string, file: string): string {
  return isFile(path.join(dir, file)) ? fs.readFileSync(path.join(dir, file), 'utf8') : '';
}

/** Whether the path is a file; also `false` for names that the file system rejects. */
function isFile(file: string): boolean {
  try {
    return fs.statSync(file).isFile();
  } catch {
    return false;
  }
}

/** Text of the home page of a finished build. @throws with the remedy when there is none */
function homeOf(dir: string): string {
  if (!isFile(path.join(dir, 'index.html'))) {
    throw new Error(`There is no finished build in ${path.resolve(dir)}. Run "npm run build", then start again.`);
  }
  return textOf(dir, 'index.html');
}

/** Address for which a finished build was made, as its home page states it, e.g. `https://example.com/manual/`. */
export function siteAddressOf(dir: string): URL {
  return new URL(parsePage(homeOf(dir)).url);
}

/** Base path with which a finished build was made: `/` or e.g. `/manual/`. */
export function basePathOf(dir: string): string {
  return siteAddressOf(dir).pathname;
}

/** Decoded segments of a path; `undefined` if a segment is malformed or unsafe. */
function segmentsOf(pathname: string): string[] | undefined {
  try {
    // Per segment, so that an encoded slash cannot become a separator.
    const segments = pathname.split('/').map((segment) => decodeURIComponent(segment).normalize('NFC'));
    const isUnsafe = segments.some((segment) => /^\.\.?$|[/\\\0]/.test(segment)) || segments.slice(0, -1).includes('');
    return isUnsafe ? undefined : segments;
  } catch {
    return undefined;
  }
}

/** Finds the answer to a request: a file, a redirect or an error. @param requestPath path and query of the request */
function answerFor(requestPath: string, dir: string, baseUrl = '/'): Answer {
  const [, pathname = '', query = ''] = /^([^?]*)(.*)$/s.exec(requestPath) ?? [];
  if (baseUrl !== '/' && (pathname === '/' || `${pathname}/` === baseUrl)) {
    return {status: 302, location: baseUrl + query};
  }
  if (!pathname.startsWith('/')) {
    return {status: 400};
  }
  if (!pathname.startsWith(baseUrl)) {
    return {status: 404, file: '404.html'};
  }
  const segments = segmentsOf(pathname.slice(baseUrl.length));
  if (!segments) {
    return {status: 400};
  }
  const redirect = parseRedirects(textOf(dir, '_redirects')).find(({from}) => from === pathname);
  if (redirect) {
    const [target = '', hash] = redirect.to.split('#');
    const location = target + query + (hash === undefined ? '' : `#${hash}`);
    return {status: redirect.status, location};
  }
  const file = segments.join('/');
  const isHidden = segments.some((segment) => /^(?:\.(?!well-known$)|_headers$|_redirects$)/.test(segment));
  const isFolder = segments.at(-1) === '';
  if (!isHidden && isFile(path.join(dir, file, 'index.html'))) {
    return isFolder ? {status: 200, file: `${file}index.html`} : {status: 301, location: `${pathname}/${query}`};
  }
  if (!isHidden && !isFolder && isFile(path.join(dir, file))) {
    return {status: 200, file};
  }
  const missing = `${segments[0]}/404.html`;
  return {status: 404, file: isFile(path.join(dir, missing)) ? missing : '404.html'};
}

/** Headers of an answer. Those of some files do not apply to errors in their place. */
function headersFor(pathname: string, status: number, dir: string): Record<string, string> {
  const fits = (pattern: string) =>
    new RegExp(`^${pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`, 's').test(pathname);
  const rules = parseHeaders(textOf(dir, '_headers'));
  const applied = status === 200 ? rules.filter(({pattern}) => fits(pattern)) : rules.slice(0, 1);
  return Object.assign({'Cache-Control': CACHE_REVALIDATE}, ...applied.map(({headers}) => headers)) as Record<
    string,
    string
  >;
}

/** Starts the server. @throws with the remedy when the build is missing or the port is taken */
export async function startServer({dir, port, host, baseUrl = '/'}: ServerOptions): Promise<RunningServer> {
  const root = path.resolve(dir);
  homeOf(root);
  const server = http.createServer(({url = '/', method = 'GET'}, response) => {
    const isRead = ['GET', 'HEAD'].includes(method);
    const {status, file, location}: Answer = isRead ? answerFor(url, root, baseUrl) : {status: 405};
    const name = file === undefined ? undefined : path.join(root, file);
    const body = name && isFile(name) ? fs.readFileSync(name) : Buffer.from(http.STATUS_CODES[status] ?? '');
    response.writeHead(status, {
      ...headersFor(url.replace(/\?.*/s, ''), status, root),
      ...(location !== undefined && {Location: location}),
      ...(!isRead && {Allow: 'GET, HEAD'}),
      'Content-Type': contentType(file ?? '.txt'),
      'Content-Length': body.length,
    });
    response.end(body);
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
  const baseUrl = basePathOf(values.dir);
  const {url} = await startServer({...values, port: Number(values.port), baseUrl});
  console.log(`The site is served at ${url} and ${url}en/. Ctrl+C ends it.`);
}

if (require.main === module) {
  void runMain(main);
}
