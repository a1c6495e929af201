/**
 * Uploads the search records of a finished build to Algolia: into a new index, which then takes the place of the old one
 * in one step.
 *
 *     ALGOLIA_APP_ID=… ALGOLIA_WRITE_KEY=… ALGOLIA_INDEX=… npx tsx scripts/search-push.ts [--build build] [--dry-run] [--host http://localhost:1234]
 *
 * The write key needs the rights addObject, editSettings, settings, browse, deleteIndex and listIndexes; it never belongs into the site.
 */
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {algoliasearch, type Algoliasearch} from 'algoliasearch';
import {wordFromEnv} from '../src/config/env';
import {DEFAULT_LOCALE, LOCALES} from '../src/config/locales';
import {
  INDEX_SETTINGS,
  uploadedRecords,
  uploadedSynonyms,
  type UploadedRecord,
} from '../src/plugins/search/node/algolia';
import {MANIFEST_FILE} from '../src/plugins/search/node/indexFile';
import type {IndexManifest, SearchIndex} from '../src/plugins/search/shared/types';

const ROOT = path.resolve(__dirname, '..');

const BATCH = 1000;

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
    const {index} = JSON.parse(fs.readFileSync(manifest, 'utf8')) as IndexManifest;
    return JSON.parse(fs.readFileSync(path.join(dir, index), 'utf8')) as SearchIndex;
  });
}

function required(name: string): string {
  const value = wordFromEnv(name);
  if (!value) {
    throw new Error(`Environment variable ${name} is not set; the upload needs it.`);
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

async function upload(
  client: Algoliasearch,
  indexName: string,
  records: readonly UploadedRecord[],
  synonyms: ReturnType<typeof uploadedSynonyms>,
) {
  const next = `${indexName}_next`;
  const finished = async (taskID: number) => client.waitForTask({indexName: next, taskID});
  if (await client.indexExists({indexName: next})) {
    const {taskID} = await client.deleteIndex({indexName: next});
    await finished(taskID);
  }
  await finished((await client.setSettings({indexName: next, indexSettings: INDEX_SETTINGS as never})).taskID);
  await finished(
    (await client.saveSynonyms({indexName: next, synonymHit: synonyms, replaceExistingSynonyms: true})).taskID,
  );
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

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      build: {type: 'string', default: path.join(ROOT, 'build')},
      'dry-run': {type: 'boolean', default: false},
      host: {type: 'string'},
    },
  });
  const indexes = readIndexes(values.build);
  const records = indexes.flatMap(uploadedRecords);
  const counts = countByLanguage(records);
  const indexName = required('ALGOLIA_INDEX');
  const host = values.host ? new URL(values.host) : undefined;
  const client = algoliasearch(
    required('ALGOLIA_APP_ID'),
    required('ALGOLIA_WRITE_KEY'),
    host && {
      hosts: [{url: host.host, protocol: host.protocol === 'http:' ? 'http' : 'https', accept: 'readWrite'}],
    },
  );
  const present = await presentCounts(client, indexName);
  console.log(`Records of "${indexName}":`);
  for (const locale of LOCALES) {
    const difference = counts[locale]! - present[locale]!;
    console.log(`  ${locale}: ${present[locale]} -> ${counts[locale]} (${difference < 0 ? '' : '+'}${difference})`);
  }
  if (values['dry-run']) {
    console.log('Nothing was changed (--dry-run).');
    return;
  }
  await upload(client, indexName, records, uploadedSynonyms(indexes[0]!));
  console.log(`"${indexName}" now answers with the records of this build.`);
}

if (require.main === module) {
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
