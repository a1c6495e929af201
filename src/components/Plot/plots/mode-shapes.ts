import {beamShape} from '../../../lib/signals';
import {curve, type PlotDefinition} from '../definition';

const shape = (n: number) => curve(0, 1, 96, (place) => Math.abs(beamShape(n, place)));

export default {
  x: {label: {cs: 'Místo na rozpětí (x/L)', en: 'Position on the span (x/L)'}, domain: [0, 1], step: 0.25},
  y: {label: {cs: 'Poměrná amplituda', en: 'Relative amplitude'}, domain: [0, 1.05], step: 0.25},
  series: [
    {name: {cs: '1. tvar', en: 'mode 1'}, points: shape(1)},
    {name: {cs: '2. tvar', en: 'mode 2'}, points: shape(2)},
    {name: {cs: '3. tvar', en: 'mode 3'}, points: shape(3)},
  ],
} satisfies PlotDefinition;
