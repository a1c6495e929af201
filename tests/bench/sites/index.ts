/** This site and sites of other generators with the same texts, in folders that may be built and emptied. */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {DEFAULT_LOCALE, type Locale} from '../../../src/config/locales';
import {markdownFile, readTexts, repeated, type Text} from './texts';

export const ROOT = path.resolve(__dirname, '../../..');
export const BUILD = path.join(ROOT, 'build');
const BENCH = path.join(ROOT, 'tests/bench');
const WORK = path.join(BENCH, '.work');

export interface Site {
  name: string;
  folder: string;
  /** Program and arguments that build it in its folder. */
  command: readonly string[];
  /** Folder of the finished site, below its own. */
  output: string;
  /** What a build leaves behind for the next, below its folder. */
  caches: readonly string[];
}

const local = (locale: Locale) => (locale === DEFAULT_LOCALE ? '' : locale);

function docusaurusFile({locale, name}: Text): string {
  if (locale === DEFAULT_LOCALE) {
    return `${name}.md`;
  }
  const [kind, ...rest] = name.split('/');
  const version = kind === 'docs' ? 'current/' : '';
  return `i18n/${locale}/docusaurus-plugin-content-${kind}/${version}${rest.join('/')}.md`;
}

/** Links of a text with the language before them. */
const prefixed = (text: Text): Text =>
  local(text.locale) === '' ? text : {...text, body: text.body.replace(/(?<!!\[[^\]]*)\]\(\//g, `](/${text.locale}/`)};

interface Peer extends Omit<Site, 'folder'> {
  /** Folder of the template. */
  template: string;
  /** Folder for files that are served as they are. */
  pictures: string;
  fileOf: (text: Text) => string;
  contentOf: (text: Text) => string;
}

/** Programs run from our own folders, so that each site gets the same packages wherever it lies. */
const program = (...parts: string[]) => [process.execPath, path.join(...parts)];

const PEERS: readonly Peer[] = [
  {
    name: 'Docusaurus',
    template: 'docusaurus',
    command: [...program(ROOT, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'), 'build'],
    output: 'build',
    caches: ['.docusaurus', 'node_modules'],
    pictures: 'static',
    fileOf: docusaurusFile,
    // Without the mark a list of posts holds all their text.
    contentOf: (text) =>
      markdownFile(
        text.date === undefined ? text : {...text, body: text.body.replace('\n\n', '\n\n<!-- truncate -->\n\n')},
      ),
  },
  {
    name: 'Starlight',
    template: 'starlight',
    command: [...program(BENCH, 'node_modules/astro/astro.js'), 'build'],
    output: 'dist',
    caches: ['.astro', 'node_modules'],
    pictures: 'public',
    fileOf: ({locale, name}) => path.posix.join('src/content/docs', local(locale), `${name}.md`),
    contentOf: (text) => markdownFile(prefixed({...text, date: undefined})),
  },
  {
    name: 'VitePress',
    template: 'vitepress',
    command: [...program(BENCH, 'node_modules/vitepress/bin/vitepress.js'), 'build'],
    output: '.vitepress/dist',
    caches: ['.vitepress/cache', 'node_modules'],
    pictures: 'public',
    fileOf: ({locale, name}) => path.posix.join(local(locale), `${name}.md`),
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
  const home = path.join(folder, 'index.md');
  if (fs.existsSync(home)) {
    const text = fs.readFileSync(home, 'utf8');
    fs.rmSync(home);
    write(folder, path.dirname(fileOf({locale: 'cs', name: ''} as Text)) + '/index.md', text);
    write(folder, path.dirname(fileOf({locale: 'en', name: 'index'} as Text)) + '/index.md', text);
  }
  for (const text of texts) {
    write(folder, fileOf(text), contentOf(text));
  }
  return {...site, folder};
}

function git(folder: string, ...args: string[]): string {
  const {status, stdout, stderr} = spawnSync('git', args, {cwd: folder, encoding: 'utf8', maxBuffer: 1 << 28});
  if (status !== 0) {
    throw new Error(`"git ${args.join(' ')}" in ${folder} failed: ${stderr}`);
  }
  return stdout;
}

/** A copy of this site as it lies on disk, with the history that the dates on its pages come from. */
function copyOwn(texts: readonly Text[]): Site {
  const folder = path.join(WORK, 'own');
  fs.rmSync(folder, {recursive: true, force: true});
  git(ROOT, 'clone', '--quiet', '--shared', '--no-checkout', ROOT, folder);
  const files = git(ROOT, 'ls-files', '-z', '--cached', '--others', '--exclude-standard').split('\0').filter(Boolean);
  for (const file of files.filter((entry) => fs.existsSync(path.join(ROOT, entry)))) {
    fs.cpSync(path.join(ROOT, file), path.join(folder, file));
  }
  git(folder, 'reset', '--quiet');
  // Its caches are its own.
  const packages = path.join(ROOT, 'node_modules');
  fs.mkdirSync(path.join(folder, 'node_modules'));
  for (const name of fs.readdirSync(packages).filter((entry) => entry !== '.cache')) {
    fs.symlinkSync(path.join(packages, name), path.join(folder, 'node_modules', name), 'junction');
  }
  if (texts.length > 0) {
    for (const text of texts) {
      write(folder, docusaurusFile(text), markdownFile(text, ['mdx: {format: md}']));
    }
    const sidebars = path.join(folder, 'sidebars.ts');
    const generated = "{...sidebars, generated: [{type: 'autogenerated' as const, dirName: 'generated'}]}";
    const source = fs.readFileSync(sidebars, 'utf8');
    fs.writeFileSync(sidebars, source.replace('export default sidebars;', `export default ${generated};`));
    // A page without history costs more to date.
    git(folder, 'add', '--all', 'docs', 'i18n', 'sidebars.ts');
    const author = ['-c', 'user.name=bench', '-c', 'user.email=bench@localhost'];
    git(folder, ...author, 'commit', '--quiet', '--no-verify', '--message', 'Generated pages');
  }
  const caches = ['.docusaurus', 'node_modules/.cache'];
  return {name: 'this site', folder, command: ['npm', 'run', 'build'], output: 'build', caches};
}

/**
 * @param more generated pages for each language beside those of the manual
 * @param isKept whether sites from an earlier run are taken as they are
 */
export function writePeers(more = 0, isKept = false): Site[] {
  if (isKept && PEERS.every(({template}) => fs.existsSync(path.join(WORK, template)))) {
    return PEERS.map((peer) => ({...peer, folder: path.join(WORK, peer.template)}));
  }
  const texts = readTexts(BUILD);
  return PEERS.map((peer) => writePeer(peer, [...texts, ...repeated(texts, more)]));
}

/** This site first. */
export function writeSites(more = 0): Site[] {
  return [copyOwn(repeated(readTexts(BUILD), more)), ...writePeers(more)];
}
