import React, {type ReactNode} from 'react';
import {clockTime, formatMinutesAgo, textsIn} from '../format';
import {formatNumber} from '../../src/lib/numbers';
import {AppBar, AppButton, PhoneFrame} from '../parts/app';
import {Gauge} from '../parts/controls';
import Icon, {type IconName} from '../parts/Icon';
import Reading from '../parts/Reading';
import {Sparkline} from '../parts/Chart';
import {last, lastDay, NOW, type Series} from '../sample';
import type {Locale, Scene, SceneProps} from '../types';
import {BRIDGE, PIER_DEVICE, PIER_POINT} from '../world';

const TEXT = {
  values: {cs: 'Poslední hodnoty', en: 'Last values'},
  inclinationX: {cs: 'Náklon X', en: 'Tilt X'},
  inclinationY: {cs: 'Náklon Y', en: 'Tilt Y'},
  temperature: {cs: 'Teplota', en: 'Temperature'},
  acceleration: {cs: 'Zrychlení', en: 'Acceleration'},
  device: {cs: 'Zařízení', en: 'Device'},
  serial: {cs: 'Sériové číslo', en: 'Serial number'},
  battery: {cs: 'Baterie', en: 'Battery'},
  communication: {cs: 'Komunikace', en: 'Last seen'},
  charts: {cs: 'Grafy', en: 'Charts'},
  connect: {cs: 'Připojit', en: 'Connect'},
} as const;

/** Minutes since the device of the sample measurement point last sent data. */
const MINUTES_AGO = 4;

interface ValueProps {
  label: string;
  series: Series;
  decimals: number;
  unit: string;
  domain: readonly [number, number];
  kind?: 'main' | 'envelope';
  locale: Locale;
}

function Value({label, series, decimals, unit, domain, kind, locale}: ValueProps): ReactNode {
  return (
    <div className="card pt-12 pb-10 px-12">
      <div className="text-16 text-muted">{label}</div>
      <Reading
        size="text-34"
        className="mt-6 mb-8"
        value={last(series).value}
        decimals={decimals}
        unit={unit}
        locale={locale}
      />
      <Sparkline series={series} domain={domain} width={139} height={52} kind={kind} />
    </div>
  );
}

function Line({icon, label, children}: {icon: IconName; label: string; children: ReactNode}): ReactNode {
  return (
    <div className="flex items-center gap-12 h-51 not-first:border-t border-line">
      <Icon className="text-link" name={icon} size={22} />
      <span className="flex-1 text-muted">{label}</span>
      {children}
    </div>
  );
}

/** Overview of one measurement point in the mobile app: last values, device, battery, last communication. */
function MeasurementPointOverview({locale}: SceneProps): ReactNode {
  const text = textsIn(TEXT, locale);
  return (
    <PhoneFrame locale={locale}>
      <AppBar title={PIER_POINT.name[locale]} place={BRIDGE.name[locale]} />
      <div className="grid pt-4 px-16 content-start">
        <div className="flex mt-8 mb-10 mx-2 items-baseline justify-between">
          <h2>{text.values}</h2>
          <span className="text-16 text-muted">{clockTime(NOW.clock - MINUTES_AGO, locale)}</span>
        </div>
        <div className="grid gap-10 grid-cols-2">
          <Value
            label={text.inclinationX}
            series={lastDay.inclinationX}
            decimals={2}
            unit="mm/m"
            domain={[0.9, 1.45]}
            locale={locale}
          />
          <Value
            label={text.inclinationY}
            series={lastDay.inclinationY}
            decimals={2}
            unit="mm/m"
            domain={[-0.56, -0.3]}
            locale={locale}
          />
          <Value
            label={text.temperature}
            series={lastDay.temperature}
            decimals={1}
            unit="°C"
            domain={[3, 22]}
            locale={locale}
          />
          <Value
            label={text.acceleration}
            series={lastDay.acceleration}
            decimals={1}
            unit="mg"
            domain={[-12, 12]}
            kind="envelope"
            locale={locale}
          />
        </div>
        <div className="flex mt-18 mb-10 mx-2 items-baseline justify-between">
          <h2>{text.device}</h2>
          <span className="text-16 text-muted">Dynasense</span>
        </div>
        <div className="card px-14">
          <Line icon="device" label={text.serial}>
            <b>{PIER_DEVICE.serial}</b>
          </Line>
          <Line icon="battery" label={text.battery}>
            <Gauge share={PIER_DEVICE.battery} className="w-46 h-10 rounded-5" />
            <b>{formatNumber(PIER_DEVICE.battery, locale, {decimals: 0, unit: '%'})}</b>
          </Line>
          <Line icon="clock" label={text.communication}>
            <b>{formatMinutesAgo(MINUTES_AGO, locale)}</b>
          </Line>
        </div>
        <div className="grid mt-16 gap-10 grid-cols-2">
          <AppButton className="h-54!" icon="chart">
            {text.charts}
          </AppButton>
          <AppButton kind="primary" className="h-54!" icon="radio">
            {text.connect}
          </AppButton>
        </div>
      </div>
    </PhoneFrame>
  );
}

export default {
  name: 'mp-overview',
  width: 390,
  height: 844,
  files: [390, 780],
  Component: MeasurementPointOverview,
} satisfies Scene;
