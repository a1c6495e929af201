import assert from 'node:assert/strict';
import {test} from 'node:test';
import {analyticsEndpoint, analyticsSources} from './analytics';

const env = (address?: string) => ({ANALYTICS_ENDPOINT: address});

test('nothing is counted unless an address is set', () => {
  for (const unset of [{}, env('  ')]) {
    assert.equal(analyticsEndpoint(unset), undefined);
    assert.deepEqual(analyticsSources(unset), []);
  }
});

test('an address on https is allowed by the policy without its parameters; a path needs no permission', () => {
  for (const [address, sources] of [
    ['https://stats.example.org/api/event', ['https://stats.example.org/api/event']],
    ['https://stats.example.org:8443/m.php?id=1&url={url}&r={referrer}', ['https://stats.example.org:8443/m.php']],
    ['/count?p={url}&lang={language}', []],
  ] as const) {
    assert.equal(analyticsEndpoint(env(` ${address} `)), address);
    assert.deepEqual(analyticsSources(env(address)), sources);
  }
});

test('anything else stops the build and says what to write', () => {
  for (const address of [
    'stats.example.org',
    'http://stats.example.org/',
    '//stats.example.org/',
    '/\\stats.example.org/',
    "https://stats.example.org/;script-src 'unsafe-inline'",
    'https://stats.example.org/{url}',
    '/count#a',
    '/count?p={title}',
  ]) {
    assert.throws(
      () => analyticsEndpoint(env(address)),
      ({message}: Error) => message.includes(`"${address}"`) && message.includes('ANALYTICS_ENDPOINT=https://'),
    );
  }
});
