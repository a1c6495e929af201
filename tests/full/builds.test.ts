import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {after, test} from 'node:test';
import {buildSite, type BuildResult} from '../support/buildVariant';
import {ROOT} from '../support/sites';

/** Inside the project, so that packages resolve; not committed. */
const WORK_DIR = path.join(ROOT, 'tests/.built/broken');

/** Difference from a site that builds. */
interface Fault {
  /** Contents of files, by path. */
  files?: Readonly<Record<string, string>>;
  /** Source code of the navbar items. */
  navbarItems?: string;
  env?: Readonly<Record<string, string>>;
}

function page(title: string, text: string): string {
  return `---\ntitle: ${title}\ndescription: Stránka webu, který se schválně nedá sestavit.\n---\n\n# ${title}\n\n${text}\n`;
}

/** The smallest site that builds, with the pages that the 404 page links to. */
const soundFiles = (navbarItems: string): Record<string, string> => ({
  'docusaurus.config.ts': `
import {DEFAULT_LOCALE, i18n} from '../../../../src/config/locales';
import {createSite} from '../../../../src/createSite';

export default createSite({
  blog: false,
  pagesPath: 'pages',
  docs: {showLastUpdateTime: false},
  config: {
    i18n: {
      defaultLocale: DEFAULT_LOCALE,
      locales: [DEFAULT_LOCALE],
      localeConfigs: {cs: i18n.localeConfigs.cs},
      path: '../../../../i18n',
    },
    staticDirectories: ['../../../../static'],
  },
  themeConfig: {navbar: {title: 'Web', items: ${navbarItems}}, footer: undefined},
});
`,
  'sidebars.ts': `export default {manual: ['web-portal/intro'], empty: [{type: 'html', value: 'nothing'}]};\n`,
  'docs/web-portal/intro.mdx': page('Úvod', 'Text.'),
  'pages/index.mdx': page('Domů', 'Text.'),
});

async function build(name: string, {files = {}, navbarItems = '[]', env}: Fault): Promise<BuildResult> {
  const siteDir = path.join(WORK_DIR, name.replaceAll(' ', '-'));
  fs.rmSync(siteDir, {recursive: true, force: true});
  for (const [file, content] of Object.entries({...soundFiles(navbarItems), ...files})) {
    fs.mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true});
    fs.writeFileSync(path.join(siteDir, file), content);
  }
  const outDir = path.join(siteDir, 'build');
  return buildSite({siteDir, outDir, generatedDir: path.join(siteDir, 'generated'), locale: 'cs', minify: false, env});
}

/** Faults by name, each with patterns that the error message must match. */
const FAULTS: Readonly<Record<string, Fault & {messages: readonly RegExp[]}>> = {
  'an item of the navbar for an unknown sidebar': {
    navbarItems: `[{type: 'docSidebar', sidebarId: 'missing', label: 'Portál'}]`,
    messages: [/sidebar with id "missing"[^]*Available sidebar ids are:\s+- manual/],
  },
  'an item of the navbar for an unknown document': {
    navbarItems: `[{type: 'doc', docId: 'missing', label: 'Portál'}]`,
    messages: [/doc with id "missing"[^]*Available doc ids are:\s+- web-portal\/intro/],
  },
  'an item of the navbar for a sidebar without a link': {
    navbarItems: `[{type: 'docSidebar', sidebarId: 'empty', label: 'Portál'}]`,
    messages: [/Sidebar with ID "empty" doesn't have anything to be linked to/],
  },
  'an item of the navbar for an unknown version': {
    navbarItems: `[{type: 'docsVersionDropdown', versions: ['9.9']}]`,
    messages: [/No docs version exist for name '9\.9'[^]*Available version names:\s+- current/],
  },
  'an unknown item type in the navbar': {
    navbarItems: `[{type: 'missing', label: 'Portál'}]`,
    messages: [/src\/config\/navbar\.ts/, /No NavbarItem component found for type "missing"/, /docsVersionDropdown/],
  },
  'an item of an own type without a component in the navbar': {
    navbarItems: `[{type: 'custom-missing', label: 'Portál'}]`,
    messages: [
      /src\/config\/navbar\.ts/,
      /No NavbarItem component found for type "custom-missing"/,
      /"label": "Portál"/,
    ],
  },
  'a page without a default export': {
    files: {'pages/bare.tsx': 'export const bare = 1;\n'},
    messages: [/The page component at \/bare\/? doesn't have a default export/],
  },
  'an unknown document in a sidebar': {
    files: {'sidebars.ts': `export default {manual: ['web-portal/missing']};\n`},
    messages: [/sidebars\.ts/, /- web-portal\/missing/, /Available document ids/, /- web-portal\/intro/],
  },
  'a broken link': {
    files: {'pages/index.mdx': page('Domů', '[Nikam](/nowhere)')},
    messages: [/broken links/i, /source page path = \/:\s+-> linking to \/nowhere/],
  },
  'a broken anchor': {
    files: {'pages/index.mdx': page('Domů', '[Nikam](/docs/web-portal/intro#nowhere)')},
    messages: [/broken anchors/i, /source page path = \/:\s+-> linking to \/docs\/web-portal\/intro\/?#nowhere/],
  },
  'a broken Markdown link and a missing picture': {
    files: {
      'docs/web-portal/intro.mdx': page('Úvod', '[Nikam](/missing.mdx)'),
      'docs/picture.mdx': page('Obrázek', '![Nic](./missing.png)'),
    },
    messages: [
      /Markdown link with URL `\/missing\.mdx` in source file "[^"]*web-portal\/intro\.mdx"[^]*couldn't be resolved/,
      /Markdown image with URL `\.\/missing\.png` in source file "[^"]*picture\.mdx"[^]*couldn't be resolved/,
    ],
  },
  'an unknown illustration': {
    files: {'docs/web-portal/intro.mdx': page('Úvod', '<Figure name="missing" alt="Nic" />')},
    messages: [
      /<Figure name="missing"> is not a known illustration\. Known: .*dashboard/,
      /npm --prefix illustrations run render/,
    ],
  },
  'a wrong address in the environment': {
    env: {LINK_COMPANY: 'company.example'},
    messages: [/LINK_COMPANY="company\.example" is not an absolute address/, /https:\/\//],
  },
  'a wrong base path in the environment': {
    env: {BASE_URL: 'manual'},
    messages: [/BASE_URL="manual" is not a base path/, /BASE_URL=\/manual\//],
  },
};

after(() => {
  fs.rmSync(WORK_DIR, {recursive: true, force: true});
});

for (const [name, {messages, ...fault}] of Object.entries(FAULTS)) {
  test(`the error message names the place and the remedy for ${name}`, async () => {
    const {ok, output} = await build(name, fault);
    assert.equal(ok, false, `the build must fail, but printed:\n${output}`);
    for (const pattern of messages) {
      assert.match(output, pattern);
    }
  });
}

test('a site without faults builds', async () => {
  const {ok, output} = await build('sound', {});
  assert.equal(ok, true, output);
});

test('plain webpack builds the site too', async () => {
  const {ok, output} = await buildSite({
    siteDir: ROOT,
    outDir: path.join(WORK_DIR, 'webpack/build'),
    generatedDir: path.join(ROOT, '.docusaurus-webpack'),
    locale: 'cs',
    minify: false,
    env: {BUNDLER: 'webpack'},
  });
  fs.rmSync(path.join(ROOT, '.docusaurus-webpack'), {recursive: true, force: true});
  assert.equal(ok, true, output);
});
