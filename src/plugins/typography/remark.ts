import type {Locale} from '../../config/locales';
import {typography} from './typography';

/** The few fields of a Markdown or MDX tree node that this transformation touches. */
interface TreeNode {
  type: string;
  value?: unknown;
  children?: TreeNode[];
  /** A list on components; directives (admonitions) carry an object of the same name. */
  attributes?: Attribute[] | object;
}

interface Attribute {
  type: string;
  name?: string;
  value?: unknown;
}

function componentAttributes({attributes}: TreeNode): Attribute[] {
  return Array.isArray(attributes) ? (attributes as Attribute[]) : [];
}

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
