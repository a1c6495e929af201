/**
 * Draws the pictures of the portal and the app: `npm --prefix illustrations run render [-- --only <name,…>]`.
 * Writes static/img/illustrations/ and src/data/illustrations.json. `--only icons` draws the icons and link previews of
 * icons.ts. Without `--only`, draws all, and deletes files that belong to no picture.
 */
import {mkdir, readdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {LOCALES} from '../src/lib/locale';
import {BROWSER_ARGUMENTS, develop, photograph} from './camera';
import {icons} from './icons';
import {SCENES, SCREENSHOTS} from './scenes';
import {MODES, type Scene} from './types';
import {launchBrowser} from '../scripts/browser';
import {runMain} from '../scripts/runMain';

const ROOT = path.resolve(__dirname, '..');
const FOLDER = 'static/img/illustrations';
const LIST = 'src/data/illustrations.json';
const USAGE = 'Usage: npm --prefix illustrations run render [-- --only <name,…>]';

type Sizes = Omit<Scene, 'Component'>;

const ALL: readonly Sizes[] = [...SCENES, ...SCREENSHOTS];

const VARIANTS = LOCALES.flatMap((locale) => MODES.map((mode) => ({locale, mode})));

const fileName = (name: string, locale: string, mode: string, width: number) =>
  `${name}.${locale}.${mode}.${width}.avif`;

const filesOf = ({name, files}: Sizes) =>
  VARIANTS.flatMap(({locale, mode}) => files.map((width) => fileName(name, locale, mode, width)));

/** Text of src/data/illustrations.json, for the Figure component. */
function listText(): string {
  const byName = [...ALL].sort((one, other) => (one.name < other.name ? -1 : 1));
  // One line per picture, as Prettier writes it.
  const lines = byName.map(
    ({name, width, height, files}) =>
      `  "${name}": {"width": ${width}, "height": ${height}, "files": [${files.join(', ')}]}`,
  );
  return `{\n${lines.join(',\n')}\n}\n`;
}

/** Draws scenes and writes their files, one for each language, color mode and width, and the icons if wanted. */
async function draw(scenes: readonly Scene[], withIcons: boolean): Promise<void> {
  const browser = await launchBrowser({args: BROWSER_ARGUMENTS});
  try {
    for (const scene of scenes) {
      for (const {locale, mode} of VARIANTS) {
        const photo = await photograph(browser, scene, locale, mode);
        for (const width of scene.files) {
          const file = fileName(scene.name, locale, mode, width);
          const data = await develop(photo, width);
          await writeFile(path.join(ROOT, FOLDER, file), data);
          console.log(`${FOLDER}/${file}  ${(data.length / 1000).toFixed(1)} kB`);
        }
      }
    }
    for (const [file, data] of withIcons ? await icons(browser) : []) {
      await writeFile(path.join(ROOT, 'static', file), data);
    }
  } finally {
    await browser.close();
  }
}

async function removeOrphans(): Promise<void> {
  const expected = new Set(ALL.flatMap(filesOf));
  for (const file of (await readdir(path.join(ROOT, FOLDER))).filter((present) => !expected.has(present))) {
    await rm(path.join(ROOT, FOLDER, file));
    console.log(`${FOLDER}/${file}  removed: it belongs to no scene`);
  }
}

function chosenScenes(only: string | undefined): readonly Scene[] {
  if (only === undefined) {
    return SCENES;
  }
  const names = only.split(',').filter((name) => name !== 'icons');
  const chosen = SCENES.filter(({name}) => names.includes(name));
  if (chosen.length < names.length) {
    throw new Error(
      `"${only}" names a scene that does not exist. Known: icons, ${SCENES.map(({name}) => name).join(', ')}.\n${USAGE}`,
    );
  }
  return chosen;
}

void runMain(async () => {
  const {only} = parseArgs({options: {only: {type: 'string'}}}).values;
  await mkdir(path.join(ROOT, FOLDER), {recursive: true});
  await draw(chosenScenes(only), only === undefined || only.split(',').includes('icons'));
  await writeFile(path.join(ROOT, LIST), listText());
  if (only === undefined) {
    await removeOrphans();
  }
});
