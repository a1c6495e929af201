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
import {parseArgs} from 'node:util';
import {carryOut, run, type Conversation} from './writing/command';
import {Refusal} from './writing/draft';
import {planMove} from './writing/move';
import {docIdOf} from './writing/pages';

const ROOT = path.resolve(__dirname, '..');

const USAGE =
  'npm run move -- <page> <new address> [--sidebar, --category or --after <name>] [--with-category] [--dry-run] [--yes]';

/** The command, apart from the terminal. */
export async function moveInSite(root: string, args: readonly string[], conversation: Conversation): Promise<void> {
  const {values, positionals} = options(args);
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

function options(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        sidebar: {type: 'string'},
        category: {type: 'string'},
        after: {type: 'string'},
        'with-category': {type: 'boolean', default: false},
        'dry-run': {type: 'boolean', default: false},
        yes: {type: 'boolean', default: false},
      },
    });
  } catch (error) {
    throw new Refusal(error instanceof Error ? error.message : String(error), USAGE);
  }
}

if (require.main === module) {
  void run((conversation) => moveInSite(ROOT, process.argv.slice(2), conversation));
}
