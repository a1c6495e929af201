/** Lower-case text without diacritics, for lenient comparison. */
export function foldDiacritics(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
