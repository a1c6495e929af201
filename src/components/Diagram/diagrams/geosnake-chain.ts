import {
  arrow,
  badge,
  type Box,
  card,
  circle,
  defineDiagram,
  labelsOf,
  path,
  rect,
  round,
  type Shapes,
  text,
} from '../draw';

const LABELS = labelsOf({
  controller: {cs: 'Řídicí jednotka', en: 'Control unit'},
  address: {cs: 'každé zařízení má svou adresu', en: 'each device has its own address'},
  reference: {cs: 'výchozí poloha', en: 'reference position'},
  movement: {cs: 'pohyb', en: 'movement'},
  vertical: {cs: 'svislice', en: 'vertical'},
  axis: {cs: 'osa zařízení', en: 'device axis'},
  angle: {
    cs: 'Každé zařízení měří svůj úhel α od svislice. Důležitá je jeho změna proti výchozí poloze.',
    en: 'Each device measures its own angle α from the vertical. What matters is its change from the reference position.',
  },
});

type Labels = (typeof LABELS)['cs'];

/** Tilt of the devices in degrees, from the lowest up; larger than on any real structure, so that it can be seen. */
const TILTS = [1, 3, 9, 14, 15];
const SEGMENT = 50;
/** The device that the lens shows, counted from 0. */
const SHOWN = 3;

interface Segment {
  from: readonly [number, number];
  to: readonly [number, number];
  middle: readonly [number, number];
  tilt: number;
}

function chain(x: number, y: number): Segment[] {
  let from: readonly [number, number] = [x, y];
  return TILTS.map((tilt) => {
    const angle = (tilt / 180) * Math.PI;
    const to = [round(from[0] + SEGMENT * Math.sin(angle)), round(from[1] - SEGMENT * Math.cos(angle))] as const;
    const segment: Segment = {from, to, middle: [round((from[0] + to[0]) / 2), round((from[1] + to[1]) / 2)], tilt};
    from = to;
    return segment;
  });
}

/** Cross-section of a slope with the chain in it; the upper mass has moved to the right. */
function scene(
  labels: Labels,
  width: number,
  base: readonly [number, number],
): {shapes: Shapes; lensAt: readonly [number, number]} {
  const height = 380;
  const segments = chain(...base);
  const top = segments.at(-1)?.to ?? base;
  const [bx, by] = base;
  const line = segments.map(({to}) => `L${to.join(' ')}`).join('');
  const shown = segments[SHOWN]?.middle ?? base;
  const slope = `C${top[0] + 50} ${top[1] + 4} ${width - 70} ${top[1] + 74} ${width} ${top[1] + 84}`;
  return {
    lensAt: shown,
    shapes: [
      rect('panel', [0, 0, width, height], 10),
      path(
        'ground',
        `M0 ${top[1] - 6}L${top[0]} ${top[1] - 2}${slope}V${height - 10}a10 10 0 0 1 -10 10H10a10 10 0 0 1 -10 -10Z`,
      ),
      path(
        'slide',
        `M${bx - 48} ${top[1] - 5}L${top[0]} ${top[1] - 2}${slope}V${by - 78}C${width - 110} ${by - 66} ${bx - 20} ${by - 80} ${bx - 48} ${top[1] - 5}Z`,
      ),
      path('line', `M0 ${top[1] - 6}L${top[0]} ${top[1] - 2}${slope}`),
      path('tube', `M${bx} ${by + 14}L${bx} ${by}${line}`),
      path('dashed', `M${bx} ${by}V${top[1] - 22}`),
      path('flow', `M${bx} ${by}${line}L${top[0]} 34H150`),
      segments.map(
        ({middle: [x, y], tilt}, index): Shapes => [
          rect('device', [x - 6, y - 16, 12, 32], 4, `rotate(${tilt} ${x} ${y})`),
          badge(index + 1, bx - 32, y),
        ],
      ),
      card([8, 10, 142, 48], {title: labels.controller, centred: true}),
      text('RS-485', [top[0] + 8, 26, 60, 18], {face: 'label'}),
      text(labels.address, [8, by - 150, bx - 58, 126], {align: 'bottom'}),
      text(labels.reference, [bx + 22, by - 30, 100, 36], {align: 'middle'}),
      path('thin', `M${bx + 2} ${by - 36}L${bx + 20} ${by - 12}`),
      arrow([top[0] + 34, by - 132, top[0] + 84, by - 124], {name: 'signalLine'}),
      text(labels.movement, [top[0] + 30, by - 116, 82, 18], {tone: 'signal'}),
    ],
  };
}

/** One device, enlarged: the vertical, its axis, and the angle between them. */
function lens(labels: Labels, x: number, y: number, radius: number): Shapes {
  const tilt = 14;
  const angle = (tilt / 180) * Math.PI;
  const foot = [x - 22, y + radius * 0.62] as const;
  const point = (length: number): string =>
    `${round(foot[0] + length * Math.sin(angle))} ${round(foot[1] - length * Math.cos(angle))}`;
  const middle = [round(foot[0] + 62 * Math.sin(angle)), round(foot[1] - 62 * Math.cos(angle))] as const;
  const arc = radius * 1.15;
  const box = (left: number, top: number, width: number): Box => [left, top, width, 36];
  return [
    circle('lens', x, y, radius),
    rect('device', [middle[0] - 15, middle[1] - 44, 30, 88], 8, `rotate(${tilt} ${middle[0]} ${middle[1]})`),
    path('dashed', `M${foot[0]} ${foot[1]}V${round(y - radius * 0.68)}`),
    path('flow', `M${foot.join(' ')}L${point(radius * 1.34)}`),
    path('signalLine', `M${foot[0]} ${round(foot[1] - arc)}A${round(arc)} ${round(arc)} 0 0 1 ${point(arc)}`),
    text('α', [foot[0] + 2, foot[1] - arc - 26, 28, 20], {face: 'label', tone: 'signal', anchor: 'middle'}),
    text(labels.vertical, box(x - radius * 0.86, y - 30, radius * 0.86 - 30), {anchor: 'end', align: 'middle'}),
    text(labels.axis, box(x + 26, y - 30, radius - 34), {align: 'middle'}),
    circle('node', foot[0], foot[1], 4),
  ];
}

export default defineDiagram(LABELS, {
  wide: (labels) => {
    const {shapes, lensAt} = scene(labels, 400, [150, 350]);
    return {
      height: 380,
      shapes: [
        shapes,
        path('thin', `M${lensAt[0] + 12} ${lensAt[1] - 22}L548 14M${lensAt[0] + 12} ${lensAt[1] + 22}L512 258`),
        circle('ring', lensAt[0], lensAt[1], 25),
        lens(labels, 545, 142, 128),
        text(labels.angle, [424, 286, 250, 92]),
      ],
    };
  },
  narrow: (labels) => {
    const {shapes, lensAt} = scene(labels, 300, [128, 350]);
    return {
      height: 720,
      shapes: [
        shapes,
        circle('ring', lensAt[0], lensAt[1], 25),
        path('thin', `M${lensAt[0] + 23} ${lensAt[1] + 10}C292 230 296 350 218 422`),
        lens(labels, 150, 518, 116),
        text(labels.angle, [4, 646, 292, 74], {anchor: 'middle'}),
      ],
    };
  },
});
