import {falseTrend} from '../../../lib/signals';
import {curve, type PlotDefinition} from '../definition';

const trend = (years: number) => falseTrend(years, 5);

export default {
  x: {label: {cs: 'Délka záznamu (roky)', en: 'Record length (years)'}, domain: [0, 3], labels: 1},
  y: {label: {cs: 'Největší falešný trend (mm/rok)', en: 'Largest false trend (mm/year)'}, domain: [0, 35], labels: 5},
  series: [
    {name: {cs: 'nejhorší případ', en: 'worst case'}, points: curve(1 / 24, 3, 120, trend)},
    {
      name: {cs: 'řádky tabulky', en: 'rows of the table'},
      points: [1 / 12, 1 / 2, 1, 2, 3].map((years) => [years, trend(years)] as const),
      look: 'dots',
    },
  ],
} satisfies PlotDefinition;
