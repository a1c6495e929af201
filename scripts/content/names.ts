/** Rules for names that stand for something elsewhere: components, pictures, authors, tags, fields. */
import {nearest} from '../../src/lib/nearest';
import {componentProblem, importedNames} from '../../src/remark/named-components';
import type {TreeNode} from '../../src/remark/tree';
import {at, fieldLine, isComponent, nodesOf, rangeOf, type Finding, type Page} from './page';
import type {Site} from './site';

/** Checks that components exist, and the pictures, tables and drawings that they name. */
export function components(page: Page): Finding[] {
  const imported = importedNames(page.root as TreeNode);
  return [...nodesOf(page.root)].filter(isComponent).flatMap((node) => {
    const problem = componentProblem(node as TreeNode, imported);
    return problem ? [at(page, rangeOf(node)[0], problem, 'components')] : [];
  });
}

/** Checks that the authors and tags of a post exist. */
export function authorsAndTags(page: Page, _other: Page | undefined, site: Site): Finding[] {
  return page.kind !== 'post'
    ? []
    : ['authors', 'tags'].flatMap((field) => {
        const file = `blog/${field}.yml`;
        const known = [...(site.read(file) ?? '').matchAll(/^([\w-]+):/gm)].map(([, name = '']) => name);
        const used = [page.frontMatter[field] ?? []].flat().map(String);
        return used
          .filter((name) => !known.includes(name))
          .map((name) => {
            const remedy = `write ${nearest(name, known) ?? `one of ${known.join(', ')}`}, or add it there and to the English file`;
            return {
              file: page.path,
              line: fieldLine(page, field),
              message: `${field} has "${name}", which ${file} lacks; ${remedy}`,
            };
          });
      });
}

const FIELDS = [
  ...['title', 'sidebar_label', 'description', 'keywords', 'task', 'search_words', 'draft', 'slug'],
  ...['authors', 'tags', 'date', 'hide_table_of_contents', 'toc_max_heading_level', 'wrapperClassName'],
  ...['last_update', 'pagination_next', 'pagination_prev', 'unlisted', 'translation_status'],
];

/** Checks the names of the fields of the front matter. */
export function fields(page: Page): Finding[] {
  return Object.keys(page.frontMatter)
    .filter((field) => !FIELDS.includes(field))
    .map((field) => {
      const remedy = nearest(field, FIELDS);
      const message = `front matter has a field "${field}", which is not known; ${remedy ? `write ${remedy}` : 'delete it'}`;
      return {file: page.path, line: fieldLine(page, field), message, part: remedy};
    });
}
