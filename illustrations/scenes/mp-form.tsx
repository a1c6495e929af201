import React, {type ReactNode} from 'react';
import {textsIn} from '../format';
import {BridgeCard} from '../parts/ConstructionCard';
import {Button, Dialog, Field} from '../parts/controls';
import PortalPage, {PORTAL} from '../parts/PortalPage';
import type {Scene, SceneProps} from '../types';
import {NEW_POINT} from '../world';

const TEXT = {
  required: {cs: 'povinné', en: 'required'},
  optional: {cs: 'nepovinné', en: 'optional'},
  description: {
    cs: (
      <>
        Osa **X** podél mostu, osa **Y** napříč.
        <br />
        Konzola na dvou kotvách, osazeno 14. 5.
      </>
    ),
    en: (
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
  const text = textsIn(TEXT, locale);
  return (
    <PortalPage locale={locale} section="Constructions">
      <BridgeCard locale={locale} marks={{add: 1}} />
      <Dialog
        className="top-18 right-22 w-540"
        title="Add Measurement Point"
        actions={
          <Button kind="primary" n={5}>
            Create
          </Button>
        }>
        <div className="grid gap-20">
          <Field label="Name" help={text.required} n={2}>
            {NEW_POINT[locale]}
          </Field>
          <div className="grid gap-16 grid-cols-2">
            <Field label="Latitude" help={text.required} n={3}>
              50.07500
            </Field>
            <Field label="Longitude" help={text.required}>
              14.42000
            </Field>
          </div>
          <Field label="Altitude" help={`m, ${text.optional}`} />
          <Field
            label="Description"
            help={`Markdown, ${text.optional}`}
            box="items-start py-9 h-92 whitespace-normal leading-[1.4]"
            n={4}>
            {text.description}
          </Field>
        </div>
      </Dialog>
    </PortalPage>
  );
}

export default {name: 'mp-form', ...PORTAL, Component: MeasurementPointForm} satisfies Scene;
