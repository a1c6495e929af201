/** How a device puts a number into registers. The order of words differs between device families. */
export type NumberType = 'uint16' | 'int16' | 'int32HighFirst' | 'uint32LowFirst';

/** Count of registers that one number takes. */
export function registersOf(type: NumberType): 1 | 2 {
  return type === 'int32HighFirst' || type === 'uint32LowFirst' ? 2 : 1;
}

/**
 * The number in the given registers, signed types in two's complement.
 * @param words registers in the order of the answer, each 0–65535
 * @throws RangeError when there are not as many registers as the type takes
 */
export function decodeNumber(words: readonly number[], type: NumberType): number {
  const [first, second] = words;
  if (words.length !== registersOf(type) || first === undefined) {
    throw new RangeError(`A number of type ${type} takes ${registersOf(type)} registers, ${words.length} were given.`);
  }
  switch (type) {
    case 'uint16':
      return first;
    case 'int16':
      return first > 0x7fff ? first - 0x1_0000 : first;
    case 'int32HighFirst':
      return (first << 16) | (second ?? 0);
    case 'uint32LowFirst':
      return (second ?? 0) * 0x1_0000 + first;
  }
}

/** Puts a number into registers; the inverse of `decodeNumber`. @throws RangeError when it does not fit the type */
export function encodeNumber(value: number, type: NumberType): number[] {
  const [least, most] = {
    uint16: [0, 0xffff],
    int16: [-0x8000, 0x7fff],
    int32HighFirst: [-0x8000_0000, 0x7fff_ffff],
    uint32LowFirst: [0, 0xffff_ffff],
  }[type] as [number, number];
  if (!Number.isInteger(value) || value < least || value > most) {
    throw new RangeError(`${value} is not a whole number from ${least} to ${most}, which type ${type} can hold.`);
  }
  if (registersOf(type) === 1) {
    return [value & 0xffff];
  }
  const [high, low] = [(value >>> 16) & 0xffff, value & 0xffff];
  return type === 'int32HighFirst' ? [high, low] : [low, high];
}
