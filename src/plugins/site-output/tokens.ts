import fs from 'node:fs';
import path from 'node:path';

/** The palette: the tokens of the site whose values are colors as such, by name without `--`. */
export function palette(): ReadonlyMap<string, string> {
  const css = fs.readFileSync(path.resolve(__dirname, '../../css/tokens.css'), 'utf8');
  return new Map(
    [...css.matchAll(/^ *--(site-[\w-]+): (#[\da-f]+);/gm)].map(([, name = '', color = '']) => [name, color]),
  );
}

/**
 * Puts colors in place of `var(--site-…)`, for files that are used without the site's stylesheet. Names that are
 * not in the {@link palette} stay.
 */
export function withColors(text: string): string {
  const colors = palette();
  return text.replace(/var\(--(site-[\w-]+)\)/g, (whole, name: string) => colors.get(name) ?? whole);
}
