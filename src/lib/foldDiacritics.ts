/** The text without diacritics and in lower case, for comparing what people type with what is written. */
export function foldDiacritics(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
