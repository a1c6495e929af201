import type {Localized} from '../../config/locales';
import {
  adxlDataRates,
  geosnakeBlocks,
  geosnakeRegisters,
  loggerCharacteristics,
  loggerCommands,
  MLX_OSR,
  mlxConversionTimes,
  mlxGain,
  type GeosnakeBlock,
  type GeosnakeRegister,
} from '../geosnake';
import {COMMAND_GROUPS, geosnakeCommands, type CommandValues} from '../geosnakeCommands';
import {callOf, loggerCalls} from '../loggerCalls';
import {codesText, defineTable, hexAddress, rangeText, unitText, WHOLE, type PickText} from './define';

export function valuesText(values: CommandValues | undefined, pick: PickText): string | null {
  switch (values?.kind) {
    case undefined:
      return null;
    case 'list':
      return values.values.join(', ');
    case 'codes':
      return codesText(values.codes, pick);
    case 'range': {
      const range = rangeText(values.minimum, values.maximum);
      return values.note ? `${range}, ${pick(values.note)}` : range;
    }
  }
}

export const geosnakeCommandTable = defineTable({
  title: {cs: 'Příkazy GeoSnake s RS-485 přes Bluetooth', en: 'Bluetooth commands of the GeoSnake RS-485 model'},
  narrow: 'stack',
  rows: geosnakeCommands,
  anchor: ({id}) => `cmd-${id}`,
  groups: {
    labels: Object.fromEntries(Object.entries(COMMAND_GROUPS).map(([id, label]) => [`commands-${id}`, label])),
    of: ({group}) => `commands-${group}`,
  },
  columns: [
    {
      key: 'command',
      label: {cs: 'Příkaz', en: 'Command'},
      cell: ({id, placeholder}) => `\`${placeholder ? `${id}:${placeholder}` : id}\``,
    },
    {key: 'effect', label: {cs: 'Co udělá', en: 'What it does'}, cell: ({effect}, pick) => pick(effect)},
    {key: 'values', label: {cs: 'Hodnoty', en: 'Values'}, cell: ({values}, pick) => valuesText(values, pick)},
    {
      key: 'note',
      label: {cs: 'Odpověď a podmínka', en: 'Response and condition'},
      only: 'page',
      cell: ({answer, firmware}, pick) => {
        const parts = answer === undefined ? [] : [pick(answer)];
        if (firmware !== undefined) {
          parts.push(pick({cs: `od firmwaru ${firmware}`, en: `firmware ${firmware} or newer`}));
        }
        return parts.join(', ') || null;
      },
    },
    {
      key: 'firmware',
      label: {cs: 'Nejnižší verze firmwaru', en: 'Minimum firmware version'},
      digits: WHOLE,
      only: 'download',
      cell: ({firmware}) => firmware ?? null,
    },
    {
      key: 'answer',
      label: {cs: 'Odpověď', en: 'Response'},
      only: 'download',
      cell: ({answer}, pick) => (answer === undefined ? null : pick(answer)),
    },
  ],
});

export const adxlDataRateTable = defineTable({
  title: {cs: 'Kódy vzorkování akcelerometru ADXL355', en: 'Sampling codes of the ADXL355 accelerometer'},
  narrow: 'scroll',
  rows: adxlDataRates,
  anchor: ({code}) => `odr-${code}`,
  columns: [
    {key: 'code', label: {cs: 'Kód', en: 'Code'}, digits: WHOLE, cell: ({code}) => code},
    {key: 'outputDataRate', label: 'ODR', unit: 'Hz', digits: [0, 3], cell: ({hertz}) => hertz},
    {
      key: 'lowPass',
      label: {cs: 'Dolní propust, ODR/4', en: 'Low-pass filter, ODR/4'},
      unit: 'Hz',
      digits: [0, 2],
      cell: ({lowPassHertz}) => lowPassHertz,
    },
    {
      key: 'recordLength',
      label: {cs: 'Trvání 2048 vzorků', en: 'Duration of 2048 samples'},
      unit: 's',
      digits: [3, 3],
      cell: ({recordSeconds}) => recordSeconds,
    },
    {
      key: 'frequencyStep',
      label: {cs: 'Krok spektra', en: 'Frequency resolution'},
      unit: 'Hz',
      digits: [4, 4],
      cell: ({stepHertz}) => stepHertz,
    },
  ],
});

export const mlxGainTable = defineTable({
  title: {cs: 'Kódy zesílení magnetometru MLX90393', en: 'Gain codes of the MLX90393 magnetometer'},
  narrow: 'scroll',
  rows: mlxGain,
  anchor: ({code}) => `gain-${code}`,
  columns: [
    {key: 'code', label: {cs: 'Kód', en: 'Code'}, digits: WHOLE, cell: ({code}) => code},
    {
      key: 'factor',
      label: {cs: 'Krok jako násobek kroku u kódu 7', en: 'Step as a multiple of the code 7 step'},
      digits: [0, 3],
      cell: ({factor}) => factor,
    },
    {
      key: 'stepXY',
      label: {cs: 'Krok v osách X a Y', en: 'Step on the X and Y axes'},
      unit: 'µT',
      digits: [3, 3],
      cell: ({stepXyMicrotesla}) => stepXyMicrotesla,
    },
    {
      key: 'stepZ',
      label: {cs: 'Krok v ose Z', en: 'Step on the Z axis'},
      unit: 'µT',
      digits: [3, 3],
      cell: ({stepZMicrotesla}) => stepZMicrotesla,
    },
  ],
});

function forbiddenText(codes: readonly number[], pick: PickText): string | null {
  if (codes.length === 0) {
    return null;
  }
  const list = codes.join(pick({cs: ' a ', en: ' and '}));
  return pick({cs: `OSR ${list} nelze použít (katalogový list)`, en: `OSR ${list} not allowed (sensor data sheet)`});
}

export const mlxConversionTimeTable = defineTable({
  title: {
    cs: 'Doba převodu jedné osy magnetometru podle filtru a nadvzorkování (OSR)',
    en: 'Conversion time of one magnetometer axis by filter and oversampling (OSR)',
  },
  narrow: 'scroll',
  rows: mlxConversionTimes,
  anchor: ({filter}) => `filter-${filter}`,
  columns: [
    {key: 'filter', label: {cs: 'Filtr', en: 'Filter'}, digits: WHOLE, cell: ({filter}) => filter},
    ...MLX_OSR.map((osr) => ({
      key: `osr${osr}`,
      label: `OSR ${osr}`,
      unit: 'ms',
      digits: [2, 2] as const,
      cell: ({milliseconds}: (typeof mlxConversionTimes)[number]) => milliseconds[osr] ?? null,
    })),
    {
      key: 'note',
      label: {cs: 'Omezení', en: 'Restriction'},
      cell: ({forbiddenOsr}, pick) => forbiddenText(forbiddenOsr, pick),
    },
  ],
});

/** A register or a block: what only one of the two has is absent in the other. */
interface RegisterOrBlock extends Partial<GeosnakeRegister & GeosnakeBlock> {
  address: number;
  content: Localized;
}

const registersAndBlocks: readonly RegisterOrBlock[] = [...geosnakeRegisters, ...geosnakeBlocks];

const ACCESS = {read: {cs: 'čtení', en: 'read'}, 'read-only': {cs: 'jen čtení', en: 'read only'}};

export const geosnakeRegisterTable = defineTable({
  title: {cs: 'Registry GeoSnake na RS-485', en: 'GeoSnake registers on RS-485'},
  narrow: 'stack',
  rows: registersAndBlocks,
  anchor: ({address, lastAddress}) =>
    lastAddress === undefined
      ? `reg-${hexAddress(address).toLowerCase()}`
      : `block-${hexAddress(address).toLowerCase()}`,
  groups: {
    labels: {
      'registers-single': {cs: 'Jednotlivé registry', en: 'Individual registers'},
      'registers-blocks': {cs: 'Rozsahy adres', en: 'Address ranges'},
    },
    of: ({lastAddress}) => (lastAddress === undefined ? 'registers-single' : 'registers-blocks'),
  },
  columns: [
    {
      key: 'address',
      label: {cs: 'Adresa', en: 'Address'},
      cell: ({address, lastAddress}) =>
        lastAddress === undefined
          ? `\`${hexAddress(address)}\``
          : `\`${hexAddress(address)}\`–\`${hexAddress(lastAddress)}\``,
    },
    {
      key: 'decimal',
      label: {cs: 'Desítkově', en: 'Decimal'},
      cell: ({address, lastAddress}) => (lastAddress === undefined ? String(address) : rangeText(address, lastAddress)),
    },
    {key: 'content', label: {cs: 'Obsah', en: 'Content'}, cell: ({content}, pick) => pick(content)},
    {key: 'type', label: {cs: 'Typ', en: 'Type'}, cell: ({type}) => type ?? null},
    {key: 'unit', label: {cs: 'Jednotka', en: 'Unit'}, cell: ({unit}, pick) => unitText(unit, pick)},
    {
      key: 'access',
      label: {cs: 'Přístup', en: 'Access'},
      cell: ({access}, pick) => (access ? pick(ACCESS[access]) : null),
    },
  ],
});

export const loggerCommandTable = defineTable({
  title: {cs: 'Příkazy záznamníku přes Bluetooth', en: 'Bluetooth commands of the logger model'},
  narrow: 'stack',
  rows: loggerCommands,
  anchor: ({name}) => `logger-cmd-${name}`,
  columns: [
    {key: 'command', label: {cs: 'Příkaz', en: 'Command'}, cell: ({name}) => `\`${name}\``},
    {key: 'effect', label: {cs: 'Co udělá', en: 'What it does'}, cell: ({effect}, pick) => pick(effect)},
  ],
});

export const loggerCharacteristicTable = defineTable({
  title: {cs: 'Služba Nordic UART záznamníku', en: 'Nordic UART service of the logger model'},
  narrow: 'stack',
  rows: loggerCharacteristics,
  anchor: ({id}) => `logger-uuid-${id}`,
  columns: [
    {key: 'part', label: {cs: 'Část', en: 'Part'}, cell: ({name}, pick) => pick(name)},
    {key: 'uuid', label: 'UUID', cell: ({uuid}) => `\`${uuid}\``},
  ],
});

export const loggerCallTable = defineTable({
  title: {cs: 'Volání REST záznamníku', en: 'REST calls of the logger model'},
  narrow: 'stack',
  rows: loggerCalls,
  anchor: ({path}) => `rest-${path.split('/').at(-1) ?? ''}`,
  columns: [
    {key: 'call', label: {cs: 'Volání (GET)', en: 'Call (GET)'}, cell: (call) => `\`${callOf(call)}\``},
    {
      key: 'effect',
      label: {cs: 'Co vrátí nebo udělá', en: 'What it returns or does'},
      cell: ({effect}, pick) => pick(effect),
    },
  ],
});
