import {airTemperature, CONCRETE_LAG, MEAN_TEMPERATURE, traffic} from '../../lib/sampleDay';

/**
 * Geometry and sample readings of the home page's picture. Everything is computed from fixed formulas, so the server,
 * the browser and every build draw the same lines.
 */

/** Size of the drawing in its own units. */
export const WIDTH = 1200;
export const HEIGHT = 520;

/** Vertical band of the chart above the bridge, in drawing units. */
export const CHART = {top: 36, bottom: 196} as const;

/** Pylons of the drawn bridge: x position and the height of the cable anchors. */
export const PYLONS = [330, 870] as const;
const PYLON_TOP = 262;
const PYLON_FOOT = 470;
export const WATER_LEVEL = 446;

/** The deck rises slightly towards the middle of the main span. */
export function deckY(x: number): number {
  const fromMiddle = (x - WIDTH / 2) / (WIDTH / 2);
  return 384 + 14 * fromMiddle * fromMiddle;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function polyline(points: readonly (readonly [number, number])[]): string {
  return points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('');
}

/** Hour of the day (0–24) at a horizontal position. */
export function hourAt(x: number): number {
  return (x / WIDTH) * 24;
}

/** Air temperature in °C at an hour of the day (0–24). */
export const temperature = (hour: number): number => airTemperature(hour * 60);

/** Tilt of the pylon head in mm/m, which lags behind the air as massive concrete does. */
export const tilt = (hour: number): number => 0.035 * (airTemperature(hour * 60 - CONCRETE_LAG) - MEAN_TEMPERATURE);

/** Vibration of the deck (0–1): rush hours, with single vehicles inside them. */
export function vibration(hour: number): number {
  const vehicles = 0.55 + 0.45 * Math.sin(hour * 53) * Math.sin(hour * 31 + 1.3);
  return traffic(hour * 60) * vehicles;
}

const SAMPLES = 120;

/** Vertical position of a curve whose values lie between two others. */
const curve = (value: (hour: number) => number, lowest: number, highest: number) => (x: number) =>
  CHART.bottom - ((value(hourAt(x)) - lowest) / (highest - lowest)) * (CHART.bottom - CHART.top);

const CURVES = {temperature: curve(temperature, 4, 21), tilt: curve(tilt, -0.42, 0.3)} as const;

function trace(y: (x: number) => number): string {
  const xs = Array.from({length: SAMPLES + 1}, (_, index) => (index / SAMPLES) * WIDTH);
  return polyline(xs.map((x) => [x, y(x)] as const));
}

/** Paths of the two curves over the day. */
export const TRACES = {temperature: trace(CURVES.temperature), tilt: trace(CURVES.tilt)} as const;

/** Bars of the vibration strip below the curves: position and height in drawing units. */
export const VIBRATION_BARS = Array.from({length: 150}, (_, index) => {
  const x = 4 + index * 8;
  return {x, height: round(3 + 34 * vibration(hourAt(x)))};
});

/** Cables from each pylon to the deck on both sides. */
export const CABLES = PYLONS.flatMap((pylon) =>
  Array.from({length: 8}, (_, index) => index + 1).flatMap((step) =>
    [-1, 1].map((side) => {
      const x = pylon + side * step * 31;
      const anchor = PYLON_TOP + (8 - step) * 9;
      return `M${pylon} ${anchor}L${x} ${round(deckY(x))}`;
    }),
  ),
).join('');

/** Outline of the deck, an arc over the whole width. */
export const DECK = (() => {
  const xs = Array.from({length: 41}, (_, index) => (index / 40) * WIDTH);
  const top = xs.map((x) => [x, deckY(x)] as const);
  const bottom = [...xs].reverse().map((x) => [x, deckY(x) + 11] as const);
  return `${polyline([...top, ...bottom])}Z`;
})();

/** Outline of one pylon, wider at its foot. */
export function pylonPath(x: number): string {
  return `M${x - 5} ${PYLON_TOP - 10}h10l5 ${PYLON_FOOT - PYLON_TOP + 10}h-20Z`;
}

/** Where the drawn sensors sit. */
export const SENSORS = [
  {x: 118, y: deckY(118) + 5.5},
  {x: PYLONS[0], y: PYLON_TOP - 10},
  {x: 600, y: deckY(600) + 5.5},
  {x: PYLONS[1], y: PYLON_TOP - 10},
  {x: 1082, y: deckY(1082) + 5.5},
] as const;

/** The moment that the picture marks as "now". */
export const NOW = {x: 600, hour: hourAt(600)} as const;

/** Vertical position of a curve at the marked moment. */
export function yAtNow(series: keyof typeof TRACES): number {
  return round(CURVES[series](NOW.x));
}
