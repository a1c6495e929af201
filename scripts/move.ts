/**
 * Moves a page of the manual or a post in both languages: files, sidebar, links, lock file, search queries; the old address
 * leads to the new one.
 *
 *     npm run move -- web-portal/map web-portal/site-map
 *     npm run move -- web-portal/map mobile-app/map --after mobile-app/intro     with another place in a sidebar
 *     npm run move -- blog/rs485-wiring-mistakes blog/rs485-wiring
 *
 * --dry-run shows what would be done, --yes does it without asking.
 */
import path from 'node:path';
import {carryOut, COMMON_OPTIONS, readArguments, run, type Conversation} from './writing/command';
import {Refusal} from './writing/draft';
import {planMove} from './writing/move';
import {docIdOf} from './writing/pages';

const ROOT = path.resolve(__dirname, '..');

const USAGE =
  'npm run move -- <page> <new address> [--sidebar, --category or --after <name>] [--with-category] [--dry-run] [--yes]';

const OPTIONS = {
  sidebar: {type: 'string'},
  category: {type: 'string'},
  after: {type: 'string'},
  ...COMMON_OPTIONS,
} as const;

/** The command, apart from the terminal. */
export async function moveInSite(root: string, args: readonly string[], conversation: Conversation): Promise<void> {
  const {values, positionals} = readArguments(args, OPTIONS, USAGE);
  const [from, to] = positionals;
  if (from === undefined || to === undefined || positionals.length > 2) {
    throw new Refusal('Two addresses are needed: where the page is, and where it goes.', USAGE);
  }
  const plan = await planMove(root, from, to, {
    ...(values.sidebar !== undefined && {sidebar: values.sidebar}),
    ...(values.category !== undefined && {category: values.category}),
    ...(values.after !== undefined && {after: docIdOf(values.after)}),
    withCategory: values['with-category'],
  });
  await carryOut(plan, {dryRun: values['dry-run'], yes: values.yes}, conversation);
}

if (require.main === module) {
  void run((conversation) => moveInSite(ROOT, process.argv.slice(2), conversation));
}
