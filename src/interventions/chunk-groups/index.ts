/** The part of the theme that documents need, and the components that most texts use. */
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
 * Styles that most documents don't need: loading a stylesheet after a click restyles the whole page. The narrowest group has
 * the highest priority, and all come before Docusaurus' own group.
 */
const styles = (name: string, priority: number, test: RegExp) => ({
  ...common,
  name,
  test,
  type: 'css/mini-extract',
  priority,
});

/** Chunks of the browser's scripts and styles. A module lands in a group by its path, so a new component needs a look here. */
export const splitChunks = {
  cacheGroups: {
    /** One file instead of six: small ones compress worse, and each costs a request. */
    theme: {...common, name: 'theme', test: THEME, type: /^javascript/, priority: 20},
    posts: styles('posts', 57, /[Bb]log|Socials|\WPlot\W/),
    tools: styles('tools', 56, /\Wcomponents\W(?:\w+Tool|ReferenceTable|SamplingHelper|ToolForm)/),
    pages: styles('pages', 55, new RegExp(`^(?!.*(?:${THEME.source}|DocCard|components.(?:Diagram|controls)))`)),
  },
};
