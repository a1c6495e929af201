/**
 * Ablation of `search_words`: removes each phrase without which every query of tests/search is answered as well as with
 * it, i.e. with the same nDCG@10 or a better one. Phrases that say nothing new about their section go first. Build the
 * site before; `--most` phrases may stay without a reason, `--write` changes the front matter.
 */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import type MiniSearch from 'minisearch';
import {LOCALES, type Locale} from '../../src/config/locales';
import {searchWordsOf} from '../../src/content/searchWords';
import {SearchEngine} from '../../src/plugins/search/shared/engine';
import type {Token} from '../../src/plugins/search/shared/tokenize';
import type {Unit} from '../../src/plugins/search/shared/units';
import type {WordIndex} from '../../src/plugins/search/shared/words';
import {runMain} from '../../scripts/runMain';
import {LIMIT, readBuiltIndex} from '../search/embeddedEngine';
import {judge, parseQueries, SETS, type LabeledQuery} from '../search/quality';
import {BUILD_DIR, ROOT} from '../support/sites';

/** The index inside an engine, which the site never changes once it is built. */
const inside = (engine: SearchEngine) =>
  engine['words'] as unknown as {mini: MiniSearch<Unit>} & Pick<WordIndex, 'rules' | 'stem'>;

interface Asked {
  labeled: LabeledQuery;
  ndcg: number;
  /** Pages that answer the query. Words of other pages can only make the answer worse. */
  pages: ReadonlySet<string>;
  matcher: (token: Token) => number;
}

interface Phrase {
  file: string;
  id: string;
  text: string;
  /** Sections with the phrase, in the index of each language. */
  places: readonly Place[];
}

interface Place {
  site: Site;
  unit: Unit;
}

/** The engine of one language and the queries that it answers. */
class Site {
  readonly engine: SearchEngine;
  readonly queries: readonly Asked[];
  private readonly base: string;

  constructor(readonly locale: Locale) {
    const {index, base} = readBuiltIndex(BUILD_DIR, locale);
    this.base = base;
    this.engine = new SearchEngine(index);
    const texts = SETS.map((set) => fs.readFileSync(path.join(ROOT, 'tests/search', `${set}${locale}.txt`), 'utf8'));
    this.queries = texts.flatMap(parseQueries).map((labeled): Asked => {
      const {matcher} = this.engine.search(labeled.query);
      const pages = new Set(labeled.targets.map(({page}) => base + (page && `${page}/`)));
      return {labeled, ndcg: this.ndcg(labeled), pages, matcher};
    });
  }

  ndcg(labeled: LabeledQuery): number {
    const {ranked} = this.engine.search(labeled.query);
    const addresses = ranked
      .slice(0, LIMIT)
      .map(({unit: {page, section}}) => page.url + (section.anchor && `#${section.anchor}`));
    return judge(labeled, addresses, this.base).ndcg;
  }

  /** Whether every query that the phrases may have helped is answered as well as in the beginning. */
  holds(phrases: readonly string[], {page}: Unit): boolean {
    const tokens = phrases.flatMap((phrase) => this.engine.tokensOf(phrase));
    return this.queries
      .filter(({pages, matcher, ndcg}) => ndcg > 0 && pages.has(decodeURI(page.url)) && tokens.some(matcher))
      .every(({labeled, ndcg}) => this.ndcg(labeled) >= ndcg - 1e-9);
  }
}

/** What the index has of a section besides its phrases. */
const namesOf = ({page, section}: Unit): string[] => [
  ...[page.title, ...page.aliases, ...page.keywords],
  ...[section.heading, section.translatedHeading ?? '', section.text],
];

/** Number of words of the phrase that neither the section nor its other phrases have. */
function newWords({text, places}: Phrase, gone: readonly Phrase[]): number {
  const removed = new Set(gone.map((phrase) => phrase.text));
  return Math.min(
    ...places.map(({site: {engine}, unit}) => {
      const {rules} = inside(engine);
      const others = (unit.section.keywords ?? []).filter((other) => other !== text && !removed.has(other));
      const tokens = [...namesOf(unit), ...others].flatMap((own) => engine.tokensOf(own));
      const known = new Set(tokens.map(({folded}) => rules.stem(folded)));
      const words = engine.tokensOf(text).map(({folded}) => folded);
      return words.filter((word) => !rules.stopWords.has(word) && !known.has(rules.stem(word))).length;
    }),
  );
}

function setPhrases({site, unit}: Place, keywords: string[]): void {
  const {mini} = inside(site.engine);
  mini.remove(unit);
  unit.section.keywords = keywords;
  mini.add(unit);
}

/** Removes phrases of one section if no answer becomes worse: all of them, else one after the other. */
function removable(phrases: readonly Phrase[]): readonly Phrase[] {
  const [{places}] = phrases as [Phrase];
  const texts = phrases.map(({text}) => text);
  const before = places.map(({unit}) => unit.section.keywords ?? []);
  places.forEach((place, at) =>
    setPhrases(
      place,
      before[at]!.filter((other) => !texts.includes(other)),
    ),
  );
  if (places.every(({site, unit}) => site.holds(texts, unit))) {
    return phrases;
  }
  places.forEach((place, at) => setPhrases(place, before[at]!));
  return phrases.length > 1 ? phrases.flatMap((phrase) => removable([phrase])) : [];
}

/** Finds the page of a source file: the one with most of the file's phrases under the same ids. */
function phrasesOf(file: string, sites: readonly Site[], frontMatter: Record<string, unknown>): Phrase[] {
  const lines = [...searchWordsOf(frontMatter, file)];
  const pages = sites.map((site) => {
    const counts = new Map<string, number>();
    for (const {page, section} of site.engine.units) {
      const own = lines.find(([id]) => id === section.anchor)?.[1] ?? [];
      const count = own.filter((phrase) => section.keywords?.includes(phrase)).length;
      counts.set(page.url, (counts.get(page.url) ?? 0) + count);
    }
    const [url] = [...counts].sort((a, b) => b[1] - a[1])[0]!;
    return {site, units: site.engine.units.filter(({page}) => page.url === url)};
  });
  return lines.flatMap(([id, texts]) =>
    texts.map((text): Phrase => {
      const places = pages.flatMap(({site, units}) =>
        units
          .filter(({section}) => section.anchor === id && section.keywords?.includes(text))
          .map((unit) => ({site, unit})),
      );
      return {file, id, text, places};
    }),
  );
}

/** Writes the front matter of a file without the removed phrases. Other lines stay as they are. */
function rewrite(file: string, removed: ReadonlySet<string>): void {
  const source = fs.readFileSync(path.join(ROOT, file), 'utf8');
  const line = /^ {2}([\w-]+): \[(.*)\]\n/gm;
  const changed = source.replace(/^search_words:\n(?: {2}.*\n)+(?=---)/m, (block) => {
    const lines = block.replace(line, (_, id: string, list: string) => {
      const items = list.match(/(?:'(?:[^']|'')*'|"[^"]*"|[^,]+)(?=, |$)/g)?.map((item) => item.trim()) ?? [];
      const kept = items.filter((item) => !removed.has(`${id} ${unquoted(item)}`));
      return kept.length > 0 ? `  ${id}: [${kept.join(', ')}]\n` : '';
    });
    return lines === 'search_words:\n' ? '' : lines;
  });
  fs.writeFileSync(path.join(ROOT, file), changed);
}

const unquoted = (raw: string) => raw.replace(/^(["'])(.*)\1$/, '$2').replaceAll("''", "'");

void runMain(async () => {
  const {values} = parseArgs({
    options: {most: {type: 'string', default: '0'}, write: {type: 'boolean', default: false}},
  });
  const {DEFAULT_PARSE_FRONT_MATTER} = await import('@docusaurus/utils');
  const sites = LOCALES.map((locale) => new Site(locale));
  const phrases: Phrase[] = [];
  for (const file of execFileSync('git', ['grep', '-l', '^search_words:', '--', '*.md', '*.mdx'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
    .split('\n')
    .filter(Boolean)) {
    const filePath = path.join(ROOT, file);
    const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({filePath, fileContent: fs.readFileSync(filePath, 'utf8')});
    phrases.push(...phrasesOf(file, sites, frontMatter));
  }
  const unused = phrases.filter(({places}) => places.length === 0);
  console.log(`${phrases.length} phrases, ${unused.length} of them not in the index`);
  const removed = new Set<Phrase>();
  const lines = [...new Set(phrases.map(({file, id}) => `${file} ${id}`))].map((line) =>
    phrases.filter(({file, id}) => `${file} ${id}` === line),
  );
  for (const news of [0, 1, 2, Infinity]) {
    for (const [at, line] of lines.entries()) {
      if (at % 200 === 0) {
        console.log(`${at} of ${lines.length} lines`);
      }
      const left = phrases.length - removed.size - Number(values.most);
      const candidates: Phrase[] = [];
      for (const phrase of line.filter((own) => !removed.has(own) && own.places.length > 0)) {
        if (candidates.length < left && newWords(phrase, candidates) <= news) {
          candidates.push(phrase);
        }
      }
      (candidates.length > 0 ? removable(candidates) : []).forEach((phrase) => removed.add(phrase));
    }
    console.log(`with up to ${news} words that are new to the section: ${phrases.length - removed.size} stay`);
  }
  for (const site of sites) {
    const worse = site.queries.filter(({labeled, ndcg}) => site.ndcg(labeled) < ndcg - 1e-9);
    console.log(
      `${site.locale}: ${worse.length} of ${site.queries.length} queries answered worse by all removals together`,
    );
    console.log(worse.map(({labeled: {query}}) => `  ${query}`).join('\n'));
  }
  if (values.write) {
    for (const file of new Set([...removed].map((phrase) => phrase.file))) {
      rewrite(
        file,
        new Set([...removed].filter((phrase) => phrase.file === file).map(({id, text}) => `${id} ${text}`)),
      );
    }
  }
});
