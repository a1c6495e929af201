import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {test} from 'vitest';
import {ROOT} from '../support/sites';

/** The tokens themselves, and paper, which is white and black. */
const EXCEPT = [':!src/css/tokens.css', ':!src/css/print.css'];

test('every color of the site stands once, in src/css/tokens.css', () => {
  // Outside of stylesheets, a short one such as `#123` may be a heading or an issue.
  for (const [color, ...files] of [
    ['#([0-9a-f]{8}|[0-9a-f]{6})\\b|\\b(rgb|hsl|hwb|lab|lch|oklab|oklch)a?\\(', 'src', 'hosting', 'scripts'],
    ['#[0-9a-f]{3,4}\\b', 'src/*.css', 'src/*.svg'],
  ] as const) {
    const {stdout, stderr} = spawnSync('git', ['grep', '-niE', color, '--', ...files, ...EXCEPT], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    assert.deepEqual([stdout, stderr], ['', ''], 'Use var(--site-…), or palette() where there are no styles.');
  }
});
