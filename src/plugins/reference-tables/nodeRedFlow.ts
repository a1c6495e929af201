import type {Locale} from '../../config/locales';
import {DEFAULT_SLAVE} from '../../data/modbus';
import {modbusClients, remarkOf, type ModbusValue} from '../../data/modbusClients';
import type {ModbusDevice} from '../../data/modbusExamples';
import {registersOf, type NumberType} from '../../lib/modbus/bytes';

/** Number in the words `w` of a response, from index `at`, in JavaScript. */
const NUMBER: Readonly<Record<NumberType, (at: number) => string>> = {
  uint16: (at) => `w[${at}]`,
  int16: (at) => `((w[${at}] << 16) >> 16)`,
  int32HighFirst: (at) => `((w[${at}] << 16) | w[${at + 1}])`,
  uint32LowFirst: (at) => `(w[${at + 1}] * 65536 + w[${at}])`,
};

/** Returns the body of a function node that makes the words of a response an object of values in their units. */
function decoder(values: readonly ModbusValue[], first: number, locale: Locale): string {
  const lines = values.map((value) => {
    const {key, address = first, type, unit} = value;
    // Division is exact where a factor of 0.1 is not.
    const scale = unit && unit.factor !== 1 ? ` / ${1 / unit.factor}` : '';
    return `  ${key}: ${NUMBER[type](address - first)}${scale}, // ${remarkOf(value, locale)}\n`;
  });
  return `const w = msg.payload;\nmsg.payload = {\n${lines.join('')}};\nreturn msg;`;
}

/** Returns the nodes that read, decode and show the values of a request. Without an address, they are disabled. */
function requestNodes(device: ModbusDevice, values: readonly ModbusValue[], row: number, locale: Locale): object[] {
  const first = values[0]?.address;
  const idOf = (name: string) => `${device}-${row}-${name}`;
  const node = (name: string, type: string, column: number, next?: string) => ({
    id: idOf(name),
    z: device,
    type,
    name,
    x: 160 + 200 * column,
    y: 80 + 60 * row,
    wires: next === undefined ? [] : [[idOf(next)]],
    ...(first === undefined && {d: true}),
  });
  const quantity = String(values.reduce((sum, {type}) => sum + registersOf(type), 0));
  const request = {dataType: 'HoldingRegister', adr: String(first ?? ''), quantity, server: `${device}-client`};
  return [
    {...node('read', 'modbus-read', 0, 'decode'), ...request, rate: '60', rateUnit: 's', showErrors: true},
    {...node('decode', 'function', 1, 'show'), func: decoder(values, first ?? 0, locale), outputs: 1},
    {...node('show', 'debug', 2), complete: 'payload', active: true},
  ];
}

/** Returns a flow to import into Node-RED with `node-red-contrib-modbus`, as JSON. `info` describes the flow. */
export function nodeRedFlow(device: ModbusDevice, locale: Locale, info: string): string {
  const {baudRate, requests} = modbusClients[device];
  const client = {
    id: `${device}-client`,
    type: 'modbus-client',
    clienttype: 'serial',
    serialPort: '/dev/ttyUSB0',
    serialType: 'RTU-BUFFERD',
    serialBaudrate: baudRate,
    serialDatabits: 8,
    serialStopbits: 1,
    serialParity: 'none',
    unit_id: DEFAULT_SLAVE,
    reconnectOnTimeout: true,
  };
  const nodes = requests.flatMap((values, row) => requestNodes(device, values, row, locale));
  return `${JSON.stringify([{id: device, type: 'tab', label: device, info}, client, ...nodes], null, 2)}\n`;
}
