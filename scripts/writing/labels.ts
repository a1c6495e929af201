import {formatted} from './source';
import type {Draft} from './draft';

/** English labels of the categories. */
export const LABELS = 'i18n/en/docusaurus-plugin-content-docs/current.json';

interface Message {
  message: string;
  description: string;
}

type Messages = Record<string, Message>;

const prefixOf = (sidebar: string, label: string) => `sidebar.${sidebar}.category.${label}`;

const belongsTo = (key: string, prefix: string) => key === prefix || key.startsWith(`${prefix}.link.`);

async function write(draft: Draft, entries: readonly (readonly [string, Message])[]): Promise<void> {
  const text = JSON.stringify(Object.fromEntries(entries), undefined, 2);
  draft.write(LABELS, await formatted(draft.root, LABELS, text));
}

const read = (draft: Draft) => Object.entries(JSON.parse(draft.read(LABELS)) as Messages);

/** Adds the English label, title and description of a category, after the other categories of its sidebar. */
export async function addCategoryLabels(
  draft: Draft,
  sidebar: string,
  czech: string,
  english: {label: string; description: string},
): Promise<void> {
  const prefix = prefixOf(sidebar, czech);
  const place = `for category '${czech}' in sidebar '${sidebar}'`;
  const added: [string, Message][] = [
    [prefix, {message: english.label, description: `The label ${place}`}],
    [
      `${prefix}.link.generated-index.title`,
      {message: `${english.label} – overview`, description: `The generated-index page title ${place}`},
    ],
    [
      `${prefix}.link.generated-index.description`,
      {message: english.description, description: `The generated-index page description ${place}`},
    ],
  ];
  const entries = read(draft);
  const last = entries.findLastIndex(([key]) => key.startsWith(`sidebar.${sidebar}.`));
  const index = last < 0 ? entries.length : last + 1;
  await write(draft, [...entries.slice(0, index), ...added, ...entries.slice(index)]);
}

/** Forgets the English texts of a category. */
export async function removeCategoryLabels(draft: Draft, sidebar: string, czech: string): Promise<void> {
  const prefix = prefixOf(sidebar, czech);
  await write(
    draft,
    read(draft).filter(([key]) => !belongsTo(key, prefix)),
  );
}
