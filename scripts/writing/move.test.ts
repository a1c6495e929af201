import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {afterEach, beforeEach, describe, it} from 'node:test';
import {LOCK_FILE, readLock, translationStatus} from '../../src/plugins/translation-status/status';
import {moveInSite} from '../move';
import {removeFromSite} from '../remove';
import {Draft} from './draft';
import {docPage} from './pages';
import {makeSite} from './testSite';

let site: ReturnType<typeof makeSite>;
let said: string[] = [];

beforeEach(() => {
  site = makeSite();
  said = [];
});

afterEach(() => site.remove());

const conversation = {say: (text: string) => said.push(text)};
const move = (...args: string[]) => moveInSite(site.root, [...args, '--yes'], conversation);
const remove = (...args: string[]) => removeFromSite(site.root, [...args, '--yes'], conversation);
const exists = (file: string) => fs.existsSync(path.join(site.root, file));
const redirects = () => /\[(\s*\{[^]*)?\];/.exec(site.read('src/config/redirects.ts'))?.[0].replace(/\s+/g, ' ');
const states = () =>
  new Set(
    translationStatus(site.root)
      .filter(({en}) => exists(en))
      .map(({state}) => state),
  );

async function refused(attempt: () => Promise<void>, message: RegExp): Promise<void> {
  const before = site.everything();
  await assert.rejects(attempt, (error: Error) => {
    assert.match(error.message, message);
    assert.match(error.message, /\n→ \S/, 'has a remedy');
    return true;
  });
  assert.deepEqual(site.everything(), before);
}

describe('npm run move', () => {
  it('moves both files and everything that leads to them, and nothing else', async () => {
    await move('web-portal/map', 'web-portal/places/site-map');
    const to = docPage('web-portal/places/site-map').files;
    assert.ok(!exists('docs/web-portal/map.mdx') && !exists(docPage('web-portal/map').files.en));
    assert.match(site.read(to.cs), /\[Sem\]\(\/web-portal\/places\/site-map\.mdx#find\) !\[Plán\]\(\.\.\/plan\.png\)/);
    const cs = site.read('docs/web-portal/intro.mdx');
    assert.match(cs, /\[Mapa\]\(\/web-portal\/places\/site-map\.mdx#find\)/);
    assert.match(
      cs,
      /```mdx\n\[Mapa\]\(\/web-portal\/map\.mdx\)\n```\n\n`\[Mapa\]\(\/web-portal\/map\.mdx\)`/,
      'code stays',
    );
    assert.match(site.read(docPage('web-portal/intro').files.en), /<Link to="\/docs\/web-portal\/places\/site-map">/);
    assert.match(site.read('docs/web-portal/graphs.mdx'), /\/web-portal\/map-notes\.mdx/, 'a longer name stays');
    assert.match(site.read('blog/2026-01-01-cables/index.mdx'), /\(\/docs\/web-portal\/places\/site-map#find\)/);
    assert.match(site.read('src/pages/index.tsx'), /to="\/docs\/web-portal\/places\/site-map#find"/);
    assert.match(site.read('src/data/glossary.ts'), /doc: 'web-portal\/places\/site-map'/);
    assert.match(site.read('sidebars.ts'), /shows first\.\n {4}'web-portal\/places\/site-map',/);
    assert.match(
      site.read('tests/search/cs.txt'),
      /mapa => docs\/web-portal\/places\/site-map#find ~docs\/web-portal\/map-notes\n/,
    );
    assert.equal(redirects(), "[{from: '/docs/web-portal/map', to: '/docs/web-portal/places/site-map'}];");
    assert.ok(readLock(site.root).files[to.en]);
    assert.equal(readLock(site.root).files[docPage('web-portal/map').files.en], undefined);
    assert.deepEqual(states(), new Set(['current']));
    assert.match(said.join('\n'), /Tests and guides name the old address; change them: tests\/pages\.spec\.ts:1\n/);
  });

  it('takes any form of the address, and can give the page another place', async () => {
    await move('https://docs.example.com/en/docs/web-portal/map/#find', '/docs/charts/map/', '--after', 'charts/intro');
    assert.match(site.read('sidebars.ts'), /chartsSidebar: \['charts\/intro', 'charts\/map'\]/);
    assert.equal(site.read('sidebars.ts').includes('web-portal/map'), false);
    assert.deepEqual(states(), new Set(['current']));
  });

  it('flattens chains, and forgets an old address at which the page stands again', async () => {
    await move('web-portal/map', 'web-portal/b');
    await move('web-portal/b', 'web-portal/c');
    assert.equal(
      redirects(),
      "[ {from: '/docs/web-portal/b', to: '/docs/web-portal/c'}, {from: '/docs/web-portal/map', to: '/docs/web-portal/c'}, ];",
    );
    await move('web-portal/c', 'web-portal/map');
    assert.equal(
      redirects(),
      "[ {from: '/docs/web-portal/b', to: '/docs/web-portal/map'}, {from: '/docs/web-portal/c', to: '/docs/web-portal/map'}, ];",
    );
    assert.match(site.read('docs/web-portal/intro.mdx'), /\(\/web-portal\/map\.mdx#find\)/);
  });

  it('a stale translation stays stale', async () => {
    site.write('docs/web-portal/map.mdx', `${site.read('docs/web-portal/map.mdx')}\nNavíc.\n`);
    await move('web-portal/map', 'web-portal/b');
    const stale = translationStatus(site.root).filter(({state}) => state === 'stale');
    assert.deepEqual(
      stale.map(({cs}) => cs),
      ['docs/web-portal/b.mdx'],
    );
  });

  it('lets the foot of the page lead to the new address', async () => {
    await move('charts/intro', 'charts/start');
    assert.match(site.read('src/config/footer.ts'), /to: '\/docs\/charts\/start'/);
    assert.match(site.read('i18n/en/docusaurus-theme-classic/footer.json'), /linking to \/docs\/charts\/start"/);
    assert.deepEqual(states(), new Set(['current']));
  });

  it('moves a post with its slug', async () => {
    site.write('docs/charts/intro.mdx', `${site.read('docs/charts/intro.mdx')}\n[Kabely](/blog/cables#a)\n`);
    await move('blog/cables', 'blog/cable-routing');
    const en = 'i18n/en/docusaurus-plugin-content-blog/2026-01-01-cable-routing/index.mdx';
    assert.match(site.read(en), /\nslug: cable-routing\n/);
    assert.ok(!exists('blog/2026-01-01-cables'));
    assert.match(site.read('docs/charts/intro.mdx'), /\(\/blog\/cable-routing#a\)/);
    assert.equal(redirects(), "[{from: '/blog/cables', to: '/blog/cable-routing'}];");
  });

  it('takes an emptied category along only when asked', async () => {
    const labels = 'i18n/en/docusaurus-plugin-content-docs/current.json';
    const attempt = ['web-portal/export', 'web-portal/export-data', '--after', 'web-portal/map'];
    await refused(() => move(...attempt), /only page of the category "Export"[^]*--with-category/);
    await move(...attempt, '--with-category');
    assert.equal(site.read('sidebars.ts').includes("category('export'"), false);
    assert.equal(site.read(labels).includes('category.Export'), false);
    assert.match(site.read(labels), /category\.Data/);
    assert.match(redirects() ?? '', /from: '\/docs\/category\/export', to: '\/docs\/web-portal\/export-data'/);
    assert.deepEqual(states(), new Set(['current']));
  });

  it('lets git move what git knows', async () => {
    const git = (...args: string[]) => execFileSync('git', args, {cwd: site.root, encoding: 'utf8'});
    git('init', '-q');
    git('add', '-A');
    git('-c', 'user.name=a', '-c', 'user.email=a@example.com', 'commit', '-qm', 'Site');
    await move('web-portal/export', 'web-portal/out');
    assert.match(git('status', '--porcelain'), /^R {2}docs\/web-portal\/export\.mdx -> docs\/web-portal\/out\.mdx$/m);
  });

  it('refuses what would break the site', async () => {
    await refused(() => move('web-portal/intro', 'web-portal/start'), /is the main document/);
    await refused(() => move('web-portal/maap', 'web-portal/b'), /no page "web-portal\/maap"/);
    await refused(() => move('portal/map', 'web-portal/b'), /Did you mean web-portal\/map/);
    await refused(() => move('web-portal/map', 'web-portal/graphs'), /graphs\.mdx exists already/);
    await refused(() => move('web-portal/map', 'web-portal/map'), /map\.mdx exists already/);
    await refused(() => move('web-portal/map', 'web-portal/mapička'), /without diacritics/);
    await refused(() => move('web-portal/map', 'blog/map'), /does not become a post/);
    await refused(() => move('src/pages/markdown-page', 'a/b'), /standalone page/);
    await refused(() => move('web-portal/map', 'a/b', '--sidebar', 'nowhere'), /no sidebar "nowhere"/);
    await refused(
      () => move('charts/intro', 'charts/b', '--sidebar', 'portalSidebar'),
      /only page of the sidebar chartsSidebar/,
    );
    await refused(() => move('web-portal/map', 'a/b', '--after', 'web-portal/map'), /cannot stand after itself/);
    await refused(() => move('blog/cables', 'blog/Kabely'), /without diacritics/);
    await refused(() => move('blog/none', 'blog/b'), /no post "none"[^]*blog\/cables/);
    await refused(() => move('web-portal/map'), /Two addresses are needed/);
    fs.rmSync(path.join(site.root, docPage('web-portal/map').files.en));
    await refused(() => move('web-portal/map', 'web-portal/b'), /exists in one language only/);
    site.write('docs/web-portal/graphs.mdx', '---\ntitle: a\nslug: /b\n---\n');
    await refused(() => move('web-portal/graphs', 'web-portal/b'), /sets its own "slug"/);
  });
});

describe('npm run remove', () => {
  it('removes both files, the sidebar entry and the lock entry, and leads readers on', async () => {
    await move('web-portal/export', 'web-portal/out');
    await remove('web-portal/out', '--with-category', '--redirect-to', 'web-portal/map');
    assert.ok(!exists('docs/web-portal/out.mdx') && !exists(docPage('web-portal/out').files.en));
    assert.equal(site.read('sidebars.ts').includes('web-portal/out'), false);
    assert.equal(site.read(LOCK_FILE).includes('web-portal/out'), false);
    assert.equal(
      redirects(),
      "[ {from: '/docs/category/export', to: '/docs/web-portal/map'}, " +
        "{from: '/docs/web-portal/export', to: '/docs/web-portal/map'}, {from: '/docs/web-portal/out', to: '/docs/web-portal/map'}, ];",
    );
    assert.deepEqual(states(), new Set(['current']));
  });

  it('lists the links that are in the way, of texts, data and code', async () => {
    const all =
      /docs\/web-portal\/intro\.mdx:8 \(\/web-portal\/map\.mdx#find\)[^]*src\/data\/glossary\.ts:1[^]*src\/pages\/index\.tsx:1/;
    await refused(() => remove('web-portal/map', '--no-redirect'), all);
  });

  it('drops the queries that nothing answers any more, and names lone pictures', async () => {
    for (const file of [docPage('web-portal/intro').files, docPage('web-portal/graphs').files]) {
      site.write(file.cs, 'Nic.\n');
      site.write(file.en, 'Nothing.\n');
    }
    ['blog/2026-01-01-cables/index.mdx', 'i18n/en/docusaurus-plugin-content-blog/2026-01-01-cables/index.mdx'].forEach(
      (file) => site.write(file, 'a\n'),
    );
    site.write('src/pages/index.tsx', 'export default () => null;\n');
    site.write('src/data/glossary.ts', 'export const GLOSSARY = [];\n');
    await remove('docs/web-portal/map.mdx', '--no-redirect');
    assert.equal(site.read('tests/search/cs.txt'), '# term\nplán => docs/web-portal/graphs\n');
    const text = said.join('\n');
    assert.match(text, /search queries had no other answer and were deleted: tests\/search\/cs\.txt: mapa/);
    assert.match(text, /No page shows the picture "map" any more/);
    assert.equal(redirects(), '[];');
  });

  it('refuses what would break the site', async () => {
    await refused(() => remove('web-portal/intro', '--no-redirect'), /is the main document/);
    await refused(() => remove('charts/intro', '--no-redirect'), /only page of the sidebar/);
    await refused(() => remove('web-portal/export', '--no-redirect'), /only page of the category "Export"/);
    await refused(() => remove('blog/cables'), /bookmarks[^]*--redirect-to/);
    await refused(() => remove('blog/cables', '--redirect-to', 'blog/cables'), /lead to itself/);
    await refused(() => remove('blog/cables', '--redirect-to', 'web-portal/none'), /no page/);
    await refused(() => remove('blog/cables', '--redirect-to', 'web-portal/map', '--no-redirect'), /contradict/);
    site.write('sidebars.ts', site.read('sidebars.ts').replace("['charts/intro']", "['charts/intro', 'charts/b']"));
    await refused(
      () => remove('charts/intro', '--no-redirect'),
      /A menu leads to \/docs\/charts\/intro: src\/config\/footer\.ts:1/,
    );
  });
});

describe('a draft', () => {
  it('writes nothing when a file has changed since it was read', () => {
    const draft = new Draft(site.root);
    draft.write('sidebars.ts', 'new');
    draft.create('docs/a.mdx', 'a');
    site.write('sidebars.ts', 'by somebody else');
    assert.throws(() => draft.apply(), /sidebars\.ts has been changed since/);
    assert.ok(!exists('docs/a.mdx'));
  });

  it('puts everything back when a file cannot be written', () => {
    const before = site.everything();
    const draft = new Draft(site.root);
    draft.create('docs/new/a.mdx', 'a');
    draft.write('sidebars.ts', 'new');
    draft.move('docs/web-portal/map.mdx', 'docs/moved/map.mdx');
    draft.delete('docs/charts/intro.mdx');
    // A file stands where a folder would have to be.
    draft.create('sidebars.ts/impossible.mdx', 'b');
    assert.throws(() => draft.apply());
    assert.deepEqual(site.everything(), before);
    assert.ok(!exists('docs/new') && !exists('docs/moved'));
  });
});
