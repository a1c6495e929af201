import path from 'node:path';
import type {Config, LoadContext, PluginConfig} from '@docusaurus/types';
import type {Options as BlogOptions} from '@docusaurus/plugin-content-blog';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import remarkMath from 'remark-math';
import {version} from '../package.json';
import {LANGUAGE_STEPS, SITE_STEPS} from './buildSteps';
import {announcementBar} from './config/announcement';
import {blog, docs, pages, sitemap} from './config/contentPlugins';
import {basePathFromEnv} from './config/env';
import {footer} from './config/footer';
import {CSS_LAYERS} from './config/layers';
import {outsideLink, reportAddress} from './config/links';
import {currentLocale, servedI18n} from './config/locales';
import {navbar, withPositions} from './config/navbar';
import {algolia} from './config/search';
import {site} from './config/site';
import {preview, theme} from './config/theme';
import {parseText} from './content/parseText';
import interventions from './interventions';
import buildGuard from './plugins/build-guard';
import offline from './plugins/offline';
import referenceTables from './plugins/reference-tables';
import search from './plugins/search';
import siteOutput from './plugins/site-output';
import {createFeedItems} from './plugins/site-output/feeds';
import siteTheme from './plugins/site-theme';
import {rehypeCodeBlocks} from './remark/code-blocks';
import {rehypeFormulas} from './remark/formulas';
import {remarkGlossaryTerms} from './remark/glossary-terms';
import {remarkNamedComponents} from './remark/named-components';
import {rehypeStackedTables} from './remark/stacked-tables';
import {remarkTypography, typographicFrontMatter} from './remark/typography';

const ROOT = path.resolve(__dirname, '..');

/** Changes to the site for a test variant. Options replace those of the same name; `plugins` are added. */
export interface SiteOverrides {
  config?: Partial<Config>;
  themeConfig?: Partial<ThemeConfig>;
  docs?: Partial<DocsOptions>;
  /** Options of the blog, or `false` for a site without a blog. */
  blog?: Partial<BlogOptions> | false;
  /** Folder to use instead of `src/pages`, relative to the site folder. */
  pagesPath?: string;
  plugins?: PluginConfig[];
}

function texts(overrides: SiteOverrides): Pick<Config, 'markdown' | 'presets'> {
  const locale = currentLocale();
  const transforms = {
    beforeDefaultRemarkPlugins: [
      [remarkTypography, {locale}],
      remarkNamedComponents,
      [remarkGlossaryTerms, {locale}],
      remarkMath,
    ],
    rehypePlugins: [rehypeFormulas, rehypeCodeBlocks, rehypeStackedTables],
  };
  return {
    markdown: {
      parseFrontMatter: (params) => parseText(params, ROOT, (parsed) => typographicFrontMatter(parsed, locale)),
      hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
    },
    presets: [
      [
        'classic',
        {
          docs: {...docs(), ...transforms, ...overrides.docs},
          blog: overrides.blog === false ? false : {...blog(createFeedItems), ...transforms, ...overrides.blog},
          pages: {...pages(), ...transforms, ...(overrides.pagesPath && {path: overrides.pagesPath})},
          theme: {customCss: path.join(ROOT, 'src/css/custom.css')},
          sitemap,
        },
      ],
    ],
  };
}

function appearance({themeConfig}: SiteOverrides): Pick<Config, 'themes' | 'themeConfig'> {
  const announcement = announcementBar();
  const hostedSearch = algolia();
  return {
    themes: [siteTheme],
    themeConfig: {
      ...theme,
      ...preview(),
      footer: footer(),
      ...(announcement && {announcementBar: announcement}),
      ...(hostedSearch && {algolia: hostedSearch}),
      ...themeConfig,
      navbar: withPositions(themeConfig?.navbar ?? navbar),
    } satisfies ThemeConfig,
  };
}

function behavior({plugins = []}: SiteOverrides): Pick<Config, 'plugins' | 'clientModules' | 'customFields'> {
  const report = reportAddress();
  const clientModules = ['plainAddress', 'storedTheme', 'imageZoom'];
  return {
    plugins: [
      buildGuard,
      ['@docusaurus/plugin-css-cascade-layers', {layers: CSS_LAYERS}],
      search,
      // As a function, because options given with a plugin would be sent to the browser.
      (context: LoadContext) => siteOutput(context, {languageSteps: LANGUAGE_STEPS, siteSteps: SITE_STEPS}),
      referenceTables,
      offline,
      ...plugins,
      // Last, so that it adds to the configuration of the bundler as the other plugins leave it.
      interventions,
    ],
    clientModules: clientModules.map((name) => path.join(ROOT, `src/clientModules/${name}.ts`)),
    customFields: {
      appStore: outsideLink('appStore'),
      googlePlay: outsideLink('googlePlay'),
      ...(report && {report: {address: report, release: version}}),
    },
  };
}

/** Returns the configuration of the site for the language being built. @throws for a wrong environment variable */
export function createSite(overrides: SiteOverrides = {}): Config {
  return {
    ...site(),
    i18n: servedI18n(basePathFromEnv('BASE_URL')),
    trailingSlash: true,
    onBrokenLinks: 'throw',
    onBrokenAnchors: 'throw',
    onDuplicateRoutes: 'throw',
    future: {
      // A separate plugin provides the cascade layers, including the site's own.
      v4: {removeLegacyPostBuildHeadAttribute: true, useCssCascadeLayers: false},
      experimental_faster: true,
    },
    ...texts(overrides),
    ...behavior(overrides),
    ...overrides.config,
    ...appearance(overrides),
  };
}
