/**
 * Uploads the search records of a finished build to Algolia, into a new index, which then replaces the old one atomically:
 *
 *     npm run search:push [-- --build build] [--host http://localhost:1234]
 *
 * Environment: ALGOLIA_APP_ID; ALGOLIA_INDEX, the name of the index (the new one is called so with "_tmp_" and a number until
 * it takes its place); ALGOLIA_WRITE_KEY, a key with the rights search, addObject, deleteObject, deleteIndex, editSettings,
 * settings and listIndexes for both names. It belongs into the upload only, never into the site.
 *
 * What was set in Algolia's dashboard is replaced: settings and synonyms come from this repository.
 */
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {algoliasearch} from 'algoliasearch';
import {wordFromEnv} from '../src/config/env';
import {localePath, LOCALES} from '../src/config/locales';
import {INDEX_SETTINGS, uploadedRecords} from '../src/plugins/search/node/uploadedRecords';
import {checkIndex, MANIFEST_FILE, type IndexManifest} from '../src/plugins/search/shared/indexFormat';
import type {SearchIndex} from '../src/plugins/search/shared/types';

/**
 * The indexes of a finished build, one per language.
 * @throws when a language has not been built
 */
export function readIndexes(build: string): SearchIndex[] {
  return LOCALES.map((locale) => {
    const dir = path.join(build, localePath(locale));
    try {
      const {index} = JSON.parse(fs.readFileSync(path.join(dir, MANIFEST_FILE), 'utf8')) as IndexManifest;
      return checkIndex(JSON.parse(fs.readFileSync(path.join(dir, index), 'utf8')));
    } catch (error) {
      throw new Error(
        `The search index of "${locale}" cannot be read from ${dir} (${String(error)}). Build every language first, or ` +
          'name the folder of the build with --build.',
      );
    }
  });
}

function required(name: string): string {
  const value = wordFromEnv(name);
  if (!value) {
    throw new Error(`Environment variable ${name} is not set; the upload needs it. See scripts/search-push.ts.`);
  }
  return value;
}

async function push(build: string, host: string | undefined): Promise<void> {
  const indexes = readIndexes(build);
  const indexName = required('ALGOLIA_INDEX');
  const server = host ? new URL(host) : undefined;
  const client = algoliasearch(
    required('ALGOLIA_APP_ID'),
    required('ALGOLIA_WRITE_KEY'),
    server && {
      hosts: [{url: server.host, protocol: server.protocol === 'http:' ? 'http' : 'https', accept: 'readWrite'}],
    },
  );
  const exists = await client.indexExists({indexName});
  console.log(`Records of "${indexName}":`);
  for (const index of indexes) {
    const searchParams = {hitsPerPage: 0, distinct: false, facetFilters: [`language:${index.language}`]};
    const present = exists ? (await client.searchSingleIndex({indexName, searchParams})).nbHits : 0;
    console.log(`  ${index.language}: ${present ?? 0} -> ${uploadedRecords(index).length}`);
  }
  // The new index copies settings and synonyms from the old one, so they are set first.
  const settings = await client.setSettings({indexName, indexSettings: INDEX_SETTINGS as never});
  await client.waitForTask({indexName, taskID: settings.taskID});
  const groups = (indexes[0]?.synonyms ?? []).map((synonyms, number) => ({
    objectID: `glossary-${number}`,
    type: 'synonym' as const,
    synonyms: [...synonyms],
  }));
  const saved = await client.saveSynonyms({indexName, synonymHit: groups, replaceExistingSynonyms: true});
  await client.waitForTask({indexName, taskID: saved.taskID});
  await client.replaceAllObjects({indexName, objects: indexes.flatMap(uploadedRecords)});
  console.log(`"${indexName}" now answers with the records of this build.`);
}

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      build: {type: 'string', default: path.resolve(__dirname, '../build')},
      host: {type: 'string'},
    },
  });
  await push(values.build, values.host);
}

if (require.main === module) {
  main().catch((error: unknown) => {
    const {message, status} = error as {message: string; status?: number};
    const remedy = status === 401 || status === 403 ? ' Check ALGOLIA_APP_ID and the rights of ALGOLIA_WRITE_KEY.' : '';
    console.error(`${message}${remedy}\nThe records that are searched were not changed.`);
    process.exitCode = 1;
  });
}
