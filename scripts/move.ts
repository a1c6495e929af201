/**
 * Moves a page of the manual or a post in both languages, with sidebar, links, lock file and search queries; the old address
 * redirects to the new one.
 */
import {demandMovable, findArticle, nameOf, newArticle} from './writing/articles';
import {Changes} from './writing/changes';
import {runCommand, UsageError} from './writing/command';
import {replaceLinks} from './writing/links';
import {updateQueries} from './writing/queries';
import {addRedirects} from './writing/redirects';
import {emptiedCategory, insertDoc, removeItem, renameDoc} from './writing/sidebars';

const USAGE = `npm run move -- <page> <new address> [--after <page or category> or --in <category or sidebar>] [--dry-run]
For example:
npm run move -- web-portal/map web-portal/site-map
npm run move -- web-portal/map mobile-app/map --after mobile-app/intro
npm run move -- blog/rs485-wiring-mistakes blog/rs485-wiring`;

const OPTIONS = {after: {type: 'string'}, in: {type: 'string'}, 'dry-run': {type: 'boolean'}} as const;

runCommand(USAGE, OPTIONS, async (values, [fromName, toName, ...rest]) => {
  if (fromName === undefined || toName === undefined || rest.length > 0) {
    throw new UsageError('Two addresses are needed: where the page is, and where it goes.');
  }
  const changes = new Changes();
  const from = findArticle(changes, fromName);
  demandMovable(changes, from);
  const [date = ''] = /(?<=^blog\/)\d{4}-\d\d-\d\d/.exec(from.files.cs) ?? [];
  const to = newArticle(changes, from.kind, toName, date);
  const {after, in: inside} = values;
  await replaceLinks(changes, from, to);
  for (const language of ['cs', 'en'] as const) {
    changes.move(from.files[language], to.files[language]);
    if (to.kind === 'post') {
      const text = changes.read(to.files[language]);
      changes.write(to.files[language], text.replace(/^slug:.*$/m, `slug: ${to.id}`));
    }
  }
  if (after === undefined && inside === undefined) {
    await renameDoc(changes, from.id, to.id);
  } else {
    const category = emptiedCategory(changes, from.id);
    if (category) {
      throw new Error(`${from.id} is the only page of the category "${category.label}". Add another page to it first.`);
    }
    await removeItem(changes, from.id);
    await insertDoc(changes, to.id, {after: after && nameOf(after), in: inside});
  }
  updateQueries(changes, from.route, to.route, true);
  await addRedirects(changes, [{from: from.route, to: to.route}]);
  changes.apply({dryRun: values['dry-run']});
});
