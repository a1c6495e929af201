import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import sidebars from '../../sidebars';
import {DEFAULT_LOCALE, LOCALES} from '../../src/config/locales';
import {MAIN_DOC} from '../../src/config/routes';
import {colorMode, tableOfContents} from '../../src/config/theme';
import {ROOT} from '../support/sites';

const BREAKPOINT_PX = 996;

const packageFile = (file: string) => fs.readFileSync(path.join(ROOT, 'node_modules', file), 'utf8');

test('what the configuration fixes: levels of the table of contents, languages, colour mode', () => {
  assert.deepEqual(tableOfContents, {minHeadingLevel: 2, maxHeadingLevel: 3});
  assert.deepEqual([...LOCALES], ['cs', 'en']);
  assert.equal(DEFAULT_LOCALE, 'cs');
  assert.deepEqual(colorMode, {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false});
});

test('the main document is the one to which a list of versions leads: the first of the first sidebar', () => {
  assert.equal(Object.values(sidebars as Record<string, unknown[]>)[0]?.[0], MAIN_DOC);
});

test('the styles of the shell know one breakpoint, the one that the scripts of the theme know', () => {
  const folders = ['src/css', 'src/theme'];
  const files = folders.flatMap((folder) =>
    fs
      .readdirSync(path.join(ROOT, folder), {recursive: true, encoding: 'utf8'})
      .filter((file) => file.endsWith('.css'))
      .map((file) => path.join(folder, file)),
  );
  const widths = files.flatMap((file) =>
    [...fs.readFileSync(path.join(ROOT, file), 'utf8').matchAll(/width ?(<=|>=|<|>|:) ?(\d+)px/g)]
      .filter(([, operator]) => operator !== ':')
      .map(([, operator = '', width]) => ({file, query: `${operator} ${width}`})),
  );
  assert.ok(widths.length >= 4);
  const allowed = [`<= ${BREAKPOINT_PX}`, `>= ${BREAKPOINT_PX + 1}`];
  assert.deepEqual(
    widths.filter(({query}) => !allowed.includes(query)),
    [],
  );
  assert.match(
    packageFile('@docusaurus/theme-common/lib/hooks/useWindowSize.js'),
    new RegExp(`DesktopBreakpoint = ${BREAKPOINT_PX};`),
  );
});

/** Constants of the specification that the packages set; an update that changes one is noticed here. */
const OF_PACKAGES: readonly [what: string, file: string, pattern: RegExp][] = [
  ['delay of the progress bar: 200 ms', '@docusaurus/theme-classic/lib/nprogress.js', /const delay = 200;/],
  ['delay of lazily loaded parts: 200 ms', 'react-loadable/lib/index.js', /\bdelay: 200,/],
  ['cap of the cache of matched routes: 10000', 'react-router/cjs/react-router.js', /var cacheLimit = 10000;/],
  ['time slice of the scheduler: 5 ms', 'scheduler/cjs/scheduler.production.js', /\bframeInterval = 5,/],
  ['delay before a zoomed picture closes: 150 ms', 'medium-zoom/dist/pure/index.js', /setTimeout\(close, 150\)/],
];

for (const [what, file, pattern] of OF_PACKAGES) {
  test(what, () => {
    assert.match(packageFile(file), pattern);
  });
}

test('the zoom has its numbers once, by name', () => {
  const script = fs.readFileSync(path.join(ROOT, 'src/clientModules/imageZoom.ts'), 'utf8');
  const styles = fs.readFileSync(path.join(ROOT, 'src/clientModules/imageZoom.css'), 'utf8');
  assert.match(script, /ATTACH_DELAY_MS = 1000;/);
  assert.match(script, /CLOSE_SCROLL_OFFSET_PX = 40;/);
  assert.deepEqual(styles.match(/\d*\.?\d+m?s\b/g), ['0.3s']);
});
