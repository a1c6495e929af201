import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {afterEach, beforeEach, describe, it} from 'node:test';
import vm from 'node:vm';
import ts from 'typescript';
import {translationStatus} from '../../src/plugins/translation-status/status';
import {lengthHints, untranslated} from '../content/languages';
import {pictureFindings} from '../content/pictures';
import * as contentRules from '../content/rules';
import {typographicForms} from '../content/typography';
import {addToSite, localDay} from '../new';
import {docPage} from './pages';
import {makeSite} from './testSite';

const TODAY = '2026-03-04';

let site: ReturnType<typeof makeSite>;
let said: string[] = [];

beforeEach(() => {
  site = makeSite();
  said = [];
});

afterEach(() => site.remove());

/** Runs `npm run new -- …` where nobody can be asked. */
const add = (...args: string[]) => addToSite(site.root, args, TODAY, {say: (text) => said.push(text)});

const options = (values: Readonly<Record<string, string>>) =>
  Object.entries(values).map(([name, value]) => `--${name}=${value}`);

async function refused(message: RegExp, ...args: string[]): Promise<void> {
  const before = site.everything();
  await assert.rejects(add(...args), (error: Error) => {
    assert.match(error.message, message);
    assert.match(error.message, /\n→ \S/, 'has a remedy');
    return true;
  });
  assert.deepEqual(site.everything(), before);
}

/** Mistakes that stop a program from being read. */
function syntaxErrors(file: string): readonly unknown[] {
  const {diagnostics} = ts.transpileModule(site.read(file), {
    fileName: file,
    reportDiagnostics: true,
    compilerOptions: {jsx: ts.JsxEmit.React},
  });
  return diagnostics ?? [];
}

/** A module of the site as a value. */
function evaluated(file: string): Record<string, unknown> {
  const {outputText} = ts.transpileModule(site.read(file), {compilerOptions: {module: ts.ModuleKind.CommonJS}});
  const exports: Record<string, unknown> = {};
  vm.runInNewContext(outputText, {exports, require: () => ({})});
  // Values of another context have other prototypes.
  return JSON.parse(JSON.stringify(exports)) as Record<string, unknown>;
}

const stateOf = (file: string) => translationStatus(site.root).find(({cs, en}) => cs === file || en === file)?.state;

const TEXTS = {
  'title-cs': 'Výstrahy: kdy přijdou',
  'title-en': 'Alerts: when they come',
  'description-cs': 'Kdy systém pošle výstrahu, komu ji pošle a jak nastavit meze, při kterých vzniká.',
  'description-en': 'When the system sends an alert, who receives it, and how to set the limits that cause it.',
  'keywords-cs': 'výstraha, mez, alert',
  'keywords-en': 'alert, limit, výstraha',
};

const DOC = [...options(TEXTS), '--after=web-portal/map', '--yes'];

describe('npm run new -- doc', () => {
  it('writes both languages, the sidebar and the lock entry', async () => {
    await add('doc', 'web-portal/alerts', ...DOC);
    const {files} = docPage('web-portal/alerts');
    const [cs, en] = [site.read(files.cs), site.read(files.en)];
    assert.match(cs, /^---\ntitle: "Výstrahy: kdy přijdou"\ndescription: Kdy systém/);
    assert.match(cs, /keywords: \[výstraha, mez, alert\]\nlast_checked: '2026-03-04'\n---\n/);
    assert.match(cs, /## Související stránky \{#related\}\n\n- \[Mapa\]\(\/web-portal\/map\.mdx\)\n$/);
    assert.match(en, /## Who can do this \{#who\}[^]*- \[Map\]\(\/web-portal\/map\.mdx\)\n$/);
    assert.match(
      site.read('sidebars.ts'),
      /\/\/ What the portal shows first\.\n {4}'web-portal\/map',\n {4}'web-portal\/alerts',\n {4}category\('data'/,
    );
    assert.deepEqual(syntaxErrors('sidebars.ts'), []);
    assert.equal(stateOf(files.cs), 'current');
    assert.equal(stateOf('sidebars.ts'), 'current');
  });

  it('leaves only the length to the writer: every other rule of the texts is kept', async () => {
    await add('doc', 'web-portal/alerts', ...DOC);
    const {files} = docPage('web-portal/alerts');
    const [cs, en] = [files.cs, files.en].map((file) => ({path: file, text: site.read(file)}));
    assert.ok(cs && en);
    const findings = [
      ...(
        [
          [cs, 'cs', en],
          [en, 'en', cs],
        ] as const
      ).flatMap(([file, language, other]) => [
        ...contentRules.headingIds(file, other),
        ...contentRules.linkForm(file, 'doc'),
        ...contentRules.frontMatter(file, 'doc'),
        ...contentRules.terms(file, language),
        ...typographicForms(file, language),
        ...contentRules.alternativeTexts(file),
        ...lengthHints(file),
        ...contentRules.length(file, 'doc'),
      ]),
      ...contentRules.parity(cs, en),
      ...untranslated(cs, en),
    ];
    assert.deepEqual(
      findings.map(({file, message}) => [file, message.replace(/^\d+/, 'N')]),
      [
        [files.cs, 'N words; a doc needs at least 300'],
        [files.en, 'N words; a doc needs at least 300'],
      ],
    );
  });

  it('takes the end of a category or of a sidebar as the place, and addresses in any form', async () => {
    await add('doc', 'docs/web-portal/alerts.mdx', ...options(TEXTS), '--category=export', '--yes');
    assert.match(site.read('sidebars.ts'), /'web-portal\/export',\s+'web-portal\/alerts'/);
    await add('doc', 'charts/more', ...options(TEXTS), '--sidebar=chartsSidebar', '--yes');
    assert.match(site.read('sidebars.ts'), /chartsSidebar: \['charts\/intro', 'charts\/more'\]/);
  });

  it('only shows with --dry-run, and does nothing where nobody has agreed', async () => {
    const before = site.everything();
    await add('doc', 'web-portal/alerts', ...DOC, '--dry-run');
    assert.match(
      said.join('\n'),
      /create docs\/web-portal\/alerts\.mdx[^]*change sidebars\.ts\n {4}\+ {5}'web-portal\/alerts',/,
    );
    assert.match(said.join('\n'), /What is left to you:\n- Write the page/);
    assert.deepEqual(site.everything(), before);
    await refused(/nobody is there to agree[^]*--yes/, 'doc', 'web-portal/alerts', ...DOC.slice(0, -1));
  });

  it('asks for what is missing, again after a wrong answer, and does as the writer says', async () => {
    const inOrder = ['cs', 'en'].flatMap((language) =>
      ['title', 'description', 'keywords'].map((name) => TEXTS[`${name}-${language}` as keyof typeof TEXTS]),
    );
    const answers: string[] = ['doc', 'web-portal/Výstrahy', 'web-portal/alerts', ...inOrder, 'web-portal/map', 'n'];
    const asked: string[] = [];
    const converse = {
      say: (text: string) => said.push(text),
      ask: (question: string) => {
        asked.push(question);
        const answer = answers.shift();
        return answer === undefined ? Promise.reject(new Error(`No answer to ${question}`)) : Promise.resolve(answer);
      },
    };
    await addToSite(site.root, [], TODAY, converse);
    assert.equal(answers.length, 0);
    assert.match(said.join('\n'), /"web-portal\/Výstrahy" cannot be the address[^]*without diacritics/);
    assert.match(asked.at(-1) ?? '', /Do it\?/);
    assert.ok(!asked.some((question) => question.startsWith('Sidebar')), 'the place is known');
    assert.match(said.at(-1) ?? '', /Nothing was written/);
    assert.equal(fs.existsSync(path.join(site.root, 'docs/web-portal/alerts.mdx')), false);

    answers.push('y');
    await addToSite(site.root, ['doc', 'web-portal/alerts', ...DOC.slice(0, -1)], TODAY, converse);
    assert.match(site.read('docs/web-portal/alerts.mdx'), /title/);
  });

  it('refuses what would break the site', async () => {
    await refused(/without diacritics/, 'doc', 'web-portal/výstrahy', ...DOC);
    await refused(/without diacritics|lower-case/, 'doc', 'web-portal/Alerts', ...DOC);
    await refused(/cannot be the address/, 'doc', 'alerts#x', ...DOC);
    await refused(/docs\/web-portal\/map\.mdx exists already/, 'doc', 'web-portal/map', ...DOC);
    await refused(/lists of categories/, 'doc', 'category/alerts', ...DOC);
    await refused(
      /no sidebar "nowhere"[^]*chartsSidebar, portalSidebar/,
      'doc',
      'a/b',
      ...options(TEXTS),
      '--sidebar=nowhere',
      '--yes',
    );
    await refused(
      /no category "nowhere"[^]*data, export/,
      'doc',
      'a/b',
      ...options(TEXTS),
      '--category=nowhere',
      '--yes',
    );
    await refused(/"a\/c" does not stand in any sidebar/, 'doc', 'a/b', ...options(TEXTS), '--after=a/c', '--yes');
    await refused(/does not stand in the category/, 'doc', 'a/b', ...DOC, '--category=data');
    await refused(/needs a place/, 'doc', 'a/b', ...options(TEXTS), '--yes');
    await refused(/70 characters; at most 60/, 'doc', 'a/b', ...options({...TEXTS, 'title-cs': 'x'.repeat(70)}));
    await refused(/9 characters; write 50 to 160/, 'doc', 'a/b', ...options({...TEXTS, 'description-en': 'too short'}));
    await refused(/Missing: --title-cs \(Czech title/, 'doc', 'a/b');
    await refused(/Unknown option '--titel'/, 'doc', 'a/b', '--titel=x');
    await refused(/"c" is too much/, 'doc', 'a/b', 'c');
    await refused(/"page" cannot be added/, 'page');
    site.write('docs/a/B.mdx', 'x');
    await refused(/differs only in upper and lower case/, 'doc', 'a/b', ...DOC);
  });

  it('does not take the old address of another page', async () => {
    site.write(
      'src/config/redirects.ts',
      site.read('src/config/redirects.ts').replace('= [];', "= [{from: '/docs/a/b', to: '/docs/web-portal/map'}];"),
    );
    await refused(/\/docs\/a\/b is the old address of \/docs\/web-portal\/map/, 'doc', 'a/b', ...DOC);
  });

  it('names the line of a sidebar that cannot be read', async () => {
    site.write('sidebars.ts', 'const sidebars = {\n  a: [,;\n');
    await refused(/sidebars\.ts:2 cannot be read/, 'doc', 'a/b', ...DOC);
  });
});

const CATEGORY = options({
  'label-cs': 'Výstrahy',
  'label-en': 'Alerts',
  'about-cs': 'Výstrahy systému, jejich příjemci a meze, při kterých vznikají.',
  'about-en': 'Alerts of the system, who receives them, and the limits that cause them.',
});

describe('npm run new -- category', () => {
  it('comes with a new first page and its English labels', async () => {
    await add('category', 'alerts', ...CATEGORY, ...DOC, '--page=web-portal/alerts/basics');
    assert.match(
      site.read('sidebars.ts'),
      /'web-portal\/map',\n {4}category\('alerts', 'Výstrahy', '[^']+', \[\s*'web-portal\/alerts\/basics',?\s*\]/,
    );
    assert.deepEqual(syntaxErrors('sidebars.ts'), []);
    const labels = JSON.parse(site.read('i18n/en/docusaurus-plugin-content-docs/current.json')) as Record<
      string,
      {message: string}
    >;
    const key = 'sidebar.portalSidebar.category.Výstrahy';
    assert.equal(labels[key]?.message, 'Alerts');
    assert.equal(labels[`${key}.link.generated-index.title`]?.message, 'Alerts – overview');
    assert.match(labels[`${key}.link.generated-index.description`]?.message ?? '', /^Alerts of the system/);
    assert.equal(stateOf('sidebars.ts'), 'current');
    assert.equal(stateOf(docPage('web-portal/alerts/basics').files.en), 'current');
  });

  it('or with a page that moves into it', async () => {
    await add('category', 'places', ...CATEGORY, '--page=web-portal/map', '--sidebar=portalSidebar', '--yes');
    const text = site.read('sidebars.ts');
    assert.equal(text.split("'web-portal/map'").length, 2);
    assert.match(text, /category\('places', 'Výstrahy', [^[]*\[\s*'web-portal\/map',?\s*\]\),?\n {2}\]/);
  });

  it('refuses what would break the site', async () => {
    const rest = [...DOC, '--page=web-portal/alerts'];
    await refused(/sidebars\.ts:\d+ has a category "data" already/, 'category', 'data', ...CATEGORY, ...rest);
    await refused(
      /category called "Data" in the same sidebar/,
      'category',
      'alerts',
      ...CATEGORY.slice(1),
      '--label-cs=Data',
      ...rest,
    );
    await refused(/without diacritics/, 'category', 'výstrahy', ...CATEGORY, ...rest);
    await refused(
      /only page of the category "export"/,
      'category',
      'alerts',
      ...CATEGORY,
      '--page=web-portal/export',
      '--after=web-portal/map',
      '--yes',
    );
    await refused(
      /--title-cs does not belong here/,
      'category',
      'alerts',
      ...CATEGORY,
      '--page=web-portal/map',
      ...DOC,
    );
  });
});

describe('npm run new -- post and author', () => {
  const post = [...options(TEXTS), '--tags=wiring', '--yes'];

  it('writes a post in both languages', async () => {
    await add('post', 'alert-limits', ...post);
    const cs = site.read('blog/2026-03-04-alert-limits/index.mdx');
    assert.match(cs, /slug: alert-limits\nauthors: \[docs-team\]\ntags: \[wiring\]\ndate: 2026-03-04T09:00\n/);
    assert.match(cs, /\n---\n\nKdy systém[^\n]+\n\n\{\/\* truncate \*\/\}\n$/);
    const file = 'i18n/en/docusaurus-plugin-content-blog/2026-03-04-alert-limits/index.mdx';
    assert.match(site.read(file), /title: "Alerts: when they come"/);
    assert.equal(stateOf(file), 'current');
    assert.deepEqual(contentRules.frontMatter({path: file, text: site.read(file)}, 'post'), []);
  });

  it('refuses a post that would break the site', async () => {
    await refused(/2026-01-01-cables\/index\.mdx has the address \/blog\/cables already/, 'post', 'cables', ...post);
    await refused(/list of the blog/, 'post', 'tags', ...post);
    await refused(/nothing: not in blog\/tags\.yml, which has wiring/, 'post', 'a', ...post, '--tags=nothing');
    await refused(/nobody: not in blog\/authors\.yml/, 'post', 'a', ...post, '--authors=nobody');
    await refused(/"2026-02-30" is no day/, 'post', 'a', ...post, '--date=2026-02-30');
  });

  const author = options({
    'name-cs': 'Jan Novák',
    'role-cs': 'Měřicí technik',
    'role-en': 'Measurement technician',
    'about-cs': 'Měří mosty: od roku 2010.',
    'about-en': 'Has measured bridges since 2010.',
  });

  it('writes an author into both files, and a post may name them', async () => {
    await add('author', 'jan-novak', ...author, '--yes');
    assert.equal(
      site.read('blog/authors.yml'),
      'docs-team:\n  name: Team\n  page: true\njan-novak:\n  name: Jan Novák\n  title: Měřicí technik\n  description: "Měří mosty: od roku 2010."\n  page: true\n',
    );
    assert.match(
      site.read('i18n/en/docusaurus-plugin-content-blog/authors.yml'),
      /jan-novak:\n {2}name: Jan Novák\n {2}title: Measurement/,
    );
    assert.equal(stateOf('blog/authors.yml'), 'current');
    await add('post', 'alert-limits', ...post, '--authors=jan-novak');
    assert.match(site.read('blog/2026-03-04-alert-limits/index.mdx'), /authors: \[jan-novak\]/);
  });

  it('refuses an author who is there already, with the place', async () => {
    await refused(/blog\/authors\.yml:1 has an author "docs-team" already/, 'author', 'docs-team', ...author, '--yes');
  });
});

const PICTURE = options({
  section: 'Alerts',
  'title-cs': 'Výstrahy',
  'title-en': "Today's alerts",
  'lines-cs': 'Sklon pilíře; Baterie',
  'lines-en': 'Tilt of the pier; Battery',
});

describe('npm run new -- picture', () => {
  it('writes a scene with the words given, its styles and the entries of the lists', async () => {
    await add('picture', 'alert-list', ...PICTURE, '--yes');
    const scene = site.read('src/illustrations/scenes/alert-list.tsx');
    assert.match(scene, /cs: \{title: 'Výstrahy', lines: \['Sklon pilíře', 'Baterie'\]\}/);
    assert.match(scene, /en: \{title: "Today's alerts"/);
    assert.match(scene, /title="Alerts"/);
    assert.deepEqual(syntaxErrors('src/illustrations/scenes/alert-list.tsx'), []);
    const index = site.read('src/illustrations/scenes/index.ts');
    assert.match(index, /import alertList from '\.\/alert-list';\nimport appControl/);
    assert.match(index, /SCENES: readonly Scene\[\] = \[\n {2}alertList,\n {2}appControl,/);
    const list = JSON.parse(site.read('src/data/illustrations.json')) as Record<string, unknown>;
    assert.deepEqual(list['alert-list'], {width: 1120, height: 640, files: [800, 1600]});
    const findings = pictureFindings(site.root, new Set(['alert-list'])).filter(({file}) =>
      file.includes('alert-list'),
    );
    assert.equal(findings.length, 8);
    for (const {message} of findings) {
      assert.equal(message, 'is missing; run "npm run illustrations -- --only alert-list"');
    }
  });

  it('finds the place in the lists, and a name for what is no name in code', async () => {
    await add('picture', 'zone', ...PICTURE, '--frame=app', '--yes');
    await add('picture', 'new', ...PICTURE, '--yes');
    const index = site.read('src/illustrations/scenes/index.ts');
    assert.match(index, /import users from '\.\/users';\nimport zone from '\.\/zone';/);
    assert.match(index, /import newScene from '\.\/new';/);
    assert.match(index, / {2}users,\n {2}zone,\n\];/);
    assert.match(index, / {2}mpOverview,\n {2}newScene,\n {2}parameters,/);
    assert.match(site.read('src/illustrations/scenes/zone.tsx'), /\.\.\.PHONE/);
  });

  it('refuses what would break the site', async () => {
    await refused(/illustrations\.json:\d+ has a picture "map" already/, 'picture', 'map', ...PICTURE, '--yes');
    await refused(/begins with a digit/, 'picture', '3d', ...PICTURE, '--yes');
    await refused(/Czech has 2 lines, English 1/, 'picture', 'a', ...PICTURE, '--lines-en=One', '--yes');
    await refused(/takes 1 to 6 lines, not 7/, 'picture', 'a', ...PICTURE, '--lines-cs=1;2;3;4;5;6;7', '--yes');
  });
});

describe('npm run new -- command and register', () => {
  const effect = ['--effect-cs=nastaví jas', '--effect-en=sets the brightness', '--source=public', '--yes'];

  it('adds a command at the end of its group, and the file keeps its types', async () => {
    await add(
      'command',
      'geosnake-commands',
      'set_adxl_led',
      ...effect,
      '--group=adxl',
      '--placeholder=X',
      '--codes=0=zhasne/off; 1=svítí/on',
      '--firmware=7',
    );
    const text = site.read('src/data/geosnake.ts');
    assert.match(text, /export const geosnakeCommands: readonly GeosnakeCommand\[\] = \[/);
    const rows = evaluated('src/data/geosnake.ts').geosnakeCommands as {name: string; group: string}[];
    const index = rows.findIndex(({name}) => name === 'set_adxl_led');
    assert.deepEqual([rows[index]?.group, rows[index - 1]?.group, rows[index + 1]?.group], ['adxl', 'adxl', 'mlx']);
    assert.deepEqual(rows[index], {
      name: 'set_adxl_led',
      placeholder: 'X',
      group: 'adxl',
      effect: {cs: 'nastaví jas', en: 'sets the brightness'},
      values: {
        kind: 'codes',
        codes: [
          {value: 0, meaning: {cs: 'zhasne', en: 'off'}},
          {value: 1, meaning: {cs: 'svítí', en: 'on'}},
        ],
      },
      firmware: 7,
      sources: [{tag: 'public', file: 'hardware-geosnake'}],
    });
  });

  it('adds a command of the logger, and registers in the order of their addresses', async () => {
    await add('command', 'logger-commands', 'blink', ...effect);
    const content = ['--content-cs=tlak', '--content-en=pressure', '--source=public,inferred', '--yes'];
    await add(
      'register',
      'geosnake-registers',
      '0x0670',
      ...content,
      '--type=int16',
      '--unit=0.1 kPa',
      '--access=read',
    );
    await add(
      'register',
      'laser-registers',
      '15',
      ...content,
      '--minimum=0',
      '--maximum=7',
      '--write-cs=jas',
      '--write-en=brightness',
      '--write-minimum=0',
      '--write-maximum=7',
    );
    const geosnake = evaluated('src/data/geosnake.ts');
    assert.deepEqual((geosnake.loggerCommands as {name: string}[]).at(-1)?.name, 'blink');
    assert.deepEqual(
      (geosnake.geosnakeRegisters as {address: number}[]).map(({address}) => address),
      [0, 1, 2, 0x66e, 0x670, 0, 0x80],
    );
    assert.match(
      site.read('src/data/geosnake.ts'),
      /address: 0x0670,\n {4}content: \{cs: 'tlak', en: 'pressure'\},\n {4}type: 'int16',\n {4}unit: \{factor: 0\.1, symbol: 'kPa'\},/,
    );
    assert.deepEqual((evaluated('src/data/laser.ts').laserRegisters as object[]).at(-1), {
      address: 15,
      read: {content: {cs: 'tlak', en: 'pressure'}, type: 'uint16', minimum: 0, maximum: 7},
      write: {effect: {cs: 'jas', en: 'brightness'}, values: {kind: 'range', minimum: 0, maximum: 7}},
      sources: [
        {tag: 'public', file: 'hardware-laser'},
        {tag: 'inferred', file: 'hardware-laser'},
      ],
    });
    assert.match(said.join('\n'), /Add 15 to the writable addresses in src\/data\/data\.test\.ts/);
  });

  it('refuses duplicates with their place, and values that do not fit', async () => {
    await refused(
      /geosnake\.ts:\d+ has the command "restart" already/,
      'command',
      'geosnake-commands',
      'restart',
      ...effect,
      '--group=device',
    );
    await refused(/"other" is not known; write geosnake-commands or/, 'command', 'other', 'x', ...effect);
    await refused(/"Restart" is no command/, 'command', 'geosnake-commands', 'Restart', ...effect, '--group=device');
    await refused(/no other marks/, 'command', 'logger-commands', 'x', ...effect, '--effect-en=a <b>');
    const content = ['--content-cs=tlak', '--content-en=pressure', '--source=public', '--yes'];
    const range = ['--minimum=0', '--maximum=7'];
    await refused(
      /laser\.ts:\d+ has the address 14 already/,
      'register',
      'laser-registers',
      '14',
      ...content,
      ...range,
    );
    await refused(
      /geosnake\.ts:\d+ has the address 0x066e already/,
      'register',
      'geosnake-registers',
      '0x066e',
      ...content,
      '--access=read',
    );
    await refused(/without gaps[^]*next free address is 15/, 'register', 'laser-registers', '20', ...content, ...range);
    await refused(/0 to 65535/, 'register', 'laser-registers', '70000', ...content, ...range);
    await refused(
      /9 lies outside 0 to 7/,
      'register',
      'laser-registers',
      '15',
      ...content,
      ...range,
      '--codes=9=moc/much',
    );
    await refused(
      /smaller than the smallest/,
      'register',
      'laser-registers',
      '15',
      ...content,
      '--minimum=5',
      '--maximum=4',
    );
  });
});

describe('help', () => {
  it('lists the kinds and their options', async () => {
    await add();
    assert.match(said.join('\n'), /doc +a page of the manual[^]*register +a register/);
    await add('register', '--help');
    assert.match(said.join('\n'), /npm run new -- register <table> <address> adds[^]*--source[^]*--dry-run/);
  });

  it('the day is that of the writer', () => assert.equal(localDay(new Date(2026, 0, 5, 23, 59)), '2026-01-05'));
});
