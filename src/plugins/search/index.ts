import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {indexOf, MANIFEST_FILE, pagesFromBuild, writeIndex} from './node/indexFile';
import {createDevelopmentIndex, type DevelopmentIndex} from './node/development';
import {openSearchDescription} from './node/openSearch';
import safeDocSearch from './node/safeDocSearch';
import {insertSiteMap} from './node/siteMap';
import {pack} from './shared/packed';
import type {Synonyms} from './shared/types';
import type {LanguageStep} from '../site-output/types';

export interface SearchOptions {
  /** Route of the search page below the base path. */
  searchPagePath: string;
  /** Address at which a reader reports a missing result, up to the query that is put behind it. */
  missingResultUrl: string;
  /** Regular expression of addresses that a hit opens by a full page load. */
  externalUrlRegex?: string;
  /** Ways of saying the same thing, in the languages of the site. */
  synonyms?: Synonyms;
}

/** What the browser side reads by `usePluginData('search')`. */
export interface SearchData {
  /** Path of the manifest on this host. */
  manifest: string;
  /** Path of the dialog's style sheet on this host. */
  stylesheet: string;
  /** Path of the search page on this host. */
  searchPage: string;
  missingResultUrl: string;
  externalUrlRegex?: string;
}

/**
 * The style sheet of DocSearch, loaded with the dialog: as part of the site's one style sheet it would block the first paint
 * of every page.
 */
function dialogStyles(): {file: string; content: string} {
  const stock = ['_variables.css', 'modal.css']
    .map((name) => fs.readFileSync(require.resolve(`@docsearch/css/dist/${name}`), 'utf8'))
    .join('\n');
  const own = fs.readFileSync(path.join(__dirname, 'client/dialog.css'), 'utf8');
  const content = `@layer docusaurus.docsearch {\n${stock}\n}\n@layer site.components {\n${own}\n}\n`;
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
  return {file: `assets/search/dialog.${hash}.css`, content};
}

/**
 * Search without a service: the search page's route, an index of the built pages in each language, and the parts of the
 * interface that are loaded on demand. With Algolia configured the same parts serve as its fallback.
 */
export default function search(context: LoadContext, pluginOptions: unknown): Plugin {
  const options = pluginOptions as SearchOptions;
  const {baseUrl, siteConfig, i18n} = context;
  const hosted = siteConfig.themeConfig.algolia as {askAi?: unknown} | undefined;
  const styles = dialogStyles();
  const searchPage = `${baseUrl}${options.searchPagePath}${siteConfig.trailingSlash ? '/' : ''}`;
  let development: DevelopmentIndex | undefined;

  return {
    name: 'search',

    getPathsToWatch() {
      return [path.join(__dirname, 'client/**/*.{ts,tsx}')];
    },

    contentLoaded({actions}) {
      actions.setGlobalData({
        manifest: `${baseUrl}${MANIFEST_FILE}`,
        stylesheet: `${baseUrl}${styles.file}`,
        searchPage,
        missingResultUrl: options.missingResultUrl,
        ...(options.externalUrlRegex && {externalUrlRegex: options.externalUrlRegex}),
      } satisfies SearchData);
      if (!hosted) {
        actions.addRoute({path: searchPage, component: '@theme/SearchPage', exact: true});
      }
    },

    allContentLoaded({allContent}) {
      development = createDevelopmentIndex(allContent, {
        siteDir: context.siteDir,
        language: i18n.currentLocale,
        origin: siteConfig.url,
        synonyms: options.synonyms ?? [],
        themeConfig: siteConfig.themeConfig,
        trailingSlash: siteConfig.trailingSlash,
      });
      return Promise.resolve();
    },

    configureWebpack() {
      return {
        module: {
          rules: [
            {
              test: safeDocSearch.DIALOG,
              loader: require.resolve('./node/safeDocSearch.js'),
              options: {assistant: hosted?.askAi !== undefined},
            },
          ],
        },
        // Read only by the development server; a build writes files instead.
        devServer: {
          setupMiddlewares: (middlewares: unknown[]) => {
            middlewares.unshift({
              name: 'search',
              path: baseUrl,
              middleware: (
                request: {path: string},
                response: {type: (type: string) => {send: (body: string) => void}},
                next: () => void,
              ) => {
                const file = request.path.replace(/^\//, '');
                if (file === styles.file) {
                  response.type('css').send(styles.content);
                } else if (file === MANIFEST_FILE) {
                  response.type('json').send(JSON.stringify({index: 'assets/search/development.json'}));
                } else if (file === 'assets/search/development.json' && development) {
                  response.type('json').send(JSON.stringify(pack(development())));
                } else {
                  next();
                }
              },
            });
            return middlewares;
          },
        },
      } as object;
    },

    injectHtmlTags() {
      return hosted
        ? {}
        : {
            headTags: [
              {
                tagName: 'link',
                attributes: {
                  rel: 'search',
                  type: 'application/opensearchdescription+xml',
                  title: siteConfig.title,
                  href: `${baseUrl}opensearch.xml`,
                },
              },
            ],
          };
    },
  };
}

/** The step that writes the index of a language and what belongs to it. */
export function writeSearchIndex(options: SearchOptions): LanguageStep {
  const styles = dialogStyles();
  return async ({outDir, routesPaths, baseUrl, siteConfig, i18n}) => {
    const hosted = siteConfig.themeConfig.algolia !== undefined;
    const searchPage = `${baseUrl}${options.searchPagePath}${siteConfig.trailingSlash ? '/' : ''}`;
    const pages = await pagesFromBuild({outDir, baseUrl, routes: routesPaths, siteTitle: siteConfig.title});
    if (pages.length === 0) {
      throw new Error(
        `No page of "${i18n.currentLocale}" could be indexed for search. The pages are read from ${outDir}; ` +
          'each needs a <main> with an <h1>.',
      );
    }
    const index = indexOf(pages, {
      language: i18n.currentLocale,
      origin: siteConfig.url,
      synonyms: options.synonyms ?? [],
    });
    const {bytes} = await writeIndex(outDir, index);
    fs.writeFileSync(path.join(outDir, styles.file), styles.content);
    await insertSiteMap(path.join(outDir, options.searchPagePath, 'index.html'), pages);
    if (!hosted) {
      fs.writeFileSync(
        path.join(outDir, 'opensearch.xml'),
        openSearchDescription({
          title: siteConfig.title,
          language: i18n.currentLocale,
          siteUrl: siteConfig.url + baseUrl,
          searchUrl: siteConfig.url + searchPage,
          favicon: siteConfig.favicon,
        }),
      );
    }
    const sections = pages.reduce((sum, page) => sum + page.sections.length, 0);
    return `${pages.length} pages, ${sections} sections, ${Math.round(bytes / 1024)} kB`;
  };
}
