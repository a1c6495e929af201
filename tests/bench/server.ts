/** One server for all sites that are compared: HTTP/2 and Brotli, as a good host has them; for Lighthouse by itself. */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import http2 from 'node:http2';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.xml': 'application/xml',
  '.webmanifest': 'application/manifest+json',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

const TEXT = /^text|javascript|json|xml/;

/** Browsers speak HTTP/2 over TLS only; the certificate holds for a day. */
function certificate(): {key: Buffer; cert: Buffer} {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-tls-'));
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  const curve = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'];
  const {status} = spawnSync('openssl', [
    ...[...curve, '-nodes', '-days', '1', '-subj', '/CN=127.0.0.1', '-keyout', key, '-out', cert],
  ]);
  if (status !== 0) {
    throw new Error('No certificate for HTTP/2 could be made. Install OpenSSL.');
  }
  const made = {key: fs.readFileSync(key), cert: fs.readFileSync(cert)};
  fs.rmSync(folder, {recursive: true});
  return made;
}

/** The file for a path with or without a slash or `.html` at its end. */
function fileOf(folder: string, address: string): string | undefined {
  const name = path.join(folder, path.normalize(decodeURI(address)));
  const plain = name.replace(/\/$/, '');
  return [name, path.join(name, 'index.html'), `${plain}.html`].find((file) =>
    fs.statSync(file, {throwIfNoEntry: false})?.isFile(),
  );
}

export interface RunningServer {
  /** Without a slash at the end. */
  origin: string;
  close: () => void;
}

/** @param secure HTTP/2 over TLS; otherwise HTTP/1.1 */
export async function serve(folder: string, {port = 0, secure = true} = {}): Promise<RunningServer> {
  const compressed = new Map<string, Buffer>();
  const answer = (request: http.IncomingMessage | http2.Http2ServerRequest, response: http.ServerResponse) => {
    const file = fileOf(folder, (request.url ?? '/').split('?')[0] ?? '/');
    const shown = file ?? path.join(folder, '404.html');
    if (!fs.existsSync(shown)) {
      response.writeHead(404).end();
      return;
    }
    const type = TYPES[path.extname(shown)] ?? 'application/octet-stream';
    const isCompressed = TEXT.test(type) && String(request.headers['accept-encoding']).includes('br');
    let body = isCompressed ? compressed.get(shown) : fs.readFileSync(shown);
    if (body === undefined) {
      const parameters = {[constants.BROTLI_PARAM_QUALITY]: 11};
      body = brotliCompressSync(fs.readFileSync(shown), {params: parameters});
      compressed.set(shown, body);
    }
    const encoding = isCompressed ? {'content-encoding': 'br'} : {};
    const isHashed = /[.-][\w-]{8,}\.\w+$/.test(shown);
    const cache = isHashed ? 'max-age=31536000, immutable' : 'no-cache';
    const headers = {'content-type': type, 'cache-control': cache, 'content-length': body.length, ...encoding};
    response.writeHead(file === undefined ? 404 : 200, headers).end(body);
  };
  const server = secure
    ? http2.createSecureServer({...certificate(), allowHTTP1: true}, answer as never)
    : http.createServer(answer);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const {port: actual} = server.address() as AddressInfo;
  return {origin: `http${secure ? 's' : ''}://127.0.0.1:${actual}`, close: () => server.close()};
}

if (require.main === module) {
  const [folder = '', port] = process.argv.slice(2);
  void serve(folder, {port: Number(port)}).then(({origin}) => console.log(`Ready: ${origin}`));
}
