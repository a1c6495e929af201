import {parseArgs, type ParseArgsConfig} from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;

/** A wrong command line; its message is printed with the usage. */
export class UsageError extends Error {}

/**
 * Runs a command with the arguments of the process; errors end it with their message, and usage errors with the usage.
 * @param command gets options and positional arguments
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
