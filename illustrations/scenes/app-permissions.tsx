import React, {type ReactNode} from 'react';
import {AppScreen, PHONE} from '../parts/app';
import Callout from '../parts/Callout';
import Icon from '../parts/Icon';
import type {Scene, SceneProps} from '../types';

const TEXT = {
  cs: {
    title: 'Vyhledání zařízení',
    scanning: 'Vyhledává se',
    devices: 'Nalezená zařízení',
    question: ['Povolit aplikaci Monitoring', 'hledat zařízení v\u00A0okolí', 'a připojovat se k\u00A0nim?'],
    allow: 'Povolit',
    deny: 'Nepovolovat',
  },
  en: {
    title: 'Scan for devices',
    scanning: 'Scanning',
    devices: 'Devices found',
    question: ['Allow Monitoring to find', 'nearby devices', 'and connect to them?'],
    allow: 'Allow',
    deny: 'Do not allow',
  },
} as const;

/** The first scan: the phone asks whether the app may use devices nearby. */
function AppPermissions({locale}: SceneProps): ReactNode {
  const text = TEXT[locale];
  return (
    <AppScreen locale={locale} title={text.title} place="Bluetooth Low Energy" className="asking">
      <div className="card asking-run">
        <Icon name="radio" />
        <b>{text.scanning}</b>
        <span className="asking-progress" />
      </div>
      <div className="app-title">{text.devices}</div>
      {[0, 1, 2, 3].map((row) => (
        <div key={row} className="asking-empty" />
      ))}
      <div className="asking-shade" />
      <Callout n={1} x={4} y={140} />
      <div className="asking-dialog">
        <span className="asking-icon">
          <Icon name="radio" size={34} />
        </span>
        <p>
          {text.question[0]}
          <br />
          {text.question[1]}
          <br />
          {text.question[2]}
        </p>
        <span className="asking-button primary">
          {text.allow}
          <Callout n={2} x={-14} y={13} />
        </span>
        <span className="asking-button">{text.deny}</span>
      </div>
    </AppScreen>
  );
}

export default {name: 'app-permissions', ...PHONE, Component: AppPermissions} satisfies Scene;
