import clsx from 'clsx';
import React, {type ReactNode} from 'react';
import {textsIn} from '../format';
import {AppScreen, PHONE, AppTitle} from '../parts/app';
import Callout from '../parts/Callout';
import {Gauge} from '../parts/controls';
import Icon from '../parts/Icon';
import type {Scene, SceneProps} from '../types';

const TEXT = {
  title: {cs: 'Vyhledání zařízení', en: 'Scan for devices'},
  scanning: {cs: 'Vyhledává se', en: 'Scanning'},
  devices: {cs: 'Nalezená zařízení', en: 'Devices found'},
  question: {
    cs: ['Povolit aplikaci Monitoring', 'hledat zařízení v\u00A0okolí', 'a připojovat se k\u00A0nim?'],
    en: ['Allow Monitoring to find', 'nearby devices', 'and connect to them?'],
  },
  allow: {cs: 'Povolit', en: 'Allow'},
  deny: {cs: 'Nepovolovat', en: 'Do not allow'},
} as const;

const QUESTION =
  'grid absolute justify-items-center bottom-60 inset-x-26 z-3 gap-12 py-24 px-22 rounded-24 bg-card dark:bg-slate shadow-site';
const ANSWER = 'grid relative place-items-center w-full h-54 rounded-14 text-18 font-semibold';

/** The first scan: the phone asks whether the app may use devices nearby. */
function AppPermissions({locale}: SceneProps): ReactNode {
  const text = textsIn(TEXT, locale);
  return (
    <AppScreen locale={locale} title={text.title} place="Bluetooth Low Energy">
      <div className="card grid pt-15 pb-16 pr-16 pl-22 gap-12 items-center grid-cols-[auto_1fr]">
        <Icon className="text-link" name="radio" />
        <b>{text.scanning}</b>
        <Gauge share={12} className="h-8 col-span-full rounded-4" />
      </div>
      <AppTitle>{text.devices}</AppTitle>
      {[0, 1, 2, 3].map((row) => (
        <div key={row} className="h-66 border-[1.5px] border-dashed border-edge rounded-10 opacity-50" />
      ))}
      <div className="absolute inset-0 z-2 bg-backdrop" />
      <Callout n={1} x={4} y={140} />
      <div className={QUESTION}>
        <span className="text-link">
          <Icon name="radio" size={34} />
        </span>
        <p className="font-semibold mt-2 mb-10 text-20 text-center leading-[1.35]">
          {text.question[0]}
          <br />
          {text.question[1]}
          <br />
          {text.question[2]}
        </p>
        <span className={clsx(ANSWER, 'bg-accent text-on-accent')}>
          {text.allow}
          <Callout n={2} x={-14} y={13} />
        </span>
        <span className={clsx(ANSWER, 'bg-hover text-link')}>{text.deny}</span>
      </div>
    </AppScreen>
  );
}

export default {name: 'app-permissions', ...PHONE, Component: AppPermissions} satisfies Scene;
