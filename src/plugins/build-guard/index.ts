import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {ThemeConfig} from '@docusaurus/theme-common';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {unsetOutsideLinks} from '../../config/links';
import {missingTranslations} from '../../lib/translations/files';
import {resetBundlerCache} from './cache';
import {navbarProblems, type DocsVersion} from './navbar';
import {pagesWithoutDefaultExport, type LoadedPage} from './pages';
import {versionProblems} from './versions';

const ROOT = path.resolve(__dirname, '../../..');

type SidebarItems = LoadedVersion['sidebars'][string];

function hasLink(items: SidebarItems): boolean {
  return items.some(
    (item) => item.type === 'doc' || (item.type === 'category' && (item.link !== undefined || hasLink(item.items))),
  );
}

function docsVersion({versionName, isLast, docs, drafts, sidebars}: LoadedVersion): DocsVersion {
  return {
    name: versionName,
    isLast,
    // Drafts are left out of the published site together with the items that lead to them.
    docIds: [...docs, ...drafts].map(({id}) => id),
    sidebars: Object.fromEntries(Object.entries(sidebars).map(([id, items]) => [id, {hasLink: hasLink(items)}])),
  };
}

/**
 * Stops a build that could only fail later with a puzzling message: mixed package versions, a bundler cache written by
 * other versions, missing translation files, a navbar that names what does not exist, pages without a default export. Lists the outside addresses that still stand at their default.
 */
export default function buildGuard({i18n, siteConfig, siteDir}: LoadContext): Plugin {
  const problems = versionProblems(path.join(ROOT, 'node_modules'));
  if (problems.length > 0) {
    throw new Error(`The installed packages do not fit together:\n${problems.join('\n')}`);
  }

  resetBundlerCache();

  if (i18n.currentLocale !== i18n.defaultLocale && siteDir === ROOT) {
    const missing = missingTranslations(siteDir);
    if (missing.length > 0) {
      const message =
        `Translation files are missing for "${i18n.currentLocale}":\n${missing.map((file) => `- ${file}`).join('\n')}\n` +
        'Create each by translating the Czech file of the same name.';
      if (process.env.NODE_ENV === 'development') {
        // Whoever writes a page sees it in Czech until it is translated.
        logger.warn(message);
      } else {
        throw new Error(message);
      }
    }
  }

  if (i18n.currentLocale === i18n.defaultLocale && siteDir === ROOT) {
    const unset = unsetOutsideLinks();
    if (unset.length > 0) {
      logger.warn(
        `These outside addresses still stand at their default under example.com; set the environment variables before publishing: ${unset.join(', ')}`,
      );
    }
  }

  return {
    name: 'build-guard',
    allContentLoaded({allContent}) {
      const {navbar} = siteConfig.themeConfig as Pick<ThemeConfig, 'navbar'>;
      const docs = allContent['docusaurus-plugin-content-docs'] as Partial<Record<string, LoadedContent>> | undefined;
      const wrong = navbarProblems(navbar.items, (id) => docs?.[id]?.loadedVersions.map(docsVersion) ?? []);
      if (wrong.length > 0) {
        throw new Error(`The navbar leads to what does not exist:\n${wrong.join('\n')}`);
      }
      const pages = Object.values(allContent['docusaurus-plugin-content-pages'] ?? {}) as (LoadedPage[] | null)[];
      const incomplete = pages.flatMap((list) => pagesWithoutDefaultExport(list ?? [], siteDir));
      if (incomplete.length > 0) {
        throw new Error(`Pages that cannot be rendered:\n${incomplete.join('\n')}`);
      }
    },
  };
}
