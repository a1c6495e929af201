import type {Localized} from '../../config/locales';
import {DEVICE_NAMES, type DeviceModel} from '../devices';
import {highPassHertz, highPassRatios, triggerSettings} from '../dynasense';
import {adxlDataRates, loggerCommands} from '../geosnake';
import {geosnakeCommands} from '../geosnakeCommands';
import {LASER, laserBaudCodes, laserRegisters} from '../laser';
import {callOf, loggerCalls} from '../loggerCalls';
import {FRAME_DIRECTIONS, modbusExamples} from '../modbusExamples';
import {
  dynasenseTabs,
  GEOSNAKE_SHEET_COMMANDS,
  GEOSNAKE_SHEET_FRAMES,
  LASER_SHEET_FRAMES,
  LOGGER_SHEET_CALLS,
  LOGGER_SHEET_COMMANDS,
  sheetFacts,
} from '../sheets';
import type {Text} from '../types';
import {ANSWERERS, unknowns} from '../unknowns';
import {codesText, decimalText, defineTable, rangeText, unitText, type PickText} from './define';
import {valuesText} from './geosnake';

/** Content of a cell: a text, or a function that makes the text in the language of the table. */
type Content = Text | ((pick: PickText) => string);

/** A row of a device's printable sheet. */
interface Line {
  item: Content;
  value: Content;
  note?: Content;
}

type Part = 'defaults' | 'ranges' | 'codes' | 'commands' | 'record' | 'unknown';

const PARTS: Readonly<Record<Exclude<Part, 'commands'>, Localized>> = {
  defaults: {cs: 'Výchozí stav', en: 'Defaults'},
  ranges: {cs: 'Rozsahy', en: 'Ranges'},
  codes: {cs: 'Kódy', en: 'Codes'},
  record: {cs: 'Při montáži zapište', en: 'Record at installation'},
  unknown: {cs: 'Otevřené otázky', en: 'Open questions'},
};

/** Finds the row whose field `key` equals `value`. @throws when `src/data` no longer has such a row */
function found<Row>(rows: readonly Row[], key: keyof Row, value: unknown): Row {
  const row = rows.find((one) => one[key] === value);
  if (!row) {
    throw new Error(
      `A device sheet needs "${String(value)}", which src/data no longer has. Correct src/data/sheets.ts.`,
    );
  }
  return row;
}

const frameLines = (frames: typeof LASER_SHEET_FRAMES): Line[] =>
  frames.map(([request, answer]) => {
    const {meaning, frame} = found(modbusExamples, 'id', request);
    const response = answer === undefined ? undefined : found(modbusExamples, 'id', answer);
    return {
      item: meaning,
      value: `\`${frame}\``,
      note: response && ((pick) => `${pick(FRAME_DIRECTIONS.answer)} \`${response.frame}\`: ${pick(response.meaning)}`),
    };
  });

const dataRates: Line = {
  item: {cs: 'kódy ODR', en: 'ODR codes'},
  value: (pick) =>
    adxlDataRates
      .filter(({code}) => code >= 3 && code <= 7)
      .map(({code, hertz}) => `${code} = ${decimalText(hertz, pick)}`)
      .join(', '),
  note: {cs: 'Hz; každý další kód ji půlí', en: 'Hz; each higher code halves the rate'},
};

const rangeValues = found(geosnakeCommands, 'id', 'set_adxl_range').values;
const rangeCodes: Line = {
  item: {cs: 'kódy měřicího rozsahu', en: 'measuring range codes'},
  value: (pick) => (rangeValues?.kind === 'codes' ? codesText(rangeValues.codes, pick) : ''),
};

/** Returns the row for a GeoSnake command. Its note lists the values that the command accepts. */
function commandLine(name: string): Line {
  const command = found(geosnakeCommands, 'id', name);
  return {
    item:
      command.group === 'mlx'
        ? (pick) => `${pick({cs: 'magnetometr', en: 'magnetometer'})}: ${pick(command.effect)}`
        : command.effect,
    value: `\`${name}${command.placeholder ? `:${command.placeholder}` : ''}\``,
    note: command.values && ((pick) => valuesText(command.values, pick) ?? ''),
  };
}

const settingLines = [
  'set_baudrate',
  'set_adxl_points',
  'set_mlx_gain',
  'set_mlx_osr',
  'set_mlx_filter',
  'set_mlx_points',
]
  .map(commandLine)
  .map(({item, value, note = ''}): Line => ({item, value: note, note: value}));

const REGISTERS_WITH_RANGE: readonly number[] = [LASER.temperature, LASER.voltage, LASER.signal, LASER.address];
const laserRanges = laserRegisters
  .filter(({address}) => REGISTERS_WITH_RANGE.includes(address))
  .map(({address, read: {content, unit, minimum, maximum}}): Line => {
    const [least, most] = [minimum, maximum].map((limit) => Math.round(limit * (unit?.factor ?? 1)));
    return {
      item: content,
      value: (pick) => {
        const space = unit?.symbol === '%' ? pick({cs: ' ', en: ''}) : ' ';
        return `${rangeText(least ?? minimum, most ?? maximum)}${unit ? space + unit.symbol : ''}`;
      },
      note: (pick) => {
        const register = `${pick({cs: 'registr', en: 'register'})} ${address}`;
        return unit && unit.factor !== 1 ? `${register}, × ${unitText(unit, pick)}` : register;
      },
    };
  });

const laserCodes = [LASER.measurement, LASER.error, LASER.bluetooth].map((address): Line => {
  const {read, write} = found(laserRegisters, 'address', address);
  return {
    item: (pick) => `${pick(read.content)}, ${pick({cs: 'registr', en: 'register'})} ${address}`,
    value: (pick) => codesText(read.codes ?? [], pick),
    note: write?.values.kind === 'codes' ? writingNote(write.values.codes) : undefined,
  };
});

function writingNote(codes: Parameters<typeof codesText>[0]): Content {
  return (pick) => `${pick({cs: 'zápis', en: 'write'})}: ${codesText(codes, pick)}`;
}

const baudCodes: Line = {
  item: {cs: `přenosová rychlost, registr ${LASER.baudRate}`, en: `baud rate, register ${LASER.baudRate}`},
  value: laserBaudCodes.map(({code, baud}) => `${code} = ${baud}`).join(', '),
  note: 'Bd',
};

const EXAMPLE_RATE = 125;
const highPass: Line = {
  item: {cs: 'horní propust při ODR 125 Hz', en: 'high-pass filter at ODR 125 Hz'},
  value: (pick) =>
    highPassRatios
      .map((ratio) => decimalText(Number(highPassHertz(ratio, EXAMPLE_RATE).toPrecision(2)), pick))
      .join(pick({cs: '; ', en: ', '})),
  note: {cs: 'Hz; pro náklon vypnutá', en: 'Hz; off for tilt'},
};

const triggerLines = triggerSettings
  .filter(({usual}) => usual)
  .map(
    ({name, usual, unit}): Line => ({
      item: name,
      value: (pick) =>
        `${decimalText(usual?.minimum ?? 0, pick)}–${decimalText(usual?.maximum ?? 0, pick)}${unit ? ` ${unit}` : ''}`,
      note: {cs: 'obvyklé', en: 'typical'},
    }),
  );

/**
 * Rows of a device's printable sheet that are made from the data of the site's other tables. On the sheet, these
 * `ranges` come after the `ranges` from `sheetFacts`.
 */
interface ModelLines {
  ranges?: readonly Line[];
  codes: readonly Line[];
  /** The five most used commands, REST calls, Modbus frames or tabs of the web interface. */
  commands: readonly Line[];
  commandsLabel: Localized;
}

const MODEL_LINES: Readonly<Record<DeviceModel, ModelLines>> = {
  dynasense: {
    ranges: triggerLines,
    codes: [highPass],
    commandsLabel: {cs: 'Nejpoužívanější záložky', en: 'Most used tabs'},
    commands: dynasenseTabs.map(({name, purpose}) => ({
      item: {cs: `záložka **${name}**`, en: `**${name}** tab`},
      value: purpose,
    })),
  },
  geosnake: {
    ranges: settingLines,
    codes: [rangeCodes, dataRates],
    commandsLabel: {cs: 'Nejpoužívanější příkazy a rámce', en: 'Most used commands and frames'},
    commands: [...GEOSNAKE_SHEET_COMMANDS.map(commandLine), ...frameLines(GEOSNAKE_SHEET_FRAMES)],
  },
  logger: {
    codes: [rangeCodes, dataRates],
    commandsLabel: {cs: 'Nejpoužívanější příkazy a volání', en: 'Most used commands and calls'},
    commands: [
      ...LOGGER_SHEET_COMMANDS.map((name): Line => {
        const {effect} = found(loggerCommands, 'name', name);
        return {item: effect, value: `\`${name}\``, note: 'Bluetooth'};
      }),
      ...LOGGER_SHEET_CALLS.map((path): Line => {
        const call = found(loggerCalls, 'path', path);
        return {item: call.effect, value: `\`${callOf(call)}\``, note: 'HTTP GET'};
      }),
    ],
  },
  laser: {
    ranges: laserRanges,
    codes: [...laserCodes, baudCodes],
    commandsLabel: {cs: 'Nejpoužívanější rámce', en: 'Most used frames'},
    commands: frameLines(LASER_SHEET_FRAMES),
  },
};

function linesOf(device: DeviceModel): Record<Part, readonly Line[]> {
  const {defaults, ranges: facts, record} = sheetFacts[device];
  const {ranges: own = [], codes, commands} = MODEL_LINES[device];
  return {
    defaults,
    ranges: [...facts, ...own],
    codes,
    commands,
    record: record.map((fact) => ({...fact, note: ''})),
    // Questions about every device would take a second page.
    unknown: unknowns
      .filter(({devices = []}) => devices.includes(device) && devices.length < Object.keys(DEVICE_NAMES).length)
      .map(({question, ask, advice}) => ({item: question, value: ANSWERERS[ask], note: advice})),
  };
}

/** Defines the table for a device's printable sheet, from `sheetFacts` and other tables. */
export function sheetTable(device: DeviceModel) {
  const name = DEVICE_NAMES[device];
  const [cs, en] = typeof name === 'string' ? [name, name] : [name.cs, name.en];
  const rows = Object.entries(linesOf(device)).flatMap(([part, lines]) =>
    lines.map((line, index) => ({...line, part: `${device}-${part}`, id: `${device}-${part}-${index + 1}`})),
  );
  const {defaults, ranges, codes, record, unknown} = PARTS;
  const labels = Object.entries({
    defaults,
    ranges,
    codes,
    commands: MODEL_LINES[device].commandsLabel,
    record,
    unknown,
  });
  const cell = (content: Content | undefined, pick: PickText) =>
    content === undefined ? null : typeof content === 'function' ? content(pick) : pick(content);
  return defineTable({
    title: {cs: `${cs}: přehled údajů`, en: `${en}: summary`},
    narrow: 'stack',
    rows,
    anchor: ({id}) => id,
    groups: {
      labels: Object.fromEntries(labels.map(([part, label]) => [`${device}-${part}`, label])),
      of: ({part}) => part,
    },
    columns: [
      {key: 'item', label: {cs: 'Údaj', en: 'Item'}, cell: ({item}, pick) => cell(item, pick)},
      {
        key: 'value',
        label: {cs: 'Hodnota nebo kde ji najdete', en: 'Value or where to find it'},
        cell: ({value}, pick) => cell(value, pick),
      },
      {key: 'note', label: {cs: 'Poznámka', en: 'Note'}, cell: ({note}, pick) => cell(note, pick)},
    ],
  });
}
