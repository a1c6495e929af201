import assert from 'node:assert/strict';
import https from 'node:https';
import {after, before, beforeEach, test} from 'node:test';
import {algoliasearch, type SearchResponse} from 'algoliasearch';
import {liteClient} from 'algoliasearch/lite';
import {ALGOLIA} from '../support/algoliaAccount';
import {AlgoliaServer, streamedAnswer} from '../support/algoliaServer';

let server: AlgoliaServer;

const hosts = () => [{url: new URL(server.url).host, protocol: 'http' as const, accept: 'readWrite' as const}];
const writing = (key: string = ALGOLIA.writeKey) => algoliasearch(ALGOLIA.appId, key, {hosts: hosts()});
// The client gives up on a host that failed; one without memory asks anew.
const searching = (key: string = ALGOLIA.searchKey) => liteClient(ALGOLIA.appId, key, {hosts: hosts()});

const RECORDS = ['Hardware', 'Hardware', 'Portal'].flatMap((area, number) =>
  ['cs', 'en'].map((language) => ({
    objectID: `${language}-${number}`,
    url: `https://docs.example.com/${language}/${number}`,
    language,
    docusaurus_tag: 'docs-default-current',
    hierarchy: {lvl0: area, lvl1: `Měření <${number}>`, lvl2: null},
    content: 'Čidlo měří teplotu nosníku & tlak každou hodinu po celý rok.',
    weight: {level: number},
  })),
);

const SETTINGS = {
  searchableAttributes: ['unordered(hierarchy.lvl1)', 'content'],
  attributesForFaceting: ['language', 'docusaurus_tag', 'afterDistinct(hierarchy.lvl0)'],
  attributesToHighlight: ['hierarchy', 'content'],
  customRanking: ['desc(weight.level)'],
};

before(async () => {
  server = await AlgoliaServer.start();
});

after(() => server.close());

beforeEach(() => {
  server.reset();
  server.indexes.clear();
  server.fill(ALGOLIA.index, RECORDS, SETTINGS);
});

async function query(parameters: object): Promise<SearchResponse> {
  const {results} = await searching().search({requests: [{indexName: ALGOLIA.index, ...parameters}]});
  return results[0] as SearchResponse;
}

test('answers with highlights, snippets and paging in the form of the service', async () => {
  const answer = await query({
    query: 'teplot nosn',
    facetFilters: ['language:cs'],
    hitsPerPage: 2,
    page: 1,
    attributesToSnippet: ['content:3'],
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
  });
  assert.deepEqual([answer.nbHits, answer.page, answer.nbPages, answer.hitsPerPage], [3, 1, 2, 2]);
  assert.deepEqual(
    answer.hits.map(({objectID}) => objectID),
    ['cs-0'],
  );
  const [hit] = answer.hits as unknown as {
    _highlightResult: {content: object; hierarchy: {lvl1: {value: string; matchLevel: string}}};
    _snippetResult: {content: object};
  }[];
  assert.ok(hit);
  assert.deepEqual(hit._highlightResult.content, {
    value: 'Čidlo měří <mark>teplotu</mark> <mark>nosníku</mark> & tlak každou hodinu po celý rok.',
    matchLevel: 'full',
    matchedWords: ['teplot', 'nosn'],
    fullyHighlighted: false,
  });
  assert.equal(hit._highlightResult.hierarchy.lvl1.value, 'Měření <0>', 'nothing is escaped');
  assert.deepEqual(hit._snippetResult.content, {
    value: '…měří <mark>teplotu</mark> <mark>nosníku</mark>…',
    matchLevel: 'full',
  });
});

test('filters: lists within the list are alternatives, an undeclared facet matches nothing', async () => {
  const count = async (facetFilters: (string | string[])[]) => (await query({query: '', facetFilters})).nbHits;
  assert.equal(await count(['language:cs', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']]), 3);
  assert.equal(await count(['language:cs', 'docusaurus_tag:default']), 0);
  assert.equal(await count(['hierarchy.lvl0:-Hardware']), 2);
  assert.equal(await count(['content:anything']), 0);
});

test('facets are counted in the whole result', async () => {
  const {facets} = await query({
    query: 'čidlo',
    facetFilters: ['language:en'],
    facets: ['hierarchy.lvl0'],
    hitsPerPage: 1,
  });
  assert.deepEqual(facets, {'hierarchy.lvl0': {Hardware: 2, Portal: 1}});
});

test('records, settings, synonyms and the move of an index', async () => {
  const client = writing();
  assert.equal(await client.indexExists({indexName: 'next'}), false);
  const {taskID} = await client.setSettings({indexName: 'next', indexSettings: SETTINGS});
  await client.waitForTask({indexName: 'next', taskID});
  assert.equal(await client.indexExists({indexName: 'next'}), true);
  await client.saveSynonyms({
    indexName: 'next',
    synonymHit: [{objectID: 'a', type: 'synonym', synonyms: ['čidlo', 'senzor']}],
    replaceExistingSynonyms: true,
  });
  const {objectIDs} = await client.batch({
    indexName: 'next',
    batchWriteParams: {requests: [{action: 'addObject', body: {objectID: 'new', content: 'Nové čidlo'}}]},
  });
  assert.deepEqual(objectIDs, ['new']);
  await client.operationIndex({
    indexName: 'next',
    operationIndexParams: {operation: 'move', destination: ALGOLIA.index},
  });
  assert.equal((await query({query: 'čidlo'})).nbHits, 1);
  assert.equal(server.indexes.get(ALGOLIA.index)?.synonyms.length, 1);
  assert.deepEqual(
    (await client.listIndices()).items.map(({name}) => name),
    [ALGOLIA.index],
  );
  await client.deleteIndex({indexName: ALGOLIA.index});
  await assert.rejects(query({query: ''}), /Index manual does not exist/);
});

test('a wrong key and a key without the right are refused', async () => {
  await assert.rejects(searching('wrong').search({requests: [{indexName: ALGOLIA.index}]}), {
    status: 403,
    message: 'Invalid Application-ID or API key',
  });
  await assert.rejects(writing(ALGOLIA.searchKey).deleteIndex({indexName: ALGOLIA.index}), {
    status: 403,
    message: 'Method not allowed with this API key',
  });
  assert.equal(server.indexes.size, 1);
});

test('misbehaves as it is told', async () => {
  for (const status of [403, 429] as const) {
    server.fault = {kind: 'status', status};
    await assert.rejects(query({query: 'a'}), {status});
  }
  server.fault = {kind: 'status', status: 500};
  await assert.rejects(query({query: 'a'}), /Unreachable hosts/);
  server.fault = {kind: 'garbage'};
  await assert.rejects(query({query: 'a'}), /not valid JSON|Unexpected token/);
  server.fault = {kind: 'reset'};
  await assert.rejects(query({query: 'a'}), /Unreachable hosts/);
  server.fault = {kind: 'slow', by: 150};
  const started = performance.now();
  assert.equal((await query({query: 'čidlo'})).nbHits, 6);
  assert.ok(performance.now() - started >= 145);
  server.fault = {kind: 'garbage', when: ({method}) => method === 'DELETE'};
  assert.equal((await query({query: 'čidlo'})).nbHits, 6);
});

test('the assistant gives a token and streams its answer piece by piece', async () => {
  const headers = {'x-algolia-assistant-id': ALGOLIA.assistantId, 'content-type': 'application/json'};
  const {token} = (await (await fetch(`${server.url}/chat/token`, {method: 'POST', headers})).json()) as {
    token: string;
  };
  assert.ok((JSON.parse(atob(token.replace(/\..*/, ''))) as {exp: number}).exp > Date.now() / 1000 + 60);
  server.assistant = streamedAnswer(['One ', 'two'], 120);
  const ask = (authorization: string) =>
    fetch(`${server.url}/chat`, {method: 'POST', headers: {...headers, authorization}, body: '{"messages":[]}'});
  assert.equal((await ask('')).status, 401);
  const reader = (await ask(`TOKEN ${token}`)).body?.getReader();
  assert.ok(reader);
  let text = '';
  let chunks = 0;
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    text += Buffer.from(chunk.value).toString('utf8');
    chunks += 1;
  }
  assert.ok(chunks > 1, 'one chunk is no stream');
  assert.match(text, /"delta":"One ".*"delta":"two".*data: \[DONE\]\n\n$/s);
});

test('the same is served over TLS', async () => {
  const status = await new Promise((resolve, reject) => {
    https
      .get({port: server.securePort, host: '127.0.0.1', path: '/1/indexes', rejectUnauthorized: false}, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
      .on('error', reject);
  });
  assert.equal(status, 403);
});
