import {idleVoltage} from '../../../lib/signals';
import {curve, type PlotDefinition} from '../definition';

const voltage = (supply: number, bias: number) => curve(0, 32, 16, (loads) => idleVoltage(supply, bias, loads));

export default {
  x: {label: {cs: 'Jednotkových zátěží na vedení', en: 'Unit loads on the line'}, domain: [0, 32], step: 8},
  y: {label: {cs: 'Klidové napětí (V)', en: 'Idle voltage (V)'}, domain: [0.12, 0.28], step: 0.04},
  series: [
    {name: {cs: '5 V, 560 Ω', en: '5 V, 560 Ω'}, points: voltage(5, 560)},
    {name: {cs: '5 V, 680 Ω', en: '5 V, 680 Ω'}, points: voltage(5, 680)},
    {name: {cs: '3,3 V, 390 Ω', en: '3.3 V, 390 Ω'}, points: voltage(3.3, 390)},
    {name: {cs: '3,3 V, 560 Ω', en: '3.3 V, 560 Ω'}, points: voltage(3.3, 560)},
    {name: {cs: 'mez přijímače 0,2 V', en: 'receiver limit 0.2 V'}, points: curve(0, 32, 1, () => 0.2), look: 'limit'},
  ],
} satisfies PlotDefinition;
