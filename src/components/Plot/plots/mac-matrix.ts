import {seededRandom} from '../../../lib/random';
import {beamShape, mac} from '../../../lib/signals';
import type {PlotDefinition} from '../definition';

/**
 * Sensors on both edges (1 and -1) of a bridge deck, at three places along the span. Two edges are needed to tell
 * torsion from bending, because torsion moves them in opposite directions.
 */
const SENSORS = [1, -1].flatMap((edge) => [1 / 4, 1 / 2, 3 / 4].map((place) => ({edge, place})));
const shape = (n: number, side: 1 | -1) => SENSORS.map(({edge, place}) => (edge < 0 ? side : 1) * beamShape(n, place));
const REFERENCE = [shape(1, 1), shape(1, -1), shape(2, 1), shape(2, -1)];

const random = seededRandom(2012);
const combined = (parts: readonly number[]) =>
  SENSORS.map((_, sensor) => parts.reduce((sum, part, index) => sum + part * (REFERENCE[index]?.[sensor] ?? 0), 0));
/**
 * Invented mode shapes, as if measured a year after `REFERENCE`. The second and third have swapped places. The fifth is
 * not a mode but a vibration forced by a machine.
 */
const LATER = [
  [1, 0, 0, 0],
  [0, 0, 1, 0],
  [0, 1, 0, 0],
  [0, 0, 0, 1],
  [0.8, 0.4, 0.5, 0],
].map((parts) => combined(parts).map((value) => value + 0.3 * (random() - 0.5)));

/** Modal assurance criterion, 0 to 1, of the shapes in `LATER` (rows) and in `REFERENCE` (columns). */
export const MATRIX = LATER.map((later) => REFERENCE.map((reference) => mac(later, reference)));

export default {
  x: {
    label: {cs: 'Referenční tvar', en: 'Reference shape'},
    domain: [0, 4],
    labels: ['B1', 'T1', 'B2', 'T2'].map((name, index) => [index + 0.5, name]),
  },
  y: {
    label: {cs: 'Tvar nalezený o rok později', en: 'Shape found a year later'},
    domain: [0, 5],
    labels: ['5', '4', '3', '2', '1'].map((name, index) => [index + 0.5, name]),
  },
  cells: MATRIX,
} satisfies PlotDefinition;
