/** Configurations to download, made from the registers in `src/data`. */
import type {Locale} from '../../config/locales';
import {DEFAULT_SLAVE} from '../../data/modbus';
import {modbusClients, remarkOf, UNCONFIRMED} from '../../data/modbusClients';
import type {ModbusDevice} from '../../data/modbusExamples';
import {unknowns} from '../../data/unknowns';
import type {NumberType} from '../../lib/modbus/bytes';
import {csvField, csvFile, SEPARATOR} from './downloads';
import {nodeRedFlow} from './nodeRedFlow';
import {plainText} from './tableData';

/** The manual that offers the files. `home`: address of its home page; `release`: its version in `package.json`. */
export interface Edition {
  locale: Locale;
  home: string;
  release: string;
}

/** Names of the types in Telegraf and IEC 61131-3, and the order of the bytes as Telegraf and PLCs write it. */
const TYPES: Readonly<Record<NumberType, {telegraf: string; iec: string; order: string}>> = {
  uint16: {telegraf: 'UINT16', iec: 'UINT', order: 'AB'},
  int16: {telegraf: 'INT16', iec: 'INT', order: 'AB'},
  int32HighFirst: {telegraf: 'INT32', iec: 'DINT', order: 'ABCD'},
  uint32LowFirst: {telegraf: 'UINT32', iec: 'UDINT', order: 'CDAB'},
};

/** Returns notes for a file: the page that it belongs to, and the open questions of that page. */
function notesOf(page: string, {locale, home, release}: Edition): string[] {
  const open = unknowns.filter((unknown) => unknown.page?.startsWith(`${page}#`));
  const questions = open.map(({id, question}) => {
    return `${UNCONFIRMED[locale]}: ${plainText(question[locale])} ${home}markdown-page/#unknown-${id}`;
  });
  const source = {cs: 'příručka, vydání', en: 'manual, release'}[locale];
  return [`${source} ${release}: ${home}${page.slice(1)}/#configurations`, ...questions];
}

/** Returns a configuration of the plugin `inputs.modbus` of Telegraf, as TOML. */
function telegraf(device: ModbusDevice, edition: Edition): string {
  const {page, baudRate, requests} = modbusClients[device];
  const blocks = requests.map((values) => {
    const fields = values.map((value) => {
      const {key, address = 'ADDRESS', type, unit} = value;
      const scale = unit && unit.factor !== 1 ? `, scale = ${unit.factor}` : '';
      const field = `{ address = ${address}, name = "${key}", type = "${TYPES[type].telegraf}"${scale} }`;
      return `      ${field}, # ${remarkOf(value, edition.locale)}`;
    });
    // The order matters only for values of two registers.
    const order = values.some(({type}) => TYPES[type].order === 'CDAB') ? 'CDAB' : 'ABCD';
    const block = `  [[inputs.modbus.request]]
    slave_id = ${DEFAULT_SLAVE}
    byte_order = "${order}"
    register = "holding"
    measurement = "${device}"
    fields = [
${fields.join('\n')}
    ]`;
    return values.every(({address}) => address !== undefined) ? block : block.replaceAll(/^/gm, '# ');
  });
  return `${notesOf(page, edition).join('\n').replaceAll(/^/gm, '# ')}
[[inputs.modbus]]
  name = "${device}"
  # Windows: "COM3"; Modbus TCP: "tcp://192.0.2.1:502"
  controller = "file:///dev/ttyUSB0"
  baud_rate = ${baudRate}
  data_bits = 8
  parity = "N"
  stop_bits = 1
  timeout = "1s"
  configuration_type = "request"

${blocks.join('\n\n')}
`;
}

/** Returns the variables of a device for a PLC, as CSV. */
function plcVariables(device: ModbusDevice, edition: Edition): string {
  const {locale} = edition;
  const {page, requests} = modbusClients[device];
  const rows = requests.flat().map((value) => {
    const {key, address = '', type, unit = {factor: 1, symbol: ''}} = value;
    const {iec, order} = TYPES[type];
    const factor = new Intl.NumberFormat(locale).format(unit.factor);
    const texts = [remarkOf(value, locale), notesOf(page, edition)[0] ?? ''];
    return [`${device}_${key}`, String(address), iec, order, factor, unit.symbol, ...texts];
  });
  const lines = [['name', 'address', 'type', 'order', 'factor', 'unit', 'comment', 'source'], ...rows];
  const quoted = lines.map((fields) => fields.map((field) => csvField(field, SEPARATOR[locale])));
  return csvFile(quoted, locale);
}

/** Returns the configurations in the language of the edition, by file name. */
export function configurations(edition: Edition): Map<string, string> {
  const files = (['geosnake', 'laser'] as const).flatMap((device): [string, string][] => [
    [`${device}.toml`, telegraf(device, edition)],
    [
      `${device}-flow.json`,
      nodeRedFlow(device, edition.locale, notesOf(modbusClients[device].page, edition).join('\n\n')),
    ],
    [`${device}-variables.csv`, plcVariables(device, edition)],
  ]);
  return new Map(files);
}
