import React, {type ReactNode} from 'react';
import {formatNumber} from '../../src/lib/numbers';
import {moment} from '../moment';
import Callout from '../parts/Callout';
import {Button, Field, Tabs} from '../parts/controls';
import PortalPage, {PORTAL, SharedPage} from '../parts/PortalPage';
import WeekChart from '../parts/WeekChart';
import {last, lastWeek} from '../sample';
import type {Scene, SceneProps} from '../types';
import {BRIDGE, PIER_POINT} from '../world';

const TEXT = {
  cs: {
    unit: 'Náklon, mm/m',
    newest: 'Nejnovější hodnota',
  },
  en: {
    unit: 'Tilt, mm/m',
    newest: 'Newest value',
  },
} as const;

const PRESETS = ['3 months', '2 months', '1 month', 'week', 'day'];
const DATA_TYPES = ['Acceleration', 'Inclination', 'Strain', 'Voltage', 'Environment', 'Raw'];
const SHARED_TABS = ['Measurement Summary', 'Device Summary', 'Parameters Settings'];

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
  const text = TEXT[locale];
  return (
    <>
      <div className="course-choices">
        <Field label="Measurement Point" choice n={marks.point}>
          {PIER_POINT.name[locale]}
        </Field>
        <Field label="Displayed interval" n={marks.interval}>
          {moment(7, locale)} – {moment(0, locale)}
        </Field>
        <div className="field">
          <span className="field-label">
            <b>Quick Select</b>
          </span>
          <Tabs labels={PRESETS} current="week" />
        </div>
      </div>
      <Tabs
        labels={DATA_TYPES}
        current="Inclination"
        marks={marks.type === undefined ? {} : {Acceleration: marks.type}}
      />
      <div className="card course-card">
        <Callout n={marks.chart} x={-13} y={-13} />
        <div className="course-head">
          <h2>{PIER_POINT.name[locale]}</h2>
          <span className="muted">{text.unit}</span>
          <span className="course-newest">
            <span className="muted">{text.newest}</span> <b>{moment(0, locale)}</b>
          </span>
          <span className="course-key">
            <i /> X {formatNumber(last(lastWeek.inclinationX).value, locale, {decimals: 2, unit: 'mm/m'})}
          </span>
          <span className="course-key second">
            <i /> Y {formatNumber(last(lastWeek.inclinationY).value, locale, {decimals: 2, unit: 'mm/m'})}
          </span>
        </div>
        <WeekChart
          width={1072}
          height={264}
          locale={locale}
          domain={[-0.75, 1.75]}
          ticks={[-0.5, 0, 0.5, 1, 1.5]}
          decimals={1}
          traces={[
            {series: lastWeek.inclinationY, kind: 'second'},
            {series: lastWeek.inclinationX, kind: 'main'},
          ]}
        />
      </div>
      <div className="tab-menu">
        <Button kind="primary" n={marks.tabs}>
          Tab Menu
        </Button>
        <Tabs labels={tabs} />
      </div>
    </>
  );
}

function Charts({locale}: SceneProps): ReactNode {
  return (
    <PortalPage locale={locale} section="Charts" className="course">
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
      title="External Charts"
      aside={
        <span className="course-place">
          {BRIDGE.name[locale]}
          <Callout n={1} x={-38} y={-1} />
        </span>
      }
      className="course">
      <ChartsContent locale={locale} marks={{point: 1, interval: 2, chart: 3, tabs: 4}} tabs={SHARED_TABS} />
    </SharedPage>
  );
}

export const externalCharts = {
  ...PORTAL,
  width: 1120,
  sheet: 'charts',
  name: 'external-charts',
  Component: ExternalCharts,
} satisfies Scene;

export default {...PORTAL, name: 'charts', Component: Charts} satisfies Scene;
