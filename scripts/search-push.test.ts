import assert from 'node:assert/strict';
import {spawn} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {after, before, beforeEach, test} from 'node:test';
import {INDEX_SETTINGS, uploadedRecords} from '../src/plugins/search/node/algolia';
import {indexOf, MANIFEST_FILE, writeIndex} from '../src/plugins/search/node/indexFile';
import {LOCALES} from '../src/config/locales';
import {ALGOLIA} from '../tests/support/algoliaAccount';
import {AlgoliaServer} from '../tests/support/algoliaServer';

const NEXT = `${ALGOLIA.index}_next`;

/** More than one batch of records per language. */
const SECTIONS = 700;

const OLD = LOCALES.map((language) => ({objectID: `old-${language}`, language, content: 'Old record'}));

let server: AlgoliaServer;
let build: string;
/** Records of both languages in the build. */
let total = 0;

before(async () => {
  server = await AlgoliaServer.start();
  build = fs.mkdtempSync(path.join(os.tmpdir(), 'search-push-'));
  for (const language of LOCALES) {
    const index = indexOf(
      [
        {
          url: `/${language}/docs/`,
          area: 'Manual',
          title: 'Title',
          keywords: [],
          tag: 'default',
          sections: Array.from({length: SECTIONS}, (_, number) => ({
            anchor: number ? `s${number}` : '',
            level: number ? 2 : 1,
            heading: `Heading ${number}`,
            text: `New record ${number}.`,
          })),
        },
      ],
      {language, origin: 'https://docs.example.org', synonyms: [['sensor', 'gauge']]},
    );
    total += uploadedRecords(index).length;
    await writeIndex(language === 'cs' ? build : path.join(build, language), index);
  }
});

after(async () => {
  await server.close();
  fs.rmSync(build, {recursive: true, force: true});
});

beforeEach(() => {
  server.reset();
  server.indexes.clear();
  server.fill(ALGOLIA.index, OLD, {attributesForFaceting: ['language']});
});

const ACCOUNT = {
  ALGOLIA_APP_ID: ALGOLIA.appId,
  ALGOLIA_WRITE_KEY: ALGOLIA.writeKey,
  ALGOLIA_INDEX: ALGOLIA.index,
};

interface Ended {
  code: number | null;
  output: string;
  errors: string;
}

/** Runs the command as its caller does. */
function push(args: readonly string[], env: Readonly<Record<string, string>> = ACCOUNT): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const program = path.join(__dirname, 'search-push.ts');
    const child = spawn(process.execPath, ['--import', 'tsx', program, ...args], {
      cwd: path.resolve(__dirname, '..'),
      env: {PATH: process.env.PATH, ...env} as unknown as NodeJS.ProcessEnv,
    });
    let output = '';
    let errors = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
    child.once('error', reject).once('close', (code) => resolve({code, output, errors}));
  });
}

const here = (...args: string[]) => ['--build', build, '--host', server.url, ...args];

const recordIds = (name: string) => [...(server.indexes.get(name)?.records.keys() ?? [])];

function assertUnchanged(): void {
  assert.deepEqual(
    recordIds(ALGOLIA.index),
    OLD.map(({objectID}) => objectID),
  );
}

test('a dry run says what would change and changes nothing', async () => {
  const {code, output} = await push(here('--dry-run'));
  assert.equal(code, 0);
  const each = total / LOCALES.length;
  for (const locale of LOCALES) {
    assert.match(output, new RegExp(`^  ${locale}: 1 -> ${each} \\(\\+${each - 1}\\)$`, 'm'));
  }
  assert.match(output, /Nothing was changed/);
  assertUnchanged();
  assert.ok(server.log.length > 0);
  assert.deepEqual(
    server.log.filter((line) => !line.endsWith('/settings') && !line.endsWith('/query')),
    [],
  );
});

test('an upload fills a new index, which takes the place of the old one in one step', async () => {
  const during: string[][] = [];
  server.afterRequest = ({path: where}) => {
    if (where.endsWith('/batch')) {
      // What a reader finds meanwhile.
      const {hits} = server.indexes.get(ALGOLIA.index)!.search({query: 'record', distinct: false});
      during.push(hits.map(({objectID}) => objectID));
    }
  };
  const {code, output, errors} = await push(here());
  assert.equal(code, 0, errors);
  const batches = Math.ceil(total / 1000);
  assert.ok(batches > 1);
  // The synonyms are sent in one more request of that name.
  assert.equal(during.length, batches + 1);
  during.forEach((ids) => assert.deepEqual(ids, ['old-cs', 'old-en']));

  assert.deepEqual([...server.indexes.keys()], [ALGOLIA.index]);
  const index = server.indexes.get(ALGOLIA.index)!;
  assert.equal(index.records.size, total);
  assert.deepEqual(index.settings, JSON.parse(JSON.stringify(INDEX_SETTINGS)));
  assert.deepEqual(index.synonyms, [{objectID: 'glossary-0', type: 'synonym', synonyms: ['sensor', 'gauge']}]);
  assert.ok(!index.records.has('old-cs'));
  for (const line of [
    'settings and 1 groups of synonyms',
    `1000 of ${total} records`,
    `${total} of ${total} records`,
  ]) {
    assert.ok(output.includes(line), line);
  }
  assert.match(output, /"manual" now answers with the records of this build/);
  assert.equal(server.log.filter((line) => line === `POST /1/indexes/${NEXT}/operation`).length, 1);
});

test('the first upload needs no index, and one that was left half-filled is removed', async () => {
  server.indexes.clear();
  server.fill(NEXT, [{objectID: 'left over'}], {});
  const {code, output, errors} = await push(here());
  assert.equal(code, 0, errors);
  assert.match(output, /cs: 0 -> /);
  assert.match(output, /Removing "manual_next"/);
  assert.equal(recordIds(ALGOLIA.index).length, total);
  assert.ok(!recordIds(ALGOLIA.index).includes('left over'));
});

test('a failure in the middle leaves the old index and says how to go on', async () => {
  let batches = 0;
  server.fault = {
    kind: 'status',
    status: 500,
    when: ({path: where}) => where === `/1/indexes/${NEXT}/batch` && (batches += 1) > 1,
  };
  const {code, output, errors} = await push(here());
  assert.equal(code, 1);
  assert.match(output, new RegExp(`1000 of ${total}`));
  assert.match(errors, /The upload stopped: .*\n"manual" was not changed .* Run the command again/);
  assert.doesNotMatch(errors, /\n\s+at /);
  assertUnchanged();
  server.fault = undefined;
  assert.equal((await push(here())).code, 0);
  assert.equal(recordIds(ALGOLIA.index).length, total);
});

test('a key without the rights, or a wrong one, is named', async () => {
  for (const [key, words] of [
    ['wrong', /Invalid Application-ID or API key/],
    [ALGOLIA.searchKey, /Method not allowed with this API key/],
  ] as const) {
    const {code, errors} = await push(here(), {...ACCOUNT, ALGOLIA_WRITE_KEY: key});
    assert.equal(code, 1);
    assert.match(errors, words);
    assert.match(errors, /ALGOLIA_WRITE_KEY/);
    assert.match(errors, /Nothing was changed/);
    assert.ok(!errors.includes(ALGOLIA.searchKey), 'a key must not be printed');
  }
  assertUnchanged();
});

test('a missing variable is named, and nothing is asked', async () => {
  for (const name of Object.keys(ACCOUNT)) {
    const {code, errors} = await push(here(), {...ACCOUNT, [name]: ''});
    assert.equal(code, 1);
    assert.match(errors, new RegExp(`Environment variable ${name} is not set`));
  }
  assert.deepEqual(server.log, []);
});

test('a missing, partial or damaged build is refused', async () => {
  const empty = fs.mkdtempSync(path.join(os.tmpdir(), 'search-push-empty-'));
  const run = () => push(['--build', empty, '--host', server.url]);
  assert.match((await run()).errors, /search-index\.json does not exist\. Build every language first/);
  fs.cpSync(build, empty, {recursive: true});
  fs.rmSync(path.join(empty, 'en'), {recursive: true});
  assert.match((await run()).errors, /en.search-index\.json does not exist/);
  fs.cpSync(build, empty, {recursive: true});
  fs.writeFileSync(path.join(empty, MANIFEST_FILE), '{"index":"assets/search/gone.json"}');
  const damaged = await run();
  assert.equal(damaged.code, 1);
  assert.match(damaged.errors, /cannot be read .* Build every language again/);
  await writeIndex(empty, indexOf([], {language: 'cs', origin: 'https://docs.example.org', synonyms: []}));
  assert.match((await run()).errors, /search index of "cs" .* has no records/);
  assert.deepEqual(server.log, []);
  fs.rmSync(empty, {recursive: true, force: true});
});

test('a host that cannot be reached is reported without a stack', async () => {
  const {code, errors} = await push(['--build', build, '--host', 'http://127.0.0.1:9']);
  assert.equal(code, 1);
  assert.match(errors, /Algolia cannot be reached/);
  assert.match(errors, /Nothing was changed/);
  assert.doesNotMatch(errors, /\n\s+at /);
});

test('--help explains the options and variables, --print-crawler gives the other way', async () => {
  const {code, output} = await push(['--help'], {});
  assert.equal(code, 0);
  for (const word of ['--build', '--dry-run', '--host', '--print-crawler', ...Object.keys(ACCOUNT)]) {
    assert.ok(output.includes(word), word);
  }
  const crawler = await push(['--print-crawler'], {...ACCOUNT, ALGOLIA_WRITE_KEY: ''});
  const config = JSON.parse(crawler.output) as {appId: string; initialIndexSettings: object; startUrls: string[]};
  assert.equal(config.appId, ALGOLIA.appId);
  assert.deepEqual(config.initialIndexSettings, {[ALGOLIA.index]: INDEX_SETTINGS});
  assert.equal(config.startUrls.length, LOCALES.length);
  const unknown = await push(['--dryrun']);
  assert.equal(unknown.code, 1);
  assert.match(unknown.errors, /Unknown option '--dryrun'/);
  assert.deepEqual(server.log, []);
});
