import path from 'node:path';
import {bundler} from '../../config/site';
import {dateForms} from './dateForms';
import {descriptionsOf} from './descriptions';
import {PageScriptsPlugin} from './PageScriptsPlugin';
import {UnusedStylesPlugin} from './UnusedStylesPlugin';
import type {ThemeConfig} from '@docusaurus/theme-common';
import type {LoadContext, Plugin} from '@docusaurus/types';

type WebpackConfig = ReturnType<NonNullable<Plugin['configureWebpack']>>;

/** A module and where it goes, as far as the groups below ask. */
interface ChunkContext {
  chunkGraph: {getModuleChunks: (module: unknown) => Iterable<{name?: string | null}>};
}

const loader = (name: string) => path.join(__dirname, `${name}.js`);
const client = (name: string) => path.join(__dirname, 'client', `${name}.ts`);

/** Packages of which the browser needs little or nothing, and what it gets instead; each file says why. */
const REPLACED: Readonly<Record<string, string>> = {
  'prism-react-renderer': 'prismReactRenderer',
  'react-helmet-async': 'head',
  nprogress: 'progressBar',
  'hoist-non-react-statics': 'hoistNonReactStatics',
  tslib: 'tslib',
};

/** Navbar items that a site can do without, by the type that asks for them. */
const NAVBAR_ITEMS: Readonly<Record<string, string>> = {
  html: 'HtmlNavbarItem',
  doc: 'DocNavbarItem',
  docsVersion: 'DocsVersionNavbarItem',
  docsVersionDropdown: 'DocsVersionDropdownNavbarItem',
};

interface NavbarItem {
  type?: string;
  items?: readonly NavbarItem[];
}

function typesOf(items: readonly NavbarItem[]): (string | undefined)[] {
  return items.flatMap(({type, items: inner = []}) => [type, ...typesOf(inner)]);
}

/** What stands for modules in the browser, keyed as the bundler wants it. */
function aliases(navbarItems: readonly NavbarItem[]): Record<string, string> {
  const used = new Set(typesOf(navbarItems));
  return Object.fromEntries([
    ...Object.entries(REPLACED).map(([name, file]) => [`${name}$`, client(file)]),
    ...Object.entries(NAVBAR_ITEMS)
      .filter(([type]) => !used.has(type))
      .map(([, component]) => [`@theme/NavbarItem/${component}`, client('unusedNavbarItem')]),
  ]) as Record<string, string>;
}

interface StyleModule {
  type?: string;
}

/** The chunks of which every document needs all. */
const COMMON_CHUNKS = ['main', 'docs'];

/** Whether a stylesheet is one of those that every document needs; the rest lies in a file of its own. */
function commonStyle(isCommon: boolean) {
  return (module: StyleModule, {chunkGraph}: ChunkContext): boolean =>
    module.type === 'css/mini-extract' &&
    isCommon === [...chunkGraph.getModuleChunks(module)].some(({name}) => COMMON_CHUNKS.includes(name ?? ''));
}

/** Whether a module belongs to every one of the named chunks. */
function inChunks(...names: readonly string[]) {
  return (module: {type?: string}, {chunkGraph}: ChunkContext): boolean => {
    if (module.type?.startsWith('css')) {
      return false;
    }
    const chunks = new Set([...chunkGraph.getModuleChunks(module)].map(({name}) => name));
    return names.every((name) => chunks.has(name));
  };
}

/** What Rspack offers under its name for a minimizer. */
interface Bundler {
  instance: {
    SwcJsMinimizerRspackPlugin?: new (options: object) => object;
    DefinePlugin: new (values: Record<string, string>) => object;
    NormalModuleReplacementPlugin: new (request: RegExp, file: string) => object;
  };
}

/**
 * Lets the minimizer write what the supported browsers read. Docusaurus' own settings write as for browsers of 2009, and
 * every Czech letter as an escape of six signs.
 */
function withModernScripts(minimizers: object[] | undefined, {instance}: Bundler): void {
  const Minimizer = instance.SwcJsMinimizerRspackPlugin;
  const index = minimizers?.findIndex((minimizer) => minimizer.constructor.name === 'SwcJsMinimizerRspackPlugin') ?? -1;
  if (Minimizer && minimizers && index >= 0) {
    minimizers[index] = new Minimizer({
      minimizerOptions: {
        minify: true,
        ecma: 2020,
        module: true,
        mangle: true,
        compress: {ecma: 2020, passes: 2},
        format: {ecma: 2020, comments: false, ascii_only: false},
      },
    });
  }
}

interface Rule {
  oneOf?: readonly Rule[];
  use?: unknown;
}

/**
 * Lets every font and picture that a stylesheet or a script names be a file of its own: written into it, everybody would
 * have to load it, and the Content-Security-Policy does not allow it for fonts.
 */
function withoutInlineFiles(rules: readonly Rule[]): void {
  for (const {oneOf = [], use} of rules) {
    withoutInlineFiles(oneOf);
    for (const {loader: name, options} of Array.isArray(use) ? (use as {loader?: string; options?: object}[]) : []) {
      if (name?.includes('url-loader') && options) {
        Object.assign(options, {limit: false});
      }
    }
  }
}

/**
 * Whether a plugin of PostCSS is the one that writes styles for older browsers. Lightning CSS does so when it makes them
 * small, with less to load; both together, and the search for files that might configure PostCSS, took a sixth of a build.
 */
function isPresetEnv(plugin: unknown): boolean {
  const name: unknown = Array.isArray(plugin) ? plugin[0] : plugin;
  return typeof name === 'string' && name.includes('postcss-preset-env');
}

/**
 * Takes out of the first load what it does not need: the catalogue of all texts, the highlighter, the options of the
 * build's plugins, helpers of packages; and joins the many small chunks of a page into few.
 *
 * Production only, apart from the plugins of PostCSS: the development server keeps Docusaurus' own form.
 */
export default function leanClient({siteConfig, i18n, codeTranslations, generatedFilesDir}: LoadContext): Plugin {
  const generated = (name: string) => path.join(generatedFilesDir, name);
  return {
    name: 'lean-client',
    async allContentLoaded({allContent, actions}) {
      await actions.createData('descriptions.json', JSON.stringify(descriptionsOf(allContent)));
    },
    configurePostCss(options) {
      return bundler() === 'rspack'
        ? {...options, config: false, plugins: options.plugins.filter((plugin) => !isPresetEnv(plugin))}
        : options;
    },
    configureWebpack(config, isServer, {currentBundler}): WebpackConfig {
      withoutInlineFiles((config.module?.rules ?? []) as readonly Rule[]);
      if (process.env.NODE_ENV !== 'production') {
        return {};
      }
      const inline = {
        test: /\.[jt]sx?$/,
        enforce: 'pre' as const,
        use: [{loader: loader('inlineTranslations'), options: {strings: codeTranslations}}],
      };
      const registry = {
        test: generated('registry.js'),
        enforce: 'pre' as const,
        use: [{loader: loader('registry'), options: {isServer}}],
      };
      const version = {
        test: /docusaurus-plugin-content-docs[\\/]\w+[\\/]p[\\/].*\.json$/,
        enforce: 'pre' as const,
        use: [loader('versionData')],
      };
      if (isServer) {
        return {module: {rules: [inline, registry, version]}};
      }
      const {instance} = currentBundler as unknown as Bundler;
      withModernScripts(config.optimization?.minimizer as object[] | undefined, {instance});
      return {
        resolve: {alias: aliases((siteConfig.themeConfig as Partial<ThemeConfig>).navbar?.items ?? [])},
        module: {
          rules: [
            inline,
            {test: generated('codeTranslations.json'), enforce: 'pre', use: [loader('empty')]},
            {test: generated('docusaurus.config.mjs'), enforce: 'pre', use: [loader('clientConfig')]},
            registry,
            version,
            {
              test: /@docusaurus[\\/]core[\\/]lib[\\/]client[\\/]clientEntry\.js$/,
              resourceQuery: {not: /last/},
              enforce: 'pre',
              use: [loader('inSteps')],
            },
          ],
        },
        plugins: [
          new UnusedStylesPlugin(),
          new PageScriptsPlugin(generated('client-manifest.json')),
          new instance.NormalModuleReplacementPlugin(/\/utils\/IntlUtils$/, client('dateFormat')),
          new instance.NormalModuleReplacementPlugin(/\/browserContext$/, client('browserContext')),
          new instance.DefinePlugin({SITE_DATE_FORMS: JSON.stringify(dateForms(i18n.currentLocale))}),
        ],
        optimization: {
          // The names are in the routes anyway; numbers would need a table of names beside.
          chunkIds: 'named',
          splitChunks: {
            cacheGroups: {
              defaultVendors: false,
              common: false,
              styles: {
                name: 'styles',
                chunks: 'all',
                enforce: true,
                priority: 50,
                test: commonStyle(true),
              },
              parts: {name: 'parts', chunks: 'all', enforce: true, priority: 45, test: commonStyle(false)},
              // What stands around every page.
              shell: {
                name: 'shell',
                chunks: 'async',
                enforce: true,
                priority: 30,
                test: inChunks('docs', 'blog', 'search-page'),
              },
              // What every text needs.
              article: {name: 'article', chunks: 'async', enforce: true, priority: 20, test: inChunks('docs', 'blog')},
              // The few parts of documents that other pages have too are no reason for one more request; webpack joins no
              // modules to a chunk that is there already.
              docs: {
                name: currentBundler.name === 'rspack' ? 'docs' : 'documents',
                chunks: 'async',
                enforce: true,
                priority: 15,
                test: inChunks('docs'),
              },
              shared: {minChunks: 2, minSize: 4000, chunks: 'async', priority: 10, reuseExistingChunk: true},
            },
          },
        },
      } as object;
    },
  };
}
