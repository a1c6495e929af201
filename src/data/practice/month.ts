/** Invented month at point P2, the top of a pier: tilt and temperature, with the events that the manual writes about. */
import {seededRandom} from '../../lib/random';
import {airTemperature, autoregressiveNoise, CONCRETE_LAG, DAY_MINUTES, MEAN_TEMPERATURE} from './day';

/** What the device delivered at one moment, before parameters of the measurement point. */
export interface Reading {
  /** Milliseconds since 1970, UTC. */
  time: number;
  /** Along the bridge, mm/m. */
  tilt: number;
  /** Of the pier, °C. */
  temperature: number;
}

const MINUTE = 60_000;

/** Days of the month, and minutes between its readings. */
export const MONTH_DAYS = 28;
const READING_MINUTES = 10;

/** How P2 behaves, and what happens there. Times are UTC in milliseconds, sizes in mm/m. */
export const P2 = {
  start: Date.UTC(2026, 9, 24),
  /** Change of tilt per °C of the pier, and tilt before the events at the mean temperature of the month. */
  perDegree: 0.03,
  zero: {temperature: 10, tilt: 1.001},
  /** Lasting movement of the pier, on day 21. */
  movement: {time: Date.UTC(2026, 10, 14), size: 0.06},
  /** Another device with another zero takes over. */
  swap: {time: Date.UTC(2026, 10, 19, 9, 30), size: 0.476},
  /** Readings that never arrived. */
  gap: {time: Date.UTC(2026, 10, 17, 1), readings: 27},
  /** A single wrong reading; `size` is its distance from `zero.tilt`. */
  outlier: {time: Date.UTC(2026, 10, 9, 13), size: 0.38},
} as const;

/** Standard deviation of a reading of tilt, mm/m, and share of the air's daily swing that a massive pier follows. */
const NOISE = 0.0056;
const SWING = 0.85;

/** Pier warmer than its mean at the midnight of each day, °C. A cold spell hides the movement. */
const WEATHER = [
  0.3, 0.6, 0.2, -0.5, -0.3, 0.4, 0.9, 1.6, 2.2, 1.4, 0.2, -1.1, -1.8, -1.2, -0.2, 0.8, 1.7, 2.4, 2.3, 1.6, 0.4, -1.3,
  -2.1, -1.6, -0.2, 1.2, 1.33, -0.5, -1.7,
];

function weather(day: number): number {
  const [before = 0, after = 0] = WEATHER.slice(Math.floor(day), Math.floor(day) + 2);
  return before + (day % 1) * (after - before);
}

/** Day of the month as a fraction, 0 at its start. */
export const dayOf = (time: number) => (time - P2.start) / (DAY_MINUTES * MINUTE);

/** Tilt that the temperature alone explains, relative to `P2.zero.tilt`, mm/m. */
export const thermalTilt = (temperature: number) => P2.perDegree * (temperature - P2.zero.temperature);

/** Weather and seeds are chosen so that the readings come out that the manual prints. */
function allReadings(): Reading[] {
  const gusts = autoregressiveNoise(53, 0.15, 0.93);
  const random = seededRandom(1566);
  return Array.from({length: (MONTH_DAYS * DAY_MINUTES) / READING_MINUTES}, (_, index) => {
    const minute = index * READING_MINUTES;
    const time = P2.start + minute * MINUTE;
    // Clocks on site are an hour ahead of UTC.
    const air = airTemperature(minute + 60 - CONCRETE_LAG) - MEAN_TEMPERATURE;
    const temperature = P2.zero.temperature + weather(minute / DAY_MINUTES) + SWING * air + gusts();
    const events = [P2.movement, P2.swap].reduce((sum, event) => sum + (time >= event.time ? event.size : 0), 0);
    // The sum of three uniform numbers has a standard deviation of 0.5.
    const noise = 2 * NOISE * (random() + random() + random() - 1.5);
    const tilt = time === P2.outlier.time ? P2.outlier.size : thermalTilt(temperature) + events + noise;
    return {time, tilt: Number((P2.zero.tilt + tilt).toFixed(3)), temperature: Number(temperature.toFixed(1))};
  });
}

const hasArrived = ({time}: Reading) =>
  time < P2.gap.time || time >= P2.gap.time + P2.gap.readings * READING_MINUTES * MINUTE;

/** The readings that arrived, oldest first. */
export const month: readonly Reading[] = allReadings().filter(hasArrived);

/** Change of tilt since the start with the swap of devices removed, mm/m. */
export const tiltChange = ({time, tilt}: Reading) => tilt - P2.zero.tilt - (time >= P2.swap.time ? P2.swap.size : 0);
