/** Removes a page of the manual or a post in both languages; refused while anything links to it. */
import {demandMovable, findArticle} from './writing/articles';
import {Changes} from './writing/changes';
import {runCommand, UsageError} from './writing/command';
import {replaceLinks, type Addressed} from './writing/links';
import {updateQueries} from './writing/queries';
import {addRedirects} from './writing/redirects';
import {emptiedCategory, removeCategory, removeItem} from './writing/sidebars';

const USAGE = `npm run remove -- <page> --redirect-to <page> or --no-redirect [--dry-run]
For example:
npm run remove -- web-portal/report --redirect-to web-portal/dashboard     the old address redirects there
npm run remove -- web-portal/report --no-redirect                          the old address is not found`;

const OPTIONS = {
  'redirect-to': {type: 'string'},
  'no-redirect': {type: 'boolean'},
  'dry-run': {type: 'boolean'},
} as const;

runCommand(USAGE, OPTIONS, async (values, [name, ...rest]) => {
  const redirectTo = values['redirect-to'];
  if (name === undefined || rest.length > 0) {
    throw new UsageError('Name one page.');
  }
  if ((redirectTo === undefined) === (values['no-redirect'] === undefined)) {
    throw new UsageError('Decide where the old address leads: --redirect-to or --no-redirect.');
  }
  const changes = new Changes();
  const article = findArticle(changes, name);
  demandMovable(changes, article);
  const to = redirectTo === undefined ? undefined : findArticle(changes, redirectTo);
  if (to?.route === article.route) {
    throw new Error(`${article.route} would lead to itself. Give another page after --redirect-to.`);
  }
  const category = article.kind === 'doc' ? emptiedCategory(changes, article.id) : undefined;
  const gone: Addressed[] = [
    article,
    ...(category ? [{route: `/docs/category/${category.slug}`} satisfies Addressed] : []),
  ];
  for (const file of Object.values(article.files)) {
    changes.remove(file);
  }
  for (const address of gone) {
    const files = await replaceLinks(new Changes(), address, {route: '/'});
    const others = files.filter((file) => changes.exists(file));
    if (others.length > 0) {
      throw new Error(
        `These files link to ${address.route}:\n  ${others.join('\n  ')}\n` +
          'Change or delete the links in both languages, then remove the page.',
      );
    }
    updateQueries(changes, address.route, to?.route, false);
  }
  if (category) {
    await removeCategory(changes, category);
  } else {
    await removeItem(changes, article.id);
  }
  await addRedirects(
    changes,
    gone.map(({route}) => ({from: route, to: to?.route})),
  );
  changes.apply({dryRun: values['dry-run']});
});
