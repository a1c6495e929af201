/** Uploads the search records of a finished build to Algolia; HELP below explains the options. */
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {algoliasearch} from 'algoliasearch';
import {wordFromEnv} from '../src/config/env';
import {DEFAULT_LOCALE, LOCALES} from '../src/config/locales';
import {INDEX_SETTINGS, uploadedRecords} from '../src/plugins/search/node/uploadedRecords';
import {checkIndex, MANIFEST_FILE, type IndexManifest} from '../src/plugins/search/shared/indexFormat';
import type {SearchIndex} from '../src/plugins/search/shared/types';

const HELP = `Uploads the search records of a finished build to Algolia: into a new index, which then replaces the
old one atomically. Searches are answered by the old index meanwhile.

  npm run search:push [-- options]

  --build <folder>   the finished build (default: build)
  --dry-run          only says what would change
  --host <address>   another server than Algolia's, e.g. http://localhost:1234
  --help             this text

Environment:
  ALGOLIA_APP_ID     application of the index
  ALGOLIA_INDEX      name of the index; the new one has it too, followed by "_tmp_", until it takes its place
  ALGOLIA_WRITE_KEY  key with the rights search, addObject, deleteObject, deleteIndex, editSettings, settings and
                     listIndexes for both names; it belongs into the upload only, never into the site

The index takes its settings (src/plugins/search/node/uploadedRecords.ts) and synonyms (src/data/synonyms.ts) from this repository;
what was set in Algolia's dashboard is replaced.`;

/**
 * The indexes of a finished build, one per language.
 * @throws when a language has not been built
 */
export function readIndexes(build: string): SearchIndex[] {
  return LOCALES.map((locale) => {
    const dir = locale === DEFAULT_LOCALE ? build : path.join(build, locale);
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
    throw new Error(
      `Environment variable ${name} is not set; the upload needs it. "npm run search:push -- --help" explains it.`,
    );
  }
  return value;
}

async function push(build: string, host: string | undefined, dryRun: boolean): Promise<void> {
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
  if (dryRun) {
    console.log('Nothing was changed (--dry-run).');
    return;
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
      'dry-run': {type: 'boolean', default: false},
      host: {type: 'string'},
      help: {type: 'boolean', default: false},
    },
  });
  if (values.help) {
    console.log(HELP);
  } else {
    await push(values.build, values.host, values['dry-run']);
  }
}

if (require.main === module) {
  main().catch((error: unknown) => {
    const {message, status} = error as {message: string; status?: number};
    const remedy = status === 401 || status === 403 ? ' Check ALGOLIA_APP_ID and the rights of ALGOLIA_WRITE_KEY.' : '';
    console.error(`${message}${remedy}\nThe records that are searched were not changed.`);
    process.exitCode = 1;
  });
}
