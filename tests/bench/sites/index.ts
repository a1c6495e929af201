/** Writes sites of other generators with the texts of this site, for comparison. */
import fs from 'node:fs';
import path from 'node:path';
import {DEFAULT_LOCALE, localePath, LOCALES} from '../../../src/config/locales';
import {BUILD_DIR, ROOT} from '../../support/sites';
import {markdownFile, readTexts, type Text} from './texts';

const BENCH = path.join(ROOT, 'tests/bench');
const WORK = path.join(BENCH, '.work');

export interface Site {
  name: string;
  folder: string;
  /** Command that builds the site, run in the site's folder. */
  command: readonly string[];
  /** Folder of the built site, below the site's folder. */
  output: string;
}

function docusaurusFile({locale, name}: Text): string {
  if (locale === DEFAULT_LOCALE) {
    return `${name}.md`;
  }
  const [kind, ...rest] = name.split('/');
  const version = kind === 'docs' ? 'current/' : '';
  return `i18n/${locale}/docusaurus-plugin-content-${kind}/${version}${rest.join('/')}.md`;
}

/** Adds the language to links within the site, as in `/en/docs/…`, but not to the addresses of pictures. */
const prefixed = (text: Text): Text =>
  text.locale === DEFAULT_LOCALE
    ? text
    : {...text, body: text.body.replace(/(?<!!\[[^\]]*)\]\(\//g, `](/${text.locale}/`)};

interface Peer extends Omit<Site, 'folder'> {
  /** Name of the template's folder in `tests/bench/sites`, and of the site's folder in `.work`. */
  template: string;
  /** Folder for files that are served unchanged, below the site's folder. The pictures are copied there. */
  pictures: string;
  fileOf: (text: Text) => string;
  contentOf: (text: Text) => string;
}

const nodeCommand = (...parts: string[]) => [process.execPath, path.join(...parts)];

const PEERS: readonly Peer[] = [
  {
    name: 'Docusaurus',
    template: 'docusaurus',
    command: [...nodeCommand(ROOT, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'), 'build'],
    output: 'build',
    pictures: 'static',
    fileOf: docusaurusFile,
    // Without the marker the list of posts holds their full text.
    contentOf: (text) =>
      markdownFile(
        text.date === undefined ? text : {...text, body: text.body.replace('\n\n', '\n\n<!-- truncate -->\n\n')},
      ),
  },
  {
    name: 'Starlight',
    template: 'starlight',
    command: [...nodeCommand(BENCH, 'node_modules/astro/astro.js'), 'build'],
    output: 'dist',
    pictures: 'public',
    fileOf: ({locale, name}) => `src/content/docs/${localePath(locale)}${name}.md`,
    contentOf: (text) => markdownFile(prefixed({...text, date: undefined})),
  },
  {
    name: 'VitePress',
    template: 'vitepress',
    command: [...nodeCommand(BENCH, 'node_modules/vitepress/bin/vitepress.js'), 'build'],
    output: '.vitepress/dist',
    pictures: 'public',
    fileOf: ({locale, name}) => `${localePath(locale)}${name}.md`,
    contentOf: (text) => `${markdownFile(prefixed(text)).replace('\n---\n\n', `\n---\n\n# ${text.title}\n\n`)}`,
  },
];

function write(folder: string, file: string, content: string): void {
  fs.mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
  fs.writeFileSync(path.join(folder, file), content);
}

function writePeer({template, pictures, fileOf, contentOf, ...site}: Peer, texts: readonly Text[]): Site {
  const folder = path.join(WORK, template);
  fs.rmSync(folder, {recursive: true, force: true});
  fs.cpSync(path.join(BENCH, 'sites', template), folder, {recursive: true});
  fs.cpSync(path.join(ROOT, 'static/img'), path.join(folder, pictures, 'img'), {recursive: true});
  // Docusaurus has its home page elsewhere.
  const home = path.join(folder, 'index.md');
  for (const locale of fs.existsSync(home) ? LOCALES : []) {
    write(folder, fileOf({locale, name: 'index'} as Text), fs.readFileSync(home, 'utf8'));
  }
  for (const text of texts) {
    write(folder, fileOf(text), contentOf(text));
  }
  return {...site, folder};
}

/** Writes the sites of other generators anew. @returns all sites, this one first */
export function writeSites(): Site[] {
  const own = {name: 'this site', folder: ROOT, command: ['npm', 'run', 'build'], output: 'build'};
  const texts = readTexts(BUILD_DIR);
  return [own, ...PEERS.map((peer) => writePeer(peer, texts))];
}
