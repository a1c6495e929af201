/** Source: the rules of the Modbus specifications, applied to the registers in `geosnake.ts` and `laser.ts`. */
import type {Localized} from '../config/locales';
import {laserRegisters} from './laser';

export type ModbusDevice = 'geosnake' | 'laser';
type FrameDirection = 'request' | 'answer' | 'exception';

/** A complete Modbus RTU frame to or from a device with address 1. */
interface ModbusExample {
  id: string;
  device: ModbusDevice;
  direction: FrameDirection;
  /** Bytes in hexadecimal, e.g. `01 03 02`. The last two bytes are the CRC-16, low byte first. */
  frame: string;
  /** What the frame requests or reports. */
  meaning: Localized;
}

export const FRAME_DIRECTIONS: Readonly<Record<FrameDirection, Localized>> = {
  request: {cs: 'požadavek', en: 'request'},
  answer: {cs: 'odpověď', en: 'response'},
  exception: {cs: 'chybová odpověď', en: 'exception response'},
};

/**
 * Short form of an example: `[id, direction, frame, Czech meaning, English meaning]`. The id omits the name of the
 * device, e.g. `stop` for `laser-stop`.
 */
type Line = readonly [string, FrameDirection, string, string, string];

function examples(device: ModbusDevice, lines: readonly Line[]): ModbusExample[] {
  return lines.map(([id, direction, frame, cs, en]) => ({
    id: `${device}-${id}`,
    device,
    direction,
    frame,
    meaning: {cs, en},
  }));
}

export const modbusExamples: readonly ModbusExample[] = [
  ...examples('geosnake', [
    [
      'read-basic',
      'request',
      '01 03 00 00 00 03 05 CB',
      'přečíst stav, firmware a hardware',
      'read status, firmware, and hardware',
    ],
    ['read-temperature', 'request', '01 03 06 6E 00 01 E5 5F', 'přečíst teplotu', 'read the temperature'],
    ['temperature-plus', 'answer', '01 03 02 09 F6 3E 52', 'teplota 25,50 °C', 'temperature 25.50 °C'],
    ['temperature-minus', 'answer', '01 03 02 FB FF BB 34', 'teplota −10,25 °C', 'temperature −10.25 °C'],
    ['int32-minus', 'answer', '01 03 04 FF FF FF FE 3A 67', 'dva registry, int32 = −2', 'two registers, int32 = −2'],
    ['illegal-address', 'exception', '01 83 02 C0 F1', 'neplatná adresa registru', 'illegal data address'],
  ]),
  ...examples('laser', [
    ['single', 'request', '01 06 00 03 00 01 B8 0A', 'spustit jednotlivé měření', 'start a single measurement'],
    ['continuous', 'request', '01 06 00 03 00 04 78 09', 'spustit průběžné měření', 'start continuous measurement'],
    ['stop', 'request', '01 06 00 03 00 00 79 CA', 'zastavit měření', 'stop the measurement'],
    ['read-state', 'request', '01 03 00 03 00 01 74 0A', 'přečíst stav měření', 'read the measurement state'],
    ['state-done', 'answer', '01 03 02 00 03 F8 45', 'stav měření: hotovo', 'measurement state: done'],
    ['read-error', 'request', '01 03 00 0C 00 01 44 09', 'přečíst kód chyby', 'read the error code'],
    ['error-none', 'answer', '01 03 02 00 00 B8 44', 'bez chyby', 'no error'],
    ['read-distance', 'request', '01 03 00 04 00 02 85 CA', 'přečíst vzdálenost', 'read the distance'],
    ['distance-low', 'answer', '01 03 04 30 39 00 00 25 3E', 'vzdálenost 1,2345 m', 'distance 1.2345 m'],
    ['distance-high', 'answer', '01 03 04 11 70 00 01 3F 14', 'vzdálenost 7,0000 m', 'distance 7.0000 m'],
    ['read-temperature', 'request', '01 03 00 07 00 01 35 CB', 'přečíst teplotu', 'read the temperature'],
    ['temperature-plus', 'answer', '01 03 02 00 EB F8 0B', 'teplota 23,5 °C', 'temperature 23.5 °C'],
    ['temperature-minus', 'answer', '01 03 02 FF 9C F9 DD', 'teplota −10,0 °C', 'temperature −10.0 °C'],
    [
      'read-all',
      'request',
      '01 03 00 00 00 0F 05 CE',
      `přečíst všech ${laserRegisters.length} registrů`,
      `read all ${laserRegisters.length} registers`,
    ],
    ['laser-on', 'request', '01 06 00 05 00 01 58 0B', 'zapnout laser', 'turn the laser on'],
    ['laser-off', 'request', '01 06 00 05 00 00 99 CB', 'vypnout laser', 'turn the laser off'],
    ['address-5', 'request', '01 06 00 0A 00 05 69 CB', 'nastavit adresu 5', 'set address 5'],
    ['baud-115200', 'request', '01 06 00 0B 00 07 B9 CA', 'nastavit 115200 Bd', 'set 115200 Bd'],
    ['bluetooth-on', 'request', '01 06 00 0D 00 01 D9 C9', 'zapnout Bluetooth', 'turn Bluetooth on'],
    ['bluetooth-off', 'request', '01 06 00 0D 00 00 18 09', 'vypnout Bluetooth', 'turn Bluetooth off'],
    ['wifi-on', 'request', '01 06 00 0E 00 01 29 C9', 'zapnout Wi-Fi', 'turn Wi-Fi on'],
    ['wifi-off', 'request', '01 06 00 0E 00 00 E8 09', 'vypnout Wi-Fi', 'turn Wi-Fi off'],
    ['coil-start', 'request', '01 05 00 0D FF 00 1D F9', 'spustit měření cívkou', 'start a measurement with the coil'],
    ['coil-stop', 'request', '01 05 00 0D 00 00 5C 09', 'zastavit měření cívkou', 'stop the measurement with the coil'],
  ]),
];
