import path from 'node:path';
import type {Config, PluginConfig} from '@docusaurus/types';
import type {Options as BlogOptions} from '@docusaurus/plugin-content-blog';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import {analyticsEndpoint} from './config/analytics';
import {announcementBar} from './config/announcement';
import {blog, docs, pages} from './config/content';
import {basePathFromEnv} from './config/env';
import {footer} from './config/footer';
import {HTML_TEMPLATE} from './config/htmlTemplate';
import {CSS_LAYERS} from './config/layers';
import {outsideLink} from './config/links';
import {currentLocale, DEFAULT_LOCALE, servedI18n} from './config/locales';
import {navbar} from './config/navbar';
import {REDIRECTS} from './config/redirects';
import {algolia, searchOptions} from './config/search';
import {bundler, site} from './config/site';
import {colorMode, prism, tableOfContents} from './config/theme';
import {SYNONYMS} from './data/synonyms';
import announcementFirstPaint from './plugins/announcement-first-paint';
import buildGuard from './plugins/build-guard';
import {unknownTypes} from './plugins/build-guard/navbar';
import leanClient from './plugins/lean-client';
import manuals from './plugins/manuals';
import offline from './plugins/offline';
import ownTheme from './plugins/own-theme';
import pageList from './plugins/page-list';
import redirects from './plugins/redirects';
import referenceTables from './plugins/reference-tables';
import search from './plugins/search';
import {withPageStatus} from './plugins/translation-status/frontMatter';
import writers from './plugins/writers';
import {rehypeCodeBlocks} from './remark/code-blocks';
import {remarkGlossaryTerms} from './remark/glossary-terms';
import {remarkNamedComponents} from './remark/named-components';
import {remarkTypography, typographicFrontMatter} from './remark/typography';

/**
 * Items without a position stand on the right; Docusaurus' own validation would put them on the left.
 * @throws when an item has a type that no component belongs to
 */
function positioned(bar: NonNullable<ThemeConfig['navbar']>): ThemeConfig['navbar'] {
  const unknown = unknownTypes(bar.items ?? []);
  if (unknown.length > 0) {
    throw new Error(`The navbar has items that nothing can show:\n${unknown.join('\n')}`);
  }
  return {...bar, items: bar.items?.map((item) => ({position: 'right', ...item}))};
}

const ROOT = path.resolve(__dirname, '..');

/** What a test variant (or the next owner) changes; each part is merged one level deep over the site's own. */
export interface SiteOverrides {
  config?: Partial<Config>;
  themeConfig?: Partial<ThemeConfig>;
  docs?: Partial<DocsOptions>;
  /** `false` leaves the blog out. */
  blog?: Partial<BlogOptions> | false;
  /** Folder of standalone pages, relative to the site folder. */
  pagesPath?: string;
  plugins?: PluginConfig[];
}

/**
 * The whole site configuration for the language being built.
 * @throws with the name of the variable and the remedy when an environment value is wrong.
 */
export function createSite(overrides: SiteOverrides = {}): Config {
  const language = {locale: currentLocale()};
  const remarkPlugins = [
    [remarkTypography, language],
    [remarkGlossaryTerms, language],
    remarkNamedComponents,
  ] as DocsOptions['beforeDefaultRemarkPlugins'];
  const rehypePlugins = [rehypeCodeBlocks];
  const announcement = announcementBar();
  const hostedSearch = algolia();
  const endpoint = analyticsEndpoint();
  const countsViews = endpoint !== undefined && process.env.NODE_ENV === 'production';
  const themeConfig: ThemeConfig = {
    colorMode,
    tableOfContents,
    prism,
    footer: footer(),
    ...(announcement && {announcementBar: announcement}),
    ...(hostedSearch && {algolia: hostedSearch}),
    ...overrides.themeConfig,
    navbar: positioned(overrides.themeConfig?.navbar ?? navbar),
  };

  return {
    ...site(),
    i18n: servedI18n(basePathFromEnv('BASE_URL')),
    trailingSlash: true,
    ssrTemplate: HTML_TEMPLATE,
    onBrokenLinks: 'throw',
    onBrokenAnchors: 'throw',
    onDuplicateRoutes: 'throw',
    markdown: {
      parseFrontMatter: async (params) =>
        withPageStatus(
          typographicFrontMatter(await params.defaultParseFrontMatter(params), currentLocale()),
          ROOT,
          params.filePath,
          currentLocale(),
          DEFAULT_LOCALE,
        ),
      hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
    },
    future: {
      // The cascade layers come from the plugin below, which knows our own layers too.
      v4: {removeLegacyPostBuildHeadAttribute: true, useCssCascadeLayers: false},
      experimental_faster: bundler() === 'rspack',
    },
    presets: [
      [
        'classic',
        {
          docs: {...docs(remarkPlugins), rehypePlugins, ...overrides.docs},
          blog: overrides.blog === false ? false : {...blog(remarkPlugins), rehypePlugins, ...overrides.blog},
          pages: {...pages(remarkPlugins), rehypePlugins, ...(overrides.pagesPath && {path: overrides.pagesPath})},
          theme: {customCss: path.join(ROOT, 'src/css/custom.css')},
          sitemap: {lastmod: 'date', changefreq: null, priority: null},
        },
      ],
    ],
    themes: [ownTheme],
    plugins: [
      buildGuard,
      ['@docusaurus/plugin-css-cascade-layers', {layers: CSS_LAYERS}],
      announcementFirstPaint,
      [search, {...searchOptions(), synonyms: SYNONYMS}],
      pageList,
      manuals,
      referenceTables,
      offline,
      [redirects, {redirects: REDIRECTS}],
      ...(overrides.plugins ?? []),
      ...(process.env.NODE_ENV === 'development' ? [writers] : []),
      // Last, so that every other plugin has had its say about the texts.
      leanClient,
    ],
    clientModules: [
      'trustedTypes',
      'ownAttributes',
      'plainAddress',
      'prefetchWhenUsed',
      'offlineNavigation',
      'scrollPosition',
      'themeColor',
      'imageZoom',
      'webVitals',
      ...(countsViews ? ['countViews'] : []),
    ].map((name) => path.join(ROOT, `src/clientModules/${name}.ts`)),
    customFields: {
      appStore: outsideLink('appStore'),
      googlePlay: outsideLink('googlePlay'),
      ...(countsViews && {analyticsEndpoint: endpoint}),
    },
    ...overrides.config,
    themeConfig,
  };
}
