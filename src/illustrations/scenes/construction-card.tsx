import React, {type ReactNode} from 'react';
import Callout from '../parts/Callout';
import ConstructionCard, {BRIDGE, type PointRow} from '../parts/ConstructionCard';
import Icon from '../parts/Icon';
import PortalPage, {OrganizationChoice} from '../parts/PortalPage';
import type {Scene, SceneProps} from '../types';

const TEXT = {
  cs: {
    wall: 'Opěrná zeď na stráni',
    silent: 'Zařízení s potížemi v komunikaci',
    device: 'Dynasense DS-0411 · Z3 – náklon · 3 dny bez dat',
  },
  en: {
    wall: 'Hillside retaining wall',
    silent: 'Devices with communication issues',
    device: 'Dynasense DS-0411 · W3 – tilt · no data for 3 days',
  },
} as const;

const WALL_POINTS: readonly PointRow[] = [
  {name: {cs: 'Z1 – náklon', en: 'W1 – tilt'}, device: 'DS-0402'},
  {name: {cs: 'Z2 – náklon', en: 'W2 – tilt'}, device: 'DS-0405'},
  {name: {cs: 'Z3 – náklon', en: 'W3 – tilt'}, device: 'DS-0411'},
  {name: {cs: 'Z4 – šířka trhliny', en: 'W4 – crack width'}, device: 'DS-0420'},
  {name: {cs: 'Z5 – teplota', en: 'W5 – temperature'}, device: 'DS-0421'},
];

/** Two cards in the overview of constructions: one with its table open and a silent device, one closed. */
function ConstructionCards({locale}: SceneProps): ReactNode {
  const text = TEXT[locale];
  return (
    <PortalPage
      icon="bridge"
      title="Constructions"
      aside={<OrganizationChoice locale={locale} />}
      className="constructions">
      <ConstructionCard
        locale={locale}
        icon="wall"
        name={text.wall}
        points={WALL_POINTS.length}
        rows={WALL_POINTS}
        marks={{show: 1, add: 2}}
        notice={
          <div className="constructions-silent">
            <span className="tone signal">
              <Icon name="silent" />
            </span>
            <span>
              {text.silent}: <b>1</b>
            </span>
            <span className="constructions-device">{text.device}</span>
            <Callout n={3} x={-14} y={17} />
          </div>
        }
      />
      <ConstructionCard locale={locale} icon="bridge" name={BRIDGE[locale]} points={8} />
    </PortalPage>
  );
}

export default {
  name: 'construction-card',
  width: 1120,
  height: 640,
  files: [800, 1600],
  Component: ConstructionCards,
} satisfies Scene;
