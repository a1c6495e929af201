import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {test} from 'node:test';
import {securityText, writeSecurityText} from './security';

test('the text holds what RFC 9116 asks for and expires within a year', () => {
  assert.equal(
    securityText('mailto:a@example.org', 'https://docs.example.org', new Date('2026-01-10T15:00:00Z')),
    'Contact: mailto:a@example.org\nExpires: 2026-07-09T00:00:00.000Z\nPreferred-Languages: cs, en\n' +
      'Canonical: https://docs.example.org/.well-known/security.txt\n',
  );
});

test('it is written only when somebody is named, at the root of a host', async () => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'security-'));
  const file = path.join(dir, '.well-known/security.txt');
  const env = {SECURITY_CONTACT: 'a@example.org'};
  try {
    assert.match(await writeSecurityText({dir, baseUrl: '/', env: {}}), /SECURITY_CONTACT is not set/);
    assert(!fs.existsSync(file));
    await writeSecurityText({dir, baseUrl: '/', env});
    assert.match(fs.readFileSync(file, 'utf8'), /^Contact: mailto:a@example\.org$/m);
    await writeSecurityText({dir, baseUrl: '/manual/', env});
    assert(!fs.existsSync(file));
  } finally {
    fs.rmSync(dir, {recursive: true});
  }
});
