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
  for (const [address, reason] of [
    ['stats.example.org', /no address that starts with https:/],
    ['http://stats.example.org/', /no address/],
    ['//stats.example.org/', /no address/],
    ['/\\stats.example.org/', /no address/],
    ['https://', /no address/],
    ["https://stats.example.org/;script-src 'unsafe-inline'", /contains a character/],
    ['https://stats.example.org/a,b', /contains a character/],
    ['https://stats.example.org/{url}', /contains a character/],
    ['/count#a', /contains a character/],
    ['/count?p={title}', /names \{title\}, but only \{url\}, \{language\}, \{referrer\} are sent/],
    ['/count?p={url', /names \{url,/],
  ] as const) {
    assert.throws(() => analyticsEndpoint(of(address)), reason);
    assert.throws(() => analyticsEndpoint(of(address)), /ANALYTICS_ENDPOINT=https:\/\/stats\.example\.org\/api\/event/);
  }
});
