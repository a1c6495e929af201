import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {startServer, type RunningServer} from '../../scripts/serve';
import {writeOffline} from '../../src/plugins/offline/node/finish';
import {filesOf} from '../../src/plugins/site-output/filesOf';
import {BUILD_DIR} from './sites';

/** What becomes of a request: the connection is cut, or an answer with this status comes in place of the file. */
export type Disturbance = 'cut' | number;

/** A host whose connection can be cut, that can be disturbed, and that can be given another release of the site. */
export interface Host {
  url: string;
  /** Decides before each request, by its path. */
  disturb: (pathname: string) => Disturbance | undefined;
  /** Paths that were asked for, in their order. */
  readonly requests: string[];
  /** Serves another folder from now on. */
  serve: (dir: string) => Promise<void>;
  close: () => Promise<void>;
}

/** Starts a host on a free port of this machine. */
export async function startHost(dir: string): Promise<Host> {
  let backend: RunningServer = await startServer({dir, port: 0, host: '127.0.0.1'});
  const front = http.createServer((request, response) => {
    const pathname = request.url ?? '/';
    const disturbance = host.disturb(pathname);
    if (disturbance === 'cut') {
      request.socket.destroy();
      return;
    }
    host.requests.push(pathname);
    if (disturbance !== undefined) {
      response.writeHead(disturbance).end();
      return;
    }
    const {method, headers} = request;
    const passed = http.request(new URL(pathname, backend.url), {method, headers}, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    });
    passed.on('error', () => request.socket.destroy());
    request.pipe(passed);
  });
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
  const host: Host = {
    url: `http://127.0.0.1:${(front.address() as AddressInfo).port}/`,
    disturb: () => undefined,
    requests: [],
    serve: async (other) => {
      const previous = backend;
      backend = await startServer({dir: other, port: 0, host: '127.0.0.1'});
      await previous.close();
    },
    close: async () => {
      await new Promise((resolve) => {
        front.close(resolve);
        front.closeAllConnections();
      });
      await backend.close();
    },
  };
  return host;
}

/** What every script of the second release leaves at the window. */
export const MARK = 'secondRelease';
/** What every page of the second release holds. */
const MARK_OF_PAGES = `<meta name="${MARK}">`;

/**
 * A second release in a folder of its own: the build with a mark in every page and at the end of every script, under the same
 * names, so that a single file of it among those of the first one is noticed.
 * @returns the folder; the caller deletes it
 */
export async function secondRelease(): Promise<string> {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'second-release-'));
  for (const entry of fs.readdirSync(BUILD_DIR, {recursive: true, withFileTypes: true})) {
    const source = path.join(entry.parentPath, entry.name);
    const target = path.join(dir, path.relative(BUILD_DIR, source));
    if (entry.isDirectory()) {
      fs.mkdirSync(target, {recursive: true});
      continue;
    }
    fs.mkdirSync(path.dirname(target), {recursive: true});
    if (entry.name.endsWith('.html')) {
      fs.writeFileSync(target, fs.readFileSync(source, 'utf8').replace('</title>', `</title>${MARK_OF_PAGES}`));
    } else if (entry.name.endsWith('.js') && entry.name !== 'sw.js') {
      fs.writeFileSync(target, `${fs.readFileSync(source, 'utf8')}\n;self.${MARK}=true;`);
    } else {
      fs.copyFileSync(source, target);
    }
  }
  await writeOffline({dir, baseUrl: '/'});
  return dir;
}

/** What stands for the hash in the name of a script or a stylesheet. */
const HASH = /\.([0-9a-f]{8})(?=\.(?:js|css)$)/;

/**
 * A release whose scripts and stylesheets all have other names than those of the build, with the mark in every page; nothing of
 * the build's own is left. The caller deletes the folder.
 */
export async function renamedRelease(): Promise<string> {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'renamed-release-'));
  const files = filesOf(BUILD_DIR);
  const hashes = new Set(files.flatMap((file) => HASH.exec(file)?.[1] ?? []));
  const renamed = (text: string) =>
    text.replace(/\b[0-9a-f]{8}\b/g, (word) => (hashes.has(word) ? word.slice(4) + word.slice(0, 4) : word));
  for (const file of files) {
    const source = path.join(BUILD_DIR, file);
    const target = path.join(dir, renamed(file));
    fs.mkdirSync(path.dirname(target), {recursive: true});
    if (/\.(?:html|js)$/.test(file) && file !== 'sw.js') {
      const text = renamed(fs.readFileSync(source, 'utf8'));
      fs.writeFileSync(target, file.endsWith('.html') ? text.replace('</title>', `</title>${MARK_OF_PAGES}`) : text);
    } else {
      fs.copyFileSync(source, target);
    }
  }
  await writeOffline({dir, baseUrl: '/'});
  return dir;
}

/** A release of a build with `OFFLINE=off`, as far as its worker and one marked page go; the caller deletes the folder. */
export async function removalRelease(): Promise<string> {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'removal-release-'));
  fs.cpSync(BUILD_DIR, dir, {recursive: true});
  const page = path.join(dir, 'docs/web-portal/intro/index.html');
  fs.writeFileSync(page, fs.readFileSync(page, 'utf8').replace('</title>', `</title>${MARK_OF_PAGES}`));
  const before = process.env.OFFLINE;
  process.env.OFFLINE = 'off';
  try {
    await writeOffline({dir, baseUrl: '/'});
  } finally {
    if (before === undefined) {
      delete process.env.OFFLINE;
    } else {
      process.env.OFFLINE = before;
    }
  }
  return dir;
}

/** Those of the requested paths that are files of a release: not the worker and what it looks up first. */
export function fetchedFiles(paths: readonly string[]): string[] {
  return paths.filter((pathname) => !/^\/(?:sw\.js|offline\.json|assets\/offline\/)/.test(pathname));
}
