/** Source: data sheet of the ADXL355 and common knowledge of the field. */
import type {Localized} from '../config/locales';
import {withIds} from './types';

/**
 * Corner frequencies of the high-pass filter of the ADXL355 accelerometer, which weakens vibrations below them: divided
 * by the output data rate, times 10⁴, e.g. 24.7 for 0.00247.
 */
export const highPassRatios = [24.7, 6.2084, 1.5545, 0.3862, 0.0954, 0.0238] as const;

/**
 * Returns the corner frequency of a high-pass filter, in Hz.
 * @param ratio corner frequency divided by the output data rate, times 10⁴
 * @param dataRate output data rate in Hz
 */
export function highPassHertz(ratio: number, dataRate: number): number {
  return ratio * 1e-4 * dataRate;
}

/** A setting that decides when a recording starts or ends, with its usual values in structural monitoring. */
export interface TriggerSetting {
  name: Localized;
  method: 'threshold' | 'sta-lta' | 'both';
  /** Range of usual values, in `unit`. Absent when the right value depends on the structure. */
  usual?: {minimum: number; maximum: number};
  unit?: string;
  meaning: Localized;
}

// Pages that need only the filter leave this call out.
export const triggerSettings = /* @__PURE__ */ withIds<string, TriggerSetting>({
  threshold: {
    name: {cs: 'pevný práh', en: 'fixed threshold'},
    method: 'threshold',
    unit: 'mg, mm/s',
    meaning: {
      cs: 'záznam se spustí překročením prahu; hodí se tam, kde se šum pozadí nemění',
      en: 'recording starts when it is exceeded; suits places with steady background noise',
    },
  },
  sta: {
    name: {cs: 'krátkodobý průměr (STA)', en: 'short-term average (STA)'},
    method: 'sta-lta',
    usual: {minimum: 0.5, maximum: 2},
    unit: 's',
    meaning: {
      cs: 'delší průměr dává méně událostí, kratší zachytí i krátký náraz',
      en: 'a longer average results in fewer events; a shorter one also detects brief impacts',
    },
  },
  lta: {
    name: {cs: 'dlouhodobý průměr (LTA)', en: 'long-term average (LTA)'},
    method: 'sta-lta',
    usual: {minimum: 10, maximum: 60},
    unit: 's',
    meaning: {
      cs: 'sleduje šum pozadí; po zapnutí se záznam nespustí, dokud se průměr nenaplní',
      en: 'follows the background noise; after startup, nothing triggers until this window is full',
    },
  },
  'ratio-on': {
    name: {cs: 'poměr STA/LTA pro spuštění', en: 'trigger-on ratio (STA/LTA)'},
    method: 'sta-lta',
    usual: {minimum: 3, maximum: 5},
    meaning: {cs: 'vyšší poměr dává méně událostí', en: 'a higher ratio results in fewer events'},
  },
  'ratio-off': {
    name: {cs: 'poměr STA/LTA pro ukončení', en: 'trigger-off ratio (STA/LTA)'},
    method: 'sta-lta',
    usual: {minimum: 1.5, maximum: 2},
    meaning: {cs: 'nižší poměr událost prodlouží', en: 'a lower ratio makes the event longer'},
  },
  before: {
    name: {cs: 'záznam před spuštěním', en: 'recording before the trigger'},
    method: 'both',
    usual: {minimum: 1, maximum: 10},
    unit: 's',
    meaning: {cs: 'ukáže začátek děje', en: 'shows how the event started'},
  },
  after: {
    name: {cs: 'záznam po spuštění', en: 'recording after the trigger'},
    method: 'both',
    usual: {minimum: 5, maximum: 30},
    unit: 's',
    meaning: {cs: 'zachytí dokmitání konstrukce', en: 'captures the decay of the vibration'},
  },
  longest: {
    name: {cs: 'nejdelší záznam', en: 'maximum recording length'},
    method: 'both',
    meaning: {
      cs: 'brání tomu, aby jeden záznam zaplnil kartu',
      en: 'prevents a single recording from filling the card',
    },
  },
});
