import {nearest} from '../../src/lib/nearest';
import {lineAt, type Finding} from './source';
import type {Site} from './site';

/** How documents are named outside the texts: as an address, as the id of a document, or as the target of a query. */
const FORMS: readonly [files: RegExp, reference: RegExp][] = [
  [/^sidebars\.ts$/, /(?<=^ +')(?<id>[\w-]+(?:\/[\w-]+)+)(?=',?$)/gm],
  [
    /^src\/(?:data|config|pages)\/.*(?<!\.test)\.tsx?$/,
    /(?<!from: )'\/docs\/(?<id>[\w/-]+)(?:#[\w-]+)?'|\bdoc: '(?<doc>[\w/-]+)'/g,
  ],
  [/^tests\/search\/.*\.txt$/, /(?<=[ ~])docs\/(?<id>[^\s#]+)/g],
];

/**
 * Finds documents that code, data and search queries name, but that do not exist, as after a page was renamed, and those
 * that neither a sidebar nor the navbar leads to.
 */
export function referenceFindings(files: readonly string[], site: Site): Finding[] {
  const ids = [...site.addresses.keys()].filter((page) => page.startsWith('/docs/')).map((page) => page.slice(6));
  const menus = ['sidebars.ts', 'src/config/navbar.ts'].map(site.read).join();
  const lost = ids
    .filter((id) => !menus.includes(`'${id}'`) && !menus.includes(`'/docs/${id}'`))
    .map((id) => ({file: `docs/${id}.mdx`, line: 1, message: `no sidebar leads here; write '${id}' into sidebars.ts`}));
  const missing = FORMS.flatMap(([names, reference]) =>
    files
      .filter((file) => names.test(file))
      .flatMap((file) => {
        const text = site.read(file) ?? '';
        return [...text.matchAll(reference)].flatMap(({groups, index}): Finding[] => {
          const id = groups?.id ?? groups?.doc ?? '';
          if (ids.includes(id) || id.startsWith('category/')) {
            return [];
          }
          const guess = nearest(id, ids);
          const message = `there is no document "${id}"; ${guess ? `is it "${guess}"` : 'was it renamed or removed'}?`;
          return [{file, line: lineAt(text, index), message}];
        });
      }),
  );
  return [...missing, ...lost];
}
