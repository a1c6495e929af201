export type ParsedHex =
  | {ok: true; bytes: number[]}
  | {ok: false; problem: 'empty' | 'notHex' | 'halfByte'; token: string};

/** Two-digit upper-case bytes with spaces between them, the spelling of most terminal programs. */
export function formatBytes(bytes: readonly number[]): string {
  return bytes.map((byte) => byte.toString(16).toUpperCase().padStart(2, '0')).join(' ');
}

/** A register or a register address: `0x066E`. */
export function formatWord(word: number): string {
  return `0x${word.toString(16).toUpperCase().padStart(4, '0')}`;
}

/**
 * Reads bytes in the spellings that Modbus programs and terminals print: `01 03`, `0103`, `0x01,0x03`, `01-03`, `1h 3h`,
 * `\x01\x03`, `[01][03]`, over any number of lines. A single digit between separators is a byte of its own.
 * @returns the bytes, or the piece of text that cannot be one: not hexadecimal, or a run with an odd count of digits
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
