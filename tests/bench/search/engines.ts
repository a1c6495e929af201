/** Another search engine over the same sections, configured as it documents for search as you type. */
import MiniSearch, {type Query} from 'minisearch';
import {embeddedSearch, languageRules, LIMIT, tokenize, type BuiltIndex} from '../../search/embeddedEngine';

interface Engine {
  search: (query: string) => string[];
}

export type Engines = Readonly<Record<string, (built: BuiltIndex) => Engine>>;

interface Section {
  id: number;
  address: string;
  title: string;
  /** Empty for the beginning of a page. */
  heading: string;
  keywords: string;
  text: string;
}

const FIELDS = ['title', 'heading', 'keywords', 'text'] as const;
const WEIGHTS = {title: 2, heading: 3, keywords: 2, text: 1};

function sectionsOf({index}: BuiltIndex): Section[] {
  const sections = index.pages.flatMap(({url, title, keywords, sections: parts}) =>
    parts.map(({anchor, level, heading, text}) => ({
      address: anchor ? `${url}#${anchor}` : url,
      title,
      heading: level === 1 ? '' : heading,
      keywords: level === 1 ? keywords.join(', ') : '',
      text,
    })),
  );
  return sections.map((section, id) => ({id, ...section}));
}

const addresses = (sections: readonly Section[], ids: readonly (string | number)[]) =>
  ids.slice(0, LIMIT).map((id) => sections[Number(id)]!.address);

/** With the language rules of this site: folded words and their stems; all words must match, else any of them. */
export function minisearch(built: BuiltIndex): Engine {
  const sections = sectionsOf(built);
  const {stem, stopWords} = languageRules(built.locale);
  // A prefix keeps stems apart from words.
  const stemOf = (word: string) => `§${stem(word)}`;
  const engine = new MiniSearch<Section>({
    fields: [...FIELDS],
    tokenize: (text) => tokenize(text).flatMap(({folded, parts}) => [folded, ...parts]),
    processTerm: (term) => [term, stemOf(term)],
  });
  engine.addAll(sections);
  const asIs = {tokenize: (text: string) => [text], processTerm: (term: string) => term, boost: WEIGHTS};
  const wordQuery = (word: string): Query => ({
    combineWith: 'OR',
    queries: [
      {...asIs, queries: [word], prefix: true, fuzzy: word.length > 3 ? 0.2 : false},
      {...asIs, queries: [stemOf(word)], boostTerm: () => 0.8},
    ],
  });
  return {
    search: (query) => {
      const words = tokenize(query).map(({folded}) => folded);
      const telling = words.filter((word) => !stopWords.has(word));
      const queries = (telling.length > 0 ? telling : words).map(wordQuery);
      const ask = (combineWith: 'AND' | 'OR') => engine.search({combineWith, queries}).map(({id}) => Number(id));
      const all = queries.length > 0 ? ask('AND') : [];
      return addresses(sections, all.length > 0 || queries.length === 0 ? all : ask('OR'));
    },
  };
}

/** The engine of the site. */
export const own = ({index}: BuiltIndex): Engine => ({search: embeddedSearch(index)});
