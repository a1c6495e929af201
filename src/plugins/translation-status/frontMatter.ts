import {STATUS_KEY, type PageStatus} from './pageStatus';
import {pairOf, pairStatus, readLock, sitePath} from './status';

/**
 * The state of a text that is being rendered; `undefined` when it is in order.
 * @param siteDir folder that the lock file belongs to
 * @param file absolute path of the text
 * @param language of the site being built
 */
export function pageStatus(
  siteDir: string,
  file: string,
  language: string,
  defaultLanguage: string,
): PageStatus | undefined {
  const relative = sitePath(siteDir, file);
  if (language !== defaultLanguage && !relative.includes(`i18n/${language}/`)) {
    return 'fallback';
  }
  const pair = pairOf(relative);
  const status = pair && pairStatus(siteDir, pair, readLock(siteDir));
  return status?.state === 'stale' && status.translation === relative ? 'stale' : undefined;
}

interface Parsed {
  frontMatter: Record<string, unknown>;
  content: string;
}

/** Adds the state to the front matter of a text; what a writer has put there stays. */
export function withPageStatus<T extends Parsed>(parsed: T, ...place: Parameters<typeof pageStatus>): T {
  const status = pageStatus(...place);
  return status ? {...parsed, frontMatter: {[STATUS_KEY]: status, ...parsed.frontMatter}} : parsed;
}
