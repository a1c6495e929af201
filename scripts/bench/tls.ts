/** A certificate that holds for a day, because browsers speak HTTP/2 over TLS only. */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** @returns `undefined` where no OpenSSL is installed */
export function makeCertificate(): {key: string; cert: string} | undefined {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-tls-'));
  const [key, cert] = [path.join(dir, 'key.pem'), path.join(dir, 'cert.pem')];
  try {
    const {status} = spawnSync('openssl', [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1'],
      ...['-subj', '/CN=127.0.0.1', '-keyout', key, '-out', cert],
    ]);
    return status === 0 ? {key: fs.readFileSync(key, 'utf8'), cert: fs.readFileSync(cert, 'utf8')} : undefined;
  } finally {
    fs.rmSync(dir, {recursive: true});
  }
}
