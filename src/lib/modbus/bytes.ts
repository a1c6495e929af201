/** CRC-16/MODBUS. Source: Modbus over Serial Line, Specification and Implementation Guide V1.02, section 6.2.2. */
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

/** The frame followed by its checksum, low byte first. */
export function withCrc(bytes: readonly number[]): number[] {
  const crc = crc16(bytes);
  return [...bytes, crc & 0xff, crc >>> 8];
}

/** The two bytes of a register, high byte first. */
export function bytesOfWord(word: number): [number, number] {
  return [word >>> 8, word & 0xff];
}

/** Reads the 16-bit value, high byte first, at byte `index` (from 0) of a frame. Missing bytes count as 0. */
export function wordAt(bytes: readonly number[], index: number): number {
  return ((bytes[index] ?? 0) << 8) | (bytes[index + 1] ?? 0);
}

/** How a number is stored in registers. Which of two registers comes first depends on the device family. */
export type NumberType = 'uint16' | 'int16' | 'int32HighFirst' | 'uint32LowFirst';

/** How many registers a number of this type takes. */
export function registersOf(type: NumberType): 1 | 2 {
  return type === 'int32HighFirst' || type === 'uint32LowFirst' ? 2 : 1;
}

/** Decodes a number of the given type from one or two register values (0–65535), in the order they were received. */
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

export type ParsedHex =
  | {ok: true; bytes: number[]}
  | {ok: false; problem: 'empty' | 'notHex' | 'halfByte'; token: string};

/** Writes bytes as most terminals print them: two upper-case hexadecimal digits per byte, separated by spaces. */
export function formatBytes(bytes: readonly number[]): string {
  return bytes.map((byte) => byte.toString(16).toUpperCase().padStart(2, '0')).join(' ');
}

/** Writes the value or the address of a register with four hexadecimal digits, such as `0x066E`. */
export function formatWord(word: number): string {
  return `0x${word.toString(16).toUpperCase().padStart(4, '0')}`;
}

/**
 * Reads bytes in the spellings of Modbus tools and terminals: `01 03`, `0103`, `0x01,0x03`, `01-03`, `1h 3h`, `\x01\x03`,
 * `[01][03]`, over any number of lines. A single digit between separators is one byte.
 * @returns the bytes; or the problem, with the first faulty piece of text as `token` (`''` when the text is empty)
 */
export function parseHex(text: string): ParsedHex {
  const bytes: number[] = [];
  const tokens = text
    .replace(/\\x/gi, ' ')
    .split(/[\s,;:|\-[\](){}]+/)
    .filter((token) => token !== '');
  for (const token of tokens) {
    const digits = token.replace(/^0x/i, '').replace(/h$/i, '');
    if (!/^[\da-f]+$/i.test(digits)) {
      return {ok: false, problem: 'notHex', token};
    }
    if (digits.length > 1 && digits.length % 2 === 1) {
      return {ok: false, problem: 'halfByte', token};
    }
    for (let index = 0; index < digits.length; index += 2) {
      bytes.push(Number.parseInt(digits.slice(index, index + 2), 16));
    }
  }
  return bytes.length > 0 ? {ok: true, bytes} : {ok: false, problem: 'empty', token: ''};
}
