/** Source: the specifications of the Modbus application protocol and of Modbus over serial line. */
import type {Localized} from '../config/locales';
import {GEOSNAKE_BAUD_RATES} from './geosnake';

/** Slave address of new devices. */
export const DEFAULT_SLAVE = 1;

/** Number of bits that transmit one character (8N1): a start bit, eight data bits and a stop bit. */
const BITS_PER_CHARACTER = 10;

/**
 * Highest speed in Bd at which the pause between frames depends on the speed. Above this speed, the Modbus standard
 * prescribes a fixed pause.
 */
const MAX_PROPORTIONAL_BAUD_RATE = 19200;

/** Timing of a Modbus RTU bus at one speed, with 10 bits per character. */
interface LineTiming {
  /** Transmission speed in Bd. */
  baudRate: number;
  /** Time in ms that one character takes. */
  character: number;
  /** Shortest pause between two frames, in ms: 3.5 character times, or 1.75 ms above 19200 Bd. */
  frameGap: number;
}

export const lineTimings: readonly LineTiming[] = GEOSNAKE_BAUD_RATES.map((baudRate) => {
  const character = (BITS_PER_CHARACTER / baudRate) * 1000;
  return {baudRate, character, frameGap: baudRate > MAX_PROPORTIONAL_BAUD_RATE ? 1.75 : 3.5 * character};
});

/** An error that a Modbus device can report, with its exception code from the Modbus standard. */
interface ModbusException {
  code: number;
  /** What the code means. The text starts in lowercase, because it is also shown after a colon. */
  meaning: Localized;
  /** What the user can do about the error, as a sentence without the final period. */
  remedy: Localized;
}

export const modbusExceptions: readonly ModbusException[] = [
  {
    code: 1,
    meaning: {cs: 'neplatná funkce', en: 'illegal function'},
    remedy: {
      cs: 'Použijte FC03, FC05 nebo FC06; uchovávací registry čtěte přes FC03, ne FC04',
      en: 'Use FC03, FC05, or FC06; read holding registers with FC03, not FC04',
    },
  },
  {
    code: 2,
    meaning: {cs: 'neplatná adresa', en: 'illegal data address'},
    remedy: {
      cs: 'Ověřte počáteční adresu spolu s počtem registrů a verzi firmwaru; adresy se počítají od nuly',
      en: 'Check the start address together with the number of registers, and the firmware version; addresses start at zero',
    },
  },
  {
    code: 3,
    meaning: {cs: 'neplatná hodnota', en: 'illegal data value'},
    remedy: {
      cs: 'Ověřte počet registrů v požadavku a zapisovanou hodnotu',
      en: 'Check the number of registers in the request and the value that you write',
    },
  },
  {
    code: 4,
    meaning: {cs: 'selhání zařízení', en: 'server device failure'},
    remedy: {
      cs: 'Požadavek opakujte, potom zařízení restartujte',
      en: "Repeat the request; if that doesn't help, restart the device",
    },
  },
  {
    code: 6,
    meaning: {cs: 'zařízení je zaneprázdněné', en: 'server device busy'},
    remedy: {cs: 'Počkejte a požadavek opakujte', en: 'Wait, and then repeat the request'},
  },
];
