import {parseArgs, type ParseArgsConfig} from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;

/** A command line that is not understood; it is answered by the usage. */
export class UsageError extends Error {}

/**
 * Runs a command with the arguments of the process; an error ends it with a message and, where it helps, the usage.
 * @param command gets the options and the other arguments
 */
export function runCommand<const T extends Options>(
  usage: string,
  options: T,
  command: (
    values: ReturnType<typeof parseArgs<{options: T; allowPositionals: true}>>['values'],
    positionals: string[],
  ) => Promise<void>,
): void {
  const run = async () => {
    const {values, positionals} = parseArgs({allowPositionals: true, options});
    await command(values, positionals);
  };
  run().catch((error: unknown) => {
    const {message, code = ''} = error as Error & {code?: string};
    const isUsage = error instanceof UsageError || code.startsWith('ERR_PARSE_ARGS');
    console.error(isUsage ? `${message}\n\n${usage}` : message);
    process.exitCode = 1;
  });
}
