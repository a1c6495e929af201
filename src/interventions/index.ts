import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {currentLocale} from '../config/locales';
import {typography} from '../lib/typography';
import {withoutInlineFiles, type Rule} from './asset-files';
import {splitChunks} from './chunk-groups';
import {withoutOutlineRule} from './outlines/withoutOutlineRule';

type WebpackConfig = ReturnType<NonNullable<Plugin['configureWebpack']>>;

/** Alias for a module of the stock theme that would add every language of the syntax highlighter to the bundle. */
const NO_LANGUAGES = {'@theme/prism-include-languages': path.join(__dirname, 'no-prism/noLanguages.ts')};

/** Alias for the component that holds the old page until the next one has loaded; see `navigation`. */
const NAVIGATION = {
  [`${require.resolve('@docusaurus/core/lib/client/PendingNavigation')}$`]: path.join(
    __dirname,
    'navigation/PendingNavigation.tsx',
  ),
};

function forBrowser(): WebpackConfig {
  const alias = {
    ...NO_LANGUAGES,
    // A client module of the stock theme hands it to `prism-include-languages`.
    'prism-react-renderer$': false as const,
    'react-helmet-async$': path.join(__dirname, 'head/head.ts'),
    ...NAVIGATION,
    tslib$: path.join(__dirname, 'tslib/tslib.ts'),
  };
  return {optimization: {splitChunks}, resolve: {alias}};
}

/** Docusaurus plugin that changes other people's code at build time. The README gives the gain of each change. */
export default function interventions({codeTranslations}: LoadContext): Plugin {
  const isProduction = process.env.NODE_ENV === 'production';
  return {
    name: 'interventions',
    configurePostCss(options) {
      return {...options, plugins: [withoutOutlineRule(), ...options.plugins]};
    },
    configureWebpack(config, isServer): WebpackConfig {
      withoutInlineFiles((config.module?.rules ?? []) as readonly Rule[]);
      if (!isProduction) {
        return {resolve: {alias: isServer ? NO_LANGUAGES : {...NO_LANGUAGES, ...NAVIGATION}}};
      }
      const catalog = Object.fromEntries(
        Object.entries(codeTranslations).map(([id, text]) => [id, typography(text, currentLocale())]),
      );
      const translations = {
        // Other packages have no texts; each module that a loader in JavaScript sees costs time.
        test: /[\\/](?:src|@docusaurus)[\\/].*\.[jt]sx?$|codeTranslations\.json$/,
        enforce: 'pre' as const,
        use: [{loader: path.join(__dirname, 'inline-translations/loader.js'), options: {catalog}}],
      };
      return {
        ...(isServer ? {resolve: {alias: NO_LANGUAGES}} : forBrowser()),
        module: {rules: [translations]},
      };
    },
  };
}
