import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {renderToStaticMarkup} from 'react-dom/server';
import {createElement} from 'react';
import {test} from 'vitest';
import {classesOf} from './classes';
import {SCENES} from './scenes';

const TOKENS = readFileSync(`${__dirname}/../src/css/tokens.css`, 'utf8');
const STYLES = readFileSync(`${__dirname}/styles.css`, 'utf8');
const names = (css: string, pattern: RegExp) => new Set(Array.from(css.matchAll(pattern), ([, name = '']) => name));

test('the colors of the pictures are those of the site and of styles.css', () => {
  const defined = names(TOKENS + STYLES, /^\s*(--[\w-]+):/gm);
  const used = [...names(STYLES, /var\((--[\w-]+)/g)];
  assert.deepEqual(
    used.filter((name) => !defined.has(name)),
    [],
  );
});

test('every color class of a scene names a color', () => {
  const colors = names(STYLES, /^\s*--color-([\w-]+):/gm);
  // Values of these utilities that are no colors; numbers are sizes.
  const others =
    /^(none|current|round|linear.*|left|right|center|collapse|dashed|[trblxy](-\d+)?|-?\d.*|\[[\d.]+(px|em)?\])$/;
  for (const {name, Component} of SCENES) {
    const classes = classesOf(renderToStaticMarkup(createElement(Component, {locale: 'en'})));
    const values = names(classes.join('\n'), /^(?:[\w-]+:)*(?:bg|text|border|fill|stroke|ring|from|to)-(\S+?)!?$/gm);
    assert.deepEqual(
      [...values].filter((value) => !colors.has(value) && !others.test(value)),
      [],
      name,
    );
  }
});
