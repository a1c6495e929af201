/**
 * Keeps the manual as it now is as an old version, in both languages. The present one goes on at the same addresses; the old
 * one stands at /docs/<version>/ under a banner that says so.
 *
 *     npm run version -- 1.0
 *
 * --dry-run shows what would be done, --yes does it without asking.
 */
import path from 'node:path';
import {carryOut, COMMON_OPTIONS, readArguments, run, type Conversation} from './writing/command';
import {Refusal} from './writing/draft';
import {planVersion} from './writing/version';

const ROOT = path.resolve(__dirname, '..');

const USAGE = 'npm run version -- <version, such as 1.0> [--dry-run] [--yes]';

const OPTIONS = {'dry-run': COMMON_OPTIONS['dry-run'], yes: COMMON_OPTIONS.yes} as const;

/** The command, apart from the terminal. */
export async function addVersion(root: string, args: readonly string[], conversation: Conversation): Promise<void> {
  const {values, positionals} = readArguments(args, OPTIONS, USAGE);
  const [version] = positionals;
  if (version === undefined || positionals.length > 1) {
    throw new Refusal('Give the name of one version.', USAGE);
  }
  await carryOut(await planVersion(root, version), {dryRun: values['dry-run'], yes: values.yes}, conversation);
}

if (require.main === module) {
  void run((conversation) => addVersion(ROOT, process.argv.slice(2), conversation));
}
