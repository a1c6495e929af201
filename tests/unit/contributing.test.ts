import assert from 'node:assert/strict';
import {execFile} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {after, before, test} from 'node:test';
import {promisify} from 'node:util';
import {pairFindings} from '../../scripts/content/check';
import {readPages} from '../../scripts/content/pages';
import {pictureFindings} from '../../scripts/content/pictures';
import {usedIllustrations} from '../../scripts/content/rules';
import {startDevelopment} from '../../scripts/development/server';
import {moveInSite} from '../../scripts/move';
import {addToSite} from '../../scripts/new';
import {removeFromSite} from '../../scripts/remove';
import type {WritersReport} from '../../src/plugins/writers/shared';
import {translationStatus} from '../../src/plugins/translation-status/status';
import {copySite, git} from '../support/siteCopy';
import {ROOT} from '../support/sites';

const TODAY = '2026-11-30';

/** Commands of the guide that are not run here, and why. */
const NOT_RUN: Readonly<Record<string, string>> = {
  'git clone <address of the repository>': 'the copy stands for the clone',
  'cd <its folder>': 'as above',
  'npm ci': 'what runs the tests begins with it',
  'npm test': 'runs this test',
};

const TEXTS = {
  'title-cs': 'Výstrahy',
  'title-en': 'Alerts',
  'description-cs': 'Kdy systém pošle výstrahu, komu ji pošle a jak nastavit meze, při kterých vzniká.',
  'description-en': 'When the system sends an alert, who receives it, and how to set the limits that cause it.',
  'keywords-cs': 'výstraha, mez, alert',
  'keywords-en': 'alert, limit, výstraha',
};

interface Outcome {
  /** What a writer would type when asked. */
  answers?: Readonly<Record<string, string>>;
  /** What the checks then say, beside what they always say; none without it. */
  findings?: RegExp;
  /** The command says no, for this reason. */
  refusal?: RegExp;
}

const TOO_SHORT = /^\d+ words; a (?:doc|post) needs at least \d+$/;

/** What the guide promises of each command that changes the site. */
const OUTCOMES: Readonly<Record<string, Outcome>> = {
  'npm run new -- doc web-portal/alerts': {answers: {...TEXTS, after: 'web-portal/map'}, findings: TOO_SHORT},
  'npm run new -- doc web-portal/alerts --after web-portal/map': {findings: TOO_SHORT},
  'npm run new -- category alerts --page web-portal/alerts/basics': {
    answers: {
      ...TEXTS,
      'label-cs': 'Výstrahy',
      'label-en': 'Alerts',
      'about-cs': 'Meze měřených hodnot a zprávy, které systém posílá, když je hodnota překročí.',
      'about-en': 'Limits of measured values, and the messages that the system sends beyond them.',
      sidebar: 'webPortalSidebar',
    },
    findings: TOO_SHORT,
  },
  'npm run new -- picture alerts': {
    answers: {
      frame: 'portal',
      section: 'Alerts',
      'title-cs': 'Výstrahy',
      'title-en': 'Alerts',
      'lines-cs': 'Most, náklon; Budova, teplota',
      'lines-en': 'Bridge, tilt; Building, temperature',
    },
    findings: /^"alerts" is shown on no page|^is missing; run "npm run illustrations -- --only alerts"$/,
  },
  'npm run new -- register laser-registers 15': {
    answers: {
      'content-cs': 'počet restartů',
      'content-en': 'number of restarts',
      minimum: '0',
      maximum: '65535',
      source: 'general',
    },
  },
  'npm run new -- command geosnake-commands get_adxl_led': {
    answers: {
      'effect-cs': 'zjistí stav kontrolky',
      'effect-en': 'reads the state of the indicator',
      group: 'adxl',
      source: 'inferred',
    },
  },
  'npm run move -- web-portal/map web-portal/site-map': {},
  'npm run move -- web-portal/map mobile-app/map --after mobile-app/intro': {},
  'npm run move -- blog/rs485-wiring-mistakes blog/rs485-wiring': {},
  'npm run remove -- web-portal/report --redirect-to web-portal/dashboard': {
    refusal: /\d+ links lead to \/docs\/web-portal\/report:\n {2}docs\//,
  },
  'npm run remove -- web-portal/report --no-redirect': {refusal: /\d+ links lead to \/docs\/web-portal\/report/},
  'npm run new -- post cable-routing': {answers: {...TEXTS, tags: 'wiring', authors: 'docs-team'}, findings: TOO_SHORT},
};

/** Commands that look at the site or record something; they run as they stand, in this order. */
const PLAIN: readonly string[] = [
  'npm run check',
  'npm run i18n:status',
  'npm run i18n:accept -- docs/web-portal/map.mdx',
  'npm run i18n:accept -- docs/web-portal/map.mdx --minor',
  'npm run i18n:accept -- docs/new.mdx --from en',
];

const SERVERS = ['npm start', 'npm run start:en'];

/** Commands of the fenced blocks, each in one line, without comments. */
export function commandsOf(guide: string): string[] {
  return [...guide.matchAll(/^```bash\n([^]*?)^```/gm)].flatMap(([, block = '']) =>
    block
      .replace(/\\\n\s*/g, '')
      .split('\n')
      .map((line) => line.replace(/\s+#.*$/, '').trim())
      .filter(Boolean),
  );
}

/** Words of a command line; those in quotation marks stay together. */
export const wordsOf = (command: string): string[] =>
  [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');

const guide = fs.readFileSync(path.join(ROOT, 'CONTRIBUTING.md'), 'utf8');
const commands = commandsOf(guide);
const {scripts} = JSON.parse(fs.readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

let copy = '';
/** What this reading of the site finds in it as it is: pictures that only pages in code show. */
let usual: readonly string[] = [];
/** English files whose state the writers of the present texts still have to see to. */
let behind: readonly string[] = [];

const notCurrent = () =>
  translationStatus(copy)
    .filter(({state}) => state !== 'current')
    .map(({en, state}) => `${en} is ${state}`);

before(() => {
  copy = copySite('contributing');
  usual = findings();
  behind = notCurrent();
});

after(() => {
  fs.rmSync(copy, {recursive: true, force: true});
});

const restore = () => {
  git(copy, 'reset', '--quiet', '--hard');
  git(copy, 'clean', '-fdq');
};

function findings(): string[] {
  const {pairs, orphans} = readPages(copy);
  const pictures = pictureFindings(copy, new Set(pairs.flatMap(({cs}) => usedIllustrations(cs.text))));
  return [...pairs.flatMap(pairFindings), ...pictures]
    .filter(({hint}) => !hint)
    .map(({message}) => message)
    .concat(orphans);
}

/** The entry of a command in a table; long ones by their beginning. */
function entryOf(command: string): Outcome | undefined {
  const name = Object.keys(OUTCOMES).find((key) => command === key) ?? command.replace(/ --title-cs .*/, '');
  return OUTCOMES[name];
}

test('every command of the guide is known here', () => {
  assert.ok(commands.length > 15);
  const unknown = commands.filter(
    (command) => !(command in NOT_RUN) && ![...PLAIN, ...SERVERS].includes(command) && !entryOf(command),
  );
  assert.deepEqual(unknown, [], 'Say above what each of these commands does.');
  const gone = [...Object.keys(NOT_RUN), ...PLAIN, ...SERVERS, ...Object.keys(OUTCOMES)].filter(
    (known) => !commands.some((command) => command.startsWith(known)),
  );
  assert.deepEqual(gone, [], 'The guide has these commands no longer.');
});

test('the previews answer in their language', async () => {
  await Promise.all(
    SERVERS.map(async (command) => {
      const [program, action, ...more] = (scripts[command.replace(/^npm (?:run )?/, '')] ?? '').split(' ');
      assert.deepEqual([program, action], ['docusaurus', 'start'], command);
      const server = await startDevelopment(copy, {more});
      try {
        const language = command === 'npm start' ? 'cs' : 'en';
        assert.match(await (await fetch(server.url)).text(), new RegExp(`<html lang="${language}"`));
        const base = new URL(server.url).pathname;
        const report = await fetch(`${server.url}__writers?path=${base}docs/web-portal/map/`);
        assert.equal(report.status, 200);
        const {file, text} = (await report.json()) as WritersReport;
        assert.equal(file.startsWith('i18n/en/'), language === 'en');
        assert.ok((text?.words ?? 0) > 300);
      } finally {
        await server.stop();
      }
    }),
  );
});

test('the commands that look and record do so', async () => {
  const run = promisify(execFile);
  const texts = ['docs/new.mdx', 'i18n/en/docusaurus-plugin-content-docs/current/new.mdx'];
  for (const command of PLAIN) {
    if (command.includes('new.mdx')) {
      texts.forEach((file) => fs.writeFileSync(path.join(copy, file), '---\ntitle: New\n---\n'));
    } else if (command.includes('map.mdx')) {
      fs.appendFileSync(path.join(copy, 'docs/web-portal/map.mdx'), '\nMapa.\n');
      if (!command.includes('--minor')) {
        fs.appendFileSync(
          path.join(copy, 'i18n/en/docusaurus-plugin-content-docs/current/web-portal/map.mdx'),
          '\nMap.\n',
        );
      }
    }
    const [, , script = '', , ...more] = wordsOf(command);
    const [tool, file = ''] = (scripts[script] ?? '').split(' ');
    assert.equal(tool, 'tsx', command);
    await run(process.execPath, ['--import', 'tsx', file, ...more], {cwd: copy});
    assert.deepEqual(notCurrent(), behind, command);
  }
  restore();
});

for (const command of commands.filter(entryOf)) {
  test(command, async () => {
    const [, , script, , ...given] = wordsOf(command);
    const {answers = {}, findings: expected, refusal} = entryOf(command) ?? {};
    const args = [...given, ...Object.entries(answers).map(([name, value]) => `--${name}=${value}`), '--yes'];
    const conversation = {say: () => undefined};
    const carried =
      script === 'new'
        ? addToSite(copy, args, TODAY, conversation)
        : script === 'move'
          ? moveInSite(copy, args, conversation)
          : removeFromSite(copy, args, conversation);
    if (refusal) {
      await assert.rejects(carried, refusal);
      assert.equal(git(copy, 'status', '--porcelain'), '');
      return;
    }
    try {
      await carried;
      assert.notEqual(git(copy, 'status', '--porcelain'), '');
      const said = findings().filter((message) => !usual.includes(message));
      assert.deepEqual(
        said.filter((message) => !expected?.test(message)),
        [],
      );
      assert.equal(said.length > 0, expected !== undefined, 'what the guide says about the checks');
      assert.deepEqual(notCurrent(), behind);
    } finally {
      restore();
    }
  });
}
