import type {Locale} from '../../config/locales';
import {componentAttributes, type TreeNode} from '../mdx/tree';
import {typography} from './typography';

/** Component properties that hold a text for readers. */
const TEXT_ATTRIBUTES = new Set(['alt', 'caption', 'title', 'label']);

function transform(node: TreeNode, locale: Locale): void {
  if (node.type === 'text' && typeof node.value === 'string') {
    node.value = typography(node.value, locale);
  }
  for (const attribute of componentAttributes(node)) {
    if (attribute.name && TEXT_ATTRIBUTES.has(attribute.name) && typeof attribute.value === 'string') {
      attribute.value = typography(attribute.value, locale);
    }
  }
  node.children?.forEach((child) => transform(child, locale));
}

/** remark plugin: {@link typography} for every text of a page; code stays as typed. */
export function remarkTypography({locale}: {locale: Locale}) {
  return (tree: TreeNode): void => transform(tree, locale);
}
