/** What the diagrams are made of: shapes in the colours of the page, and texts wrapped into boxes. */
import clsx from 'clsx';
import React, {createElement, Fragment, type ReactElement} from 'react';
import type {Locale, Localized} from '../../config/locales';
import styles from './styles.module.css';
import {FACES, textHeight, wrap, type Face} from './text';

/** `wide` for columns of about 600 CSS pixels and more, `narrow` for phones: everything below each other. */
export type Layout = 'wide' | 'narrow';

/** Widths of the drawings in drawing units; the smallest text is 13 units high. */
export const WIDTHS: Readonly<Record<Layout, number>> = {wide: 680, narrow: 300};

/** Shapes further back come first. */
export type Shapes = ReactElement | readonly Shapes[];

/** One arrangement of a diagram. */
export interface Drawing {
  height: number;
  shapes: Shapes;
}

export type Diagram = Record<Layout, (locale: Locale) => Drawing>;

/** A diagram in every language and both layouts. */
export function defineDiagram<Labels>(
  labels: Localized<Labels>,
  {wide, narrow}: Record<Layout, (labels: Labels) => Drawing>,
): Diagram {
  return {wide: (locale) => wide(labels[locale]), narrow: (locale) => narrow(labels[locale])};
}

/** Turns texts with their languages next to each other into the labels of each language. */
export function labelsOf<Name extends string>(texts: Record<Name, Localized>): Localized<Record<Name, string>> {
  const inLocale = (locale: Locale) =>
    Object.fromEntries(Object.entries<Localized>(texts).map(([name, text]) => [name, text[locale]]));
  return {cs: inLocale('cs'), en: inLocale('en')} as Localized<Record<Name, string>>;
}

/** Nested shapes as one element; they never change places, so they need no keys. */
export function flatten(shapes: Shapes): ReactElement {
  return 'props' in shapes ? shapes : createElement(Fragment, null, ...shapes.map(flatten));
}

export type Box = readonly [x: number, y: number, width: number, height: number];

/** Coordinates in a tenth of a drawing unit. */
export const round = (value: number): number => Math.round(value * 10) / 10;

/** How a shape is painted: a class of styles.module.css. @throws when there is none, instead of a black shape */
function look(name: string): string {
  const className = styles[name];
  if (!className) {
    throw new Error(`Diagram: styles.module.css has no class ".${name}". Add it or correct the name.`);
  }
  return className;
}

/** SVG path, painted as the class `name`; {@link rect} and {@link circle} alike. */
export function path(name: string, d: string, transform?: string): ReactElement {
  return <path className={look(name)} d={d} transform={transform} />;
}

export function rect(name: string, [x, y, width, height]: Box, radius = 8, transform?: string): ReactElement {
  return <rect className={look(name)} {...{x, y, width, height, transform}} rx={radius} />;
}

export function circle(name: string, x: number, y: number, radius: number): ReactElement {
  return <circle className={look(name)} cx={round(x)} cy={round(y)} r={radius} />;
}

/** Shapes drawn around the origin, moved to a place. */
export function at(x: number, y: number, shapes: Shapes): ReactElement {
  return <g transform={`translate(${x} ${y})`}>{flatten(shapes)}</g>;
}

interface TextOptions {
  face?: Face;
  tone?: 'text' | 'muted' | 'signal' | 'onAccent';
  anchor?: 'start' | 'middle' | 'end';
  /** Outlined in the colour of what lies behind, because lines run there. */
  halo?: 'haloOnSurface' | 'haloOnPanel';
  /** Vertical place of the text in a higher box. */
  align?: 'top' | 'middle' | 'bottom';
}

/** A text wrapped into a box. */
export function text(content: string, [left, top, width, height]: Box, options: TextOptions = {}): ReactElement {
  const {face = 'note', anchor = 'start', align = 'top', halo} = options;
  const {size, leading} = FACES[face];
  const lines = wrap(content, width, face);
  const free = height - lines.length * leading;
  const x = round(left + {start: 0, middle: width / 2, end: width}[anchor]);
  // A line of text is optically centred when its baseline lies about 0.35 em below the middle.
  const y = round(top + {top: 0, middle: free / 2, bottom: free}[align] + leading / 2 + size * 0.35);
  const tone = options.tone ?? (face === 'note' ? 'muted' : 'text');
  return (
    <text className={clsx(look(face), look(tone), halo && look(halo))} textAnchor={anchor} x={x} y={y}>
      {lines.map((line, index) => (
        <tspan key={index} x={x} dy={index === 0 ? undefined : leading}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

const HEAD = 9;
const CORNER = 10;

type Point = readonly [x: number, y: number];

function head(name: string, [x, y]: Point, [fromX, fromY]: Point): ReactElement {
  const angle = Math.atan2(y - fromY, x - fromX);
  const corner = (turn: number) =>
    `${round(x - HEAD * Math.cos(angle + turn))} ${round(y - HEAD * Math.sin(angle + turn))}`;
  return path(name, `M${x} ${y}L${corner(0.5)}L${corner(-0.5)}Z`);
}

function towards([x, y]: Point, [toX, toY]: Point, length: number): Point {
  const share = Math.min(1, length / Math.hypot(toX - x, toY - y));
  return [round(x + (toX - x) * share), round(y + (toY - y) * share)];
}

const HEADS = {flow: 'flowHead', signalLine: 'signalHead', line: 'solid'} as const;

/** An arrow through points (x, y, x, y …) with rounded corners; `both` puts a head at its start too. */
export function arrow(
  coordinates: readonly number[],
  {name = 'flow', both = false}: {name?: keyof typeof HEADS; both?: boolean} = {},
): Shapes {
  const point = (index: number): Point => [coordinates[2 * index] ?? 0, coordinates[2 * index + 1] ?? 0];
  const last = coordinates.length / 2 - 1;
  const corners = Array.from({length: last - 1}, (_, index) => {
    const [before, corner, after] = [point(index), point(index + 1), point(index + 2)];
    const near = ([x, y]: Point) => {
      const room = Math.hypot(x - corner[0], y - corner[1]) / 2;
      return towards(corner, [x, y], Math.min(CORNER, room)).join(' ');
    };
    return `L${near(before)}Q${corner.join(' ')} ${near(after)}`;
  });
  // The line ends inside the head, so that no blunt end shows at its tip.
  const start = both ? towards(point(0), point(1), HEAD / 2) : point(0);
  const end = towards(point(last), point(last - 1), HEAD / 2);
  return [
    path(name, `M${start.join(' ')}${corners.join('')}L${end.join(' ')}`),
    head(HEADS[name], point(last), point(last - 1)),
    both ? head(HEADS[name], point(0), point(1)) : [],
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
  cloud: 'M7 18.5h10a4 4 0 0 0 .6-7.9 6 6 0 0 0-11.5-1.2A4.6 4.6 0 0 0 7 18.5Z',
  organization: 'M4 21V6l8-3v18M12 9l8 2v10M2 21h20M8 8v.01M8 12v.01M8 16v.01M16 14v.01M16 17.5v.01',
  bridge: 'M2 9h20M2 13c3.5-1.5 5.5-1.5 7 5h6c1.5-6.5 3.5-6.5 7-5M9 18v2M15 18v2M6 9V6M12 9V6M18 9V6',
  point: 'M12 21c4-4.6 6.5-8 6.5-11.2A6.5 6.5 0 0 0 5.5 9.8C5.5 13 8 16.4 12 21ZM12 7.5a2.3 2.3 0 1 0 .01 0',
  edit: 'M4 20l1-4.5L16 4.5l3.5 3.5L8.5 19ZM13.5 7l3.5 3.5',
  eye: 'M2.5 12C5 7.7 8.2 5.7 12 5.7s7 2 9.5 6.3c-2.5 4.3-5.7 6.3-9.5 6.3S5 16.3 2.5 12ZM12 9.3a2.7 2.7 0 1 0 .01 0',
  phone: 'M7 2.5h10v19H7zM11 18.5h2',
  battery: 'M3 8h15v8H3zM21 11v2M6.5 11v2M10 11v2',
  bus: 'M2.5 12h19M6 12V7M12 12v5M18 12V7M4 4h4v3H4zM10 17h4v3h-4zM16 4h4v3h-4z',
} as const;

export type IconName = keyof typeof ICONS;

/** A line icon with its top left corner at (x, y), 24 units wide unless told otherwise. */
export function icon(name: IconName, x: number, y: number, size = 24): ReactElement {
  return path('icon', ICONS[name], `translate(${round(x)} ${round(y)}) scale(${size / 24})`);
}

/** A step number as in the numbered list of the page. */
export function badge(number: number, x: number, y: number): Shapes {
  return [
    circle('badge', x, y, 11),
    text(String(number), [x - 11, y - 11, 22, 22], {
      face: 'number',
      tone: 'onAccent',
      anchor: 'middle',
      align: 'middle',
    }),
  ];
}

interface CardOptions {
  title: string;
  note?: string;
  icon?: IconName;
  number?: number;
  look?: 'card' | 'panel';
  /** Centre the text; only for cards without icon and number. */
  centred?: boolean;
  /** More of the same lie behind it. */
  stacked?: boolean;
}

const PADDING = 11;
const TILE = 38;

function cardLayout(width: number, {title, note, icon: iconName, number}: CardOptions) {
  const left = iconName ? PADDING + TILE + 10 : PADDING;
  const titleWidth = width - left - (number === undefined ? PADDING : PADDING + 22);
  const noteWidth = width - left - PADDING;
  const titleHeight = textHeight(title, titleWidth, 'title');
  const noteHeight = note === undefined ? 0 : 3 + textHeight(note, noteWidth);
  return {left, titleWidth, noteWidth, titleHeight, noteHeight};
}

/** Height that {@link card} needs for its texts. */
export function cardHeight(width: number, options: CardOptions): number {
  const {titleHeight, noteHeight} = cardLayout(width, options);
  return Math.max(options.icon ? TILE : 0, titleHeight + noteHeight) + 2 * PADDING;
}

/** A box with a name, and what there is to say about it. */
export function card(box: Box, options: CardOptions): Shapes {
  const {title, note, number, icon: iconName, centred, stacked} = options;
  const [x, y, width, height] = box;
  const {left, titleWidth, noteWidth, titleHeight, noteHeight} = cardLayout(width, options);
  const top = y + (height - titleHeight - noteHeight) / 2;
  const anchor = centred ? 'middle' : 'start';
  const tileTop = note === undefined || height < 70 ? y + (height - TILE) / 2 : top;
  return [
    stacked ? [8, 4].map((shift) => rect('cardBehind', [x + shift, y + shift, width, height])) : [],
    rect(options.look ?? 'card', box),
    iconName ? [rect('tile', [x + PADDING, tileTop, TILE, TILE], 6), icon(iconName, x + PADDING + 7, tileTop + 7)] : [],
    number === undefined ? [] : badge(number, x + width - PADDING - 8, top + titleHeight / 2),
    text(title, [x + left, top, titleWidth, titleHeight], {face: 'title', anchor}),
    note === undefined ? [] : text(note, [x + left, top + titleHeight + 3, noteWidth, noteHeight - 3], {anchor}),
  ];
}
