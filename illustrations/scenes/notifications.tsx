import Table from '../parts/Table';
import React, {type ReactNode} from 'react';
import {formatMinutesAgo, textsIn} from '../format';
import Callout from '../parts/Callout';
import {Button, Dialog, Tone, Switch} from '../parts/controls';
import Icon from '../parts/Icon';
import PortalPage, {PORTAL} from '../parts/PortalPage';
import type {Scene, SceneProps} from '../types';
import {SILENT_DAYS, SILENT_POINT, WALL, WALL_POINTS} from '../world';

const TEXT = {
  transfer: {cs: 'Problémy s přenosem dat', en: 'Data transfer issues'},
  battery: {cs: 'Problémy s baterií', en: 'Battery problems'},
  points: {cs: 'Měřicí body', en: 'Measurement points'},
  columns: {
    cs: ['Měřicí bod', 'Zařízení', 'Problémy zařízení', 'Poslední komunikace'],
    en: ['Measurement point', 'Device', 'Device problems', 'Last communication'],
  },
  silent: {cs: 'bez dat', en: 'no data'},
  ago: {cs: `před ${SILENT_DAYS} dny`, en: `${SILENT_DAYS} days ago`},
  type: {cs: 'Typ dat', en: 'Data type'},
} as const;

/** Watchdogs, which report missing data. The first has raised an alarm and informed users; the second is off. */
const WATCHDOGS = [
  {type: 'Inclination', enabled: true, interval: '12 h', alarm: true},
  {type: 'Acceleration', enabled: false, interval: '12 h', alarm: false},
] as const;

const CELL = 'pl-16 text-17';

/** Notifications of one construction, with the open dialog for the watchdogs of a point that has stopped sending. */
function Notifications({locale}: SceneProps): ReactNode {
  const text = textsIn(TEXT, locale);
  return (
    <PortalPage locale={locale} section="Notifications">
      <div className="card">
        <div className="flex px-18 h-68 gap-14 items-center">
          <Tone icon={WALL.icon} />
          <h2 className="text-24 flex-1">{WALL.name[locale]}</h2>
          <span className="relative px-10 text-muted">
            {text.transfer} <b className="text-signal">1</b>
            <Callout n={1} x={-30} y={-2} />
          </span>
          <span className="relative px-10 text-muted">
            {text.battery} <b className="text-ink">0</b>
          </span>
          <span className="relative px-10 text-muted">
            {text.points} <b className="text-ink">{WALL.count}</b>
          </span>
        </div>
        <Table
          head={`${CELL} h-40 border-t`}
          cell={`${CELL} h-46`}
          columns={['pr-0', 'pr-0', 'pr-0', 'pr-0', 'w-1 pr-16']}
          header={[...text.columns, '']}
          rows={WALL_POINTS.map((point, index) => [
            point.name[locale],
            point.device?.name,
            point === SILENT_POINT ? (
              <b key="silent" className="py-4 px-12 rounded-14 bg-alarm text-on-alarm">
                {text.silent}
              </b>
            ) : (
              '–'
            ),
            point.minutesAgo === undefined ? text.ago : formatMinutesAgo(point.minutesAgo, locale),
            <div key="actions" className="flex gap-14">
              {['View data', 'Watchdogs', 'Alerts'].map((action, order) => (
                <Button key={action} kind="small" className="px-9! text-16!" n={index === 0 ? order + 2 : undefined}>
                  {action}
                </Button>
              ))}
            </div>,
          ])}
        />
      </div>
      <Dialog className="bottom-16 inset-x-50" body="pb-8" title="Watchdogs" note={SILENT_POINT.name[locale]} n={5}>
        <Table
          head={`${CELL} h-40`}
          cell={`${CELL} h-46`}
          columns={['pr-0', 'pr-0', 'pr-0', 'pr-0', 'pr-0']}
          header={[text.type, 'Enabled', 'Interval', 'Alarm active', 'Info sent']}
          rows={WATCHDOGS.map(({type, enabled, interval, alarm}) => [
            type,
            <Switch key="switch" on={enabled} />,
            interval,
            alarm ? <Icon key="alarm" className="text-signal" name="check" size={22} /> : '–',
            alarm ? <Icon key="info" name="check" size={22} /> : '–',
          ])}
        />
      </Dialog>
    </PortalPage>
  );
}

export default {...PORTAL, name: 'notifications', Component: Notifications} satisfies Scene;
