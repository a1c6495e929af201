/** Returns the text in lower case and without diacritics, so that comparisons ignore both. */
export function foldDiacritics(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
