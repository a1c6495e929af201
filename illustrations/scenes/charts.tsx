import React, {type ReactNode} from 'react';
import {textsIn, moment} from '../format';
import {formatNumber} from '../../src/lib/numbers';
import Callout from '../parts/Callout';
import {Button, Field, Tabs} from '../parts/controls';
import PortalPage, {PORTAL, SharedPage} from '../parts/PortalPage';
import Chart, {WEEK_ROOM, weekAxis} from '../parts/Chart';
import {last, lastWeek} from '../sample';
import type {Scene, SceneProps} from '../types';
import {BRIDGE, PIER_POINT} from '../world';

const TEXT = {
  unit: {cs: 'Náklon, mm/m', en: 'Tilt, mm/m'},
  newest: {cs: 'Nejnovější hodnota', en: 'Newest value'},
} as const;

const PRESETS = ['3 months', '2 months', '1 month', 'week', 'day'];
const DATA_TYPES = ['Acceleration', 'Inclination', 'Strain', 'Voltage', 'Environment', 'Raw'];
const SHARED_TABS = ['Measurement Summary', 'Device Summary', 'Parameters Settings'];

const PAGE = 'grid content-between pt-14 pb-18 px-22 grid-cols-[minmax(0,1fr)]';

/** Numbers of the call-outs, keyed by part of the screen. */
interface Marks {
  point?: number;
  interval: number;
  type?: number;
  chart: number;
  tabs: number;
}

/** The chart of one measurement point over a week, with the controls that choose what the chart shows. */
export function ChartsContent({locale, marks, tabs}: SceneProps & {marks: Marks; tabs: readonly string[]}): ReactNode {
  const text = textsIn(TEXT, locale);
  return (
    <>
      <div className="grid gap-16 grid-cols-[270px_294px_auto]">
        <Field label="Measurement Point" choice n={marks.point}>
          {PIER_POINT.name[locale]}
        </Field>
        <Field label="Displayed interval" n={marks.interval}>
          {moment(7, locale)} – {moment(0, locale)}
        </Field>
        <div className="grid min-w-0 gap-6">
          <span className="flex gap-8 items-baseline">
            <b>Quick Select</b>
          </span>
          <Tabs labels={PRESETS} current="week" className="gap-6" tab="px-10 h-42" />
        </div>
      </div>
      <Tabs
        labels={DATA_TYPES}
        current="Inclination"
        marks={marks.type === undefined ? {} : {Acceleration: marks.type}}
      />
      <div className="card relative">
        <Callout n={marks.chart} x={-13} y={-13} />
        <div className="flex tabular-nums pt-12 px-18 h-50 gap-14 items-baseline">
          <h2 className="text-24">{PIER_POINT.name[locale]}</h2>
          <span className="text-muted">{text.unit}</span>
          <span className="ml-auto">
            <span className="text-muted">{text.newest}</span> <b>{moment(0, locale)}</b>
          </span>
          <span className="flex gap-8 items-baseline">
            <i className="w-20 h-4 rounded-2 bg-accent -translate-y-4" /> X{' '}
            {formatNumber(last(lastWeek.inclinationX).value, locale, {decimals: 2, unit: 'mm/m'})}
          </span>
          <span className="flex gap-8 items-baseline">
            <i className="w-20 h-4 rounded-2 bg-second -translate-y-4" /> Y{' '}
            {formatNumber(last(lastWeek.inclinationY).value, locale, {decimals: 2, unit: 'mm/m'})}
          </span>
        </div>
        <Chart
          className="text-17"
          time={weekAxis(locale)}
          room={WEEK_ROOM}
          radius={4.5}
          width={1072}
          height={264}
          locale={locale}
          left={{domain: [-0.75, 1.75], ticks: [-0.5, 0, 0.5, 1, 1.5], decimals: 1}}
          traces={[
            {series: lastWeek.inclinationY, kind: 'second'},
            {series: lastWeek.inclinationX, kind: 'main'},
          ]}
        />
      </div>
      <div className="flex gap-10">
        <Button kind="primary" className="h-40!" n={marks.tabs}>
          Tab Menu
        </Button>
        <Tabs labels={tabs} className="gap-7" tab="px-12 h-40" />
      </div>
    </>
  );
}

function Charts({locale}: SceneProps): ReactNode {
  return (
    <PortalPage locale={locale} section="Charts" className={PAGE}>
      <ChartsContent
        locale={locale}
        marks={{point: 1, interval: 2, type: 3, chart: 4, tabs: 5}}
        tabs={[...SHARED_TABS, 'Data Sharing', 'InfluxDB Tokens']}
      />
    </PortalPage>
  );
}

/** The charts that someone with a shared link sees: no account, no organization, no tabs for sharing. */
function ExternalCharts({locale}: SceneProps): ReactNode {
  return (
    <SharedPage
      className={PAGE}
      title="External Charts"
      aside={
        <span className="relative font-semibold">
          {BRIDGE.name[locale]}
          <Callout n={1} x={-38} y={-1} />
        </span>
      }>
      <ChartsContent locale={locale} marks={{point: 1, interval: 2, chart: 3, tabs: 4}} tabs={SHARED_TABS} />
    </SharedPage>
  );
}

export const externalCharts = {
  ...PORTAL,
  width: 1120,
  name: 'external-charts',
  Component: ExternalCharts,
} satisfies Scene;

export default {...PORTAL, name: 'charts', Component: Charts} satisfies Scene;
