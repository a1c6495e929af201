import React, {type ReactNode} from 'react';
import {DRAWING, Hidden, Labels, Plate, Radio, Sheet, type Label} from '../parts/drawing';
import type {Localized, Scene, SceneProps} from '../types';
import {BRIDGE_POINTS, PIER_DEVICE} from '../world';

/** Name and note of each label of a drawing, in the same order as the positions passed to {@link label}. */
type Words = readonly (readonly [name: string, note: string])[];

const label = (places: readonly Label['at'][], words: Words): Label[] =>
  places.map((at, index) => ({at, name: words[index]?.[0] ?? '', note: words[index]?.[1] ?? ''}));

const UNKNOWN: Localized = {
  cs: 'Tvar, rozměry a konektory příručka neuvádí.',
  en: 'This manual doesn’t cover shape, size, or connectors.',
};

const DYNASENSE: Localized<Words> = {
  cs: [
    ['Bluetooth, Wi-Fi, LTE', 'přístupový bod 192.168.4.1'],
    ['ADXL355', 'akcelerometr ve třech osách'],
    ['Karta SD', 'soubory na záložce Files'],
    ['Hodiny RTC', 'čas v UTC'],
    ['Štítek', 'jméno a sériové číslo'],
  ],
  en: [
    ['Bluetooth, Wi-Fi, LTE', 'access point 192.168.4.1'],
    ['ADXL355', 'three-axis accelerometer'],
    ['SD card', 'files on the Files tab'],
    ['RTC clock', 'time in UTC'],
    ['Label', 'name and serial number'],
  ],
};

/** Dynasense: the parts that the manual names, in a plain box because the manual does not describe the housing. */
function Dynasense({locale}: SceneProps): ReactNode {
  const places = [
    [160, 108],
    [258, 184],
    [258, 236],
    [258, 288],
    [258, 366],
  ] as const;
  return (
    <Sheet locale={locale} title="Dynasense" note={UNKNOWN[locale]}>
      <Radio x={160} y={136} />
      <rect className="outline" x="36" y="144" width="250" height="270" rx="14" />
      <rect className="thin" x="46" y="154" width="230" height="250" rx="8" />
      <Hidden x={142} y={164} width={116} height={40} name="ADXL355" />
      <Hidden x={200} y={216} width={58} height={40} name="SD" />
      <Hidden x={190} y={268} width={68} height={40} name="RTC" />
      <Plate x={62} y={322} width={196} lines={['Dynasense', PIER_DEVICE.serial]} />
      <Labels labels={label(places, DYNASENSE[locale])} />
    </Sheet>
  );
}

const GEOSNAKE: Localized<Words> = {
  cs: [
    ['Bluetooth, Wi-Fi', 'nastavení textovými příkazy'],
    ['ADXL355', 'akcelerometr ve třech osách'],
    ['MLX90393', 'magnetické pole ve třech osách'],
    ['Štítek', 'doplňte adresu Modbus'],
    ['RS-485: A, B, GND', 'Modbus RTU, 8N1'],
  ],
  en: [
    ['Bluetooth, Wi-Fi', 'settings by text commands'],
    ['ADXL355', 'three-axis accelerometer'],
    ['MLX90393', 'magnetic field in three axes'],
    ['Label', 'add the Modbus address'],
    ['RS-485: A, B, GND', 'Modbus RTU, 8N1'],
  ],
};

/** A cable that leaves the lower edge of a housing at `y`, with its three wires. */
const Cable = ({x, y}: {x: number; y: number}) => (
  <>
    <rect className="outline" x={x - 18} y={y} width="36" height="16" />
    <path className="wire" d={`M${x - 9} ${y + 16}V460`} />
    <path className="wire b" d={`M${x} ${y + 16}V460`} />
    <path className="wire ground" d={`M${x + 9} ${y + 16}V460`} />
  </>
);

/** GeoSnake, RS-485 model: two sensors and the bus. */
function GeoSnake({locale}: SceneProps): ReactNode {
  const places = [
    [160, 108],
    [258, 198],
    [258, 262],
    [258, 335],
    [170, 440],
  ] as const;
  const address = locale === 'cs' ? 'adresa 5' : 'address 5';
  return (
    <Sheet
      locale={locale}
      title={locale === 'cs' ? 'GeoSnake s RS-485' : 'GeoSnake, RS-485 model'}
      note={UNKNOWN[locale]}>
      <Radio x={160} y={136} />
      <rect className="outline" x="36" y="144" width="250" height="258" rx="14" />
      <rect className="thin" x="46" y="154" width="230" height="238" rx="8" />
      <Hidden x={140} y={174} width={118} height={48} name="ADXL355" />
      <Hidden x={120} y={238} width={138} height={48} name="MLX90393" />
      <Plate x={62} y={308} width={196} lines={['GeoSnake', address]} />
      <Cable x={160} y={402} />
      <Labels labels={label(places, GEOSNAKE[locale])} />
    </Sheet>
  );
}

const LOGGER: Localized<Words> = {
  cs: [
    ['Bluetooth, Wi-Fi', 'přístupový bod 192.168.4.1'],
    ['ADXL355', 'akcelerometr ve třech osách'],
    ['microSD', 'FAT32, Class 10 nebo vyšší'],
    ['RTC DS3231', 'zálohuje ho baterie CR2032'],
    ['Kontrolka LED', 'po zapnutí bliká'],
    ['Napájení', 'USB nebo baterie'],
  ],
  en: [
    ['Bluetooth, Wi-Fi', 'access point 192.168.4.1'],
    ['ADXL355', 'three-axis accelerometer'],
    ['microSD', 'FAT32, Class 10 or higher'],
    ['DS3231 RTC', 'backed up by a CR2032 battery'],
    ['LED', 'blinks after power-on'],
    ['Power', 'USB or battery'],
  ],
};

/** GeoSnake, logger model: sensor, card, light, power, and a clock with its own battery. */
function Logger({locale}: SceneProps): ReactNode {
  const places = [
    [160, 108],
    [258, 186],
    [258, 238],
    [258, 290],
    [260, 346],
    [170, 438],
  ] as const;
  return (
    <Sheet
      locale={locale}
      title={locale === 'cs' ? 'Záznamník GeoSnake' : 'GeoSnake, logger model'}
      note={UNKNOWN[locale]}>
      <Radio x={160} y={136} />
      <rect className="outline" x="36" y="144" width="250" height="276" rx="14" />
      <rect className="thin" x="46" y="154" width="230" height="256" rx="8" />
      <Hidden x={142} y={166} width={116} height={40} name="ADXL355" />
      <Hidden x={150} y={218} width={108} height={40} name="microSD" />
      <Hidden x={96} y={270} width={162} height={40} name="RTC, CR2032" />
      <Plate x={60} y={332} width={150} lines={['GeoSnake']} />
      <circle className="outline" cx="252" cy="352" r="10" />
      <rect className="outline" x="138" y="420" width="44" height="20" />
      <Labels labels={label(places, LOGGER[locale])} />
    </Sheet>
  );
}

const LASER: Localized<Words> = {
  cs: [
    ['Cíl', 'světlý, matný, kolmo k paprsku'],
    ['Paprsek', 'nedívejte se do něj'],
    ['Bluetooth, Wi-Fi', 'zapíná se i přes Modbus'],
    ['Štítek', 'čtěte na něm třídu laseru'],
    ['RS-485: A, B, GND', 'z výroby 19200 Bd, adresa 1'],
  ],
  en: [
    ['Target', 'light, matte, at a right angle'],
    ['Beam', 'do not look into it'],
    ['Bluetooth, Wi-Fi', 'can be switched over Modbus'],
    ['Label', 'read the laser class here'],
    ['RS-485: A, B, GND', 'default 19200 Bd, address 1'],
  ],
};

/** The laser distance meter with its beam, the target, the label that states the laser class, and the bus cable. */
function Laser({locale}: SceneProps): ReactNode {
  const places = [
    [192, 92],
    [134, 170],
    [252, 226],
    [194, 316],
    [144, 442],
  ] as const;
  return (
    <Sheet locale={locale} title="Laser" note={UNKNOWN[locale]}>
      <rect className="outline" x="68" y="80" width="132" height="16" />
      <path
        className="hatch"
        d="M72 78l10-10M92 78l10-10M112 78l10-10M132 78l10-10M152 78l10-10M172 78l10-10M192 78l10-10"
      />
      <path className="beam" d="M134 232V98" />
      <path className="thin" d="M38 98H60M38 240H60M48 104V234M44 112l4-12 4 12M44 226l4 12 4-12" />
      <text x="30" y="176" textAnchor="middle" transform="rotate(-90 30 169)">
        d
      </text>
      <rect className="outline" x="114" y="232" width="40" height="18" />
      <rect className="outline" x="58" y="250" width="152" height="152" rx="12" />
      <Radio x={222} y={258} />
      <Plate x={74} y={276} width={120} lines={['Laser', BRIDGE_POINTS[0]?.device?.serial ?? '']} />
      <path className="beam" d="M134 352l17 30h-34Z" />
      <Cable x={134} y={402} />
      <Labels labels={label(places, LASER[locale])} />
    </Sheet>
  );
}

export const deviceDynasense = {...DRAWING, name: 'device-dynasense', Component: Dynasense} satisfies Scene;
export const deviceGeoSnake = {...DRAWING, name: 'device-geosnake', Component: GeoSnake} satisfies Scene;
export const deviceGeoSnakeLogger = {...DRAWING, name: 'device-geosnake-logger', Component: Logger} satisfies Scene;
export const deviceLaser = {...DRAWING, name: 'device-laser', Component: Laser} satisfies Scene;
