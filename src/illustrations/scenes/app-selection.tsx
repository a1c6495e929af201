import clsx from 'clsx';
import React, {type ReactNode} from 'react';
import {AppButton, AppRow, AppScreen, DEVICE, EdgeMark, PHONE} from '../parts/app';
import {BRIDGE, BRIDGE_POINTS, PIER_POINT} from '../parts/ConstructionCard';
import Icon from '../parts/Icon';
import {ORGANIZATION} from '../parts/PortalPage';
import type {Scene, SceneProps} from '../types';

const TEXT = {
  cs: {
    title: 'Výběr měřicího bodu',
    assign: 'Přiřazení zařízení',
    device: 'Zařízení',
    organization: 'Organizace',
    construction: 'Konstrukce',
    point: 'Měřicí bod',
    confirm: 'Potvrdit',
  },
  en: {
    title: 'Select the point',
    assign: 'Assignment of a device',
    device: 'Device',
    organization: 'Organization',
    construction: 'Construction',
    point: 'Measurement point',
    confirm: 'Confirm',
  },
} as const;

const POINT_HEIGHT = 46;
const SUM_HEIGHT = 48;

/** Selection of the measurement point for a device: device, organization, construction, point, confirmation. */
function AppSelection({locale}: SceneProps): ReactNode {
  const text = TEXT[locale];
  const arrow = <Icon name="down" size={20} />;
  return (
    <AppScreen locale={locale} title={text.title} place={text.assign} className="selection">
      <div className="card">
        <AppRow icon="device" label={text.device} n={1} height={58}>
          {DEVICE.name}
        </AppRow>
      </div>
      <div className="card">
        <AppRow icon="people" label={text.organization} n={2} height={58} aside={arrow}>
          {ORGANIZATION[locale]}
        </AppRow>
        <AppRow icon="bridge" label={text.construction} n={3} height={58} aside={arrow}>
          {BRIDGE[locale]}
        </AppRow>
      </div>
      <div className="app-title">{text.point}</div>
      <div className="card">
        {BRIDGE_POINTS.slice(1, 5).map(({name}) => {
          const chosen = name.cs === PIER_POINT.cs;
          return (
            <div key={name.cs} className={clsx('selection-point', chosen && 'chosen')} style={{height: POINT_HEIGHT}}>
              <i />
              {name[locale]}
              <EdgeMark n={chosen ? 4 : undefined} height={POINT_HEIGHT} />
            </div>
          );
        })}
      </div>
      <div className="selection-end">
        <div className="selection-sum" style={{height: SUM_HEIGHT}}>
          <span className="muted">{BRIDGE[locale]}</span>
          <b>{PIER_POINT[locale]}</b>
          <EdgeMark n={5} height={SUM_HEIGHT} />
        </div>
        <AppButton kind="primary" icon="check" n={6}>
          {text.confirm}
        </AppButton>
      </div>
    </AppScreen>
  );
}

export default {name: 'app-selection', ...PHONE, Component: AppSelection} satisfies Scene;
