/** Invented but plausible day in May at a road bridge. */
import {seededRandom} from '../../lib/random';

export const DAY_MINUTES = 1440;

const COLDEST = {minute: 5 * 60, value: 7.4};
const WARMEST = {minute: 15.5 * 60, value: 20.2};

/**
 * Air temperature of a clear day in May, °C. It rises along half a cosine wave and falls along a longer half, because
 * the air warms faster than it cools.
 * @param minute since midnight; all days have the same temperatures
 */
export function airTemperature(minute: number): number {
  const warming = WARMEST.minute - COLDEST.minute;
  const sinceColdest = (((minute - COLDEST.minute) % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
  const phase =
    sinceColdest < warming ? sinceColdest / warming - 1 : (sinceColdest - warming) / (DAY_MINUTES - warming);
  return COLDEST.value + ((WARMEST.value - COLDEST.value) * (1 + Math.cos(Math.PI * phase))) / 2;
}

/** Mean of {@link airTemperature} over the day, °C. */
export const MEAN_TEMPERATURE = 13.8;

/** Minutes by which the temperature of massive concrete lags behind the air. */
export const CONCRETE_LAG = 100;

/**
 * Traffic relative to the heaviest of the day, 0 to 1, with peaks in the morning and in the afternoon.
 * @param minute since midnight
 */
export function traffic(minute: number): number {
  const peak = (hour: number, width: number) => Math.exp(-(((minute / 60 - hour) / width) ** 2));
  return Math.min(1, 0.03 + 0.9 * peak(7.6, 1.7) + 0.4 * peak(11.5, 3) + 0.75 * peak(15.8, 1.9));
}

/**
 * Noise of a first-order autoregressive process.
 * @param deviation standard deviation of the noise, in the unit of the series
 * @param memory correlation of neighboring values, 0 to 1
 * @returns a function that returns the next value
 */
export function autoregressiveNoise(seed: number, deviation: number, memory: number): () => number {
  const random = seededRandom(seed);
  const innovation = deviation * Math.sqrt(3 * (1 - memory ** 2));
  let state = 0;
  return () => {
    state = memory * state + innovation * (2 * random() - 1);
    return state;
  };
}
