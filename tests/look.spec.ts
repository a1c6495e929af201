import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {ROOT} from './support/sites';
import {expect, open, test} from './support/test';

/** Address of a page of each kind, with the part in view that shows most styles. Keys name the pictures. */
const PAGES = {
  home: '/',
  document: '/docs/web-portal/map/',
  admonitions: '/en/docs/web-portal/construction/measurement-point/used-params/',
  tables: '/en/docs/hardware/geosnake/modbus/#registers',
  figures: '/docs/web-portal/dashboard/',
  category: '/docs/category/bluetooth-komunikace/',
  articles: '/blog/',
  article: '/en/blog/vibration-to-natural-frequency/',
  glossary: '/glossary/',
  search: '/en/search/?q=modbus',
  offline: '/offline/',
  missing: '/docs/web-portal/mapp/',
};

const VIEWPORTS = [
  {width: 390, height: 844},
  {width: 1280, height: 900},
];

/** Page numbers in the PDF of a manual. Keys name the pictures. */
const PDF_PAGES = {cover: 1, contents: 2, text: 5};

/** Font in the accepted pictures for each `font-family` of the stylesheet. Debian's `fonts-dejavu-core` has them. */
const FONTS = {'system-ui': 'DejaVu Sans', monospace: 'DejaVu Sans Mono'};

/** Runs a command-line tool. @throws with the package to install when it is missing */
function run(debianPackage: string, command: string, ...args: string[]): string {
  try {
    return execFileSync(command, args, {cwd: ROOT, encoding: 'utf8'});
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    throw isMissing ? new Error(`${command} is missing. Install it: apt-get install ${debianPackage}`) : error;
  }
}

/** Compares pages with the accepted pictures in `tests/look/`. `tests/README.md` says how to accept a change. */
test.describe('look', {tag: ['@look', '@desktop']}, () => {
  // Enough to see a style that is missing, at some 30 kB a picture.
  test.use({deviceScaleFactor: 0.4, allowed: [/status (?:of )?404/]});

  test('the fonts are those of the accepted pictures', () => {
    for (const [name, family] of Object.entries(FONTS)) {
      const found = run('fontconfig fonts-dejavu-core', 'fc-match', '--format', '%{family}', name);
      expect(found, `${name}: install fonts-dejavu-core, or run the tests in Debian's container`).toBe(family);
    }
  });

  for (const [name, address] of Object.entries(PAGES)) {
    for (const viewport of VIEWPORTS) {
      test(`${name} at ${viewport.width} px looks as accepted in both color modes`, async ({page}) => {
        await page.setViewportSize(viewport);
        for (const mode of ['light', 'dark'] as const) {
          await page.emulateMedia({colorScheme: mode});
          // An address with a hash would otherwise not be loaded again.
          await page.goto('about:blank');
          await page.addInitScript(
            (theme) => location.protocol !== 'about:' && localStorage.setItem('theme', theme),
            mode,
          );
          await open(page, address);
          await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
          await page.waitForLoadState('networkidle');
          if (name === 'search') {
            await expect(page.getByRole('main').getByRole('status')).toHaveText(/\d/);
          }
          // Dates of last changes are no part of the look.
          const mask = [page.locator('article time')];
          await expect.soft(page).toHaveScreenshot(`${name}-${viewport.width}-${mode}.png`, {
            mask,
            maskColor: 'gray',
            scale: 'device',
          });
        }
      });
    }
  }

  test('pages of a printed manual look as accepted', () => {
    test.setTimeout(300_000);
    const folder = test.info().outputPath('pdf');
    execFileSync(
      process.execPath,
      ['--import', 'tsx', 'scripts/pdf.ts', '--sidebar', 'hardware', '--locale', 'cs', '--out-dir', folder],
      {cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit']},
    );
    for (const [name, number] of Object.entries(PDF_PAGES)) {
      const picture = path.join(folder, name);
      const place = ['-f', String(number), '-l', String(number), path.join(folder, 'hardware.cs.pdf'), picture];
      run('poppler-utils', 'pdftoppm', '-png', '-singlefile', '-r', '50', ...place);
      expect.soft(fs.readFileSync(`${picture}.png`)).toMatchSnapshot(`pdf-${name}.png`);
    }
  });
});
