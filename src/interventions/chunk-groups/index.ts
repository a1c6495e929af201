/** Matches the theme modules that documents need, and the components that most texts use. */
const THEME = new RegExp(
  [
    '(?:@docusaurus/(?:theme-c\\w+|plugin-content-docs)|/src/theme)/(?!.*(?:[Bb]log|Search|Socials|ByLetter|Missing|DocCard))',
    '/src/components/(?:Certainty|PageBar|ReportProblem|Figure|ScrollableTable|TaskTags|Term|TranslationNotice)/',
    '@mdx-js/react/',
  ]
    .join('|')
    .replaceAll('/', '[\\\\/]'),
);

const common = {chunks: 'async' as const, enforce: true};

/**
 * Makes a group: one file for styles that most documents do not need. Several files would restyle the whole page several
 * times after a click. Narrower groups have higher priorities; Docusaurus' groups have lower priorities.
 */
const styles = (name: string, priority: number, test: RegExp) => ({
  ...common,
  name,
  test,
  type: 'css/mini-extract',
  priority,
});

/** Splits scripts and styles into chunks by the paths of modules, so check the patterns when you add a component. */
export const splitChunks = {
  cacheGroups: {
    /** One file in place of six: small files compress worse, and each costs a request. */
    theme: {...common, name: 'theme', test: THEME, type: /^javascript/, priority: 20},
    posts: styles('posts', 57, /[Bb]log|Socials|\WPlot\W/),
    tools: styles('tools', 56, /\Wcomponents\W(?:\w+Tool|ReferenceTable|SamplingHelper|ToolForm)/),
    pages: styles('pages', 55, new RegExp(`^(?!.*(?:${THEME.source}|DocCard|components.(?:Diagram|controls)))`)),
  },
};
