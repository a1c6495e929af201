import React, {type ReactNode} from 'react';
import {clockTime, formatMinutesAgo, textsIn} from '../format';
import {formatNumber} from '../../src/lib/numbers';
import {AppRow, AppScreen, PHONE, AppState} from '../parts/app';
import {Gauge} from '../parts/controls';
import {NOW} from '../sample';
import type {Scene, SceneProps} from '../types';
import {BRIDGE, PIER_DEVICE, PIER_POINT} from '../world';

const TEXT = {
  title: {cs: 'Údaje o zařízení', en: 'Device overview'},
  name: {cs: 'Jméno', en: 'Name'},
  serial: {cs: 'Sériové číslo', en: 'Serial number'},
  assigned: {cs: 'Přiřazené', en: 'Assigned'},
  firmware: {cs: 'Firmware', en: 'Firmware'},
  battery: {cs: 'Baterie', en: 'Battery'},
  temperature: {cs: 'Teplota', en: 'Temperature'},
  point: {cs: 'Měřicí bod', en: 'Measurement point'},
  communication: {cs: 'Poslední komunikace', en: 'Last communication'},
} as const;

/** Minutes since the device of the sample measurement point last sent data. */
const MINUTES_AGO = 4;

/** What the app says about one device: name, firmware, battery, temperature, measurement point, last communication. */
function AppDevice({locale}: SceneProps): ReactNode {
  const text = textsIn(TEXT, locale);
  const state = <AppState>{text.assigned}</AppState>;
  return (
    <AppScreen locale={locale} title={text.title} place={PIER_DEVICE.name}>
      <div className="card">
        <AppRow icon="device" label={text.name} n={1} height={66}>
          {PIER_DEVICE.name}
        </AppRow>
        <AppRow icon="label" label={text.serial} height={66} aside={state}>
          {PIER_DEVICE.serial}
        </AppRow>
      </div>
      <div className="card">
        <AppRow icon="layers" label={text.firmware} n={2} height={66}>
          {PIER_DEVICE.firmware}
        </AppRow>
        <AppRow
          icon="battery"
          label={text.battery}
          n={3}
          height={66}
          aside={<Gauge share={PIER_DEVICE.battery} className="w-88 h-12 rounded-6" />}>
          {formatNumber(PIER_DEVICE.battery, locale, {decimals: 0, unit: '%'})}
        </AppRow>
        <AppRow icon="thermometer" label={text.temperature} n={4} height={66}>
          {formatNumber(PIER_DEVICE.temperature, locale, {decimals: 1, unit: '°C'})}
        </AppRow>
      </div>
      <div className="card">
        <AppRow icon="map" label={text.point} note={BRIDGE.name[locale]} n={5} height={88}>
          {PIER_POINT.name[locale]}
        </AppRow>
        <AppRow
          icon="clock"
          label={text.communication}
          n={6}
          height={66}
          aside={<span className="text-muted">{formatMinutesAgo(MINUTES_AGO, locale)}</span>}>
          {clockTime(NOW.clock - MINUTES_AGO, locale)}
        </AppRow>
      </div>
    </AppScreen>
  );
}

export default {name: 'app-device', ...PHONE, Component: AppDevice} satisfies Scene;
