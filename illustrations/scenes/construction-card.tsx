import {Tone} from '../parts/controls';
import React, {type ReactNode} from 'react';
import {textsIn} from '../format';
import Callout from '../parts/Callout';
import ConstructionCard from '../parts/ConstructionCard';
import PortalPage, {PORTAL} from '../parts/PortalPage';
import type {Scene, SceneProps} from '../types';
import {BRIDGE, SILENT_DAYS, SILENT_POINT, WALL, WALL_POINTS} from '../world';

const TEXT = {
  silent: {cs: 'Zařízení s problémy v komunikaci', en: 'Devices with communication issues'},
  without: {cs: 'dny bez dat', en: 'days without data'},
} as const;

/** Two cards in the overview of constructions: one with an open table and a device that sends no data, one closed. */
function ConstructionCards({locale}: SceneProps): ReactNode {
  const text = textsIn(TEXT, locale);
  return (
    <PortalPage locale={locale} section="Constructions" className="grid content-start gap-20 py-20 px-22">
      <ConstructionCard
        locale={locale}
        construction={WALL}
        rows={WALL_POINTS}
        marks={{show: 1, add: 2}}
        notice={
          <div className="flex relative px-16 h-64 gap-14 items-center border-t border-line">
            <Tone icon="silent" signal />
            <span>
              {text.silent}: <b>1</b>
            </span>
            <span className="ml-auto text-muted">
              {SILENT_POINT.device?.name} · {SILENT_POINT.name[locale]} · {SILENT_DAYS} {text.without}
            </span>
            <Callout n={3} x={-14} y={17} />
          </div>
        }
      />
      <ConstructionCard locale={locale} construction={BRIDGE} />
    </PortalPage>
  );
}

export default {name: 'construction-card', ...PORTAL, Component: ConstructionCards} satisfies Scene;
