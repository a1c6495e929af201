import assert from 'node:assert/strict';
import {test} from 'node:test';
import {basePathFromEnv, choiceFromEnv, contactFromEnv, originFromEnv, urlFromEnv} from './env';

test('an unset, empty or blank address is none', () => {
  for (const env of [{}, {LINK: ''}, {LINK: '  '}]) {
    assert.equal(urlFromEnv('LINK', env), undefined);
    assert.equal(originFromEnv('LINK', env), undefined);
  }
});

test('an absolute address is taken as written, without the blanks around it', () => {
  assert.equal(urlFromEnv('LINK', {LINK: ' https://example.org/a?b=c#d '}), 'https://example.org/a?b=c#d');
  assert.equal(urlFromEnv('LINK', {LINK: 'http://localhost:8080'}), 'http://localhost:8080');
});

test('a wrong address names the variable, the value and the remedy', () => {
  assert.throws(
    () => urlFromEnv('LINK', {LINK: 'example.org'}),
    /LINK="example\.org".*not an absolute address.*https:\/\//s,
  );
  assert.throws(() => urlFromEnv('LINK', {LINK: '/path'}), /LINK="\/path"/);
  for (const address of ['javascript:alert(1)', 'ftp://example.org', 'file:///etc']) {
    assert.throws(() => urlFromEnv('LINK', {LINK: address}), /must start with https:\/\/ or http:\/\//);
  }
});

test('an origin has no path; a final slash is dropped', () => {
  assert.equal(originFromEnv('SITE_URL', {SITE_URL: 'https://docs.example.org/'}), 'https://docs.example.org');
  assert.equal(originFromEnv('SITE_URL', {SITE_URL: 'https://docs.example.org:8443'}), 'https://docs.example.org:8443');
});

test('an origin with a path says where the path belongs', () => {
  assert.throws(
    () => originFromEnv('SITE_URL', {SITE_URL: 'https://example.org/manual'}),
    /SITE_URL=https:\/\/example\.org and put the path into BASE_URL, for example BASE_URL=\/manual\/$/,
  );
  assert.throws(() => originFromEnv('SITE_URL', {SITE_URL: 'https://example.org/?a'}), /must not contain/);
  assert.throws(() => originFromEnv('SITE_URL', {SITE_URL: 'https://example.org/#a'}), /must not contain/);
});

test('a base path starts and ends with a slash', () => {
  assert.equal(basePathFromEnv('BASE_URL', {}), '/');
  assert.equal(basePathFromEnv('BASE_URL', {BASE_URL: '/'}), '/');
  assert.equal(basePathFromEnv('BASE_URL', {BASE_URL: '/a/b-c/v1.2~3/'}), '/a/b-c/v1.2~3/');
  for (const wrong of ['manual', '/manual', 'manual/', '//', '/a//b/', '/a b/', '/a?b/', 'https://example.org/']) {
    assert.throws(
      () => basePathFromEnv('BASE_URL', {BASE_URL: wrong}),
      (error: Error) =>
        error.message.includes(`BASE_URL="${wrong}"`) && error.message.includes('for example BASE_URL=/manual/'),
    );
  }
});

test('a choice is one of the words, the first by default', () => {
  const bundler = (value?: string) => choiceFromEnv('BUNDLER', ['rspack', 'webpack'], {BUNDLER: value});
  assert.equal(bundler(), 'rspack');
  assert.equal(bundler('webpack'), 'webpack');
  assert.throws(
    () => bundler('Webpack'),
    /BUNDLER="Webpack" is not known\. Use one of: rspack, webpack \(default rspack\)/,
  );
});

test('a contact is an e-mail address, a page, or nobody', () => {
  const contact = (CONTACT?: string) => contactFromEnv('CONTACT', {CONTACT});
  assert.equal(contact(), undefined);
  assert.equal(contact(' '), undefined);
  assert.equal(contact('security@example.org'), 'mailto:security@example.org');
  assert.equal(contact('mailto:security@example.org'), 'mailto:security@example.org');
  assert.equal(contact('https://example.org/report'), 'https://example.org/report');
  for (const wrong of ['somebody', 'http://example.org/', 'a@b c', 'a@b\nContact: evil']) {
    assert.throws(() => contact(wrong), /CONTACT=.*Write an e-mail address/s);
  }
});
