import {laserBaudCodes, laserCoils, laserRegisters, type LaserReading, type LaserWriting} from '../laser';
import {codesText, defineTable, hexAddress, numberText, rangeText, unitText, WHOLE, type PickText} from './define';

function readingText({codes, example}: LaserReading, pick: PickText): string | null {
  if (codes) {
    return codesText(codes, pick);
  }
  if (!example) {
    return null;
  }
  const value = numberText(example.value);
  return example.meaning
    ? `${value} = ${pick(example.meaning)}`
    : pick({cs: `např. ${value}`, en: `for example, ${value}`});
}

function writingText({values}: LaserWriting, pick: PickText): string {
  if (values.kind === 'codes') {
    return codesText(values.codes, pick);
  }
  const range = rangeText(values.minimum, values.maximum);
  const what = values.what ? `${pick(values.what)} ${range}` : range;
  return values.note ? `${what}, ${pick(values.note)}` : what;
}

export const laserRegisterTable = defineTable({
  title: {
    cs: 'Registry laserového dálkoměru pro čtení (FC03)',
    en: 'Registers to read on the laser distance meter (FC03)',
  },
  narrow: 'stack',
  rows: laserRegisters,
  anchor: ({address}) => `reg-${address}`,
  columns: [
    {key: 'address', label: {cs: 'Adresa', en: 'Address'}, digits: WHOLE, cell: ({address}) => address},
    {key: 'content', label: {cs: 'Obsah', en: 'Content'}, cell: ({read}, pick) => pick(read.content)},
    {key: 'type', label: {cs: 'Typ', en: 'Type'}, only: 'download', cell: ({read}) => read.type},
    {key: 'unit', label: {cs: 'Jednotka', en: 'Unit'}, cell: ({read}, pick) => unitText(read.unit, pick)},
    {
      key: 'range',
      label: {cs: 'Rozsah', en: 'Range'},
      only: 'page',
      cell: ({read}) => rangeText(read.minimum, read.maximum),
    },
    {
      key: 'minimum',
      label: {cs: 'Nejmenší hodnota', en: 'Minimum'},
      digits: WHOLE,
      only: 'download',
      cell: ({read}) => read.minimum,
    },
    {
      key: 'maximum',
      label: {cs: 'Největší hodnota', en: 'Maximum'},
      digits: WHOLE,
      only: 'download',
      cell: ({read}) => read.maximum,
    },
    {
      key: 'meaning',
      label: {cs: 'Význam a příklad', en: 'Meaning and example'},
      cell: ({read}, pick) => readingText(read, pick),
    },
    {
      key: 'writeEffect',
      label: {cs: 'Zápis (FC06)', en: 'Write (FC06)'},
      only: 'download',
      cell: ({write}, pick) => (write ? pick(write.effect) : null),
    },
    {
      key: 'writeValues',
      label: {cs: 'Hodnoty pro zápis', en: 'Values to write'},
      only: 'download',
      cell: ({write}, pick) => (write ? writingText(write, pick) : null),
    },
  ],
});

const writableRegisters = laserRegisters.flatMap(({address, write}) => (write ? [{address, write}] : []));

export const laserWriteRegisterTable = defineTable({
  title: {
    cs: 'Registry laserového dálkoměru pro zápis (FC06)',
    en: 'Registers to write on the laser distance meter (FC06)',
  },
  narrow: 'stack',
  rows: writableRegisters,
  anchor: ({address}) => `write-${address}`,
  columns: [
    {key: 'address', label: {cs: 'Adresa', en: 'Address'}, digits: WHOLE, cell: ({address}) => address},
    {key: 'effect', label: {cs: 'Funkce', en: 'Function'}, cell: ({write}, pick) => pick(write.effect)},
    {key: 'values', label: {cs: 'Hodnoty', en: 'Values'}, cell: ({write}, pick) => writingText(write, pick)},
  ],
});

export const laserCoilTable = defineTable({
  title: {cs: 'Cívka laserového dálkoměru (FC05)', en: 'Coil of the laser distance meter (FC05)'},
  narrow: 'scroll',
  rows: laserCoils,
  anchor: ({id}) => `coil-${id}`,
  columns: [
    {key: 'value', label: {cs: 'Hodnota', en: 'Value'}, cell: ({value}) => `\`${hexAddress(value)}\``},
    {
      key: 'address',
      label: {cs: 'Adresa', en: 'Address'},
      cell: ({address}) => `${address} (\`${hexAddress(address, 2)}\`)`,
    },
    {key: 'effect', label: {cs: 'Co udělá', en: 'What it does'}, cell: ({effect}, pick) => pick(effect)},
  ],
});

export const laserBaudCodeTable = defineTable({
  title: {cs: 'Kódy přenosové rychlosti laserového dálkoměru', en: 'Baud rate codes of the laser distance meter'},
  narrow: 'scroll',
  rows: laserBaudCodes,
  anchor: ({code}) => `baud-${code}`,
  columns: [
    {key: 'code', label: {cs: 'Kód', en: 'Code'}, digits: WHOLE, cell: ({code}) => code},
    {key: 'baud', label: {cs: 'Rychlost', en: 'Baud rate'}, digits: WHOLE, unit: 'Bd', cell: ({baud}) => baud},
  ],
});
