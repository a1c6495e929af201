import {falseTrend} from '../../../lib/signals';
import {curve, type PlotDefinition} from '../definition';

export default {
  x: {label: {cs: 'Délka záznamu (roky)', en: 'Record length (years)'}, domain: [0, 3], step: 1},
  y: {label: {cs: 'Největší falešný trend (mm/rok)', en: 'Largest false trend (mm/year)'}, domain: [0, 35], step: 5},
  series: [
    {name: {cs: 'nejhorší případ', en: 'worst case'}, points: curve(1 / 24, 3, 120, (years) => falseTrend(years, 5))},
  ],
} satisfies PlotDefinition;
