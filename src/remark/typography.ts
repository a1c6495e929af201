import {visit} from 'unist-util-visit';
import type {Locale} from '../lib/locale';
import {typography} from '../lib/typography';
import {componentAttributes, type TreeNode} from './tree';

/** Names of component properties that contain texts for readers. */
const TEXT_ATTRIBUTES = new Set(['alt', 'caption', 'title', 'label']);

/** Front matter fields that readers see. */
const TEXT_FIELDS = ['title', 'sidebar_label', 'description'];

/** remark transform that applies {@link typography} to all texts of a page except code. */
export function remarkTypography({locale}: {locale: Locale}) {
  return (tree: TreeNode): void =>
    visit(tree, (node: TreeNode) => {
      if (node.type === 'text' && typeof node.value === 'string') {
        node.value = typography(node.value, locale);
      }
      for (const attribute of componentAttributes(node)) {
        if (TEXT_ATTRIBUTES.has(attribute.name ?? '') && typeof attribute.value === 'string') {
          attribute.value = typography(attribute.value, locale);
        }
      }
    });
}

/** Applies {@link typography} to the front matter fields that readers see. Other fields remain as parsed. */
export function typographicFrontMatter<T extends {frontMatter: Record<string, unknown>}>(parsed: T, locale: Locale): T {
  const texts = TEXT_FIELDS.flatMap((field) => {
    const value = parsed.frontMatter[field];
    return typeof value === 'string' ? [[field, typography(value, locale)]] : [];
  });
  return {...parsed, frontMatter: {...parsed.frontMatter, ...(Object.fromEntries(texts) as Record<string, string>)}};
}
