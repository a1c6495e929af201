/**
 * Makes the heading font: Barlow Semi Condensed 600 (SIL Open Font License 1.1, from @fontsource) reduced to the
 * characters of Czech and English. Run with `npm run fonts` after changing the list; the result is committed.
 */
import fs from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';

const ROOT = path.resolve(__dirname, '..');
const SOURCE = path.join(ROOT, 'node_modules/@fontsource/barlow-semi-condensed/files');
const TARGET = path.join(ROOT, 'src/css/fonts');

const ASCII = Array.from({length: 95}, (_, index) => String.fromCharCode(32 + index)).join('');
/** @fontsource splits the font by script; the Czech carons live in latin-ext. */
const SUBSETS = {
  latin: `${ASCII}\u00A0áéíóúýÁÉÍÓÚÝ°·±²³µ×÷„“”‚‘’–—…−`,
  'latin-ext': 'čďěňřšťůžČĎĚŇŘŠŤŮŽ',
} as const;

async function main(): Promise<void> {
  fs.mkdirSync(TARGET, {recursive: true});
  for (const [subset, characters] of Object.entries(SUBSETS)) {
    const name = `barlow-semi-condensed-${subset}-600-normal.woff2`;
    const reduced = await subsetFont(fs.readFileSync(path.join(SOURCE, name)), characters, {
      targetFormat: 'woff2',
      // Instructions for low resolutions are half of the file, and headings are large.
      ...{noHinting: true, keepFeatures: ['kern', 'mark', 'ccmp', 'locl']},
    });
    fs.writeFileSync(path.join(TARGET, name), reduced);
    console.log(`${name}: ${(reduced.length / 1024).toFixed(1)} kB`);
  }
}

void main();
