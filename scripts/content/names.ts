/** Rules for names that stand for something elsewhere: components, pictures, fields. */
import {nearest} from '../../src/lib/nearest';
import {componentProblem, importedNames} from '../../src/remark/named-components';
import type {TreeNode} from '../../src/remark/tree';
import {at, fieldLine, isComponent, nodesOf, rangeOf, type Finding, type Source} from './source';

/** Checks that components exist, and the pictures, tables and drawings that they name. */
export function components(page: Source): Finding[] {
  const imported = importedNames(page.root as TreeNode);
  return [...nodesOf(page.root)].filter(isComponent).flatMap((node) => {
    const problem = componentProblem(node as TreeNode, imported);
    return problem ? [at(page, rangeOf(node)[0], problem, 'components')] : [];
  });
}

/** Checks the name of a file, from which its address is made. */
export function fileName({path, language}: Source): Finding[] {
  const message = 'names of files and folders may hold only letters a–z, digits, - and _; rename it in both languages';
  return language === 'en' || /^[\w/.-]+$/.test(path) ? [] : [{file: path, line: 1, message}];
}

const FIELDS = [
  ...['title', 'sidebar_label', 'description', 'keywords', 'task', 'search_words', 'draft', 'slug'],
  ...['authors', 'tags', 'date', 'hide_table_of_contents', 'toc_max_heading_level', 'wrapperClassName'],
  ...['last_update', 'pagination_next', 'pagination_prev', 'unlisted', 'translation_status'],
];

/** Checks the names of the fields of the front matter. */
export function fields(page: Source): Finding[] {
  return Object.keys(page.frontMatter)
    .filter((field) => !FIELDS.includes(field))
    .map((field) => {
      const remedy = nearest(field, FIELDS);
      const message = `front matter has a field "${field}", which is not known; ${remedy ? `write ${remedy}` : 'delete it'}`;
      return {file: page.path, line: fieldLine(page, field), message, part: remedy};
    });
}
