import {MODE} from '../../../data/practice/vibration';
import {hannSpectrum, responsePower} from '../../../lib/signals';
import {curve, type PlotDefinition, type PlotPoint} from '../definition';

/** Points of a spectrum, scaled to a peak of 1, so that the widths of peaks can be compared. */
function scaled(power: (frequency: number) => number): PlotPoint[] {
  const points = curve(2.3, 2.7, 160, power);
  const peak = Math.max(...points.map(([, value]) => value));
  return points.map(([frequency, value]) => [frequency, value / peak]);
}

const averaged = (seconds: number) => scaled((frequency) => hannSpectrum(MODE, seconds, frequency));

export default {
  x: {label: {cs: 'Frekvence (Hz)', en: 'Frequency (Hz)'}, domain: [2.3, 2.7], step: 0.1},
  y: {label: {cs: 'Výkon, vrchol = 1', en: 'Power, peak = 1'}, domain: [0, 1.05], step: 0.25},
  series: [
    {name: {cs: 'skutečný vrchol', en: 'true peak'}, points: scaled((frequency) => responsePower(MODE, frequency))},
    {name: {cs: 'úseky 16,4 s', en: 'segments of 16.4 s'}, points: averaged(16.384)},
    {name: {cs: 'úseky 80 s', en: 'segments of 80 s'}, points: averaged(80)},
    {name: {cs: 'polovina výkonu', en: 'half power'}, points: curve(2.3, 2.7, 1, () => 0.5), look: 'limit'},
  ],
} satisfies PlotDefinition;
