import path from 'node:path';
import {bundler} from '../../config/site';
import {unusedStyles} from './unusedStyles';
import type {LoadContext, Plugin} from '@docusaurus/types';

type WebpackConfig = ReturnType<NonNullable<Plugin['configureWebpack']>>;

interface Rule {
  oneOf?: readonly Rule[];
  use?: unknown;
}

/**
 * Lets every font and picture be a file of its own. Written into a stylesheet, everybody would have to load it, and the
 * Content-Security-Policy does not allow it for fonts.
 */
function withoutInlineFiles(rules: readonly Rule[]): void {
  for (const {oneOf = [], use} of rules) {
    withoutInlineFiles(oneOf);
    for (const {loader, options} of Array.isArray(use) ? (use as {loader?: string; options?: object}[]) : []) {
      if (loader?.includes('url-loader') && options) {
        Object.assign(options, {limit: false});
      }
    }
  }
}

/** Whether a plugin of PostCSS writes styles for older browsers; Lightning CSS does so too when it minifies them. */
function isPresetEnv(plugin: unknown): boolean {
  const name: unknown = Array.isArray(plugin) ? plugin[0] : plugin;
  return typeof name === 'string' && name.includes('postcss-preset-env');
}

/** The theme as far as documents need it, and the components that most texts use. */
const THEME = new RegExp(
  [
    '(?:@docusaurus/(?:theme-c\\w+|plugin-content-docs)|/src/theme)/(?!.*(?:[Bb]log|Search|Socials|ByLetter|Missing|DocCard))',
    '/src/components/(?:PageBar|ReportProblem|Figure|ScrollableTable|Term|TranslationNotice)/',
    '@mdx-js/react/',
  ]
    .join('|')
    .replaceAll('/', '[\\\\/]'),
);

const common = {chunks: 'async' as const, enforce: true};

/**
 * Styles that most documents need not load: one that comes with a link restyles the page. The narrowest group comes first,
 * and all before the group of Docusaurus.
 */
const styles = (name: string, priority: number, test: RegExp) => ({
  ...common,
  name,
  test,
  type: 'css/mini-extract',
  priority,
});

const splitChunks = {
  cacheGroups: {
    /** One file in place of six: that many small ones compress worse, and each is a request of its own. */
    theme: {...common, name: 'theme', test: THEME, type: /^javascript/, priority: 20},
    posts: styles('posts', 57, /[Bb]log|Socials|\WPlot\W/),
    tools: styles(
      'tools',
      56,
      /\Wcomponents\W(?:ChartSample|\w+Tool|ReferenceTable|SamplingHelper|ToolForm|UnitConverter)/,
    ),
    pages: styles('pages', 55, new RegExp(`^(?!.*(?:${THEME.source}|DocCard|components.(?:Diagram|controls)))`)),
  },
};

/** @throws when Docusaurus no longer has one entry, which `client/start.ts` imports last */
export function entryOf({entry}: {entry?: unknown}): string {
  if (typeof entry !== 'string') {
    throw new Error(`Docusaurus' entry is no single file, so src/plugins/bundle/client/start.ts cannot run it.`);
  }
  return entry;
}

/**
 * Keeps out of the first load what it does not need. Each part is worth its place, see the table of interventions in
 * `src/README.md`. Production only: the development server keeps Docusaurus' own form.
 */
export default function bundle({codeTranslations}: LoadContext): Plugin {
  const isProduction = process.env.NODE_ENV === 'production';
  return {
    name: 'bundle',
    configurePostCss(options) {
      const plugins: unknown[] = options.plugins.filter((plugin) => bundler() === 'webpack' || !isPresetEnv(plugin));
      return {...options, plugins: isProduction ? [unusedStyles(), ...plugins] : plugins} as typeof options;
    },
    configureWebpack(config, isServer): WebpackConfig {
      withoutInlineFiles((config.module?.rules ?? []) as readonly Rule[]);
      if (!isProduction) {
        return {};
      }
      const translations = {
        // Other packages have no texts; each module that a loader in JavaScript sees costs time.
        test: /[\\/](?:src|@docusaurus)[\\/].*\.[jt]sx?$|codeTranslations\.json$/,
        enforce: 'pre' as const,
        use: [{loader: path.join(__dirname, 'translationsLoader.js'), options: {catalogue: codeTranslations}}],
      };
      return isServer
        ? {module: {rules: [translations]}}
        : {
            entry: {main: path.join(__dirname, 'client/start.ts')},
            optimization: {splitChunks},
            resolve: {
              alias: {
                '@client-entry$': entryOf(config),
                // A client module of the stock theme hands it to `prism-include-languages`; the build has coloured the code.
                'prism-react-renderer$': false,
                'react-helmet-async$': path.join(__dirname, 'client/head.ts'),
                tslib$: path.join(__dirname, 'client/tslib.ts'),
              },
            },
            module: {rules: [translations]},
          };
    },
  };
}
