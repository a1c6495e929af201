import React, {type ReactNode} from 'react';
import {textsIn} from '../format';
import Callout from '../parts/Callout';
import {BridgeCard} from '../parts/ConstructionCard';
import {Button, Dialog, Field} from '../parts/controls';
import PortalPage, {PORTAL} from '../parts/PortalPage';
import SiteMap, {Marker, PLACES} from '../parts/SiteMap';
import type {Scene, SceneProps} from '../types';
import {PIER_POINT} from '../world';

const TEXT = {
  required: {cs: 'povinné', en: 'required'},
  optional: {cs: 'nepovinné', en: 'optional'},
} as const;

/** Part of the map around the bridge, in the coordinates of the drawing. */
const VIEW = [PLACES.bridge.x - 167, PLACES.bridge.y - 90, 332, 148] as const;

/** The location in the edit window of a measurement point. */
function Location({locale}: SceneProps): ReactNode {
  const text = textsIn(TEXT, locale);
  return (
    <PortalPage locale={locale} section="Constructions">
      <BridgeCard locale={locale} marks={{edit: 1, at: PIER_POINT.name[locale]}} />
      <Dialog
        className="top-18 right-22 w-540"
        title="Edit Measurement Point"
        note={PIER_POINT.name[locale]}
        actions={
          <Button kind="primary" n={4}>
            Save
          </Button>
        }>
        <div className="grid gap-x-16 gap-y-18 grid-cols-2">
          <Field label="Latitude" help={text.required} n={2}>
            50.07500
          </Field>
          <Field label="Longitude" help={text.required}>
            14.42000
          </Field>
          <Field label="Altitude" help={`m, ${text.optional}`} n={3}>
            212.4
          </Field>
        </div>
        <div className="relative mt-22 border border-edge rounded-8">
          <SiteMap className="rounded-7" width={496} height={206} view={VIEW} />
          <Marker x={248} y={128} chosen />
          <Callout n={5} x={-13} y={-13} />
        </div>
      </Dialog>
    </PortalPage>
  );
}

export default {name: 'location', ...PORTAL, Component: Location} satisfies Scene;
