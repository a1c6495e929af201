import fs from 'node:fs';
import path from 'node:path';

/** A page of the pages plugin, as far as it is looked at here. */
export interface LoadedPage {
  /** `jsx` for a page that is a component, `mdx` for a page that is a text. */
  type: string;
  permalink: string;
  /** Begins with `@site`, the folder of the site. */
  source: string;
}

const DEFAULT_EXPORT = /\bexport\s+default\b|\bexport\s*(?:type\s*)?\{[^}]*\bdefault\b[^}]*\}|\bexport\s*\*\s*from\b/;

/**
 * Pages that are components without a default export, one line each with the file. Docusaurus finds them only while it renders
 * the page, and then names the route but not the file.
 */
export function pagesWithoutDefaultExport(pages: readonly LoadedPage[], siteDir: string): string[] {
  return pages
    .filter(({type, source}) => {
      const file = path.join(siteDir, source.replace(/^@site/, ''));
      return type === 'jsx' && !DEFAULT_EXPORT.test(fs.readFileSync(file, 'utf8'));
    })
    .map(
      ({permalink, source}) =>
        `- ${source.replace(/^@site\//, '')}: The page component at ${permalink} doesn't have a default export. ` +
        'Export the component of the page as default, or begin the name of the file with an underscore when it is no page.',
    );
}
