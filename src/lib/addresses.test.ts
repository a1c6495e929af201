import assert from 'node:assert/strict';
import {test} from 'vitest';
import {canonicalPath, encodeTyped, markdownAddress, routeOf, withSlash} from './addresses';

test('every spelling of an address leads to the one with a slash, and to one Markdown copy', () => {
  for (const spelling of ['/docs/intro', '/docs/intro/', '/docs/intro.html', '/docs/intro/index.html']) {
    assert.equal(canonicalPath(spelling), '/docs/intro/');
  }
  assert.equal(withSlash('/en'), '/en/');
  assert.equal(markdownAddress('/docs/intro/'), '/docs/intro.md');
});

test('a route is decoded where it can be', () => {
  assert.equal(routeOf('/en/', '/en/'), '');
  assert.equal(routeOf('/en/blog/tags/m%C4%9B%C5%99en%C3%AD/', '/en/'), 'blog/tags/měření/');
  assert.equal(routeOf('/%E0%A4%A/', '/'), '%E0%A4%A/');
});

test('any typed text can stand in an address', () => {
  assert.equal(encodeTyped('měření & 🙂'), 'm%C4%9B%C5%99en%C3%AD%20%26%20%F0%9F%99%82');
  assert.equal(encodeTyped('🙂'.slice(0, 1)), '%EF%BF%BD');
});
