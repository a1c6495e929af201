/**
 * Adds something to the site, in both languages.
 *
 *     npm run new                                      asks for everything
 *     npm run new -- doc web-portal/alerts             asks for the rest
 *     npm run new -- doc web-portal/alerts --help      lists the options
 *
 * Options of every kind: --dry-run shows what would be done, --yes does it without asking.
 */
import path from 'node:path';
import {parseArgs} from 'node:util';
import {carryOut, run, type Conversation} from './writing/command';
import {Refusal} from './writing/draft';
import {collect, type Answers, type Field} from './writing/fields';
import {kinds, type Kind} from './writing/kinds';

const ROOT = path.resolve(__dirname, '..');

/** Day in the time zone of the writer, `YYYY-MM-DD`. */
export function localDay(now: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

const overview = (all: Readonly<Record<string, Kind>>) =>
  Object.entries(all)
    .map(([name, {about}]) => `  ${name.padEnd(10)}${about}`)
    .join('\n');

const optionLine = ({name, question, optional}: Field) =>
  `  --${name.padEnd(16)}${question}${optional ? ' (may be left out)' : ''}`;

function usage(name: string, {about, positional, fields}: Kind): string {
  const places = positional.map((place) => `<${place}>`).join(' ');
  return [
    `npm run new -- ${name} ${places} adds ${about}.`,
    'It asks for what is missing; these options answer beforehand:',
    ...fields.filter((field) => !positional.includes(field.name)).map(optionLine),
    '  --dry-run         only show what would be done',
    '  --yes             do it without asking',
  ].join('\n');
}

interface Given {
  answers: Answers;
  dryRun: boolean;
  yes: boolean;
  help: boolean;
}

function givenOptions(args: readonly string[], name: string, kind: Kind): Given {
  const own = Object.fromEntries(kind.fields.map((field) => [field.name, {type: 'string' as const}]));
  const common = {'dry-run': {type: 'boolean'}, yes: {type: 'boolean'}, help: {type: 'boolean'}} as const;
  try {
    const {values, positionals} = parseArgs({args: [...args], allowPositionals: true, options: {...own, ...common}});
    const extra = positionals[kind.positional.length];
    if (extra !== undefined) {
      throw new Error(`"${extra}" is too much; texts with spaces need quotation marks.`);
    }
    const texts = Object.fromEntries(
      Object.entries(values).flatMap(([option, value]) => (typeof value === 'string' ? [[option, value]] : [])),
    );
    const placed = Object.fromEntries(positionals.map((value, index) => [kind.positional[index] ?? '', value]));
    return {
      answers: {...texts, ...placed},
      dryRun: values['dry-run'] === true,
      yes: values.yes === true,
      help: values.help === true,
    };
  } catch (error) {
    throw new Refusal(error instanceof Error ? error.message : String(error), `npm run new -- ${name} --help`);
  }
}

/** The command, apart from the terminal. */
export async function addToSite(
  root: string,
  args: readonly string[],
  today: string,
  {ask, say}: Conversation,
): Promise<void> {
  const all = kinds(root, today);
  const [first, ...others] = args;
  const isNamed = first !== undefined && !first.startsWith('--');
  if (!isNamed && (first === '--help' || !ask)) {
    say(`What to add:\n${overview(all)}\nnpm run new -- <kind> --help lists its options.`);
    return;
  }
  const name = isNamed ? first : await ask?.(`What to add?\n${overview(all)}\n> `).then((answer) => answer.trim());
  const kind = name === undefined || !Object.hasOwn(all, name) ? undefined : all[name];
  if (name === undefined || !kind) {
    throw new Refusal(`"${name ?? ''}" cannot be added.`, `Write one of:\n${overview(all)}`);
  }
  const {answers, dryRun, yes, help} = givenOptions(isNamed ? others : args, name, kind);
  if (help) {
    say(usage(name, kind));
    return;
  }
  const plan = await kind.plan(await collect(kind.fields, answers, ask, say));
  await carryOut(plan, {dryRun, yes}, {say, ...(ask && {ask})});
}

if (require.main === module) {
  void run((conversation) => addToSite(ROOT, process.argv.slice(2), localDay(new Date()), conversation));
}
