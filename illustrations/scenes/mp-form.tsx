import React, {type ReactNode} from 'react';
import {BridgeCard} from '../parts/ConstructionCard';
import {Button, Dialog, Field} from '../parts/controls';
import PortalPage, {PORTAL} from '../parts/PortalPage';
import type {Scene, SceneProps} from '../types';
import {NEW_POINT} from '../world';

const TEXT = {
  cs: {
    required: 'povinné',
    optional: 'nepovinné',
    description: (
      <>
        Osa **X** podél mostu, osa **Y** napříč.
        <br />
        Konzola na dvou kotvách, osazeno 14. 5.
      </>
    ),
  },
  en: {
    required: 'required',
    optional: 'optional',
    description: (
      <>
        Axis **X** along the bridge, axis **Y** across.
        <br />
        Bracket on two anchors, installed on May 14.
      </>
    ),
  },
} as const;

/** The form for a new measurement point over the card of its construction. */
function MeasurementPointForm({locale}: SceneProps): ReactNode {
  const text = TEXT[locale];
  return (
    <PortalPage locale={locale} section="Constructions" className="docked">
      <BridgeCard locale={locale} marks={{add: 1}} />
      <Dialog
        title="Add Measurement Point"
        actions={
          <Button kind="primary" n={5}>
            Create
          </Button>
        }>
        <div className="point-form">
          <Field label="Name" help={text.required} n={2}>
            {NEW_POINT[locale]}
          </Field>
          <div className="point-form-row">
            <Field label="Latitude" help={text.required} n={3}>
              50.07500
            </Field>
            <Field label="Longitude" help={text.required}>
              14.42000
            </Field>
          </div>
          <Field label="Altitude" help={`m, ${text.optional}`} />
          <Field label="Description" help={`Markdown, ${text.optional}`} lines n={4}>
            {text.description}
          </Field>
        </div>
      </Dialog>
    </PortalPage>
  );
}

export default {
  name: 'mp-form',
  ...PORTAL,
  Component: MeasurementPointForm,
} satisfies Scene;
