import React, {type ReactNode} from 'react';
import {textsIn} from '../format';
import {AppButton, AppRow, AppScreen, PHONE, AppTitle, AppState} from '../parts/app';
import type {Scene, SceneProps} from '../types';

const TEXT = {
  title: {cs: 'Ovládání zařízení', en: 'Control a device'},
  connected: {cs: 'Připojeno', en: 'Connected'},
  line: {cs: 'RS-485', en: 'RS-485 model'},
  measuring: {cs: 'Spustit měření', en: 'Start a measurement'},
  accelerometer: {cs: 'Akcelerometr', en: 'Accelerometer'},
  magnetometer: {cs: 'Magnetometr', en: 'Magnetometer'},
  settings: {cs: 'Nastavení', en: 'Settings'},
  address: {cs: 'Adresa Modbus', en: 'Modbus address'},
  speed: {cs: 'Rychlost, Bd', en: 'Baud rate'},
  read: {cs: 'Přečíst', en: 'Read'},
  change: {cs: 'Změnit', en: 'Change'},
  on: {cs: 'Zapnout', en: 'Turn on'},
  off: {cs: 'Vypnout', en: 'Turn off'},
  restart: {cs: 'Restartovat', en: 'Restart'},
  disconnect: {cs: 'Odpojit', en: 'Disconnect'},
} as const;

const LARGE = 'px-6! text-17!';

/** A value that the device keeps, with the two buttons that read and change it. */
function Setting({
  label,
  value,
  read,
  change,
  marked,
}: Record<'label' | 'value' | 'read' | 'change', string> & {
  marked?: boolean;
}): ReactNode {
  return (
    <AppRow
      className="pl-16!"
      label={label}
      height={76}
      aside={
        <span className="flex gap-14">
          <AppButton kind="low" className="px-10!" n={marked ? 1 : undefined}>
            {read}
          </AppButton>
          <AppButton kind="low" className="px-10!" n={marked ? 2 : undefined}>
            {change}
          </AppButton>
        </span>
      }>
      {value}
    </AppRow>
  );
}

/** Controls of a connected GeoSnake, RS-485 model: measuring, bus settings, Wi-Fi, restart, disconnection. */
function AppControl({locale}: SceneProps): ReactNode {
  const text = textsIn(TEXT, locale);
  const shared = {read: text.read, change: text.change};
  return (
    <AppScreen locale={locale} title={text.title} place={`GeoSnake · ${text.line}`}>
      <div className="card">
        <AppRow className="pl-16!" icon="radio" height={58} aside={<AppState>{text.connected}</AppState>}>
          GeoSnake
        </AppRow>
      </div>
      <AppTitle>{text.measuring}</AppTitle>
      <div className="grid gap-12 grid-cols-2">
        <AppButton className={LARGE}>{text.accelerometer}</AppButton>
        <AppButton className={LARGE}>{text.magnetometer}</AppButton>
      </div>
      <AppTitle>{text.settings}</AppTitle>
      <div className="card">
        <Setting label={text.address} value="5" {...shared} marked />
        <Setting label={text.speed} value="19200" {...shared} />
        <AppRow
          className="pl-16!"
          height={70}
          aside={
            <span className="flex gap-14">
              <AppButton kind="low" className="px-10!">
                {text.on}
              </AppButton>
              <AppButton kind="low" className="px-10!">
                {text.off}
              </AppButton>
            </span>
          }>
          Wi-Fi
        </AppRow>
      </div>
      <div className="grid mt-auto mb-10 gap-22 grid-cols-2">
        <AppButton className={LARGE} n={3}>
          {text.restart}
        </AppButton>
        <AppButton className={LARGE} kind="primary" n={4}>
          {text.disconnect}
        </AppButton>
      </div>
    </AppScreen>
  );
}

export default {name: 'app-control', ...PHONE, Component: AppControl} satisfies Scene;
