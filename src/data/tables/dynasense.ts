import type {Localized} from '../../config/locales';
import {highPassHertz, highPassRatios, triggerSettings, type TriggerSetting} from '../dynasense';
import {decimalText, defineTable} from './define';

/** Data rates in Hz for which the high-pass filter table has a column of corner frequencies. */
const EXAMPLE_RATES = [125, 250] as const;

const METHODS: Readonly<Record<TriggerSetting['method'], Localized | string>> = {
  threshold: {cs: 'pevný práh', en: 'fixed threshold'},
  'sta-lta': 'STA/LTA',
  both: {cs: 'oba', en: 'both'},
};

export const highPassTable = defineTable({
  title: {cs: 'Mezní frekvence horní propusti', en: 'Corner frequency of the high-pass filter'},
  narrow: 'stack',
  rows: highPassRatios,
  anchor: (ratio) => `hpf-${String(ratio).replace('.', '-')}`,
  columns: [
    {
      key: 'ratio',
      label: {cs: 'Poměr k ODR', en: 'Ratio to ODR'},
      unit: '× 10⁻⁴',
      digits: [1, 4],
      cell: (ratio) => ratio,
    },
    ...EXAMPLE_RATES.map((rate) => ({
      key: `corner${rate}`,
      label: {cs: `Mezní frekvence při ODR ${rate} Hz`, en: `Corner at ${rate} Hz`},
      unit: 'Hz',
      digits: [2, 4] as const,
      cell: (ratio: number) => Number(highPassHertz(ratio, rate).toPrecision(2)),
    })),
  ],
});

export const triggerSettingTable = defineTable({
  title: {cs: 'Obvyklé nastavení spouštění', en: 'Typical trigger settings'},
  narrow: 'stack',
  rows: triggerSettings,
  anchor: ({id}) => `trigger-${id}`,
  columns: [
    {key: 'setting', label: {cs: 'Nastavení', en: 'Setting'}, cell: ({name}, pick) => pick(name)},
    {key: 'method', label: {cs: 'Způsob', en: 'Method'}, cell: ({method}, pick) => pick(METHODS[method])},
    {
      key: 'usual',
      label: {cs: 'Obvyklá hodnota', en: 'Typical value'},
      cell: ({usual, unit}, pick) =>
        usual
          ? `${decimalText(usual.minimum, pick)}–${decimalText(usual.maximum, pick)}${unit ? ` ${unit}` : ''}`
          : unit
            ? pick({cs: `podle místa, ${unit}`, en: `site-specific, ${unit}`})
            : null,
    },
    {key: 'meaning', label: {cs: 'Vliv', en: 'Effect'}, cell: ({meaning}, pick) => pick(meaning)},
  ],
});
