import type {Localized} from '../../config/locales';
import {FRAME_DIRECTIONS, modbusExamples, type ModbusDevice} from '../modbusExamples';
import {defineTable} from './define';

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
