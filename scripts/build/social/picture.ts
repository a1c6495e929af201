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

/** Where the mark stands, in pixels. */
export const MARK_PLACE = {left: MARGIN, top: 62, size: 56} as const;

/** The mark of static/img/favicon.svg on the ground of the pictures. */
export function drawMark(): string {
  const {size} = MARK_PLACE;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 32 32">` +
    `<rect width="32" height="32" fill="${COLOR.sky}"/><rect width="32" height="32" rx="7" fill="#0a5f7c"/>` +
    '<g fill="none" stroke="#fff" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round">' +
    '<path d="M4 22h24M9 22V9M23 22V9"/><path d="M4 17Q7 15 9 9q7 15 14 0 2 6 5 8" stroke-width="1.8"/></g>' +
    '<circle cx="16" cy="22" r="2.6" fill="#ffbd7d"/></svg>'
  );
}

/** The scene without a title, for the title page of a printed manual. */
export function titleDrawing(): string {
  const top = 330;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 ${top} ${PICTURE.width} ${PICTURE.height - top}" aria-hidden="true">` +
    `${SCENE}</svg>`
  );
}

/** What all pictures have in common, on the whole height. */
export function drawScene(): string {
  const {width, height} = PICTURE;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${SCENE}</svg>`;
}

/** Colours of the upper part: its ground, and the texts on it by what they say. */
export const TEXT_COLORS = {ground: COLOR.sky, name: COLOR.bridge, section: COLOR.muted, title: COLOR.text} as const;

/** A line of text in its place. */
export interface Line {
  text: string;
  typeface: Typeface;
  color: Exclude<keyof typeof TEXT_COLORS, 'ground'>;
  /** Pixels. */
  size: number;
  /** Left end of the base line, in pixels. */
  x: number;
  y: number;
}

/** The lines in the picture of a page. */
export function textLines({siteName, title, section}: PictureText, {bold, medium}: Typefaces): Line[] {
  const width = PICTURE.width - 2 * MARGIN;
  const setting = setTitle(title, {width, sizes: TITLE_SIZES, widthOf: bold.widthOf});
  const step = setting.size * 1.08;
  const nameX = MARK_PLACE.left + MARK_PLACE.size + 20;
  const sectionX = nameX + bold.widthOf(siteName, 32);
  const above = section.length > 0 ? ` ·  ${section.join(' › ')}` : '';
  const line = setTitle(above, {
    width: PICTURE.width - MARGIN - sectionX,
    sizes: [{size: 30, lines: 1}],
    widthOf: medium.widthOf,
  });
  return [
    {text: siteName, typeface: bold, color: 'name', size: 32, x: nameX, y: 101},
    {text: line.lines[0] ?? '', typeface: medium, color: 'section', size: 30, x: sectionX + 8, y: 101},
    ...setting.lines.map(
      (text, index): Line => ({
        text,
        typeface: bold,
        color: 'title',
        size: setting.size,
        x: MARGIN - setting.size * 0.04,
        y: TITLE_TOP + setting.size * 0.74 + index * step,
      }),
    ),
  ];
}
