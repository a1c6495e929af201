import React, {type ReactNode} from 'react';
import {textsIn} from '../format';
import {formatNumber} from '../../src/lib/numbers';
import {AppRow, AppScreen, EdgeMark, PHONE} from '../parts/app';
import {Gauge} from '../parts/controls';
import Icon from '../parts/Icon';
import SignalBars from '../parts/SignalBars';
import type {Scene, SceneProps} from '../types';

const TEXT = {
  title: {cs: 'Aktualizace firmwaru', en: 'Firmware update'},
  line: {cs: 'záznamník', en: 'logger'},
  old: {cs: 'Původní verze', en: 'Old version'},
  new: {cs: 'Nová verze', en: 'New version'},
  battery: {cs: 'Baterie', en: 'Battery'},
  signal: {cs: 'Signál', en: 'Signal'},
  transfer: {cs: 'Přenos do zařízení', en: 'Transfer to the device'},
  of: {cs: 'z', en: 'of'},
  left: {cs: (time: string) => `zbývá asi ${time}`, en: (time: string) => `about ${time} left`},
  check: {cs: 'Zápis a kontrola souboru', en: 'Writing and file check'},
  restart: {cs: 'Restart zařízení', en: 'Restart of the device'},
  version: {cs: 'Kontrola verze', en: 'Version check'},
  warning: {
    cs: ['Neodpojujte se, nezamykejte displej', 'a nepřepínejte do jiné aplikace.'],
    en: ['Do not disconnect, lock the screen,', 'or switch to another app.'],
  },
} as const;

/** Megabytes sent, megabytes in total, and the speed in megabytes per second. */
const TRANSFER = {sent: 0.64, size: 1, speed: 0.03} as const;

/** Percent sent. */
const SHARE = (100 * TRANSFER.sent) / TRANSFER.size;

const SECONDS_LEFT = (TRANSFER.size - TRANSFER.sent) / TRANSFER.speed;

const WARNING =
  'flex items-center gap-12 py-11 px-12 rounded-10 bg-signal-surface text-16 text-signal-text font-medium leading-[1.35]';
const TRANSFER_HEIGHT = 116;
const NEXT_HEIGHT = 46;

/** A firmware update in progress: versions, battery and signal, the transfer, and the steps that follow it. */
function AppFirmware({locale}: SceneProps): ReactNode {
  const text = textsIn(TEXT, locale);
  const remaining = formatNumber(SECONDS_LEFT, locale, {decimals: 0, unit: 's'});
  return (
    <AppScreen locale={locale} title={text.title} place={`GeoSnake · ${text.line}`}>
      <div className="card grid py-14 px-20 items-center text-center grid-cols-[1fr_auto_1fr]">
        <div className="grid gap-6">
          <span className="text-muted">{text.old}</span>
          <b className="number text-28">1.2.0</b>
        </div>
        <Icon className="text-link" name="forward" />
        <div className="grid gap-6">
          <span className="text-muted">{text.new}</span>
          <b className="number text-28">1.3.0</b>
        </div>
      </div>
      <div className="card">
        <AppRow
          icon="battery"
          height={48}
          aside={<b className="font-semibold">{formatNumber(82, locale, {decimals: 0, unit: '%'})}</b>}>
          <span className="font-normal">{text.battery}</span>
        </AppRow>
        <AppRow
          icon="radio"
          n={1}
          height={48}
          aside={
            <>
              <SignalBars signal={-48} />
              <b className="font-semibold">{formatNumber(-48, locale, {decimals: 0, unit: 'dBm'})}</b>
            </>
          }>
          <span className="font-normal">{text.signal}</span>
        </AppRow>
      </div>
      <div className="card">
        <div
          className="grid relative content-center justify-between items-baseline gap-9 pr-18 pl-22 grid-cols-[auto_auto]"
          style={{height: TRANSFER_HEIGHT}}>
          <b>{text.transfer}</b>
          <span className="number text-26 text-right text-link">
            {formatNumber(SHARE, locale, {decimals: 0, unit: '%'})}
          </span>
          <Gauge share={SHARE} className="h-12 col-span-full rounded-6" />
          <span className="text-16 text-muted">
            {formatNumber(TRANSFER.sent, locale, {decimals: 2})} {text.of}{' '}
            {formatNumber(TRANSFER.size, locale, {decimals: 0, unit: 'MB'})}
          </span>
          <span className="text-16 text-muted">{text.left(remaining)}</span>
          <EdgeMark n={2} height={TRANSFER_HEIGHT} />
        </div>
        {[text.check, text.restart, text.version].map((step, index) => (
          <div
            key={step}
            className="flex relative pr-18 pl-22 gap-14 items-center border-t border-line text-muted"
            style={{height: NEXT_HEIGHT}}>
            <i className="size-18 border-2 border-edge rounded-full" />
            {step}
            <EdgeMark n={index === 0 ? undefined : index + 2} height={NEXT_HEIGHT} />
          </div>
        ))}
      </div>
      <div className={WARNING}>
        <Icon name="bell" />
        <span>
          {text.warning[0]}
          <br />
          {text.warning[1]}
        </span>
      </div>
    </AppScreen>
  );
}

export default {name: 'app-firmware', ...PHONE, Component: AppFirmware} satisfies Scene;
