/** A quantity that the converter knows. */
export type Quantity = 'inclination' | 'strain' | 'acceleration';

/** A unit of one quantity, by its symbol. `µm/m` is the same as microstrain (µε). */
export type Unit = '°' | 'mm/m' | 'µm/m' | '%' | 'g' | 'mg' | 'm/s²';

/** Standard acceleration of gravity in m/s², exact by definition (ISO 80000-3). */
export const STANDARD_GRAVITY = 9.80665;

/**
 * Multiplier from degrees to mm/m for small tilts: tan(1°) · 1000. The exact relation is a tangent, so a multiplier is
 * right at 0° and 1° only.
 */
export const SMALL_ANGLE_FACTOR = 17.455;

/** Units by quantity; the first is the base of the linear factors. */
export const UNITS = {
  inclination: ['°', 'mm/m'],
  strain: ['µm/m', '%'],
  acceleration: ['g', 'mg', 'm/s²'],
} as const satisfies Record<Quantity, readonly Unit[]>;

/** Size of a unit in the first unit of its quantity, where the relation is linear. */
const LINEAR: Partial<Record<Unit, number>> = {'µm/m': 1, '%': 10_000, g: 1, mg: 0.001, 'm/s²': 1 / STANDARD_GRAVITY};

/** Conversion factor from `from` to `to`, or `undefined` if the relation is not linear. */
export function factor(from: Unit, to: Unit): number | undefined {
  if (!Object.values<readonly Unit[]>(UNITS).some((units) => units.includes(from) && units.includes(to))) {
    throw new RangeError(`"${from}" and "${to}" measure different quantities; convert within one list of UNITS.`);
  }
  const [source, target] = [LINEAR[from], LINEAR[to]];
  if (source === undefined || target === undefined) {
    return undefined;
  }
  // Rounding removes floating-point noise from decimal factors such as 9.80665.
  return Number((source / target).toPrecision(12));
}

/**
 * Converts a value between two units of one quantity. A tilt in mm/m is the rise over a horizontal meter: 1000 · tan α.
 * @returns `undefined` for angles of 90° and more, which have no slope.
 */
export function convert(value: number, from: Unit, to: Unit): number | undefined {
  if (from === to) {
    return value;
  }
  if (from === '°' && to === 'mm/m') {
    return Math.abs(value) < 90 ? Math.tan((value * Math.PI) / 180) * 1000 : undefined;
  }
  if (from === 'mm/m' && to === '°') {
    return (Math.atan(value / 1000) * 180) / Math.PI;
  }
  const ratio = factor(from, to);
  return ratio === undefined ? undefined : value * ratio;
}

/**
 * Result and error of the small-angle approximation.
 * @param degrees angle in degrees, below 90° in size
 * @returns tilt in mm/m and its relative error (0.003 = 0.3 % too much)
 */
export function smallAngle(degrees: number): {value: number; error: number} {
  const value = degrees * SMALL_ANGLE_FACTOR;
  const exact = convert(degrees, '°', 'mm/m') ?? NaN;
  return {value, error: exact === 0 ? 0 : value / exact - 1};
}
