import fs from 'node:fs';
import path from 'node:path';
import sidebars from '../sidebars';
import {footer} from '../src/config/footer';
import {navbar} from '../src/config/navbar';

/** An entry of a navbar, footer or sidebar, as far as it has labels. */
interface Entry {
  type?: string;
  label?: string;
  title?: string;
  items?: readonly unknown[];
  link?: object;
}

const entriesOf = (items: readonly unknown[] = []): Entry[] =>
  items.map((item) => Object(item) as Entry).flatMap((entry) => [entry, ...entriesOf(entry.items)]);

/** Keys by which Docusaurus looks up the labels of each file, by the path of the English file from `i18n/en`. */
function labelKeys(): Record<string, string[]> {
  const labels = (items: readonly unknown[], field: 'label' | 'title', start: string) =>
    entriesOf(items).flatMap((entry) => (entry[field] === undefined ? [] : [`${start}.${entry[field]}`]));
  const categories = Object.entries(sidebars).flatMap(([sidebar, items]) =>
    entriesOf(items as unknown[])
      .filter(({type}) => type === 'category')
      .map(({label, link}) => ({key: `sidebar.${sidebar}.category.${label}`, link})),
  );
  return {
    'docusaurus-theme-classic/navbar.json': labels(navbar.items, 'label', 'item.label'),
    'docusaurus-theme-classic/footer.json': [
      ...labels(footer().links, 'title', 'link.title'),
      ...labels(footer().links, 'label', 'link.item.label'),
    ],
    'docusaurus-plugin-content-docs/current.json': categories.flatMap(({key, link}) => [
      key,
      ...(link ? [`${key}.link.generated-index.title`, `${key}.link.generated-index.description`] : []),
    ]),
  };
}

/** Returns the labels that English lacks, as lines that name the file and what to add. */
export function missingLabels(siteDir: string): string[] {
  return Object.entries(labelKeys()).flatMap(([name, keys]) => {
    const file = `i18n/en/${name}`;
    const english = JSON.parse(fs.readFileSync(path.join(siteDir, file), 'utf8')) as object;
    return keys
      .filter((key) => !Object.hasOwn(english, key))
      .map((key) => `${file} has no English label; add: "${key}": {"message": "…"}`);
  });
}
