import path from 'node:path';
import type {Config, LoadContext, PluginConfig} from '@docusaurus/types';
import type {Options as BlogOptions} from '@docusaurus/plugin-content-blog';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import {analyticsEndpoint} from './config/analytics';
import {announcementBar} from './config/announcement';
import {blog, docs, pages, sitemap} from './config/content';
import {basePathFromEnv} from './config/env';
import {footer} from './config/footer';
import {CSS_LAYERS} from './config/layers';
import {outsideLink} from './config/links';
import {currentLocale, DEFAULT_LOCALE, servedI18n} from './config/locales';
import {navbar, withPositions} from './config/navbar';
import {reportAddress} from './config/report';
import {algolia} from './config/search';
import {bundler, site} from './config/site';
import {colorMode, docsSidebar, prism, tableOfContents} from './config/theme';
import {version} from '../package.json';
import {LANGUAGE_STEPS, SITE_STEPS} from './buildSteps';
import interventions from './interventions';
import buildGuard from './plugins/build-guard';
import {withLastUpdate} from './content/lastUpdate';
import {withReadingTime} from './lib/readingTime';
import {withPageStatus} from './content/translations/status';
import offline from './plugins/offline';
import ownTheme from './plugins/own-theme';
import referenceTables from './plugins/reference-tables';
import search from './plugins/search';
import siteOutput from './plugins/site-output';
import {rehypeCodeBlocks} from './remark/code-blocks';
import {rehypeStackedTables} from './remark/stacked-tables';
import {remarkGlossaryTerms} from './remark/glossary-terms';
import {remarkNamedComponents} from './remark/named-components';
import {remarkTypography, typographicFrontMatter} from './remark/typography';

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
  const rehypePlugins = [rehypeCodeBlocks, rehypeStackedTables];
  const announcement = announcementBar();
  const hostedSearch = algolia();
  const endpoint = analyticsEndpoint();
  const report = reportAddress();
  const countsViews = endpoint !== undefined && process.env.NODE_ENV === 'production';
  const themeConfig: ThemeConfig = {
    colorMode,
    docs: docsSidebar,
    tableOfContents,
    prism,
    footer: footer(),
    ...(announcement && {announcementBar: announcement}),
    ...(hostedSearch && {algolia: hostedSearch}),
    ...overrides.themeConfig,
    navbar: withPositions(overrides.themeConfig?.navbar ?? navbar),
  };

  return {
    ...site(),
    i18n: servedI18n(basePathFromEnv('BASE_URL')),
    trailingSlash: true,
    onBrokenLinks: 'throw',
    onBrokenAnchors: 'throw',
    onDuplicateRoutes: 'throw',
    markdown: {
      parseFrontMatter: async (params) => {
        const parsed = typographicFrontMatter(await params.defaultParseFrontMatter(params), currentLocale());
        const page = withLastUpdate(withReadingTime(parsed), ROOT, params.filePath);
        return withPageStatus(page, ROOT, params.filePath, currentLocale(), DEFAULT_LOCALE);
      },
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
          sitemap: sitemap(),
        },
      ],
    ],
    themes: [ownTheme],
    plugins: [
      buildGuard,
      ['@docusaurus/plugin-css-cascade-layers', {layers: CSS_LAYERS}],
      search,
      // As a function, because options given with a plugin would be sent to the browser.
      (context: LoadContext) => siteOutput(context, {languageSteps: LANGUAGE_STEPS, siteSteps: SITE_STEPS}),
      referenceTables,
      offline,
      ...(overrides.plugins ?? []),
      // Last, so that every other plugin has had its say about the texts.
      interventions,
    ],
    clientModules: [
      'plainAddress',
      'offlineNavigation',
      'scrollPosition',
      'themeColor',
      'imageZoom',
      ...(countsViews ? ['countViews'] : []),
    ].map((name) => path.join(ROOT, `src/clientModules/${name}.ts`)),
    customFields: {
      appStore: outsideLink('appStore'),
      googlePlay: outsideLink('googlePlay'),
      ...(countsViews && {analyticsEndpoint: endpoint}),
      ...(report && {report: {address: report, release: version}}),
    },
    ...overrides.config,
    themeConfig,
  };
}
