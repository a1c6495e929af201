/** The drawing that stands for a page where somebody shares its address. */
import {
  CABLES,
  DECK,
  hourAt,
  PYLONS,
  pylonPath,
  SENSORS,
  temperature,
  tilt,
  WATER_LEVEL,
} from '../../../src/components/BridgeScene/geometry';
import {setTitle} from './lines';
import type {Typeface} from './typeface';

/** What Facebook, LinkedIn and the messengers ask for, in pixels. */
export const PICTURE = {width: 1200, height: 630} as const;

export interface PictureText {
  siteName: string;
  title: string;
  /** Parts of the site above the page, outermost first. */
  section: readonly string[];
}

export interface Typefaces {
  /** Of the title and the name of the site. */
  bold: Typeface;
  /** Of the section. */
  medium: Typeface;
}

/** As in src/css/tokens.css; a picture cannot read a style sheet. */
const COLOR = {
  sky: '#12202a',
  water: '#0b151c',
  quiet: '#2e4250',
  cable: '#5c7484',
  bridge: '#d2dce3',
  text: '#ffffff',
  muted: '#b3c3ce',
  accent: '#45b4d4',
  signal: '#ffbd7d',
} as const;

const MARGIN = 80;
/** The scene of the home page is lower than the picture. */
const SCENE_TOP = 118;
const TITLE_SIZES = [
  {size: 92, lines: 1},
  {size: 84, lines: 2},
  {size: 72, lines: 2},
  {size: 58, lines: 3},
  {size: 50, lines: 3},
] as const;
const TITLE_TOP = 168;
/** Height of the upper part, which is all that differs between the pictures: the heads of the pylons begin below it. */
export const TEXT_HEIGHT = 356;
const TRACE = {middle: 430, height: 46} as const;

function tracePath(value: (hour: number) => number, shift: number): string {
  return Array.from({length: 121}, (_, index) => {
    const x = (index / 120) * PICTURE.width;
    const y = TRACE.middle - TRACE.height * value(hourAt(x)) + shift;
    return `${index === 0 ? 'M' : 'L'}${x} ${y.toFixed(1)}`;
  }).join('');
}

/** What all pictures have in common. */
const SCENE = [
  `<rect width="${PICTURE.width}" height="${PICTURE.height}" fill="${COLOR.sky}"/>`,
  `<g fill="none" stroke-width="3" stroke-linejoin="round"><path stroke="${COLOR.accent}" d="${tracePath((hour) => (temperature(hour) - 12.5) / 6.7, 0)}"/>`,
  `<path stroke="${COLOR.signal}" d="${tracePath((hour) => tilt(hour) / 0.23, 22)}"/></g>`,
  `<g transform="translate(0 ${SCENE_TOP})">`,
  `<path fill="${COLOR.water}" d="M0 ${WATER_LEVEL}H1200V520H0Z"/>`,
  `<path fill="none" stroke="${COLOR.quiet}" stroke-width="2" stroke-linecap="round" d="M70 466h120M250 482h190M520 464h160M610 492h240M760 474h110M930 468h170M1010 496h130M140 500h210"/>`,
  `<path fill="none" stroke="${COLOR.cable}" stroke-width="1.5" d="${CABLES}"/>`,
  `<path fill="${COLOR.bridge}" d="${PYLONS.map(pylonPath).join('')}${DECK}"/>`,
  ...SENSORS.map(
    ({x, y}) => `<circle cx="${x}" cy="${y}" r="8" fill="${COLOR.signal}" stroke="${COLOR.sky}" stroke-width="3"/>`,
  ),
  '</g>',
].join('');

/** The mark of static/img/favicon.svg, 56 pixels wide. */
const MARK =
  `<g transform="translate(${MARGIN} 62) scale(1.75)"><rect width="32" height="32" rx="7" fill="#0a5f7c"/>` +
  '<g fill="none" stroke="#fff" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round">' +
  '<path d="M4 22h24M9 22V9M23 22V9"/><path d="M4 17Q7 15 9 9q7 15 14 0 2 6 5 8" stroke-width="1.8"/></g>' +
  '<circle cx="16" cy="22" r="2.6" fill="#ffbd7d"/></g>';

/** The scene without a title, for the title page of a printed manual. */
export function titleDrawing(): string {
  const top = 330;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 ${top} ${PICTURE.width} ${PICTURE.height - top}" aria-hidden="true">` +
    `${SCENE}</svg>`
  );
}

function svg(height: number, content: string): string {
  const {width} = PICTURE;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;
}

/** What all pictures have in common, on the whole height. */
export function drawScene(): string {
  return svg(PICTURE.height, SCENE);
}

/**
 * The upper part of the picture of a page.
 * @returns an SVG without any text element, so that it looks the same on every machine
 */
export function drawText({siteName, title, section}: PictureText, {bold, medium}: Typefaces): string {
  const width = PICTURE.width - 2 * MARGIN;
  const setting = setTitle(title, {width, sizes: TITLE_SIZES, widthOf: bold.widthOf});
  const step = setting.size * 1.08;
  const titleLines = setting.lines.map((line, index) =>
    bold.outline(line, MARGIN - setting.size * 0.04, TITLE_TOP + setting.size * 0.74 + index * step, setting.size),
  );
  const nameX = MARGIN + 56 + 20;
  const name = bold.outline(siteName, nameX, 101, 32);
  const above = section.length > 0 ? ` ·  ${section.join(' › ')}` : '';
  const sectionX = nameX + bold.widthOf(siteName, 32);
  const line = setTitle(above, {
    width: PICTURE.width - MARGIN - sectionX,
    sizes: [{size: 30, lines: 1}],
    widthOf: medium.widthOf,
  });
  const where = medium.outline(line.lines[0] ?? '', sectionX + 8, 101, 30);
  return svg(
    TEXT_HEIGHT,
    `<rect width="100%" height="100%" fill="${COLOR.sky}"/>${MARK}<g fill="${COLOR.bridge}">${name}</g>` +
      `<g fill="${COLOR.muted}">${where}</g><g fill="${COLOR.text}">${titleLines.join('')}</g>`,
  );
}
