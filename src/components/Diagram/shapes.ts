/**
 * What drawings are made of. A drawing is plain data, so that one component can show all of them in the colours of the
 * page, and a test can check every text of every drawing in both languages.
 */
import {FACES, textWidth, wrap, type Face} from './text';

/** How a shape is painted; each is a class of `styles.module.css`, which takes its colours from the tokens. */
export type Look =
  | 'card'
  | 'cardBehind'
  | 'cardDashed'
  | 'panel'
  | 'scope'
  | 'tile'
  | 'icon'
  | 'iconSignal'
  | 'solid'
  | 'concrete'
  | 'ground'
  | 'water'
  | 'ripple'
  | 'flow'
  | 'flowHead'
  | 'signalLine'
  | 'signalHead'
  | 'beam'
  | 'line'
  | 'dashed'
  | 'thin'
  | 'sensor'
  | 'node'
  | 'badge'
  | 'good'
  | 'bad'
  | 'mark'
  | 'lens'
  | 'ring'
  | 'tube'
  | 'device'
  | 'slide'
  | 'target';

/** What a text stands on. */
export type Halo = 'none' | 'surface' | 'panel';

export type Tone = 'text' | 'muted' | 'accent' | 'signal' | 'onAccent';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface PathShape {
  kind: 'path';
  d: string;
  look: Look;
  /** SVG transform list. */
  transform?: string;
}

export interface RectShape extends Box {
  kind: 'rect';
  look: Look;
  radius: number;
  transform?: string;
}

export interface CircleShape {
  kind: 'circle';
  x: number;
  y: number;
  radius: number;
  look: Look;
}

export interface TextShape {
  kind: 'text';
  lines: readonly string[];
  x: number;
  /** Baseline of the first line. */
  y: number;
  face: Face;
  tone: Tone;
  anchor: 'start' | 'middle' | 'end';
  /** Outlined in the colour of what lies behind, because lines run there. */
  halo: Halo;
  /** Where the text must stay; checked by the tests. */
  box: Box;
}

export type Shape = PathShape | RectShape | CircleShape | TextShape;

/** One arrangement of a diagram; shapes further back come first. */
export interface Drawing {
  width: number;
  height: number;
  shapes: readonly Shape[];
}

const round = (value: number): number => Math.round(value * 10) / 10;

export function path(look: Look, d: string, transform?: string): PathShape {
  return {kind: 'path', d, look, ...(transform && {transform})};
}

export function rect(look: Look, box: Box, radius = 8, transform?: string): RectShape {
  return {kind: 'rect', look, ...box, radius, ...(transform && {transform})};
}

export function circle(look: Look, x: number, y: number, radius: number): CircleShape {
  return {kind: 'circle', look, x: round(x), y: round(y), radius};
}

export interface TextOptions {
  face?: Face;
  tone?: Tone;
  anchor?: TextShape['anchor'];
  halo?: Halo;
  /** Where the text stands in a box that is higher than the text. */
  align?: 'top' | 'middle' | 'bottom';
}

/** Height that a text takes when it is wrapped to a width. */
export function textHeight(text: string, width: number, face: Face = 'note'): number {
  return wrap(text, width, face).length * FACES[face].leading;
}

/** A text wrapped into a box. */
export function text(content: string, box: Box, options: TextOptions = {}): TextShape {
  const {face = 'note', anchor = 'start', halo = 'none', align = 'top'} = options;
  const tone = options.tone ?? (face === 'note' ? 'muted' : 'text');
  const {size, leading} = FACES[face];
  const lines = wrap(content, box.width, face);
  const free = box.height - lines.length * leading;
  const top = box.y + {top: 0, middle: free / 2, bottom: free}[align];
  const x = box.x + {start: 0, middle: box.width / 2, end: box.width}[anchor];
  // A line of letters is optically centred when its baseline lies about 0.35 em below the middle.
  return {kind: 'text', lines, x: round(x), y: round(top + leading / 2 + size * 0.35), face, tone, anchor, halo, box};
}

/** The rectangle that a text is expected to cover. */
export function textBounds({lines, x, y, face, anchor}: TextShape): Box {
  const {size, leading} = FACES[face];
  const width = Math.max(...lines.map((line) => textWidth(line, face)));
  return {
    x: x - {start: 0, middle: width / 2, end: width}[anchor],
    y: y - size * 0.35 - leading / 2,
    width,
    height: lines.length * leading,
  };
}

type Point = readonly [x: number, y: number];

export interface ArrowOptions {
  look?: 'flow' | 'signalLine' | 'line' | 'dashed';
  /** Which ends have a head. */
  heads?: 'end' | 'both' | 'none';
}

const HEAD = 9;
const CORNER = 10;

function headAt([x, y]: Point, [fromX, fromY]: Point): string {
  const angle = Math.atan2(y - fromY, x - fromX);
  const corner = (turn: number): string =>
    `${round(x - HEAD * Math.cos(angle + turn))} ${round(y - HEAD * Math.sin(angle + turn))}`;
  return `M${x} ${y}L${corner(0.5)}L${corner(-0.5)}Z`;
}

function towards([x, y]: Point, [toX, toY]: Point, length: number): Point {
  const distance = Math.hypot(toX - x, toY - y);
  const share = Math.min(1, length / distance);
  return [round(x + (toX - x) * share), round(y + (toY - y) * share)];
}

/** A line through points, with rounded corners and heads. */
export function arrow(points: readonly Point[], {look = 'flow', heads = 'end'}: ArrowOptions = {}): Shape[] {
  const [first, second] = points;
  const last = points.at(-1);
  const beforeLast = points.at(-2);
  if (!first || !second || !last || !beforeLast) {
    throw new Error('An arrow needs at least two points.');
  }
  // The line ends inside the head, so that no blunt end shows at its tip.
  const start = heads === 'both' ? towards(first, second, HEAD / 2) : first;
  const end = heads === 'none' ? last : towards(last, beforeLast, HEAD / 2);
  const middle = points.slice(1, -1).map((point, index) => {
    const before = points[index] ?? first;
    const after = points[index + 2] ?? last;
    const room = (other: Point): number => Math.min(CORNER, Math.hypot(other[0] - point[0], other[1] - point[1]) / 2);
    return `L${towards(point, before, room(before)).join(' ')}Q${point.join(' ')} ${towards(point, after, room(after)).join(' ')}`;
  });
  const head: Look = look === 'flow' ? 'flowHead' : look === 'signalLine' ? 'signalHead' : 'solid';
  return [
    path(look, `M${start.join(' ')}${middle.join('')}L${end.join(' ')}`),
    ...(heads === 'none' ? [] : [path(head, headAt(last, beforeLast))]),
    ...(heads === 'both' ? [path(head, headAt(first, second))] : []),
  ];
}

/** Strokes on a 24 × 24 grid; drawn for these diagrams. */
const ICONS = {
  sensor:
    'M12 9.5a2.5 2.5 0 1 0 .01 0M7.5 7.5a6.4 6.4 0 0 0 0 9M16.5 7.5a6.4 6.4 0 0 1 0 9M4.6 4.6a10.4 10.4 0 0 0 0 14.8M19.4 4.6a10.4 10.4 0 0 1 0 14.8',
  device: 'M7 7h10v10H7zM10 7V3.5M14 7V3.5M10 20.5V17M14 20.5V17M7 10H3.5M7 14H3.5M20.5 10H17M20.5 14H17',
  tower:
    'M12 10v11M8.5 21h7M12 10h.01M8.6 13.2a4.6 4.6 0 0 1 0-6.4M15.4 6.8a4.6 4.6 0 0 1 0 6.4M5.9 15.9a8.4 8.4 0 0 1 0-11.8M18.1 4.1a8.4 8.4 0 0 1 0 11.8',
  wifi: 'M3 9.5a13 13 0 0 1 18 0M6 13a8.6 8.6 0 0 1 12 0M9 16.4a4.3 4.3 0 0 1 6 0M12 19.8h.01',
  cable: 'M3 8h18M3 16h18M8 8v-4M8 16v4M16 8v-4M16 16v4',
  cloud: 'M7 18.5h10a4 4 0 0 0 .6-7.9 6 6 0 0 0-11.5-1.2A4.6 4.6 0 0 0 7 18.5Z',
  window: 'M3 5h18v14H3zM3 9h18M6 7h.01M9 7h.01',
  chart: 'M4 4v16h16M7 15l4-5 3 3 5-7',
  code: 'M8.5 7 3.5 12l5 5M15.5 7l5 5-5 5M13.5 4.5l-3 15',
  organization: 'M4 21V6l8-3v18M12 9l8 2v10M2 21h20M8 8v.01M8 12v.01M8 16v.01M16 14v.01M16 17.5v.01',
  bridge: 'M2 9h20M2 13c3.5-1.5 5.5-1.5 7 5h6c1.5-6.5 3.5-6.5 7-5M9 18v2M15 18v2M6 9V6M12 9V6M18 9V6',
  point: 'M12 21c4-4.6 6.5-8 6.5-11.2A6.5 6.5 0 0 0 5.5 9.8C5.5 13 8 16.4 12 21ZM12 7.5a2.3 2.3 0 1 0 .01 0',
  edit: 'M4 20l1-4.5L16 4.5l3.5 3.5L8.5 19ZM13.5 7l3.5 3.5',
  eye: 'M2.5 12C5 7.7 8.2 5.7 12 5.7s7 2 9.5 6.3c-2.5 4.3-5.7 6.3-9.5 6.3S5 16.3 2.5 12ZM12 9.3a2.7 2.7 0 1 0 .01 0',
  phone: 'M7 2.5h10v19H7zM11 18.5h2',
} as const;

export type IconName = keyof typeof ICONS;

/** A line icon with its top left corner at (x, y), 24 units wide unless told otherwise. */
export function icon(name: IconName, x: number, y: number, size = 24): PathShape {
  const scale = size / 24;
  return path('icon', ICONS[name], `translate(${round(x)} ${round(y)})${scale === 1 ? '' : ` scale(${scale})`}`);
}

/** A step number as in the numbered list of the page. */
export function badge(number: number | string, x: number, y: number): Shape[] {
  const radius = 11;
  return [
    circle('badge', x, y, radius),
    text(
      String(number),
      {x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius},
      {face: 'number', tone: 'onAccent', anchor: 'middle', align: 'middle'},
    ),
  ];
}

export interface CardOptions {
  title: string;
  note?: string;
  icon?: IconName;
  number?: number | string;
  look?: 'card' | 'cardDashed' | 'panel';
  /** Centre the text; only for cards without icon and number. */
  centred?: boolean;
  /** More of the same lie behind it. */
  stacked?: boolean;
}

const PADDING = 11;
const TILE = 38;

/** A box with a name, and what there is to say about it. */
export function card(box: Box, options: CardOptions): Shape[] {
  const {title, note, number, look = 'card', centred = false, stacked = false} = options;
  const left = options.icon ? PADDING + TILE + 10 : PADDING;
  const right = number === undefined ? PADDING : PADDING + 22;
  const width = box.width - left - PADDING;
  const titleWidth = box.width - left - right;
  const titleHeight = textHeight(title, titleWidth, 'title');
  const noteHeight = note === undefined ? 0 : textHeight(note, width);
  const gap = note === undefined ? 0 : 3;
  const top = box.y + (box.height - titleHeight - gap - noteHeight) / 2;
  const anchor = centred ? 'middle' : 'start';
  const tileTop = note === undefined || box.height < 70 ? box.y + (box.height - TILE) / 2 : top;
  return [
    ...(stacked ? [8, 4].map((shift) => rect('cardBehind', {...box, x: box.x + shift, y: box.y + shift})) : []),
    rect(look, box),
    ...(options.icon
      ? [
          rect('tile', {x: box.x + PADDING, y: tileTop, width: TILE, height: TILE}, 6),
          icon(options.icon, box.x + PADDING + 7, tileTop + 7),
        ]
      : []),
    ...(number === undefined ? [] : badge(number, box.x + box.width - PADDING - 8, top + titleHeight / 2)),
    text(title, {x: box.x + left, y: top, width: titleWidth, height: titleHeight}, {face: 'title', anchor}),
    ...(note === undefined
      ? []
      : [text(note, {x: box.x + left, y: top + titleHeight + gap, width, height: noteHeight}, {anchor})]),
  ];
}

/** Height that {@link card} needs for its texts. */
export function cardHeight(width: number, options: CardOptions): number {
  const left = options.icon ? PADDING + TILE + 10 : PADDING;
  const titleWidth = width - left - (options.number === undefined ? PADDING : PADDING + 22);
  const titleHeight = textHeight(options.title, titleWidth, 'title');
  const noteHeight = options.note === undefined ? 0 : 3 + textHeight(options.note, width - left - PADDING);
  return Math.max(options.icon ? TILE : 0, titleHeight + noteHeight) + 2 * PADDING;
}
