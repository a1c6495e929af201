import fs from 'node:fs';
import path from 'node:path';
import sidebars from '../../sidebars';
import {ROOT} from './sites';

type Item = string | {link: {slug: string}; items: Item[]};

/** Whether a build publishes a document. */
const isPublished = (id: string) =>
  !/^draft: true$/m.test(fs.readFileSync(path.join(ROOT, 'docs', `${id}.mdx`), 'utf8'));

const documentsOf = (item: Item): string[] => (typeof item === 'string' ? [item] : item.items.flatMap(documentsOf));

const categoriesOf = (item: Item): string[] =>
  typeof item === 'string' || !documentsOf(item).some(isPublished)
    ? []
    : [item.link.slug.replace('/category/', ''), ...item.items.flatMap(categoriesOf)];

const bySidebar = (read: (item: Item) => string[]): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(Object.entries(sidebars).map(([id, items]) => [id, (items as Item[]).flatMap(read)]));

/** Published documents of each sidebar. */
export const DOCUMENTS = bySidebar((item) => documentsOf(item).filter(isPublished));

/** Slugs of the list pages of categories, by sidebar; one whose documents are all drafts has none. */
export const CATEGORIES = bySidebar(categoriesOf);
