import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {fileHash, writeLock, type LockEntry} from '../../src/plugins/translation-status/status';
import {docPage} from './pages';

const ROOT = path.resolve(__dirname, '../..');

/** Files of the real site whose form the commands have to understand. */
const COPIED = [
  '.prettierrc.json',
  'src/config/redirects.ts',
  'src/data/geosnake.ts',
  'src/data/laser.ts',
  'src/data/data.test.ts',
  'src/data/illustrations.json',
  'src/illustrations/scenes/index.ts',
];

const SIDEBARS = `import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

function category(slug: string, label: string, description: string, items: SidebarsConfig[string] & unknown[]) {
  return {
    type: 'category' as const,
    label,
    link: {type: 'generated-index' as const, slug: \`/category/\${slug}\`, title: \`\${label} – přehled\`, description},
    items,
  };
}

const sidebars: SidebarsConfig = {
  chartsSidebar: ['charts/intro'],
  portalSidebar: [
    'web-portal/intro',
    // What the portal shows first.
    'web-portal/map',
    category('data', 'Data', 'Grafy a jejich ovládání.', [
      'web-portal/graphs',
      category('export', 'Export', 'Data ven ze systému.', ['web-portal/export']),
    ]),
  ],
};

export default sidebars;
`;

const label = (name: string, english: string) => ({
  [`sidebar.portalSidebar.category.${name}`]: {message: english, description: 'label'},
  [`sidebar.portalSidebar.category.${name}.link.generated-index.title`]: {message: english, description: 'title'},
  [`sidebar.portalSidebar.category.${name}.link.generated-index.description`]: {message: english, description: 'text'},
});

const page = (title: string, body: string) =>
  `---\ntitle: ${title}\ndescription: ${title} a všechno, co o ní čtenář příručky potřebuje vědět.\nkeywords: [${title}]\nlast_checked: '2026-01-01'\n---\n\n${body}\n`;

/** Czech and English text of each page. */
const DOCS: Readonly<Record<string, readonly [string, string]>> = {
  'charts/intro': [page('Grafy', 'Text.'), page('Charts', 'Text.')],
  'web-portal/intro': [
    page(
      'Portál',
      '[Mapa](/web-portal/map.mdx#find)\n\n```mdx\n[Mapa](/web-portal/map.mdx)\n```\n\n`[Mapa](/web-portal/map.mdx)`',
    ),
    page('Portal', '[Map](/web-portal/map.mdx#find) and <Link to="/docs/web-portal/map">again</Link>'),
  ],
  'web-portal/map': [
    page(
      'Mapa',
      '## Hledání {#find}\n\n[Sem](/web-portal/map.mdx#find) ![Plán](./plan.png)\n\n<Figure name="map" alt="Mapa se značkami" />',
    ),
    page(
      'Map',
      '## Search {#find}\n\n[Here](/web-portal/map.mdx#find) ![Plan](./plan.png)\n\n<Figure name="map" alt="Map with markers" />',
    ),
  ],
  'web-portal/map-notes': [page('Poznámky', 'Text.'), page('Notes', 'Text.')],
  'web-portal/graphs': [
    page('Průběhy', '[Poznámky](/web-portal/map-notes.mdx)'),
    page('Graphs', '[Notes](/web-portal/map-notes.mdx)'),
  ],
  'web-portal/export': [page('Export', 'Text.'), page('Export', 'Text.')],
};

const post = (title: string, slug: string) =>
  `---\ntitle: ${title}\ndescription: ${title}, a co všechno k ní je potřeba vědět předem.\nslug: ${slug}\nauthors: [docs-team]\ntags: [wiring]\ndate: 2026-01-01T09:00\n---\n\n[Mapa](/docs/web-portal/map#find)\n\n{/* truncate */}\n`;

const AUTHORS = 'docs-team:\n  name: Team\n  page: true\n';
const TAGS = 'wiring:\n  label: Wiring\n  permalink: /wiring\n';

/** Files of a small site in a new temporary folder, everything accepted in the lock file. */
export function makeSite(): {
  root: string;
  read: (file: string) => string;
  write: (file: string, text: string) => void;
  /** Every file with its text, to show that a refusal leaves all as it was. */
  everything: () => Map<string, string>;
  remove: () => void;
} {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'writing-'));
  const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
  const write = (file: string, text: string) => {
    fs.mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    fs.writeFileSync(path.join(root, file), text);
  };
  COPIED.forEach((file) => write(file, fs.readFileSync(path.join(ROOT, file), 'utf8')));
  // The lists begin empty, whatever the site itself has moved.
  write('src/config/redirects.ts', read('src/config/redirects.ts').replace(/(REDIRECTS[^=]*= )\[[^]*?\];/, '$1[];'));
  write('sidebars.ts', SIDEBARS);
  write(
    'i18n/en/docusaurus-plugin-content-docs/current.json',
    `${JSON.stringify({'version.label': {message: 'Next', description: 'v'}, ...label('Data', 'Data'), ...label('Export', 'Export')}, undefined, 2)}\n`,
  );
  for (const [id, [cs, en]] of Object.entries(DOCS)) {
    write(docPage(id).files.cs, cs);
    write(docPage(id).files.en, en);
  }
  write('blog/2026-01-01-cables/index.mdx', post('Kabeláž', 'cables'));
  write('i18n/en/docusaurus-plugin-content-blog/2026-01-01-cables/index.mdx', post('Cables', 'cables'));
  for (const folder of ['blog', 'i18n/en/docusaurus-plugin-content-blog']) {
    write(`${folder}/authors.yml`, AUTHORS);
    write(`${folder}/tags.yml`, TAGS);
  }
  write('src/config/footer.ts', "export const footer = {items: [{label: 'Grafy', to: '/docs/charts/intro'}]};\n");
  write(
    'i18n/en/docusaurus-theme-classic/footer.json',
    '{"a": {"message": "b", "description": "linking to /docs/charts/intro"}}\n',
  );
  write('src/data/glossary.ts', "export const GLOSSARY = [{id: 'marker', doc: 'web-portal/map'}];\n");
  write('src/pages/index.tsx', 'export default () => <Link to="/docs/web-portal/map#find">Mapa</Link>;\n');
  write(
    'tests/search/cs.txt',
    '# term\nmapa => docs/web-portal/map#find ~docs/web-portal/map-notes\nplán => docs/web-portal/map docs/web-portal/graphs\n',
  );
  write('tests/pages.spec.ts', "await open('/docs/web-portal/map/');\nawait open('/docs/web-portal/map-notes/');\n");

  const entry = (cs: string, en: string): LockEntry => ({
    from: 'cs',
    source: fileHash(root, cs) ?? '',
    translation: fileHash(root, en) ?? '',
  });
  const pairs = [
    ...Object.keys(DOCS).map((id) => docPage(id).files),
    {cs: 'blog/2026-01-01-cables/index.mdx', en: 'i18n/en/docusaurus-plugin-content-blog/2026-01-01-cables/index.mdx'},
    {cs: 'sidebars.ts', en: 'i18n/en/docusaurus-plugin-content-docs/current.json'},
    {cs: 'blog/authors.yml', en: 'i18n/en/docusaurus-plugin-content-blog/authors.yml'},
    {cs: 'blog/tags.yml', en: 'i18n/en/docusaurus-plugin-content-blog/tags.yml'},
    {cs: 'src/config/footer.ts', en: 'i18n/en/docusaurus-theme-classic/footer.json'},
  ];
  writeLock(root, {version: 1, files: Object.fromEntries(pairs.map(({cs, en}) => [en, entry(cs, en)]))});
  const everything = () =>
    new Map(
      fs
        .readdirSync(root, {recursive: true, encoding: 'utf8'})
        .filter((file) => !file.startsWith('.git/') && fs.statSync(path.join(root, file)).isFile())
        .map((file) => [file, read(file)]),
    );
  return {root, read, write, everything, remove: () => fs.rmSync(root, {recursive: true})};
}
