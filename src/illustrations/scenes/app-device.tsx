import React, {type ReactNode} from 'react';
import {formatClock, formatMinutesAgo, formatNumber, formatQuantity} from '../format';
import {AppRow, AppScreen, DEVICE, PHONE} from '../parts/app';
import {BRIDGE, PIER_POINT} from '../parts/ConstructionCard';
import {last, lastDay, NOW} from '../sample';
import type {Scene, SceneProps} from '../types';

const TEXT = {
  cs: {
    title: 'Údaje o zařízení',
    name: 'Jméno',
    serial: 'Sériové číslo',
    assigned: 'Přiřazené',
    firmware: 'Firmware',
    battery: 'Baterie',
    temperature: 'Teplota',
    point: 'Měřicí bod',
    communication: 'Poslední komunikace',
  },
  en: {
    title: 'Device overview',
    name: 'Name',
    serial: 'Serial number',
    assigned: 'Assigned',
    firmware: 'Firmware',
    battery: 'Battery',
    temperature: 'Temperature',
    point: 'Measurement point',
    communication: 'Last communication',
  },
} as const;

/** Minutes since the device of the sample measurement point last sent data. */
const MINUTES_AGO = 4;

/** Degrees by which the device in the sun is warmer than the air. */
const WARMER = 3.2;

/** What the app says about one device: name, firmware, battery, temperature, measurement point, last communication. */
function AppDevice({locale}: SceneProps): ReactNode {
  const text = TEXT[locale];
  const state = (
    <span className="app-state">
      <i />
      {text.assigned}
    </span>
  );
  return (
    <AppScreen locale={locale} title={text.title} place={DEVICE.name} className="device">
      <div className="card">
        <AppRow icon="device" label={text.name} n={1} height={66}>
          {DEVICE.name}
        </AppRow>
        <AppRow icon="label" label={text.serial} height={66} aside={state}>
          {DEVICE.serial}
        </AppRow>
      </div>
      <div className="card">
        <AppRow icon="layers" label={text.firmware} n={2} height={66}>
          {formatNumber(2.4, 1, 'en')}
        </AppRow>
        <AppRow icon="battery" label={text.battery} n={3} height={66} aside={<span className="device-gauge" />}>
          {formatQuantity(82, 0, '%', locale)}
        </AppRow>
        <AppRow icon="thermometer" label={text.temperature} n={4} height={66}>
          {formatQuantity(last(lastDay.temperature).value + WARMER, 1, '°C', locale)}
        </AppRow>
      </div>
      <div className="card">
        <AppRow icon="map" label={text.point} note={BRIDGE[locale]} n={5} height={88}>
          {PIER_POINT[locale]}
        </AppRow>
        <AppRow
          icon="clock"
          label={text.communication}
          n={6}
          height={66}
          aside={<span className="muted">{formatMinutesAgo(MINUTES_AGO, locale)}</span>}>
          {formatClock(NOW.clock - MINUTES_AGO, locale)}
        </AppRow>
      </div>
    </AppScreen>
  );
}

export default {name: 'app-device', ...PHONE, Component: AppDevice} satisfies Scene;
