import {defineDiagram} from '../define';
import {arrow, path, rect, circle, text, type Shape} from '../shapes';

interface Labels {
  laser: string;
  laserNote: string;
  target: string;
  targetNote: string;
  reference: string;
  measured: string;
  change: string;
  now: string;
}

const cs: Labels = {
  laser: 'Laser',
  laserNote: 'na pevné části',
  target: 'Cíl',
  targetNote: 'na části, která se hýbe',
  reference: 'výchozí 7,0000\u00a0m',
  measured: 'naměřeno 7,0042\u00a0m',
  change: 'změna +4,2\u00a0mm',
  now: 'paprsek',
};

const en: Labels = {
  laser: 'Laser',
  laserNote: 'on a fixed part',
  target: 'Target',
  targetNote: 'on the part that moves',
  reference: 'reference 7.0000\u00a0m',
  measured: 'measured 7.0042\u00a0m',
  change: 'change +4.2\u00a0mm',
  now: 'beam',
};

interface Places {
  width: number;
  /** Right face of the fixed part. */
  fixed: number;
  /** Front of the laser. */
  front: number;
  /** Face of the target in the reference position and now. */
  before: number;
  now: number;
  /** Right face of the moving part. */
  back: number;
}

const TOP = 96;
const BEAM = 150;
const BOTTOM = 282;

/** A dimension line between two verticals, with its text in the middle. */
function dimension(from: number, to: number, y: number, label: string): Shape[] {
  return [
    ...arrow(
      [
        [from, y],
        [to, y],
      ],
      {look: 'line', heads: 'both'},
    ),
    text(
      label,
      {x: from + 4, y: y - 22, width: to - from - 8, height: 18},
      {face: 'label', anchor: 'middle', halo: 'panel'},
    ),
  ];
}

function draw(labels: Labels, {width, fixed, front, before, now, back}: Places): Shape[] {
  const half = width / 2;
  return [
    rect('panel', {x: 0, y: 62, width, height: BOTTOM - 62 + 18}, 10),
    path('ground', `M0 ${BOTTOM}H${width}v8a10 10 0 0 1 -10 10H10a10 10 0 0 1 -10 -10Z`),
    path('solid', `M0 ${TOP}H${fixed}V${BOTTOM}H0Z`),
    path('concrete', `M${now} ${TOP}H${back}V${BOTTOM}H${now - 2}Z`),
    path('dashed', `M${before} ${TOP - 8}V${BOTTOM}`),
    path('thin', `M${front} ${BEAM + 22}V${BOTTOM - 10}M${now} ${BEAM + 30}V${BOTTOM - 10}`),
    path('beam', `M${front} ${BEAM}H${now - 6}`),
    path('thin', `M${front - 22} 46V${BEAM - 20}M${back - 14} 62V${TOP}`),
    rect('card', {x: fixed, y: BEAM - 20, width: front - fixed, height: 40}, 5),
    circle('sensor', front - 10, BEAM, 6),
    rect('target', {x: now - 7, y: BEAM - 28, width: 7, height: 56}, 2),
    circle('sensor', now - 7, BEAM, 5),
    text(labels.laser, {x: 4, y: 2, width: half - 8, height: 20}, {face: 'title'}),
    text(labels.laserNote, {x: 4, y: 23, width: half - 8, height: 36}),
    text(labels.target, {x: half + 4, y: 2, width: half - 8, height: 20}, {face: 'title', anchor: 'end'}),
    text(labels.targetNote, {x: half + 4, y: 23, width: half - 8, height: 36}, {anchor: 'end'}),
    text(labels.now, {x: front + 4, y: BEAM - 24, width: before - front - 12, height: 18}, {anchor: 'middle'}),
    ...dimension(front, before, 214, labels.reference),
    ...dimension(front, now, 254, labels.measured),
    ...arrow(
      [
        [before, 78],
        [now, 78],
      ],
      {look: 'signalLine'},
    ),
    text(
      labels.change,
      {x: front, y: 69, width: before - front - 8, height: 18},
      {face: 'label', tone: 'signal', anchor: 'end'},
    ),
  ];
}

export default defineDiagram<Labels>(
  {cs, en},
  {
    wide: (labels) => ({
      width: 680,
      height: 300,
      shapes: draw(labels, {width: 680, fixed: 92, front: 148, before: 560, now: 588, back: 640}),
    }),
    narrow: (labels) => ({
      width: 300,
      height: 300,
      shapes: draw(labels, {width: 300, fixed: 10, front: 42, before: 248, now: 266, back: 290}),
    }),
  },
);
