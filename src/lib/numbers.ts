function parse(text: string, form: RegExp): number {
  const compact = text.replace(/\s/g, '').replace(/[\u2212\u2012\u2013]/g, '-');
  const value = form.test(compact) ? Number(compact) : NaN;
  return Number.isFinite(value) ? value : NaN;
}

/**
 * Parses a number with a decimal comma or point; `NaN` for any other text. Allows spaces between thousands and a true
 * minus sign (U+2212); in English, also commas between thousands, as `formatNumber` writes them. Rejects any other text
 * with more than one comma or point, such as `1.234,5`, because either could be the decimal separator.
 */
export function parseDecimal(text: string, locale: string): number {
  const isGrouped = locale === 'en' && /^\D?[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/.test(text.trim());
  return parse(
    isGrouped ? text.replaceAll(',', '') : text.replace(',', '.'),
    /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i,
  );
}

/** Parses an integer in decimal (`1646`, `-5`) or in hexadecimal with a prefix (`0x066E`); `NaN` for any other text. */
export function parseInteger(text: string): number {
  return parse(text, /^(?:0x[\da-f]+|[+-]?\d+)$/i);
}

/** Whether a number is in a closed range. `NaN` is in none. */
export function isWithin(value: number, {minimum, maximum}: {minimum: number; maximum: number}): boolean {
  return value >= minimum && value <= maximum;
}

/** How a number is written as text. By default, it has up to six significant digits and no unit. */
export interface NumberFormat {
  /** Fixed number of decimal places. */
  decimals?: number;
  /** Maximum number of significant digits; ignored when `decimals` is given. */
  significant?: number;
  /** Unit to append after a space. There is no space before the degree sign or, in English, before the percent sign. */
  unit?: string;
}

/** The digits of a number that is not negative, with a decimal point. */
function digitsOf(value: number, decimals: number | undefined, significant: number): string {
  if (decimals !== undefined) {
    return value.toFixed(decimals);
  }
  const rounded = Number(value.toPrecision(significant));
  const places = significant - 1 - Math.floor(Math.log10(rounded));
  const text = rounded.toFixed(Math.min(Math.max(places, 0), 100));
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}

/**
 * Formats a number in the given language. The minus sign is U+2212, which is as wide as a plus sign and never ends a
 * line. Thousands are separated from 10,000 on. The first use of `Intl.NumberFormat` would cost 120 ms on a phone.
 */
export function formatNumber(
  value: number,
  locale: string,
  {decimals, significant = 6, unit = ''}: NumberFormat = {},
): string {
  const [point, separator] = locale === 'cs' ? [',', '\u00a0'] : ['.', ','];
  const [whole = '', fraction] = digitsOf(Math.abs(value), decimals, significant).split('.');
  const grouped = whole.length > 4 ? whole.replace(/\B(?=(?:\d{3})+$)/g, separator) : whole;
  const isSpaced = unit !== '' && unit !== '°' && (unit !== '%' || locale === 'cs');
  return `${value < 0 ? '\u2212' : ''}${grouped}${fraction ? point + fraction : ''}${isSpaced ? '\u00a0' : ''}${unit}`;
}
