/**
 * Source: public guides and register maps of comparable devices. What a technician notes at any device, and what is said
 * of sensors, is common knowledge of the field. Inferred: the formula of the laser distance.
 */
import type {Localized} from '../config/locales';
import type {DeviceModel} from './devices';
import {LASER_BAUD_RATE} from './laser';
import {DEFAULT_SLAVE} from './modbus';
import type {Text} from './types';

/** A row of a device's printable sheet. Its texts are written here, not taken from other tables. */
export interface SheetFact {
  item: Text;
  value: Text;
  note?: Text;
}

/** Rows of a device's printable sheet that are written here, not taken from other tables. */
interface SheetFacts {
  defaults: readonly SheetFact[];
  ranges: readonly SheetFact[];
  /** Facts that a technician notes during installation. `value` says where to find each fact. */
  record: readonly SheetFact[];
}

const LABEL: Localized = {cs: 'štítek', en: 'label'};

/** Facts that a technician notes on the sheet when installing any device. */
const place: readonly SheetFact[] = [
  {
    item: {cs: 'měřicí bod, čas s pásmem', en: 'measurement point, time with time zone'},
    value: {cs: 'portál, hodinky', en: 'portal, watch'},
  },
  {item: {cs: 'jméno a sériové číslo', en: 'name and serial number'}, value: LABEL},
];

const mounting: SheetFact = {
  item: {cs: 'místo, upevnění, směr os', en: 'position, mounting, axis directions'},
  value: {cs: 'svinovací metr, fotografie', en: 'tape measure, photos'},
};

/** Facts about the ADXL355 accelerometer. All models except the Laser contain this accelerometer. */
const accelerometer: readonly SheetFact[] = [
  {
    item: {cs: 'měřicí rozsah', en: 'measuring range'},
    value: '±2, ±4, ±8 g',
    note: {cs: '1 LSB = 3,9; 7,8; 15,6 µg', en: '1 LSB = 3.9, 7.8, 15.6 µg'},
  },
  {
    item: {cs: 'výstupní frekvence dat (ODR)', en: 'output data rate (ODR)'},
    value: {cs: '3,906–4000 Hz', en: '3.906–4000 Hz'},
    note: {cs: 'dolní propust −3 dB na ODR/4', en: 'low-pass filter −3 dB at ODR/4'},
  },
  {item: {cs: 'šum', en: 'noise'}, value: '25 µg/√Hz', note: {cs: 'při ±2 g', en: 'at ±2 g'}},
  {
    item: {cs: 'posun nuly s teplotou', en: 'zero drift with temperature'},
    value: {cs: 'nejvýš 0,15 mg na 1 °C', en: 'at most 0.15 mg per 1 °C'},
    note: {cs: 'náklon 0,15 mm/m (0,0086°) na 1 °C', en: 'tilt 0.15 mm/m (0.0086°) per 1 °C'},
  },
];

export const sheetFacts: Readonly<Record<DeviceModel, SheetFacts>> = {
  dynasense: {
    defaults: [
      {
        item: {cs: 'jméno v Bluetooth', en: 'Bluetooth name'},
        value: {cs: 'začíná `Dynasense`', en: 'starts with `Dynasense`'},
      },
      {
        item: {cs: 'vlastní přístupový bod', en: 'its own access point'},
        value: '`http://192.168.4.1`',
        note: {cs: 've společné síti adresa ze záložky **Status**', en: 'on a shared network, see the **Status** tab'},
      },
      {
        item: {cs: 'hodiny zařízení (RTC)', en: 'device clock (RTC)'},
        value: 'UTC',
        note: {cs: 'místní čas +1 h, v létě +2 h', en: 'Czech time is 1 h ahead (2 h in summer)'},
      },
      {item: {cs: 'obnovení živých dat', en: 'live data refresh'}, value: {cs: 'každé 2 s', en: 'every 2 s'}},
    ],
    ranges: accelerometer,
    record: [
      ...place,
      {
        item: {cs: 'firmware, rozdíl hodin', en: 'firmware, clock difference'},
        value: {cs: 'záhlaví', en: 'header of the interface'},
      },
      {
        item: {cs: 'rozsah, ODR, filtr, spouštění', en: 'range, ODR, filter, trigger'},
        value: '**ADXL355**, **Measurement**',
      },
      {item: {cs: 'náklon v klidu', en: 'tilt at rest'}, value: '**Status**: Roll, Pitch, Inclination'},
      mounting,
    ],
  },
  geosnake: {
    defaults: [
      {
        item: {cs: 'adresa Modbus', en: 'Modbus address'},
        value: String(DEFAULT_SLAVE),
        note: {cs: 'změňte ji dřív, než zařízení zapojíte', en: 'change it before you connect the device to the bus'},
      },
      {
        item: {cs: 'formát znaku', en: 'character format'},
        value: '8N1',
        note: {cs: '8 bitů, bez parity, 1 stop bit', en: '8 bits, no parity, 1 stop bit'},
      },
      {
        item: {cs: 'hodnota ve dvou registrech', en: 'value in two registers'},
        value: 'int32',
        note: {cs: '**vyšší slovo první**', en: '**high word first**'},
      },
      {item: {cs: 'funkce Modbus', en: 'Modbus functions'}, value: 'FC03, FC05, FC06'},
    ],
    ranges: accelerometer,
    record: [
      ...place,
      {item: {cs: 'adresa a rychlost sběrnice', en: 'address and baud rate'}, value: '`get_address`, `get_baudrate`'},
      {
        item: {cs: 'firmware a hardware', en: 'firmware and hardware versions'},
        value: {cs: 'registry `0x0001`, `0x0002`', en: 'registers `0x0001`, `0x0002`'},
      },
      {
        item: {cs: 'rozsah, ODR, počet vzorků', en: 'range, ODR, number of samples'},
        value: '`get_adxl_range`, `get_adxl_odr`, `get_adxl_points`',
      },
      {
        item: {cs: 'hodnoty v klidu a teplota', en: 'values at rest and temperature'},
        value: {cs: '|a| asi 1 g; registr `0x066E`', en: '|a| about 1 g; register `0x066E`'},
      },
      mounting,
    ],
  },
  logger: {
    defaults: [
      {
        item: {cs: 'jméno v Bluetooth', en: 'Bluetooth name'},
        value: '`GeoSnake`',
        note: {cs: 'změní ho `set_ble_name`', en: '`set_ble_name` changes it'},
      },
      {
        item: {cs: 'vlastní přístupový bod', en: 'its own access point'},
        value: '`http://192.168.4.1`',
        note: {cs: 'jméno sítě obsahuje `GEOSNAKE`', en: 'the network name contains `GEOSNAKE`'},
      },
      {
        item: {cs: 'karta a záloha hodin', en: 'card; backup battery of the clock'},
        value: {cs: 'microSD, FAT32, třída 10; CR2032', en: 'microSD, FAT32, Class 10; CR2032'},
      },
      {item: {cs: 'soubor se záznamem', en: 'name of a recording'}, value: '`data_YYYYMMDD_HHMMSS.csv`'},
      {
        item: {cs: 'zápis příkazů přes Bluetooth', en: 'format of Bluetooth commands'},
        value: {cs: 'malými písmeny, na konci `\\n`', en: 'lowercase, ending with `\\n`'},
        note: {cs: 'odpověď `{"status":"ok"…}`', en: 'response `{"status":"ok"…}`'},
      },
    ],
    ranges: [
      ...accelerometer,
      {
        item: {cs: 'odchylka hodin', en: 'clock accuracy'},
        value: {cs: '±2 ppm při 0–40 °C', en: '±2 ppm at 0–40 °C'},
        note: {cs: 'asi 0,17 s za den', en: 'about 0.17 s per day'},
      },
      {
        item: {cs: 'dosah Bluetooth', en: 'Bluetooth range'},
        value: '10–20 m',
        note: {cs: 'uvnitř 5–10 m, přes stěny 2–5 m', en: 'indoors 5–10 m, through walls 2–5 m'},
      },
    ],
    record: [
      ...place,
      {item: {cs: 'firmware, čas hodin', en: 'firmware, clock time'}, value: '`/api/status`: `firmware`, `rtc_time`'},
      {
        item: {cs: 'ODR, rozsah, filtr, baterie', en: 'ODR, range, filter, battery'},
        value: '`status`: `odr`, `range`, `hpf`, `battery_voltage`',
      },
      {item: {cs: 'volné místo na kartě', en: 'free space on the card'}, value: '`/api/sd_info`: `free`'},
      {
        item: {cs: 'hodnoty v klidu a teplota', en: 'values at rest and temperature'},
        value: {cs: '|a| asi 1 g; teploměr', en: '|a| about 1 g; thermometer'},
      },
      mounting,
    ],
  },
  laser: {
    defaults: [
      {
        item: {cs: 'adresa Modbus', en: 'Modbus address'},
        value: String(DEFAULT_SLAVE),
        note: {cs: 'na společné sběrnici 1–247', en: 'on a shared bus 1–247'},
      },
      {
        item: {cs: 'přenosová rychlost a formát', en: 'baud rate and format'},
        value: `${LASER_BAUD_RATE} Bd, 8N1`,
        note: {cs: 'kód 4', en: 'code 4'},
      },
      {
        item: {cs: 'vzdálenost v registrech 4 a 5', en: 'distance in registers 4 and 5'},
        value: '(reg. 5 × 65536 + reg. 4) / 10 mm',
        note: {cs: '**nižší slovo první**; čtěte obě najednou', en: '**low word first**; read both at once'},
      },
      {
        item: {cs: 'adresa všech Laserů na sběrnici', en: 'broadcast address (all Lasers on the bus)'},
        value: '255',
        note: {cs: 'jen k zápisu', en: 'for writes only'},
      },
    ],
    ranges: [],
    record: [
      ...place,
      {
        item: {cs: 'adresa a rychlost', en: 'address and baud rate'},
        value: {cs: 'registry 10 a 11', en: 'registers 10 and 11'},
      },
      {
        item: {cs: 'firmware a hardware', en: 'firmware and hardware versions'},
        value: {cs: 'registry 1 a 2', en: 'registers 1 and 2'},
      },
      {
        item: {cs: 'výchozí vzdálenost', en: 'reference distance'},
        value: {cs: 'průměr aspoň deseti měření', en: 'average of at least ten measurements'},
      },
      {
        item: {cs: 'teplota a kvalita signálu', en: 'temperature and signal quality'},
        value: {cs: 'registry 7 a 9', en: 'registers 7 and 9'},
      },
      {
        item: {cs: 'místo, upevnění, cíl', en: 'position, mounting, target'},
        value: {cs: 'svinovací metr, fotografie', en: 'tape measure, photos'},
      },
    ],
  },
};

/** The five of eight tabs in the Dynasense web interface that a technician needs on site. */
export const dynasenseTabs: readonly {name: string; purpose: Localized}[] = [
  {name: 'Status', purpose: {cs: 'živá data, události, stav zařízení', en: 'live data, events, system health'}},
  {name: 'ADXL355', purpose: {cs: 'nastavení akcelerometru', en: 'accelerometer settings'}},
  {
    name: 'Measurement',
    purpose: {cs: 'režim, spouštění, ruční měření, plány', en: 'mode, trigger, manual measurement, schedules'},
  },
  {name: 'Network', purpose: {cs: 'Wi-Fi, přístupový bod, LTE', en: 'Wi-Fi, access point, LTE'}},
  {name: 'Files', purpose: {cs: 'stažení záznamů z karty SD', en: 'downloading recordings from the SD card'}},
];

/** Ids of the Modbus frames on the sheet of the Laser: each time a request and, if any, an example of its response. */
export const LASER_SHEET_FRAMES: readonly (readonly [request: string, answer?: string])[] = [
  ['laser-single'],
  ['laser-read-state', 'laser-state-done'],
  ['laser-read-error', 'laser-error-none'],
  ['laser-read-distance', 'laser-distance-high'],
  ['laser-read-all'],
];
export const GEOSNAKE_SHEET_COMMANDS = ['get_address', 'set_address', 'measure_adxl'] as const;
export const GEOSNAKE_SHEET_FRAMES: typeof LASER_SHEET_FRAMES = [
  ['geosnake-read-basic'],
  ['geosnake-read-temperature', 'geosnake-temperature-plus'],
];
export const LOGGER_SHEET_COMMANDS = ['start', 'stop'] as const;
export const LOGGER_SHEET_CALLS = ['/api/status', '/set_odr', '/api/sd_info'] as const;
