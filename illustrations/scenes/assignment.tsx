import clsx from 'clsx';
import React, {type ReactNode} from 'react';
import {Button, Dialog, Field} from '../parts/controls';
import {AssignedTable, AvailableTable, DeviceCard} from '../parts/DeviceTables';
import Icon from '../parts/Icon';
import PortalPage, {PORTAL} from '../parts/PortalPage';
import type {Scene, SceneProps} from '../types';
import {AVAILABLE, BRIDGE, BRIDGE_POINTS, EMPTY_POINT} from '../world';

const POINTS = BRIDGE_POINTS.slice(1, 5);

/** The window that assigns an available device to a measurement point, over the table of available devices. */
function Assignment({locale}: SceneProps): ReactNode {
  return (
    <PortalPage
      locale={locale}
      section="Devices"
      className="grid content-start gap-18 py-16 px-22 grid-cols-[minmax(0,1fr)]">
      <DeviceCard locale={locale} state="Available" toggle={1}>
        <AvailableTable mark={2} />
      </DeviceCard>
      <DeviceCard locale={locale} state="Assigned">
        <AssignedTable locale={locale} />
      </DeviceCard>
      <Dialog
        className="top-46 bottom-18 right-22 w-580"
        body="grid content-start gap-18 py-16 px-20"
        title="Assign"
        note={AVAILABLE[0]?.name}
        actions={
          <Button kind="primary" n={4}>
            Confirm
          </Button>
        }>
        <Field label="Construction" choice n={3}>
          {BRIDGE.name[locale]}
        </Field>
        <Field label="Measurement Point" choice>
          {EMPTY_POINT.name[locale]}
        </Field>
        <div className="-mt-12 border border-edge rounded-7">
          {POINTS.map((point) => (
            <span
              key={point.name.en}
              className={clsx('flex items-center px-12 h-49', point === EMPTY_POINT && 'bg-hover font-semibold')}>
              {point.name[locale]}
              {point === EMPTY_POINT && <Icon className="ml-auto text-accent" name="check" size={20} />}
            </span>
          ))}
        </div>
      </Dialog>
    </PortalPage>
  );
}

export default {name: 'assignment', ...PORTAL, Component: Assignment} satisfies Scene;
