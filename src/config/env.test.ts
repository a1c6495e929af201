import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {test} from 'vitest';
import {basePathFromEnv, contactFromEnv, SITE_VARIABLES, switchFromEnv, urlFromEnv} from './env';

test('an address is absolute, or there is none', () => {
  assert.equal(urlFromEnv('LINK_COMPANY', {LINK_COMPANY: '  '}), undefined);
  assert.equal(
    urlFromEnv('LINK_COMPANY', {LINK_COMPANY: ' https://example.org/a?b=c#d '}),
    'https://example.org/a?b=c#d',
  );
  for (const address of ['example.org', 'javascript:alert(1)', 'file:///etc']) {
    assert.throws(
      () => urlFromEnv('LINK_COMPANY', {LINK_COMPANY: address}),
      /LINK_COMPANY=.* starts with https:\/\/ or/,
    );
  }
});

test('a base path starts and ends with a slash', () => {
  assert.equal(basePathFromEnv('BASE_URL', {}), '/');
  assert.equal(basePathFromEnv('BASE_URL', {BASE_URL: '/a/b-c/v1.2~3/'}), '/a/b-c/v1.2~3/');
  for (const wrong of ['/manual', 'manual/', '//', '/a//b/', '/a b/', '/a?b/', 'https://example.org/']) {
    assert.throws(
      () => basePathFromEnv('BASE_URL', {BASE_URL: wrong}),
      ({message}: Error) => message.includes(`"${wrong}"`) && message.includes('for example BASE_URL=/manual/'),
    );
  }
});

test('a switch is on or off, on by default', () => {
  const offline = (value?: string) => switchFromEnv('OFFLINE', {OFFLINE: value});
  assert.deepEqual([offline(), offline('off')], [true, false]);
  assert.throws(() => offline('Off'), /OFFLINE="Off" is not known\. Use one of: on, off/);
});

test('a contact is an e-mail address, a page, or nobody', () => {
  const contact = (REPORT_PROBLEM?: string) => contactFromEnv('REPORT_PROBLEM', {REPORT_PROBLEM});
  assert.equal(contact(' '), undefined);
  assert.equal(contact('security@example.org'), 'mailto:security@example.org');
  assert.equal(contact('https://example.org/report'), 'https://example.org/report');
  const wrongs = ['somebody', 'me@firma', 'mailto:me@firma', 'http://example.org/', 'a@b c', 'a@b\nContact: evil'];
  for (const wrong of wrongs) {
    assert.throws(() => contact(wrong), /REPORT_PROBLEM=.*Write an e-mail address/s);
  }
});

test('every variable of the site is explained, and the owner can set it for the deployment', () => {
  const read = (file: string) => fs.readFileSync(path.join(__dirname, '../..', file), 'utf8');
  for (const name of SITE_VARIABLES) {
    assert.ok(read('src/config/README.md').includes(`\`${name}\``), `src/config/README.md does not explain ${name}`);
    assert.ok(read('.github/workflows/ci.yml').includes(`${name}: \${{ vars.${name} }}`), name);
  }
});
