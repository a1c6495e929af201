import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {afterAll, test} from 'vitest';
import {buildSite, type BuildResult} from '../support/buildVariant';
import {ROOT} from '../support/sites';

/** Inside the project, so that packages resolve; not committed. */
const WORK_DIR = path.join(ROOT, 'tests/.built/broken');

const page = (title: string, text: string) =>
  `---\ntitle: ${title}\ndescription: Stránka webu, který se schválně nedá sestavit.\n---\n\n# ${title}\n\n${text}\n`;

/** The smallest site that builds, with the page that the 404 page links to. */
const SOUND = {
  'docusaurus.config.ts': `
import {DEFAULT_LOCALE, i18n} from '../../../../src/config/locales';
import {createVariant} from '../../../support/createVariant';

export default createVariant(__dirname, {
  config: {
    i18n: {defaultLocale: DEFAULT_LOCALE, locales: [DEFAULT_LOCALE], localeConfigs: {cs: i18n.localeConfigs.cs}},
  },
  themeConfig: {navbar: {title: 'Web', items: []}, footer: undefined},
});
`,
  'sidebars.ts': "export default {manual: ['web-portal/intro']};\n",
  'docs/web-portal/intro.mdx': page('Úvod', 'Text.'),
  'pages/index.mdx': page('Domů', 'Text.'),
};

async function build(name: string, files: Partial<typeof SOUND> = {}): Promise<BuildResult> {
  const siteDir = path.join(WORK_DIR, name.replaceAll(' ', '-'));
  fs.rmSync(siteDir, {recursive: true, force: true});
  for (const [file, content] of Object.entries({...SOUND, ...files})) {
    fs.mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true});
    fs.writeFileSync(path.join(siteDir, file), content);
  }
  const outDir = path.join(siteDir, 'build');
  return buildSite({siteDir, outDir, generatedDir: path.join(siteDir, 'generated'), locale: 'cs', minify: false});
}

/** Faults that must stop the build, each with the place and the remedy that the message must name. */
const FAULTS: Readonly<Record<string, {files: Partial<typeof SOUND>; messages: readonly RegExp[]}>> = {
  'an unknown item type in the navbar': {
    files: {
      'docusaurus.config.ts': SOUND['docusaurus.config.ts'].replace(
        'items: []',
        "items: [{type: 'custom-missing', label: 'Portál'}]",
      ),
    },
    messages: [/No NavbarItem component found for type "custom-missing"/],
  },
  'a broken anchor': {
    files: {'pages/index.mdx': page('Domů', '[Nikam](/docs/web-portal/intro#nowhere)')},
    messages: [/\/docs\/web-portal\/intro\/?#nowhere/],
  },
  'an unknown illustration': {
    files: {'docs/web-portal/intro.mdx': page('Úvod', '<Figure name="missing" alt="Nic" />')},
    messages: [/<Figure>: there is no picture "missing".*dashboard/, /npm --prefix illustrations run render/],
  },
};

afterAll(() => {
  fs.rmSync(WORK_DIR, {recursive: true, force: true});
});

for (const [name, {files, messages}] of Object.entries(FAULTS)) {
  test(`the build stops at ${name}`, async () => {
    const {ok, output} = await build(name, files);
    assert.equal(ok, false, `the build must fail, but printed:\n${output}`);
    for (const pattern of messages) {
      assert.match(output, pattern);
    }
  });
}

test('a site without faults builds', async () => {
  const {ok, output} = await build('sound');
  assert.equal(ok, true, output);
});
