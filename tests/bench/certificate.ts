import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/**
 * Key and self-signed certificate for a local HTTPS server, valid for a day.
 * @throws when OpenSSL is missing
 */
export function selfSignedCertificate(): {key: Buffer; cert: Buffer} {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tls-'));
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  const keyOptions = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-keyout', key];
  const options = ['req', '-x509', ...keyOptions, '-days', '1', '-subj', '/CN=127.0.0.1', '-out', cert];
  if (spawnSync('openssl', options).status !== 0) {
    throw new Error('No certificate could be made for the local HTTPS server. Install OpenSSL.');
  }
  const made = {key: fs.readFileSync(key), cert: fs.readFileSync(cert)};
  fs.rmSync(folder, {recursive: true});
  return made;
}
