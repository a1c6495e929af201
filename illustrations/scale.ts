import {NOW, type Series} from './sample';
import {DAY_MINUTES} from '../src/data/practice/day';

/** A straight-line mapping from data to pixels. */
type Scale = (value: number) => number;

/** Maps `domain` to `range` linearly; either may descend. @throws when both ends of the domain are equal */
export function linear(domain: readonly [number, number], range: readonly [number, number]): Scale {
  const [from, to] = domain;
  if (from === to) {
    throw new RangeError(`A scale needs two different ends of its domain, both are ${from}.`);
  }
  return (value) => range[0] + ((value - from) / (to - from)) * (range[1] - range[0]);
}

/** A coordinate in CSS pixels, rounded to 0.1. Finer differences, below a fifth of a device pixel, cannot be seen. */
const pixel = (value: number) => String(Math.round(value * 10) / 10);

/** SVG path of a series as a polyline. */
export function linePath(series: Series, x: Scale, y: Scale): string {
  return series
    .map(({minute, value}, index) => `${index === 0 ? 'M' : 'L'}${pixel(x(minute))} ${pixel(y(value))}`)
    .join('');
}

/** SVG path of the area between a series and the pixel row `base`. */
export function areaPath(series: Series, x: Scale, y: Scale, base: number): string {
  const first = series.at(0);
  const end = series.at(-1);
  if (!first || !end) {
    return '';
  }
  return `${linePath(series, x, y)}L${pixel(x(end.minute))} ${pixel(base)}L${pixel(x(first.minute))} ${pixel(base)}Z`;
}

/** SVG path of one upright stroke per sample, from −value to +value: the envelope of a vibration. */
export function envelopePath(series: Series, x: Scale, y: Scale): string {
  return series.map(({minute, value}) => `M${pixel(x(minute))} ${pixel(y(-value))}V${pixel(y(value))}`).join('');
}

/** Every `step`-th full hour (0:00, 6:00 … for 6) of the last 24, in minutes relative to {@link NOW}, oldest first. */
export function hourTicks(step: number): number[] {
  const ticks: number[] = [];
  for (let minute = -DAY_MINUTES; minute <= 0; minute += 1) {
    if ((NOW.clock + minute + DAY_MINUTES) % (step * 60) === 0) {
      ticks.push(minute);
    }
  }
  return ticks;
}
