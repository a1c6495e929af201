import assert from 'node:assert/strict';
import {test} from 'node:test';
import {analyticsEndpoint, analyticsSources} from './analytics';

const of = (address?: string) => ({ANALYTICS_ENDPOINT: address});

test('nothing is counted unless an address is set', () => {
  for (const env of [{}, of(''), of('  ')]) {
    assert.equal(analyticsEndpoint(env), undefined);
    assert.deepEqual(analyticsSources(env), []);
  }
});

test('the address is one on https or a path, and may have placeholders for what is sent', () => {
  for (const address of [
    'https://stats.example.org/api/event',
    'https://stats.example.org:8443/matomo.php?idsite=1&rec=1&url={url}&lang={language}&urlref={referrer}',
    '/count',
    '/count?p={url}',
  ]) {
    assert.equal(analyticsEndpoint(of(` ${address} `)), address);
  }
});

test('anything else stops the build and says what to write', () => {
  for (const address of [
    'stats.example.org',
    'http://stats.example.org/',
    '//stats.example.org/',
    '/\\stats.example.org/',
    'https://',
    "https://stats.example.org/;script-src 'unsafe-inline'",
    'https://stats.example.org/a,b',
    'https://stats.example.org/{url}',
    '/count#a',
    '/count?p={title}',
    '/count?p={url',
  ]) {
    assert.throws(
      () => analyticsEndpoint(of(address)),
      ({message}: Error) => message.includes(`"${address}"`) && message.includes('ANALYTICS_ENDPOINT=https://'),
    );
  }
});

test('the policy names the address without its parameters, and no path', () => {
  assert.deepEqual(analyticsSources(of('https://stats.example.org/count?u={url}')), [
    'https://stats.example.org/count',
  ]);
  assert.deepEqual(analyticsSources(of('/count')), []);
});
