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
 * Makes a chunk group: one file of styles that most documents do not need. Each stylesheet that loads after a click
 * restyles the whole page. Use a `priority` above 50, Docusaurus' highest. A narrower `test` needs a higher priority.
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
    /** Puts the scripts into one file instead of six: small files compress worse, and each file costs a request. */
    theme: {...common, name: 'theme', test: THEME, type: /^javascript/, priority: 20},
    posts: styles('posts', 57, /[Bb]log|Socials|\WPlot\W/),
    tools: styles('tools', 56, /\Wcomponents\W(?:\w+Tool|ReferenceTable|SamplingHelper|ToolForm)/),
    pages: styles('pages', 55, new RegExp(`^(?!.*(?:${THEME.source}|DocCard|components.(?:Diagram|controls)))`)),
  },
};
