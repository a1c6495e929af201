import readline from 'node:readline/promises';
import {parseArgs, type ParseArgsConfig} from 'node:util';
import {Refusal} from './draft';
import type {Ask} from './fields';
import {planText, type Plan} from './plan';

export interface Conversation {
  /** Absent where nobody can answer. */
  ask?: Ask;
  say: (text: string) => void;
}

export interface Consent {
  /** Only show what would be done. */
  dryRun: boolean;
  /** Do it without asking. */
  yes: boolean;
}

/** Options of every command that changes pages which are already there. */
export const COMMON_OPTIONS = {
  'with-category': {type: 'boolean', default: false},
  'dry-run': {type: 'boolean', default: false},
  yes: {type: 'boolean', default: false},
} as const;

/**
 * Words and options of a command line.
 * @param usage the remedy in the message
 * @throws {Refusal} when an option is unknown or lacks its value
 */
export function readArguments<T extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: T,
  usage: string,
) {
  try {
    return parseArgs({args: [...args], allowPositionals: true, options});
  } catch (error) {
    throw new Refusal(error instanceof Error ? error.message : String(error), usage);
  }
}

/**
 * Shows a plan and carries it out, if the writer agrees.
 * @returns whether it was carried out
 * @throws {Refusal} when nobody can be asked and nobody has agreed beforehand
 */
export async function carryOut(plan: Plan, {dryRun, yes}: Consent, {ask, say}: Conversation): Promise<boolean> {
  say(planText(plan));
  if (dryRun) {
    say('\nNothing was written (--dry-run).');
    return false;
  }
  if (!yes) {
    if (!ask) {
      throw new Refusal('Nothing was written: nobody is there to agree.', 'Add --yes to do it without asking.');
    }
    if (!/^y(?:es)?$/i.test((await ask('\nDo it? [y/N] ')).trim())) {
      say('Nothing was written.');
      return false;
    }
  }
  plan.draft.apply();
  say('\nDone.');
  return true;
}

/** Runs a command in the terminal; a refusal is printed and ends it with an error. */
export async function run(command: (conversation: Conversation) => Promise<void>): Promise<void> {
  const terminal = process.stdin.isTTY
    ? readline.createInterface({input: process.stdin, output: process.stdout})
    : undefined;
  const say = (text: string) => console.log(text);
  try {
    await command({say, ...(terminal && {ask: (question: string) => terminal.question(question)})});
  } catch (error) {
    console.error(
      error instanceof Refusal || !(error instanceof Error) ? String(error).replace(/^Refusal: /, '') : error,
    );
    process.exitCode = 1;
  } finally {
    terminal?.close();
  }
}
