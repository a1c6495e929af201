/**
 * Removes a page of the manual or a post in both languages; refuses while anything leads to it.
 *
 *     npm run remove -- web-portal/report --redirect-to web-portal/dashboard     readers of the old address arrive there
 *     npm run remove -- web-portal/report --no-redirect                          readers of the old address see the error page
 *
 * --with-category takes the category along whose last page goes. --dry-run shows what would be done, --yes does it without
 * asking.
 */
import path from 'node:path';
import {carryOut, COMMON_OPTIONS, readArguments, run, type Conversation} from './writing/command';
import {Refusal} from './writing/draft';
import {planRemove} from './writing/move';

const ROOT = path.resolve(__dirname, '..');

const USAGE = 'npm run remove -- <page> --redirect-to <page> or --no-redirect [--with-category] [--dry-run] [--yes]';

const OPTIONS = {
  'redirect-to': {type: 'string'},
  'no-redirect': {type: 'boolean', default: false},
  ...COMMON_OPTIONS,
} as const;

/** The command, apart from the terminal. */
export async function removeFromSite(root: string, args: readonly string[], conversation: Conversation): Promise<void> {
  const {values, positionals} = readArguments(args, OPTIONS, USAGE);
  const [page] = positionals;
  if (page === undefined || positionals.length > 1) {
    throw new Refusal('Name one page.', USAGE);
  }
  const plan = await planRemove(root, page, {
    ...(values['redirect-to'] !== undefined && {redirectTo: values['redirect-to']}),
    noRedirect: values['no-redirect'],
    withCategory: values['with-category'],
  });
  await carryOut(plan, {dryRun: values['dry-run'], yes: values.yes}, conversation);
}

if (require.main === module) {
  void run((conversation) => removeFromSite(ROOT, process.argv.slice(2), conversation));
}
