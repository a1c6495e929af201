import clsx from 'clsx';
import React, {type ReactNode} from 'react';
import {textsIn} from '../format';
import Callout from '../parts/Callout';
import {Button} from '../parts/controls';
import Icon from '../parts/Icon';
import PortalPage, {PORTAL} from '../parts/PortalPage';
import SiteMap, {Marker, PLACES} from '../parts/SiteMap';
import type {Scene, SceneProps} from '../types';
import {BRIDGE} from '../world';

const TEXT = {
  points: {cs: 'měřicích bodů', en: 'measurement points'},
} as const;

const CLUSTER =
  'grid absolute place-items-center size-54 rounded-full border-3 border-card bg-accent text-on-accent text-26';

const POPUP =
  'grid absolute justify-items-start top-252 left-636 gap-2 pt-14 pb-16 px-20 border border-edge rounded-12 bg-card shadow-site';

/** The map of the web portal: constructions of one organization, one of them selected. */
function MapPage({locale}: SceneProps): ReactNode {
  const text = textsIn(TEXT, locale);
  const {bridge, wall} = PLACES;
  return (
    <PortalPage locale={locale} section="Map" marks={{organization: 1}} className="">
      <SiteMap width={1120} height={586} view={[0, 0, 1120, 586]} village="Lhota" />
      <div className="grid absolute top-24 left-24 border border-edge rounded-8 bg-card">
        <Icon className="p-11 size-44" name="plus" />
        <Icon className="p-11 size-44 border-t border-line" name="minus" />
        <Callout n={2} x={-13} y={-13} />
      </div>
      <div className="grid absolute top-130 left-24 border border-edge rounded-8 bg-card">
        <Icon className="p-11 size-44" name="layers" />
      </div>
      <span className={clsx('font-number font-semibold', CLUSTER)} style={{left: 296, top: 216}}>
        2
        <Callout n={5} x={-18} y={-14} />
      </span>
      <Marker x={wall.x} y={wall.y + 8} />
      <Marker x={bridge.x} y={bridge.y} chosen />
      <div className={POPUP}>
        <h2 className="text-26">{BRIDGE.name[locale]}</h2>
        <span className="text-muted">
          {BRIDGE.count} {text.points}
        </span>
        <Callout n={3} x={-13} y={-13} />
        <Button className="mt-12" icon="chart" kind="small" n={4}>
          Charts
        </Button>
      </div>
      <div className="absolute bottom-18 right-22 py-2 w-120 text-16 text-center border-x-2 border-b-2 border-muted">
        200 m
      </div>
    </PortalPage>
  );
}

export default {name: 'map', ...PORTAL, Component: MapPage} satisfies Scene;
