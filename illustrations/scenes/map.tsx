import React, {type ReactNode} from 'react';
import Callout from '../parts/Callout';
import {Button} from '../parts/controls';
import Icon from '../parts/Icon';
import PortalPage, {PORTAL} from '../parts/PortalPage';
import SiteMap, {Marker, PLACES} from '../parts/SiteMap';
import type {Scene, SceneProps} from '../types';
import {BRIDGE} from '../world';

const TEXT = {
  cs: {points: 'měřicích bodů'},
  en: {points: 'measurement points'},
} as const;

/** The map of the web portal: constructions of one organization, one of them selected. */
function MapPage({locale}: SceneProps): ReactNode {
  const text = TEXT[locale];
  const {bridge, wall} = PLACES;
  return (
    <PortalPage locale={locale} section="Map" marks={{organization: 1}} className="site">
      <SiteMap width={1120} height={586} view={[0, 0, 1120, 586]} village="Lhota" />
      <div className="site-zoom">
        <Icon name="plus" />
        <Icon name="minus" />
        <Callout n={2} x={-13} y={-13} />
      </div>
      <div className="site-layers">
        <Icon name="layers" />
      </div>
      <span className="site-cluster" style={{left: 296, top: 216}}>
        2
        <Callout n={5} x={-18} y={-14} />
      </span>
      <Marker x={wall.x} y={wall.y + 8} />
      <Marker x={bridge.x} y={bridge.y} chosen />
      <div className="site-label">
        <h2>{BRIDGE.name[locale]}</h2>
        <span className="muted">
          {BRIDGE.count} {text.points}
        </span>
        <Callout n={3} x={-13} y={-13} />
        <Button icon="chart" kind="small" n={4}>
          Charts
        </Button>
      </div>
      <div className="site-scale">200 m</div>
    </PortalPage>
  );
}

export default {name: 'map', ...PORTAL, Component: MapPage} satisfies Scene;
