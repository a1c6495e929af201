import assert from 'node:assert/strict';
import {test} from 'vitest';
import {stylesOf} from './page';
import {SCENES} from './scenes';

test('every custom property that a scene uses is defined', () => {
  for (const scene of SCENES) {
    const css = stylesOf(scene);
    const defined = new Set(Array.from(css.matchAll(/^\s*(--[\w-]+):/gm), ([, name]) => name));
    const used = new Set(Array.from(css.matchAll(/var\((--[\w-]+)/g), ([, name]) => name));
    assert.deepEqual(
      [...used].filter((name) => !defined.has(name)),
      [],
      scene.name,
    );
  }
});
