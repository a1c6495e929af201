import {foldedFrequency} from '../../../lib/signals';
import {curve, type PlotDefinition} from '../definition';

const folded = (rate: number) =>
  curve(0, 125, 8, (part) => part / 31.25).map(([at]) => [at, foldedFrequency(at, rate)] as const);

/** Vibration frequencies and sampling rates, in Hz: the rows of a table in the article that shows this plot. */
const TONES = [
  [24.5, 31.25],
  [50, 62.5],
  [100, 31.25],
  [120, 125],
] as const;

export default {
  x: {label: {cs: 'Skutečná frekvence (Hz)', en: 'True frequency (Hz)'}, domain: [0, 125], step: 25},
  y: {label: {cs: 'Objeví se jako (Hz)', en: 'Appears at (Hz)'}, domain: [0, 65], step: 10},
  series: [
    {name: {cs: 'vzorkováno 125 Hz', en: 'sampled at 125 Hz'}, points: folded(125)},
    {name: {cs: '62,5 Hz', en: '62.5 Hz'}, points: folded(62.5)},
    {name: {cs: '31,25 Hz', en: '31.25 Hz'}, points: folded(31.25)},
    {
      name: {cs: 'řádky tabulky', en: 'rows of the table'},
      points: TONES.map(([tone, rate]) => [tone, foldedFrequency(tone, rate)] as const),
      look: 'dots',
    },
  ],
} satisfies PlotDefinition;
