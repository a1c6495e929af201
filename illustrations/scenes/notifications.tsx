import clsx from 'clsx';
import React, {type ReactNode} from 'react';
import {formatMinutesAgo} from '../format';
import Callout from '../parts/Callout';
import {Button, Dialog} from '../parts/controls';
import Icon from '../parts/Icon';
import PortalPage, {PORTAL} from '../parts/PortalPage';
import type {Scene, SceneProps} from '../types';
import {SILENT_DAYS, SILENT_POINT, WALL, WALL_POINTS} from '../world';

const TEXT = {
  cs: {
    transfer: 'Problémy s přenosem dat',
    battery: 'Problémy s baterií',
    points: 'Měřicí body',
    columns: ['Měřicí bod', 'Zařízení', 'Problémy zařízení', 'Poslední komunikace'],
    silent: 'bez dat',
    ago: `před ${SILENT_DAYS} dny`,
    type: 'Typ dat',
  },
  en: {
    transfer: 'Data transfer issues',
    battery: 'Battery problems',
    points: 'Measurement points',
    columns: ['Measurement point', 'Device', 'Device problems', 'Last communication'],
    silent: 'no data',
    ago: `${SILENT_DAYS} days ago`,
    type: 'Data type',
  },
} as const;

/** Watchdogs, which report missing data. The first has raised an alarm and informed users; the second is off. */
const WATCHDOGS = [
  {type: 'Inclination', enabled: true, interval: '12 h', alarm: true},
  {type: 'Acceleration', enabled: false, interval: '12 h', alarm: false},
] as const;

const Switch = ({on}: {on: boolean}) => <i className={clsx('notices-switch', on && 'on')} />;

const Yes = ({yes}: {yes: boolean}) => (yes ? <Icon name="check" size={22} /> : <>–</>);

/** Notifications of one construction, with the open dialog for the watchdogs of a point that has stopped sending. */
function Notifications({locale}: SceneProps): ReactNode {
  const text = TEXT[locale];
  return (
    <PortalPage locale={locale} section="Notifications" className="notices">
      <div className="card">
        <div className="notices-head">
          <span className="tone">
            <Icon name={WALL.icon} />
          </span>
          <h2>{WALL.name[locale]}</h2>
          <span className="notices-count signal">
            {text.transfer} <b>1</b>
            <Callout n={1} x={-30} y={-2} />
          </span>
          <span className="notices-count">
            {text.battery} <b>0</b>
          </span>
          <span className="notices-count">
            {text.points} <b>{WALL.count}</b>
          </span>
        </div>
        <table className="table">
          <thead>
            <tr>
              {text.columns.map((column) => (
                <th key={column}>{column}</th>
              ))}
              <th />
            </tr>
          </thead>
          <tbody>
            {WALL_POINTS.map((point, index) => (
              <tr key={point.name.en}>
                <td>{point.name[locale]}</td>
                <td>{point.device?.name}</td>
                <td>{point === SILENT_POINT ? <span className="notices-badge">{text.silent}</span> : '–'}</td>
                <td>{point.minutesAgo === undefined ? text.ago : formatMinutesAgo(point.minutesAgo, locale)}</td>
                <td className="notices-actions">
                  <div className="table-actions">
                    <Button kind="small" n={index === 0 ? 2 : undefined}>
                      View data
                    </Button>
                    <Button kind="small" n={index === 0 ? 3 : undefined}>
                      Watchdogs
                    </Button>
                    <Button kind="small" n={index === 0 ? 4 : undefined}>
                      Alerts
                    </Button>
                  </div>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Dialog title="Watchdogs" note={SILENT_POINT.name[locale]} n={5} className="notices-watchdogs">
        <table className="table">
          <thead>
            <tr>
              {[text.type, 'Enabled', 'Interval', 'Alarm active', 'Info sent'].map((column) => (
                <th key={column}>{column}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {WATCHDOGS.map(({type, enabled, interval, alarm}) => (
              <tr key={type}>
                <td>{type}</td>
                <td>
                  <Switch on={enabled} />
                </td>
                <td>{interval}</td>
                <td className={clsx(alarm && 'notices-alarm')}>
                  <Yes yes={alarm} />
                </td>
                <td>
                  <Yes yes={alarm} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Dialog>
    </PortalPage>
  );
}

export default {...PORTAL, name: 'notifications', Component: Notifications} satisfies Scene;
