import {foldedFrequency} from '../../../lib/signals';
import type {PlotDefinition, PlotPoint} from '../definition';

const at = (frequency: number, rate: number): PlotPoint => [frequency, foldedFrequency(frequency, rate)];
const folded = (rate: number) => [0, 1, 2, 3, 4, 5, 6, 7, 8].map((corner) => at(corner * 15.625, rate));

export default {
  x: {label: {cs: 'Skutečná frekvence (Hz)', en: 'True frequency (Hz)'}, domain: [0, 125], step: 25},
  y: {label: {cs: 'Objeví se jako (Hz)', en: 'Appears at (Hz)'}, domain: [0, 65], step: 10},
  series: [
    {name: {cs: 'vzorkováno 125 Hz', en: 'sampled at 125 Hz'}, points: folded(125)},
    {name: {cs: '62,5 Hz', en: '62.5 Hz'}, points: folded(62.5)},
    {name: {cs: '31,25 Hz', en: '31.25 Hz'}, points: folded(31.25)},
  ],
} satisfies PlotDefinition;
