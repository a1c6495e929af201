import fs from 'node:fs';
import path from 'node:path';
import type {FilePair} from './files';

/** How labels stand in the configuration, and what is before the Czech label in the key of its English text. */
const LABELS: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  'src/config/navbar.ts': [[/\blabel: '(.+?)'/g, 'item.label.']],
  'src/config/footer.ts': [
    [/\blabel: '(.+?)'/g, 'link.item.label.'],
    [/\btitle: '(.+?)'/g, 'link.title.'],
  ],
  // Before it stands the sidebar: `sidebar.webPortalSidebar.category.Data`.
  'sidebars.ts': [[/\bcategory\(\s*'[^']*',\s*'(.+?)'/g, '.category.']],
};

/** Returns the keys (of a category, their ends) that the English file of a menu lacks. Both files exist. */
export function missingLabels(siteDir: string, {cs, en}: FilePair): string[] {
  const forms = LABELS[cs];
  if (!forms) {
    return [];
  }
  const source = fs.readFileSync(path.join(siteDir, cs), 'utf8');
  const keys = Object.keys(JSON.parse(fs.readFileSync(path.join(siteDir, en), 'utf8')) as object);
  return forms
    .flatMap(([form, prefix]) => [...source.matchAll(form)].map(([, label = '']) => prefix + label))
    .filter((wanted) => !keys.some((key) => (wanted.startsWith('.') ? key.endsWith(wanted) : key === wanted)));
}
