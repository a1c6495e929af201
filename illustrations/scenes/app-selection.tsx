import clsx from 'clsx';
import React, {type ReactNode} from 'react';
import {textsIn} from '../format';
import {AppButton, AppRow, AppScreen, EdgeMark, PHONE, AppTitle} from '../parts/app';
import Icon from '../parts/Icon';
import type {Scene, SceneProps} from '../types';
import {BRIDGE, BRIDGE_POINTS, ORGANIZATION, PIER_DEVICE, PIER_POINT} from '../world';

const TEXT = {
  title: {cs: 'Výběr měřicího bodu', en: 'Select the point'},
  assign: {cs: 'Přiřazení zařízení', en: 'Assignment of a device'},
  device: {cs: 'Zařízení', en: 'Device'},
  organization: {cs: 'Organizace', en: 'Organization'},
  construction: {cs: 'Konstrukce', en: 'Construction'},
  point: {cs: 'Měřicí bod', en: 'Measurement point'},
  confirm: {cs: 'Potvrdit', en: 'Confirm'},
} as const;

const ROW = 'flex relative items-center gap-14 pr-14 pl-22 not-first:border-t border-line';
const POINT_HEIGHT = 46;
const SUM_HEIGHT = 48;

/** Screen that assigns a device to a point: name of the device; choice of organization, construction, point; button. */
function AppSelection({locale}: SceneProps): ReactNode {
  const text = textsIn(TEXT, locale);
  const arrow = <Icon className="text-link" name="down" size={20} />;
  return (
    <AppScreen locale={locale} title={text.title} place={text.assign}>
      <div className="card">
        <AppRow icon="device" label={text.device} n={1} height={58}>
          {PIER_DEVICE.name}
        </AppRow>
      </div>
      <div className="card">
        <AppRow icon="people" label={text.organization} n={2} height={58} aside={arrow}>
          {ORGANIZATION[locale]}
        </AppRow>
        <AppRow icon="bridge" label={text.construction} n={3} height={58} aside={arrow}>
          {BRIDGE.name[locale]}
        </AppRow>
      </div>
      <AppTitle>{text.point}</AppTitle>
      <div className="card">
        {BRIDGE_POINTS.slice(1, 5).map((point) => {
          const chosen = point === PIER_POINT;
          return (
            <div
              key={point.name.en}
              className={clsx(ROW, chosen && 'bg-area font-semibold')}
              style={{height: POINT_HEIGHT}}>
              <i className={clsx('size-20 rounded-full', chosen ? 'border-6 border-accent' : 'border-2 border-edge')} />
              {point.name[locale]}
              <EdgeMark n={chosen ? 4 : undefined} height={POINT_HEIGHT} />
            </div>
          );
        })}
      </div>
      <div className="grid mt-auto gap-8">
        <div className="grid relative content-center justify-items-center leading-[1.25]" style={{height: SUM_HEIGHT}}>
          <span className="text-muted">{BRIDGE.name[locale]}</span>
          <b className="text-18">{PIER_POINT.name[locale]}</b>
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
