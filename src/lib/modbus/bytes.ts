/** Returns the CRC-16/MODBUS checksum. Source: Modbus over Serial Line, Implementation Guide V1.02, section 6.2.2. */
export function crc16(bytes: Iterable<number>): number {
  let crc = 0xffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) {
      crc = crc & 1 ? (crc >>> 1) ^ 0xa001 : crc >>> 1;
    }
  }
  return crc;
}

/** Returns the bytes followed by their CRC-16 checksum, low byte first. */
export function withCrc(bytes: readonly number[]): number[] {
  const crc = crc16(bytes);
  return [...bytes, crc & 0xff, crc >>> 8];
}

/** Splits a 16-bit value into its two bytes, high byte first. */
export function bytesOfWord(word: number): [number, number] {
  return [word >>> 8, word & 0xff];
}

/** Reads the 16-bit value at `bytes[index]`, high byte first. Bytes beyond the end of `bytes` count as 0. */
export function wordAt(bytes: readonly number[], index: number): number {
  return ((bytes[index] ?? 0) << 8) | (bytes[index + 1] ?? 0);
}

/** How registers store a number. In `int32HighFirst`, the first register has the upper 16 bits. */
export type NumberType = 'uint16' | 'int16' | 'int32HighFirst' | 'uint32LowFirst';

/** Returns the number of registers that a number of this type takes up. */
export function registersOf(type: NumberType): 1 | 2 {
  return type === 'int32HighFirst' || type === 'uint32LowFirst' ? 2 : 1;
}

/** Decodes a number from one or two register values (0–65535), given in the order in which they were received. */
export function decodeNumber([first = 0, second = 0]: readonly number[], type: NumberType): number {
  switch (type) {
    case 'uint16':
      return first;
    case 'int16':
      return first > 0x7fff ? first - 0x1_0000 : first;
    case 'int32HighFirst':
      return (first << 16) | second;
    case 'uint32LowFirst':
      return second * 0x1_0000 + first;
  }
}

/** Formats bytes as most terminals print them, e.g. `01 03 FF`. */
export function formatBytes(bytes: readonly number[]): string {
  return bytes.map((byte) => byte.toString(16).toUpperCase().padStart(2, '0')).join(' ');
}

/** Formats the value or the address of a register with four hexadecimal digits, e.g. `0x066E`. */
export function formatWord(word: number): string {
  return `0x${word.toString(16).toUpperCase().padStart(4, '0')}`;
}

/**
 * Parses hexadecimal bytes in the notations of Modbus tools and terminals: `01 03`, `0103`, `0x01,0x03`, `01-03`,
 * `1h 3h`, `\x01\x03`, `[01][03]`. The text may have several lines. A single digit between separators is one byte.
 * @returns the bytes up to the first part of the text that is none; `wrong` is that part
 */
export function parseHex(text: string): {bytes: number[]; wrong?: string} {
  const bytes: number[] = [];
  for (const token of text.replace(/\\x/gi, ' ').split(/[\s,;:|\-[\](){}]+/)) {
    const digits = token.replace(/^0x/i, '').replace(/h$/i, '');
    if (token !== '' && !/^(?:[\da-f]|(?:[\da-f]{2})+)$/i.test(digits)) {
      return {bytes, wrong: token};
    }
    bytes.push(...(digits.match(/..?/g) ?? []).map((byte) => Number.parseInt(byte, 16)));
  }
  return {bytes};
}
