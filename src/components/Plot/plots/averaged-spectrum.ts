import {MODE} from '../../../data/practice/vibration';
import {hannSpectrum, responsePower} from '../../../lib/signals';
import {curve, type PlotDefinition, type PlotPoint} from '../definition';

/** Scales a curve to a peak of 1, so that the widths of peaks can be compared. */
function scaled(points: readonly PlotPoint[]): PlotPoint[] {
  const peak = Math.max(...points.map(([, power]) => power));
  return points.map(([frequency, power]) => [frequency, power / peak]);
}

const from = (value: (frequency: number) => number) => scaled(curve(2.3, 2.7, 160, value));

export default {
  x: {label: {cs: 'Frekvence (Hz)', en: 'Frequency (Hz)'}, domain: [2.3, 2.7], step: 0.1},
  y: {label: {cs: 'Výkon, vrchol = 1', en: 'Power, peak = 1'}, domain: [0, 1.05], step: 0.25},
  series: [
    {name: {cs: 'skutečný vrchol', en: 'true peak'}, points: from((frequency) => responsePower(MODE, frequency))},
    {
      name: {cs: 'úseky 16,4 s', en: 'segments of 16.4 s'},
      points: from((frequency) => hannSpectrum(MODE, 16.384, frequency)),
    },
    {name: {cs: 'úseky 80 s', en: 'segments of 80 s'}, points: from((frequency) => hannSpectrum(MODE, 80, frequency))},
    {
      name: {cs: 'polovina výkonu', en: 'half power'},
      points: curve(2.3, 2.7, 1, () => 0.5),
      look: 'limit',
    },
  ],
} satisfies PlotDefinition;
