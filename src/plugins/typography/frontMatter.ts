import type {Locale} from '../../config/locales';
import {typography} from './typography';

/** Front matter that readers see. */
const TEXT_FIELDS = ['title', 'sidebar_label', 'description'];

/** {@link typography} for the texts in a page's front matter; everything else stays as parsed. */
export function typographicFrontMatter<T extends {frontMatter: Record<string, unknown>}>(parsed: T, locale: Locale): T {
  const frontMatter = {...parsed.frontMatter};
  for (const field of TEXT_FIELDS) {
    const value = frontMatter[field];
    if (typeof value === 'string') {
      frontMatter[field] = typography(value, locale);
    }
  }
  return {...parsed, frontMatter};
}
