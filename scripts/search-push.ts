/**
 * Uploads the search records of a finished build to Algolia: into a new index, which then takes the place of the old one
 * in one step. HELP below says how it is called.
 */
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {algoliasearch, type Algoliasearch} from 'algoliasearch';
import {basePathFromEnv, wordFromEnv} from '../src/config/env';
import {outsideLink} from '../src/config/links';
import {DEFAULT_LOCALE, LOCALES} from '../src/config/locales';
import {TITLE} from '../src/config/site';
import {
  INDEX_SETTINGS,
  uploadedRecords,
  uploadedSynonyms,
  type UploadedRecord,
} from '../src/plugins/search/node/algolia';
import {crawlerConfig} from '../src/plugins/search/node/crawler';
import {MANIFEST_FILE} from '../src/plugins/search/node/indexFile';
import {unpack} from '../src/plugins/search/shared/packed';
import type {IndexManifest, SearchIndex} from '../src/plugins/search/shared/types';

const ROOT = path.resolve(__dirname, '..');

const BATCH = 1000;

const HELP = `Uploads the search records of a finished build to Algolia: into a new index, which then takes the place of
the old one in one step. Searching goes on meanwhile, in the old index.

  npm run search:push [-- options]

  --build <folder>   the finished build (default: build)
  --dry-run          only says what would change
  --host <address>   another server than Algolia's, e.g. http://localhost:1234
  --print-crawler    prints the configuration of Algolia's crawler with the same settings, for owners who let it
                     fetch the published site; uploads nothing
  --help             this text

Environment:
  ALGOLIA_APP_ID     application of the index
  ALGOLIA_INDEX      name of the index; the new one is called the same with "_next" until it takes its place
  ALGOLIA_WRITE_KEY  key with the rights search, addObject, deleteObject, deleteIndex, editSettings, settings and
                     listIndexes for both names; it belongs into the upload only, never into the site

The index takes its settings and synonyms from this repository (src/plugins/search/node/algolia.ts); what was set in
Algolia's dashboard, rules included, is replaced.`;

/**
 * The indexes of a finished build, one per language.
 * @throws when a language has not been built
 */
export function readIndexes(build: string): SearchIndex[] {
  return LOCALES.map((locale) => {
    const dir = locale === DEFAULT_LOCALE ? build : path.join(build, locale);
    const manifest = path.join(dir, MANIFEST_FILE);
    if (!fs.existsSync(manifest)) {
      throw new Error(
        `${manifest} does not exist. Build every language first, or name the folder of the build with --build.`,
      );
    }
    try {
      const {index} = JSON.parse(fs.readFileSync(manifest, 'utf8')) as IndexManifest;
      return unpack(JSON.parse(fs.readFileSync(path.join(dir, index), 'utf8')));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(
        `The search index that ${manifest} names cannot be read (${reason}). Build every language again.`,
      );
    }
  });
}

function required(name: string): string {
  const value = wordFromEnv(name);
  if (!value) {
    throw new Error(
      `Environment variable ${name} is not set; the upload needs it. "npm run search:push -- --help" explains it.`,
    );
  }
  return value;
}

const countByLanguage = (records: readonly {language: string}[]) =>
  Object.fromEntries(LOCALES.map((locale) => [locale, records.filter(({language}) => language === locale).length]));

/** Records of each language in the index that is searched now; zeros when there is none yet. */
async function presentCounts(client: Algoliasearch, indexName: string): Promise<Record<string, number>> {
  if (!(await client.indexExists({indexName}))) {
    return countByLanguage([]);
  }
  const counts = await Promise.all(
    LOCALES.map(async (locale) => {
      const {nbHits} = await client.searchSingleIndex({
        indexName,
        searchParams: {query: '', hitsPerPage: 0, distinct: false, facetFilters: [`language:${locale}`]},
      });
      return [locale, nbHits ?? 0] as const;
    }),
  );
  return Object.fromEntries(counts);
}

/** What an error of the service means for the one who called the command. */
function explained(error: unknown): string {
  const {message, status, name} = error as {message: string; status?: number; name: string};
  if (status === 403 || status === 401) {
    return (
      `Algolia refuses the key: ${message}. Check ALGOLIA_APP_ID and ALGOLIA_WRITE_KEY; the key needs the rights that ` +
      '"npm run search:push -- --help" lists.'
    );
  }
  if (status === 429) {
    return `Algolia allows no more operations at present: ${message}. Try again later, or look at the limits of the plan.`;
  }
  if (name === 'RetryError') {
    return 'Algolia cannot be reached, or answers with errors only. Check the network, ALGOLIA_APP_ID and https://status.algolia.com.';
  }
  return message;
}

async function upload(
  client: Algoliasearch,
  indexName: string,
  records: readonly UploadedRecord[],
  synonyms: ReturnType<typeof uploadedSynonyms>,
) {
  const next = `${indexName}_next`;
  const finished = async (taskID: number) => client.waitForTask({indexName: next, taskID});
  if (await client.indexExists({indexName: next})) {
    console.log(`Removing "${next}", which an earlier upload has left.`);
    const {taskID} = await client.deleteIndex({indexName: next});
    await finished(taskID);
  }
  console.log(`Filling "${next}":`);
  await finished((await client.setSettings({indexName: next, indexSettings: INDEX_SETTINGS as never})).taskID);
  await finished(
    (await client.saveSynonyms({indexName: next, synonymHit: synonyms, replaceExistingSynonyms: true})).taskID,
  );
  console.log(`  settings and ${synonyms.length} groups of synonyms`);
  for (let start = 0; start < records.length; start += BATCH) {
    const batch = records.slice(start, start + BATCH);
    const {taskID} = await client.batch({
      indexName: next,
      batchWriteParams: {requests: batch.map((body) => ({action: 'addObject', body: {...body}}))},
    });
    await finished(taskID);
    console.log(`  ${start + batch.length} of ${records.length} records`);
  }
  const {taskID} = await client.operationIndex({
    indexName: next,
    operationIndexParams: {operation: 'move', destination: indexName},
  });
  await client.waitForTask({indexName, taskID});
}

async function push({build, host, dryRun}: {build: string; host?: string; dryRun: boolean}): Promise<void> {
  const indexes = readIndexes(build);
  const records = indexes.flatMap(uploadedRecords);
  const counts = countByLanguage(records);
  const empty = LOCALES.find((locale) => counts[locale] === 0);
  if (empty) {
    throw new Error(`The search index of "${empty}" in ${build} has no records. Build every language again.`);
  }
  const indexName = required('ALGOLIA_INDEX');
  const server = host ? new URL(host) : undefined;
  const client = algoliasearch(
    required('ALGOLIA_APP_ID'),
    required('ALGOLIA_WRITE_KEY'),
    server && {
      hosts: [{url: server.host, protocol: server.protocol === 'http:' ? 'http' : 'https', accept: 'readWrite'}],
    },
  );
  let present: Record<string, number>;
  try {
    present = await presentCounts(client, indexName);
  } catch (error) {
    throw new Error(`${explained(error)}\nNothing was changed.`);
  }
  console.log(`Records of "${indexName}":`);
  for (const locale of LOCALES) {
    const difference = counts[locale]! - present[locale]!;
    console.log(`  ${locale}: ${present[locale]} -> ${counts[locale]} (${difference < 0 ? '' : '+'}${difference})`);
  }
  if (dryRun) {
    console.log('Nothing was changed (--dry-run).');
    return;
  }
  try {
    await upload(client, indexName, records, uploadedSynonyms(indexes[0]!));
  } catch (error) {
    throw new Error(
      `The upload stopped: ${explained(error)}\n"${indexName}" was not changed and goes on answering with its old ` +
        'records. Run the command again when the cause is removed; it starts anew.',
    );
  }
  console.log(`"${indexName}" now answers with the records of this build.`);
}

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      build: {type: 'string', default: path.join(ROOT, 'build')},
      'dry-run': {type: 'boolean', default: false},
      host: {type: 'string'},
      'print-crawler': {type: 'boolean', default: false},
      help: {type: 'boolean', default: false},
    },
  });
  if (values.help) {
    console.log(HELP);
  } else if (values['print-crawler']) {
    const config = crawlerConfig({
      appId: required('ALGOLIA_APP_ID'),
      indexName: required('ALGOLIA_INDEX'),
      siteUrl: outsideLink('site') + basePathFromEnv('BASE_URL'),
      siteTitles: TITLE,
      otherLocales: LOCALES.filter((locale) => locale !== DEFAULT_LOCALE),
    });
    console.log(JSON.stringify(config, undefined, 2));
  } else {
    await push({build: values.build, host: values.host, dryRun: values['dry-run']});
  }
}

if (require.main === module) {
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
