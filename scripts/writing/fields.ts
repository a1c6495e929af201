import {Refusal} from './draft';

/** Something that a command has to know. */
export interface Field {
  /** Name of the option, `title-cs`; the first ones may also be given without a name. */
  name: string;
  /** Asked when the option is missing. */
  question: string;
  /** May stay empty. */
  optional?: true;
  /** Offered when nothing is typed. */
  usual?: (answers: Answers) => string | undefined;
  /** What is wrong with a value and how to mend it; `undefined` when it is right. */
  check?: (value: string, answers: Answers) => string | undefined;
  /** Whether it makes sense at all, given what is known already. */
  when?: (answers: Answers) => boolean;
  /** Whether an optional value need not be asked for, given what is known already; as an option it is still taken. */
  skip?: (answers: Answers) => boolean;
}

/** Values by the name of the field; what was left empty is absent. */
export type Answers = Readonly<Record<string, string | undefined>>;

/** Puts a question to the writer and returns what was typed. */
export type Ask = (question: string) => Promise<string>;

/** Says something between two questions. */
export type Say = (text: string) => void;

const isAsked = ({when}: Field, answers: Answers) => when?.(answers) ?? true;

/**
 * All values of a command: those given as options, and the answers to questions about the rest.
 * @param ask absent where nobody can answer; then missing values are listed in the error
 * @throws {Refusal} when a given value is wrong, or one is missing and nobody can be asked
 */
export async function collect(fields: readonly Field[], given: Answers, ask?: Ask, say?: Say): Promise<Answers> {
  const answers: Record<string, string | undefined> = {};
  const missing: Field[] = [];
  for (const field of fields) {
    const value = given[field.name]?.trim();
    if (!isAsked(field, answers)) {
      if (value !== undefined) {
        throw new Refusal(`--${field.name} does not belong here.`, 'Leave it out.');
      }
      continue;
    }
    if (value !== undefined) {
      const complaint = value === '' && field.optional ? undefined : field.check?.(value, answers);
      if (complaint !== undefined) {
        throw new Refusal(`--${field.name}: ${complaint}`, 'Correct the option and run the command again.');
      }
      answers[field.name] = value || undefined;
      continue;
    }
    const usual = field.usual?.(answers);
    if (!ask || field.skip?.(answers)) {
      answers[field.name] = usual;
      if (usual === undefined && !field.optional) {
        missing.push(field);
      }
      continue;
    }
    answers[field.name] = await answerTo(field, answers, ask, say);
  }
  if (missing.length > 0) {
    throw new Refusal(
      `Missing: ${missing.map(({name, question}) => `--${name} (${question})`).join(', ')}.`,
      'Add these options, or run the command in a terminal, where it asks.',
    );
  }
  return answers;
}

async function answerTo(field: Field, answers: Answers, ask: Ask, say?: Say): Promise<string | undefined> {
  const usual = field.usual?.(answers);
  const note = usual !== undefined ? ` [${usual}]` : field.optional ? ' [none]' : '';
  for (;;) {
    const value = (await ask(`${field.question}${note}: `)).trim() || usual;
    if (value === undefined && field.optional) {
      return undefined;
    }
    const complaint = value === undefined ? 'An answer is needed.' : field.check?.(value, answers);
    if (complaint === undefined) {
      return value;
    }
    say?.(complaint);
  }
}

/** The value of a field that {@link collect} has made sure of. */
export function need(answers: Answers, name: string): string {
  const value = answers[name];
  if (value === undefined) {
    throw new Refusal(`--${name} is missing.`, 'Add the option.');
  }
  return value;
}
