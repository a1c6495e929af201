/** Spelling of the texts that readers see. Names and terms that the dictionaries lack stand in .cspell/*.txt, one per line. */
const shared = {
  version: '0.2',
  minWordLength: 3,
  dictionaryDefinitions: [
    {name: 'names', path: './.cspell/names.txt'},
    {name: 'cs-terms', path: './.cspell/cs.txt'},
    {name: 'en-terms', path: './.cspell/en.txt'},
  ],
  // Code, links, heading ids, component tags and front matter keys are not prose.
  ignoreRegExpList: [
    '/```[\\s\\S]*?```/g',
    '/`[^`\\n]+`/g',
    '/\\$\\$[^$]*\\$\\$/g',
    '/\\$[^$`\\n]+\\$/g',
    '/\\]\\([^)]*\\)/g',
    '/\\{#[^}]*\\}/g',
    '/<[^>]*>/g',
    '/^keywords:.*$/gm',
    '/^search_words:\\r?\\n(?:  .*\\r?\\n)+/gm',
    '/^(tags|slug|authors|date):.*$/gm',
    '/^[a-z_]+:(?= )/gm',
    '/^:::+ *\\w+/gm',
    // Abbreviations.
    '/(?<![\\p{L}])\\p{Lu}{3}(?![\\p{L}])/gu',
    '/\\*\\*[A-Z][A-Za-z ,→/]*\\*\\*/g',
  ],
};

export default {
  ...shared,
  overrides: [
    {
      filename: ['docs/**/*.mdx', 'blog/**/*.mdx', 'src/pages/**/*.mdx'],
      language: 'cs,en',
      caseSensitive: true,
      dictionaries: ['cs-cz', 'names', 'cs-terms', 'en-terms'],
    },
    {
      filename: ['i18n/en/**/*.mdx'],
      language: 'en',
      dictionaries: ['names', 'en-terms'],
    },
  ],
  import: ['@cspell/dict-cs-cz/cspell-ext.json'],
};
