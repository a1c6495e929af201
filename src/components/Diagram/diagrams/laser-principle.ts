import {arrow, circle, defineDiagram, labelsOf, path, rect, type Shapes, text} from '../draw';

const LABELS = labelsOf({
  laser: {cs: 'Laser', en: 'Laser'},
  laserNote: {cs: 'na pevné části', en: 'on a fixed part'},
  target: {cs: 'Cíl', en: 'Target'},
  targetNote: {cs: 'na části, která se hýbe', en: 'on the part that moves'},
  reference: {cs: 'výchozí 7,0000\u00a0m', en: 'reference 7.0000\u00a0m'},
  measured: {cs: 'naměřeno 7,0042\u00a0m', en: 'measured 7.0042\u00a0m'},
  change: {cs: 'změna +4,2\u00a0mm', en: 'change +4.2\u00a0mm'},
  now: {cs: 'paprsek', en: 'beam'},
});

type Labels = (typeof LABELS)['cs'];

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
function dimension(from: number, to: number, y: number, label: string): Shapes {
  return [
    arrow([from, y, to, y], {name: 'line', both: true}),
    text(label, [from + 4, y - 22, to - from - 8, 18], {face: 'label', anchor: 'middle', halo: 'haloOnPanel'}),
  ];
}

function draw(labels: Labels, {width, fixed, front, before, now, back}: Places): Shapes {
  const half = width / 2;
  return [
    rect('panel', [0, 62, width, BOTTOM - 44], 10),
    path('ground', `M0 ${BOTTOM}H${width}v8a10 10 0 0 1 -10 10H10a10 10 0 0 1 -10 -10Z`),
    path('solid', `M0 ${TOP}H${fixed}V${BOTTOM}H0Z`),
    path('concrete', `M${now} ${TOP}H${back}V${BOTTOM}H${now - 2}Z`),
    path('dashed', `M${before} ${TOP - 8}V${BOTTOM}`),
    path('thin', `M${front} ${BEAM + 22}V${BOTTOM - 10}M${now} ${BEAM + 30}V${BOTTOM - 10}`),
    path('beam', `M${front} ${BEAM}H${now - 6}`),
    path('thin', `M${front - 22} 46V${BEAM - 20}M${back - 14} 62V${TOP}`),
    rect('card', [fixed, BEAM - 20, front - fixed, 40], 5),
    circle('sensor', front - 10, BEAM, 6),
    rect('target', [now - 7, BEAM - 28, 7, 56], 2),
    circle('sensor', now - 7, BEAM, 5),
    text(labels.laser, [4, 2, half - 8, 20], {face: 'title'}),
    text(labels.laserNote, [4, 23, half - 8, 36]),
    text(labels.target, [half + 4, 2, half - 8, 20], {face: 'title', anchor: 'end'}),
    text(labels.targetNote, [half + 4, 23, half - 8, 36], {anchor: 'end'}),
    text(labels.now, [front + 4, BEAM - 24, before - front - 12, 18], {anchor: 'middle'}),
    dimension(front, before, 214, labels.reference),
    dimension(front, now, 254, labels.measured),
    arrow([before, 78, now, 78], {name: 'signalLine'}),
    text(labels.change, [front, 69, before - front - 8, 18], {face: 'label', tone: 'signal', anchor: 'end'}),
  ];
}

export default defineDiagram(LABELS, {
  wide: (labels) => ({
    height: 300,
    shapes: draw(labels, {width: 680, fixed: 92, front: 148, before: 560, now: 588, back: 640}),
  }),
  narrow: (labels) => ({
    height: 300,
    shapes: draw(labels, {width: 300, fixed: 10, front: 42, before: 248, now: 266, back: 290}),
  }),
});
