import ts from 'typescript';
import {Draft, Refusal} from './draft';
import {need, type Answers, type Field} from './fields';
import type {Plan} from './plan';
import {editFile, insertElement, lineOf, listConstant, literalProperty, parsed, quoted} from './source';
import {listOf, rules} from './texts';

const SOURCES = ['public', 'general', 'inferred'] as const;

/** A table of `src/data` that takes new rows. */
interface Table {
  file: string;
  /** Constant that holds the rows. */
  list: string;
  /** Device whose pages show the table. */
  page: string;
}

const COMMAND_TABLES: Readonly<Record<string, Table>> = {
  'geosnake-commands': {
    file: 'src/data/geosnake.ts',
    list: 'geosnakeCommands',
    page: 'docs/hardware/geosnake/bluetooth.mdx',
  },
  'logger-commands': {
    file: 'src/data/geosnake.ts',
    list: 'loggerCommands',
    page: 'docs/hardware/geosnake/bluetooth.mdx',
  },
};

const REGISTER_TABLES: Readonly<Record<string, Table>> = {
  'geosnake-registers': {
    file: 'src/data/geosnake.ts',
    list: 'geosnakeRegisters',
    page: 'docs/hardware/geosnake/modbus.mdx',
  },
  'laser-registers': {file: 'src/data/laser.ts', list: 'laserRegisters', page: 'docs/hardware/laser/modbus.mdx'},
};

const GROUPS = ['device', 'adxl', 'mlx'] as const;

const oneOf = (values: readonly string[]) => (value: string) =>
  values.includes(value) ? undefined : `"${value}" is not known; write ${values.join(' or ')}.`;

const wholeNumber = (text: string) =>
  /^(?:[-−]?\d+|0x[0-9a-f]+)$/i.test(text)
    ? undefined
    : `"${text}" is no whole number; write digits, or 0x and hexadecimal digits.`;

const numberOf = (text: string) => Number(text.replace('−', '-'));

const address = (text: string) =>
  wholeNumber(text) ??
  (numberOf(text) >= 0 && numberOf(text) <= 0xffff ? undefined : `${text} is no address; write 0 to 65535.`);

const sourceField: Field = {
  name: 'source',
  question: `Where this is known from: ${SOURCES.join(', ')}; several with commas between them`,
  check: (text) =>
    listOf(text).map(oneOf(SOURCES)).find(Boolean) ?? (listOf(text).length > 0 ? undefined : 'Write one.'),
};

const bothLanguages = (name: string, question: string, more: Partial<Field> = {}): Field[] => [
  {name: `${name}-cs`, question: `Czech: ${question}`, check: rules.cell, ...more},
  {name: `${name}-en`, question: `English: ${question}`, check: rules.cell, ...more},
];

/** `1=zapnuto/on, 2=±4 g`: value, and its meaning in both languages or in one for both. */
const CODE = /^([-−]?\d+)=([^/]+?)(?:\s*\/\s*([^/]+))?$/;

const codesCheck = (text: string) =>
  listOf(text, ';').every((part) => CODE.test(part)) && listOf(text, ';').length > 0
    ? undefined
    : 'Write codes as value=Czech/English with ";" between them, such as 0=vypnuto/off; 1=zapnuto/on.';

const isCommandOf =
  (table: string) =>
  (answers: Answers): boolean =>
    answers.table === table;

const isGeosnakeCommand = isCommandOf('geosnake-commands');
const hasValue = (answers: Answers) => isGeosnakeCommand(answers) && answers.placeholder !== undefined;

const rangeFields = (prefix: string, when: (answers: Answers) => boolean, what: string): Field[] => [
  {
    name: `${prefix}codes`,
    question: `Codes of ${what} as value=Czech/English with ";" between them`,
    optional: true,
    check: codesCheck,
    when,
  },
  {
    name: `${prefix}minimum`,
    question: `Smallest value of ${what}`,
    check: wholeNumber,
    when: (answers) => when(answers) && answers[`${prefix}codes`] === undefined,
  },
  {
    name: `${prefix}maximum`,
    question: `Largest value of ${what}`,
    check: (text, answers) =>
      wholeNumber(text) ??
      (numberOf(text) < numberOf(answers[`${prefix}minimum`] ?? '0')
        ? 'It is smaller than the smallest value.'
        : undefined),
    when: (answers) => when(answers) && answers[`${prefix}codes`] === undefined,
  },
];

export const commandFields: readonly Field[] = [
  {
    name: 'table',
    question: `Table: ${Object.keys(COMMAND_TABLES).join(' or ')}`,
    check: oneOf(Object.keys(COMMAND_TABLES)),
  },
  {
    name: 'name',
    question: 'Command as it is typed, without a value, such as get_address',
    check: (name) =>
      /^[a-z][a-z0-9_]*$/.test(name)
        ? undefined
        : `"${name}" is no command; write lower-case letters without diacritics, digits and _.`,
  },
  ...bothLanguages('effect', 'what it does, beginning in lower case, such as "sets the gain"'),
  {name: 'group', question: `Group: ${GROUPS.join(', ')}`, check: oneOf(GROUPS), when: isGeosnakeCommand},
  {
    name: 'placeholder',
    question: 'Letters that stand for its value, such as X',
    optional: true,
    when: isGeosnakeCommand,
    check: (text) => (/^[A-Z]+$/.test(text) ? undefined : 'Write capital letters, such as X.'),
  },
  ...rangeFields('', hasValue, 'the value'),
  {
    name: 'firmware',
    question: 'Lowest major version of the firmware that knows it',
    optional: true,
    check: wholeNumber,
    when: isGeosnakeCommand,
  },
  {
    name: 'answer',
    question: 'What the device answers, literally, such as `MLX gain: X`',
    optional: true,
    check: rules.cell,
    when: isGeosnakeCommand,
  },
  sourceField,
];

const isLaser = (answers: Answers) => answers.table === 'laser-registers';
const isWritten = (answers: Answers) => isLaser(answers) && answers['write-cs'] !== undefined;

export const registerFields: readonly Field[] = [
  {
    name: 'table',
    question: `Table: ${Object.keys(REGISTER_TABLES).join(' or ')}`,
    check: oneOf(Object.keys(REGISTER_TABLES)),
  },
  {name: 'address', question: 'Address, such as 15 or 0x066f', check: address},
  ...bothLanguages('content', 'what reading it gives, beginning in lower case'),
  {name: 'type', question: 'Type: uint16 or int16', usual: () => 'uint16', check: oneOf(['uint16', 'int16'])},
  {
    name: 'unit',
    question: 'Unit of one count as a number and a sign, such as "0.1 °C"',
    optional: true,
    check: (text) => (/^\d+(?:\.\d+)? \S+$/.test(text) ? undefined : 'Write a number, a space and the sign: 0.1 mm.'),
  },
  {
    name: 'minimum',
    question: 'Smallest value that reading gives',
    when: isLaser,
    check: (text, {type}) =>
      wholeNumber(text) ??
      ((type === 'int16') === numberOf(text) < 0
        ? undefined
        : 'A type with a sign has values below zero, one without has none; write the smallest value, or change the type.'),
  },
  {
    name: 'maximum',
    question: 'Largest value that reading gives',
    when: isLaser,
    check: (text, {minimum}) =>
      wholeNumber(text) ??
      (numberOf(text) < numberOf(minimum ?? '0') ? 'It is smaller than the smallest value.' : undefined),
  },
  {
    name: 'codes',
    question: 'Meaning of single values as value=Czech/English with ";" between them',
    optional: true,
    when: isLaser,
    check: (text, {minimum, maximum}) =>
      codesCheck(text) ??
      listOf(text, ';')
        .map((part) => numberOf(CODE.exec(part)?.[1] ?? ''))
        .filter((value) => value < numberOf(minimum ?? '0') || value > numberOf(maximum ?? '0'))
        .map((value) => `${value} lies outside ${minimum ?? ''} to ${maximum ?? ''}.`)[0],
  },
  {
    name: 'access',
    question: 'Access: read-only or read',
    when: (answers) => answers.table === 'geosnake-registers',
    check: oneOf(['read-only', 'read']),
  },
  ...bothLanguages('write', 'what writing it does', {optional: true, when: isLaser}).map((field) => ({
    ...field,
    ...(field.name === 'write-en' && {optional: undefined, when: isWritten}),
  })),
  ...rangeFields('write-', isWritten, 'what is written'),
  sourceField,
];

const localized = (answers: Answers, name: string) =>
  `{cs: ${quoted(need(answers, `${name}-cs`))}, en: ${quoted(need(answers, `${name}-en`))}}`;

function codeRows(text: string): string {
  const rows = listOf(text, ';').map((part) => {
    const [, value = '', cs = '', en] = CODE.exec(part) ?? [];
    const meaning =
      en === undefined || en === cs ? quoted(cs.trim()) : `{cs: ${quoted(cs.trim())}, en: ${quoted(en.trim())}}`;
    return `{value: ${numberOf(value)}, meaning: ${meaning}}`;
  });
  return `[${rows.join(', ')}]`;
}

function values(answers: Answers, prefix = ''): string {
  const codes = answers[`${prefix}codes`];
  return codes === undefined
    ? `{kind: 'range', minimum: ${numberOf(need(answers, `${prefix}minimum`))}, maximum: ${numberOf(need(answers, `${prefix}maximum`))}}`
    : `{kind: 'codes', codes: ${codeRows(codes)}}`;
}

function unit(answers: Answers): string {
  const [factor = '', symbol = ''] = (answers.unit ?? '').split(' ');
  return answers.unit === undefined ? '' : `unit: {factor: ${Number(factor)}, symbol: ${quoted(symbol)}},`;
}

/** The constants of the file that stand for the sources, `PUBLIC` and so on. */
const sources = (answers: Answers) =>
  `sources: [${listOf(need(answers, 'source'))
    .map((tag) => tag.toUpperCase())
    .join(', ')}]`;

/** A row of a list in code, with its place in the list. */
interface Row {
  node: ts.ObjectLiteralExpression;
  index: number;
}

const rowsOf = (list: ts.ArrayLiteralExpression): Row[] =>
  list.elements.flatMap((node, index) => (ts.isObjectLiteralExpression(node) ? [{node, index}] : []));

function refuseUndefinedSources(source: ts.SourceFile, answers: Answers): void {
  const unknown = listOf(need(answers, 'source')).find(
    (tag) => !new RegExp(`\\bconst ${tag.toUpperCase()}\\b`).test(source.text),
  );
  if (unknown !== undefined) {
    throw new Refusal(
      `${source.fileName} has no source ${unknown.toUpperCase()}.`,
      `Define it there: const ${unknown.toUpperCase()}: Source = {tag: '${unknown}', file: …}.`,
    );
  }
}

function tableOf(tables: Readonly<Record<string, Table>>, answers: Answers): Table {
  const table = tables[need(answers, 'table')];
  if (!table) {
    throw new Refusal(`There is no table "${need(answers, 'table')}".`, `Write ${Object.keys(tables).join(' or ')}.`);
  }
  return table;
}

function commandCode(answers: Answers): string {
  const {group, placeholder, firmware, answer} = answers;
  return `{
    name: ${quoted(need(answers, 'name'))},
    ${placeholder === undefined ? '' : `placeholder: ${quoted(placeholder)},`}
    ${group === undefined ? '' : `group: ${quoted(group)},`}
    effect: ${localized(answers, 'effect')},
    ${placeholder === undefined ? '' : `values: ${values(answers)},`}
    ${firmware === undefined ? '' : `firmware: ${numberOf(firmware)},`}
    ${answer === undefined ? '' : `answer: ${quoted(answer)},`}
    ${sources(answers)},
  }`;
}

const leftOfRow = ({page}: Table, row: string): string[] => [
  `Look at the table on the page ${page} in both languages: npm start, npm run start:en.`,
  `Mention ${row} in the text of the page where readers need it, in both languages.`,
];

/** A command in a table of `src/data`, at the end of its group. */
export async function planCommand(root: string, answers: Answers): Promise<Plan> {
  const draft = new Draft(root);
  const table = tableOf(COMMAND_TABLES, answers);
  const name = need(answers, 'name');
  const source = parsed(table.file, draft.read(table.file));
  const list = listConstant(source, table.list);
  const rows = rowsOf(list);
  const same = rows.find(({node}) => literalProperty(node, 'name') === name);
  if (same) {
    throw new Refusal(
      `${table.file}:${lineOf(same.node)} has the command "${name}" already.`,
      'Correct that row instead of adding one.',
    );
  }
  refuseUndefinedSources(source, answers);
  const last = answers.group && rows.filter(({node}) => literalProperty(node, 'group') === answers.group).at(-1);
  const index = last ? last.index + 1 : list.elements.length;
  await editFile(draft, table.file, [insertElement(list, index, commandCode(answers))]);
  return {title: `New command ${name} in ${need(answers, 'table')}`, draft, left: leftOfRow(table, `\`${name}\``)};
}

const hexadecimal = (value: number) => `0x${value.toString(16).padStart(4, '0')}`;

function laserCode(answers: Answers): string {
  const {codes} = answers;
  const written =
    answers['write-cs'] === undefined
      ? ''
      : `write: {effect: ${localized(answers, 'write')}, values: ${values(answers, 'write-')}},`;
  return `{
    address: ${numberOf(need(answers, 'address'))},
    read: {
      content: ${localized(answers, 'content')},
      type: ${quoted(need(answers, 'type'))},
      ${unit(answers)}
      minimum: ${numberOf(need(answers, 'minimum'))},
      maximum: ${numberOf(need(answers, 'maximum'))},
      ${codes === undefined ? '' : `codes: ${codeRows(codes)},`}
    },
    ${written}
    ${sources(answers)},
  }`;
}

const geosnakeCode = (answers: Answers) => `{
    address: ${hexadecimal(numberOf(need(answers, 'address')))},
    content: ${localized(answers, 'content')},
    type: ${quoted(need(answers, 'type'))},
    ${unit(answers)}
    access: ${quoted(need(answers, 'access'))},
    ${sources(answers)},
  }`;

/** A register in a table of `src/data`, in the order of the addresses. */
export async function planRegister(root: string, answers: Answers): Promise<Plan> {
  const draft = new Draft(root);
  const table = tableOf(REGISTER_TABLES, answers);
  const number = numberOf(need(answers, 'address'));
  const source = parsed(table.file, draft.read(table.file));
  const list = listConstant(source, table.list);
  // Blocks of addresses stand behind the single registers.
  const single = rowsOf(list).filter(({node}) => literalProperty(node, 'lastAddress') === undefined);
  const addressOf = ({node}: Row) => Number(literalProperty(node, 'address'));
  const same = single.find((row) => addressOf(row) === number);
  if (same) {
    throw new Refusal(
      `${table.file}:${lineOf(same.node)} has the address ${need(answers, 'address')} already.`,
      'Correct that row instead of adding one.',
    );
  }
  const free = Math.max(-1, ...single.map(addressOf)) + 1;
  if (isLaser(answers) && number !== free) {
    throw new Refusal(
      `The registers of the laser are numbered without gaps; ${number} would leave one.`,
      `The next free address is ${free}.`,
    );
  }
  refuseUndefinedSources(source, answers);
  const index = single.filter((row) => addressOf(row) < number).at(-1);
  const code = isLaser(answers) ? laserCode(answers) : geosnakeCode(answers);
  await editFile(draft, table.file, [insertElement(list, index ? index.index + 1 : 0, code)]);
  const writable =
    isWritten(answers) && draft.exists('src/data/data.test.ts')
      ? [`Add ${number} to the writable addresses in src/data/data.test.ts once the manufacturer's list confirms it.`]
      : [];
  return {
    title: `New register ${need(answers, 'address')} in ${need(answers, 'table')}`,
    draft,
    left: [...leftOfRow(table, `register ${number}`), ...writable],
  };
}
