import type {Localized} from '../../config/locales';
import {lineTimings, modbusExceptions} from '../modbus';
import {FRAME_DIRECTIONS, modbusExamples, type ModbusDevice} from '../modbusExamples';
import {defineTable, WHOLE} from './define';

function frameTable(device: ModbusDevice, title: Localized) {
  return defineTable({
    title,
    narrow: 'stack',
    rows: modbusExamples.filter((example) => example.device === device),
    anchor: ({id}) => `frame-${id}`,
    columns: [
      {key: 'meaning', label: {cs: 'Význam', en: 'Meaning'}, cell: ({meaning}, pick) => pick(meaning)},
      {
        key: 'direction',
        label: {cs: 'Směr', en: 'Direction'},
        cell: ({direction}, pick) => pick(FRAME_DIRECTIONS[direction]),
      },
      {key: 'frame', label: {cs: 'Rámec', en: 'Frame'}, cell: ({frame}) => `\`${frame}\``},
    ],
  });
}

export const geosnakeFrameTable = frameTable('geosnake', {
  cs: 'Rámce Modbus RTU pro GeoSnake s adresou 1',
  en: 'Modbus RTU frames for GeoSnake at address 1',
});

export const laserFrameTable = frameTable('laser', {
  cs: 'Rámce Modbus RTU pro laserový dálkoměr s adresou 1',
  en: 'Modbus RTU frames for the laser distance meter at address 1',
});

export const lineTimingTable = defineTable({
  title: {cs: 'Časy na sběrnici při formátu 8N1', en: 'Bus timing at 8N1'},
  narrow: 'stack',
  rows: lineTimings,
  anchor: ({baudRate}) => `timing-${baudRate}`,
  columns: [
    {
      key: 'baudRate',
      label: {cs: 'Rychlost', en: 'Baud rate'},
      digits: WHOLE,
      unit: 'Bd',
      cell: ({baudRate}) => baudRate,
    },
    {
      key: 'character',
      label: {cs: 'Jeden znak', en: 'One character'},
      unit: 'ms',
      digits: [2, 3],
      cell: ({character}) => roundedTo(character, character < 0.1 ? 3 : 2),
    },
    {
      key: 'frameGap',
      label: {cs: 'Nejkratší mezera mezi rámci', en: 'Minimum gap between frames'},
      unit: 'ms',
      digits: [2, 2],
      cell: ({frameGap}) => roundedTo(frameGap, 2),
    },
  ],
});

function roundedTo(value: number, places: number): number {
  return Number(value.toFixed(places));
}

export const modbusExceptionTable = defineTable({
  title: {cs: 'Kódy chybových odpovědí Modbus', en: 'Modbus exception codes'},
  narrow: 'stack',
  rows: modbusExceptions,
  anchor: ({code}) => `exception-${code}`,
  columns: [
    {
      key: 'code',
      label: {cs: 'Kód', en: 'Code'},
      cell: ({code}) => `\`${code.toString(16).toUpperCase().padStart(2, '0')}\``,
    },
    {key: 'meaning', label: {cs: 'Význam', en: 'Meaning'}, cell: ({meaning}, pick) => pick(meaning)},
    {key: 'remedy', label: {cs: 'Co udělat', en: 'What to do'}, cell: ({remedy}, pick) => pick(remedy)},
  ],
});
