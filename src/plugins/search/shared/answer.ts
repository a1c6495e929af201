import type {SearchEngine} from './engine';
import {Highlighter} from './highlight';
import type {SearchAnswer, SearchHit, SearchRequest} from './types';
import {addressOf, type IndexedSection} from './indexedSections';

/** Length in words of the passage that is shown of a section. */
const SNIPPET_WORDS = 30;

/** Returns the text of a section; if it has none, that of the first section inside it. */
function textOf({page, section}: IndexedSection): string {
  const next = page.sections[page.sections.indexOf(section) + 1];
  return section.text || (next && next.level > section.level ? next.text : '');
}

function hitOf(indexed: IndexedSection, highlighter: Highlighter): SearchHit {
  const {page, section, ancestors} = indexed;
  return {
    url: addressOf(indexed),
    area: page.area,
    trail: [...ancestors, section].map(({heading}) => highlighter.mark(heading)),
    snippet: highlighter.snippet(textOf(indexed), SNIPPET_WORDS),
  };
}

/** Answers a request of the page. */
export function answerRequest(engine: SearchEngine, {query, tags, area, limit}: SearchRequest): SearchAnswer {
  const answer = engine.search(query, ({page}) => tags.length === 0 || tags.includes(page.tag));
  const areas: Record<string, number> = {};
  for (const {indexed} of answer.ranked) {
    areas[indexed.page.area] = (areas[indexed.page.area] ?? 0) + 1;
  }
  const found = answer.ranked.filter(({indexed}) => !area || indexed.page.area === area);
  const highlighter = new Highlighter(answer, engine.words.tokensOf);
  return {
    hits: found.slice(0, limit).map(({indexed}) => hitOf(indexed, highlighter)),
    count: found.length,
    areas,
    ignored: answer.ranked.length > 0 ? [...answer.ignored] : [],
    suggestions: answer.ranked.length > 0 ? [] : engine.suggest(query),
  };
}
