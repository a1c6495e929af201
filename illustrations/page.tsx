import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import React from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {classesOf} from './classes';
import type {Locale, Mode, Scene} from './types';

const ROOT = path.resolve(__dirname, '..');

type Subset = 'latin' | 'latin-ext' | 'greek';

const inter = (subset: Subset) => ({
  family: 'Inter',
  weight: '100 900',
  package: '@fontsource-variable/inter',
  subset,
  file: `files/inter-${subset}-wght-normal.woff2`,
});

const barlow = (subset: Subset) => ({
  family: 'Barlow Semi Condensed',
  weight: '600',
  package: '@fontsource/barlow-semi-condensed',
  subset,
  file: `files/barlow-semi-condensed-${subset}-600-normal.woff2`,
});

// Greek for the sign of the ohm.
const FONTS = [inter('greek'), inter('latin'), barlow('latin'), inter('latin-ext'), barlow('latin-ext')];

const packageFile = (packageName: string, file: string) =>
  path.join(path.dirname(createRequire(__filename).resolve(`${packageName}/package.json`)), file);

/** Unicode ranges of a font's subset, as its package lists them for CSS. */
function unicodeRange({package: packageName, subset}: (typeof FONTS)[number]): string {
  const ranges = JSON.parse(readFileSync(packageFile(packageName, 'unicode.json'), 'utf8')) as Record<string, string>;
  const range = ranges[subset];
  if (!range) {
    throw new Error(
      `${packageName} does not list the subset "${subset}" in its unicode.json. Known: ${Object.keys(ranges).join(', ')}.`,
    );
  }
  return range;
}

/** Whether a CSS unicode-range list ("U+0000-00FF,U+2212") contains a character. */
function inUnicodeRange(range: string, character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return range.split(',').some((part) => {
    const [from = '', to = from] = part.trim().replace(/^U\+/i, '').split('-');
    return code >= Number.parseInt(from, 16) && code <= Number.parseInt(to, 16);
  });
}

// Fonts are embedded: the same glyphs on every machine, whichever fonts it has.
export function fontFaces(): string {
  return FONTS.map((font) => {
    const data = readFileSync(packageFile(font.package, font.file)).toString('base64');
    return (
      `@font-face{font-family:'${font.family}';font-weight:${font.weight};unicode-range:${unicodeRange(font)};` +
      `src:url(data:font/woff2;base64,${data}) format('woff2')}`
    );
  }).join('\n');
}

function assertCovered(markup: string, scene: Scene, locale: Locale): void {
  const text = markup.replace(/<[^>]*>/g, '');
  const ranges = FONTS.map(unicodeRange);
  const missing = [...new Set(text)].filter((character) => !ranges.some((range) => inUnicodeRange(range, character)));
  if (missing.length > 0) {
    const list = missing.map(
      (character) => `"${character}" (U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')})`,
    );
    throw new Error(
      `Scene "${scene.name}" (${locale}) uses ${list.join(', ')}, which the embedded fonts lack: a machine would fall back ` +
        'to a font of its own. Use another character, or an icon from illustrations/parts/Icon.tsx.',
    );
  }
}

export const source = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

/** What this file uses of Tailwind, which is not there when only the site is installed and checked. */
interface Tailwind {
  compile: (css: string) => Promise<{build: (classes: readonly string[]) => string}>;
}

const {compile} = createRequire(__filename)('tailwindcss') as Tailwind;

/** CSS of the classes of a scene, which Tailwind makes from styles.css. @throws when it does not know a class */
async function stylesOf(markup: string, scene: Scene): Promise<string> {
  // A compiler remembers the classes of earlier scenes: each scene has its own.
  const compiler = await compile(source('illustrations/styles.css'));
  let css = compiler.build([]);
  const unknown = classesOf(markup).filter((name) => {
    const before = css;
    css = compiler.build([name]);
    return css === before;
  });
  if (unknown.length > 0) {
    throw new Error(`Scene "${scene.name}" has classes without a style: ${unknown.join(', ')}.`);
  }
  return css;
}

/**
 * A complete HTML page with one scene, the site's color tokens, the styles of the scene and the fonts.
 * @throws when the fonts lack a character of the scene, or Tailwind one of its classes
 */
export async function scenePage(scene: Scene, locale: Locale, mode: Mode): Promise<string> {
  const markup = renderToStaticMarkup(<scene.Component locale={locale} />);
  assertCovered(markup, scene, locale);
  const styles = [fontFaces(), source('src/css/tokens.css'), await stylesOf(markup, scene)].join('\n');
  return (
    `<!doctype html><html lang="${locale}" data-theme="${mode}"><head><meta charset="utf-8"><title>${scene.name}</title>` +
    `<style>${styles}</style></head><body>${markup}</body></html>`
  );
}
