/** Matches the paths of theme modules and components that most documents use. */
const THEME = new RegExp(
  [
    '(?:@docusaurus/(?:theme-c\\w+|plugin-content-docs)|/src/theme)/(?!.*(?:[Bb]log|Search|Socials|ByLetter|DocCard))',
    '/src/components/(?:Certainty|PageBar|ReportProblem|Figure|ScrollableTable|TaskTags|Term|TranslationNotice)/',
    '@mdx-js/react/',
  ]
    .join('|')
    .replaceAll('/', '[\\\\/]'),
);

const common = {chunks: 'async' as const, enforce: true};

/**
 * Makes a cache group that puts the matching styles into one file, because each stylesheet that loads after a click
 * restyles the whole page. Meant for styles that most pages do not need. The `priority` must exceed 50, the highest in
 * Docusaurus. Of two groups that match the same file, the one with the higher priority gets it.
 */
const styles = (name: string, priority: number, test: RegExp) => ({
  ...common,
  name,
  test,
  type: 'css/mini-extract',
  priority,
});

/** Assigns modules to chunks by their paths. When you add a component, add it to a pattern if most pages use it. */
export const splitChunks = {
  cacheGroups: {
    /** Puts the theme's scripts into one file, not six. Small files compress worse, and each costs a request. */
    theme: {...common, name: 'theme', test: THEME, type: /^javascript/, priority: 20},
    posts: styles('posts', 57, /[Bb]log|Socials|\WPlot\W/),
    tools: styles('tools', 56, /\Wcomponents\W(?:\w+Tool|ReferenceTable|SamplingHelper|ToolForm)/),
    pages: styles('pages', 55, new RegExp(`^(?!.*(?:${THEME.source}|DocCard|components.(?:Diagram|controls)))`)),
  },
};
