import {type ShapedMode, singularValues} from '../../../lib/signals';
import {curve, type PlotDefinition} from '../definition';

/** Bending and torsion of a deck. `shape`: deflections of the left and right edge at midspan, then at quarter-span. */
const MODES: readonly [ShapedMode, ShapedMode] = [
  {frequency: 2.5, damping: 0.015, shape: [1, 0.96, 0.71, 0.69], force: 1},
  {frequency: 2.54, damping: 0.015, shape: [1, -1, 0.71, -0.7], force: 0.7},
];

const NOISE = 0.003;
const decibels = (value: (pair: [number, number]) => number) =>
  curve(2.2, 2.8, 240, (frequency) => 10 * Math.log10(value(singularValues(MODES, NOISE, frequency))));

export default {
  x: {label: {cs: 'Frekvence (Hz)', en: 'Frequency (Hz)'}, domain: [2.2, 2.8], step: 0.1},
  y: {label: {cs: 'Výkon (dB)', en: 'Power (dB)'}, domain: [-20, 10], step: 10},
  series: [
    {name: {cs: 'první singulární hodnota', en: 'first singular value'}, points: decibels(([first]) => first)},
    {name: {cs: 'druhá singulární hodnota', en: 'second singular value'}, points: decibels(([, second]) => second)},
    {
      name: {cs: 'součet spekter všech snímačů', en: 'sum of the spectra of all sensors'},
      points: decibels(([first, second]) => first + second),
    },
  ],
} satisfies PlotDefinition;
