/** Why a text is not a number: `empty` is a blank text, `notANumber` any other. */
export type NumberProblem = 'empty' | 'notANumber';

export type ParsedNumber = {ok: true; value: number} | {ok: false; problem: NumberProblem};

function parse(text: string, form: RegExp): ParsedNumber {
  const compact = text.replace(/\s/g, '').replace(/[\u2212\u2012\u2013]/g, '-');
  const value = form.test(compact) ? Number(compact) : NaN;
  return Number.isFinite(value) ? {ok: true, value} : {ok: false, problem: compact === '' ? 'empty' : 'notANumber'};
}

/**
 * Parses a number as typed in any locale: decimal comma or point, spaces between thousands, a true minus sign. A text
 * with two separators is not a number, because point and comma swap roles in "1.234,5" and "1,234.5".
 */
export function parseDecimal(text: string): ParsedNumber {
  return parse(text.replace(',', '.'), /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i);
}

/** Parses an integer, decimal (`1646`, `-5`) or hexadecimal with its prefix (`0x066E`). */
export function parseInteger(text: string): ParsedNumber {
  return parse(text, /^(?:0x[\da-f]+|[+-]?\d+)$/i);
}

/** Precision and unit of a number as text; up to six significant digits by default. */
export interface NumberFormat {
  /** Fixed number of decimal places. */
  decimals?: number;
  /** Maximum number of significant digits; ignored when `decimals` is given. */
  significant?: number;
  /** Unit to append after a space; the degree sign and the English percent sign follow the number directly. */
  unit?: string;
}

/**
 * Writes a number in the given language with a true minus sign (U+2212), which is as wide as a plus and never cut off by
 * a line break. Thousands are grouped from 10,000 on.
 */
export function formatNumber(
  value: number,
  locale: string,
  {decimals, significant = 6, unit = ''}: NumberFormat = {},
): string {
  const digits =
    decimals === undefined
      ? {maximumSignificantDigits: significant}
      : {minimumFractionDigits: decimals, maximumFractionDigits: decimals};
  // Minus zero would be shown as "-0".
  const text = new Intl.NumberFormat(locale, {...digits, useGrouping: 'min2'}).format(value === 0 ? 0 : value);
  const isSpaced = unit !== '' && unit !== '°' && (unit !== '%' || locale === 'cs');
  return `${text.replace('-', '\u2212')}${isSpaced ? '\u00a0' : ''}${unit}`;
}
