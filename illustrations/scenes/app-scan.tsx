import clsx from 'clsx';
import React, {type ReactNode} from 'react';
import {textsIn} from '../format';
import {formatNumber} from '../../src/lib/numbers';
import {AppButton, AppScreen, PHONE, AppTitle} from '../parts/app';
import Callout from '../parts/Callout';
import Icon from '../parts/Icon';
import SignalBars from '../parts/SignalBars';
import type {Scene, SceneProps} from '../types';
import {BRIDGE_POINTS, PIER_DEVICE} from '../world';

const TEXT = {
  title: {cs: 'Vyhledání zařízení', en: 'Scan for devices'},
  scanning: {cs: 'Vyhledává se', en: 'Scanning'},
  devices: {cs: 'Nalezená zařízení', en: 'Devices found'},
  unnamed: {cs: 'beze jména', en: 'no name'},
  connect: {cs: 'Připojit', en: 'Connect'},
} as const;

/** Seconds that the scan has been running, and the longest time that the manual advises. */
const RUNNING = {now: 12, advised: 15} as const;

interface NearbyDevice {
  /** As the device advertises itself; undefined while the phone has caught only a part of the advertisement. */
  name?: string;
  /** Received signal strength, dBm. */
  signal: number;
  /** MAC address, from the range that RFC 7042 reserves for documentation. */
  address: string;
}

const DEVICES: readonly NearbyDevice[] = [
  {name: PIER_DEVICE.name, signal: -52, address: '00:00:5E:00:53:17'},
  {name: BRIDGE_POINTS[1]?.device?.name, signal: -71, address: '00:00:5E:00:53:16'},
  {name: 'GeoSnake', signal: -83, address: '00:00:5E:00:53:4A'},
  {signal: -89, address: '00:00:5E:00:53:C2'},
];

/** Devices that the phone hears over Bluetooth, the nearest one first. */
function AppScan({locale}: SceneProps): ReactNode {
  const text = textsIn(TEXT, locale);
  return (
    <AppScreen locale={locale} title={text.title} place="Bluetooth Low Energy">
      <div className="card grid relative pt-15 pb-16 pr-16 pl-22 gap-12 items-center grid-cols-[auto_1fr_auto]">
        <Icon className="text-link" name="radio" />
        <b>{text.scanning}</b>
        <span className="text-muted">{formatNumber(RUNNING.now, locale, {decimals: 0, unit: 's'})}</span>
        <span className="h-8 overflow-hidden col-span-full rounded-4 bg-line">
          <i
            className="block h-full rounded-4 bg-accent"
            style={{width: `${(100 * RUNNING.now) / RUNNING.advised}%`}}
          />
        </span>
        <Callout n={1} x={-14} y={20} />
      </div>
      <AppTitle>{text.devices}</AppTitle>
      {DEVICES.map(({name, signal, address}, index) => {
        const nearest = index === 0;
        return (
          <div
            key={address}
            className={clsx('card grid relative gap-7 py-15 pr-16 pl-22', nearest && 'border-2 border-accent')}>
            <div className="flex gap-10 items-center">
              <b className={clsx('flex-1', !name && 'text-muted')}>{name ?? text.unnamed}</b>
              <SignalBars signal={signal} />
              <span className="tabular-nums w-76 text-right">
                {formatNumber(signal, locale, {decimals: 0, unit: 'dBm'})}
              </span>
            </div>
            <div className="flex gap-10 items-center">
              <span className="tabular-nums text-16 flex-1 text-muted">{address}</span>
              {nearest && (
                <AppButton kind="primary" className="pl-26! h-46!" n={4}>
                  {text.connect}
                </AppButton>
              )}
            </div>
            {nearest && (
              <>
                <Callout n={2} x={-14} y={13} />
                <Callout n={3} x={282} y={-14} />
              </>
            )}
          </div>
        );
      })}
    </AppScreen>
  );
}

export default {name: 'app-scan', ...PHONE, Component: AppScan} satisfies Scene;
