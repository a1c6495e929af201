/** Serves a built site over HTTP/2 with Brotli, as a good host does. Lighthouse runs this file as a script. */
import {execFileSync} from 'node:child_process';
import {createHash, createPublicKey} from 'node:crypto';
import fs from 'node:fs';
import type http from 'node:http';
import http2 from 'node:http2';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {contentType} from '../../src/config/headers';

/** Key and self-signed certificate, which OpenSSL makes; valid for a day. */
const CERTIFICATE = execFileSync('openssl', [
  ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
  ...['-days', '1', '-subj', '/CN=127.0.0.1', '-keyout', '-', '-out', '-'],
]);
const publicKey = createPublicKey(CERTIFICATE).export({type: 'spki', format: 'der'});

/** Flag that makes Chromium trust the certificate. Without the flag, Chromium discards prefetched pages. */
export const TRUST = `--ignore-certificate-errors-spki-list=${createHash('sha256').update(publicKey).digest('base64')}`;

const COMPRESSIBLE = /^text|javascript|json|xml/;

/** Path of the file for an address with or without a slash or `.html` at its end; `undefined` without such a file. */
function fileOf(folder: string, address: string): string | undefined {
  const name = path.join(folder, path.normalize(decodeURI(address)));
  const plain = name.replace(/\/$/, '');
  return [name, path.join(name, 'index.html'), `${plain}.html`].find((file) =>
    fs.statSync(file, {throwIfNoEntry: false})?.isFile(),
  );
}

export interface RunningServer {
  /** Origin of the server, without a slash at its end. */
  origin: string;
  close: () => void;
}

/** Starts a server for a folder. It uses TLS, because browsers speak HTTP/2 only over TLS. */
export async function serve(folder: string, port = 0): Promise<RunningServer> {
  const compressed = new Map<string, Buffer>();
  const answer = (request: http.IncomingMessage | http2.Http2ServerRequest, response: http.ServerResponse) => {
    const file = fileOf(folder, (request.url ?? '/').split('?')[0] ?? '/');
    const shown = file ?? path.join(folder, '404.html');
    if (!fs.existsSync(shown)) {
      response.writeHead(404).end();
      return;
    }
    const type = contentType(shown);
    const isCompressed = COMPRESSIBLE.test(type) && String(request.headers['accept-encoding']).includes('br');
    let body = isCompressed ? compressed.get(shown) : fs.readFileSync(shown);
    if (body === undefined) {
      body = brotliCompressSync(fs.readFileSync(shown));
      compressed.set(shown, body);
    }
    const encoding = isCompressed ? {'content-encoding': 'br'} : {};
    const isHashed = /[.-][\w-]{8,}\.\w+$/.test(shown);
    const cache = isHashed ? 'max-age=31536000, immutable' : 'no-cache';
    const headers = {'content-type': type, 'cache-control': cache, 'content-length': body.length, ...encoding};
    response.writeHead(file === undefined ? 404 : 200, headers).end(body);
  };
  const server = http2.createSecureServer({key: CERTIFICATE, cert: CERTIFICATE, allowHTTP1: true}, answer as never);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const {port: actual} = server.address() as AddressInfo;
  return {origin: `https://127.0.0.1:${actual}`, close: () => server.close()};
}

if (require.main === module) {
  const [folder = '', port] = process.argv.slice(2);
  void serve(folder, Number(port)).then(({origin}) => console.log(`Ready: ${origin}`));
}
