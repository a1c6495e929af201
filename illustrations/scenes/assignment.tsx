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
    <PortalPage locale={locale} section="Devices" className="devices assignment">
      <DeviceCard locale={locale} state="Available" toggle={1}>
        <AvailableTable mark={2} />
      </DeviceCard>
      <DeviceCard locale={locale} state="Assigned">
        <AssignedTable locale={locale} />
      </DeviceCard>
      <Dialog
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
        <div className="assignment-list">
          {POINTS.map((point) => (
            <span key={point.name.en} className={point === EMPTY_POINT ? 'chosen' : undefined}>
              {point.name[locale]}
              {point === EMPTY_POINT && <Icon name="check" size={20} />}
            </span>
          ))}
        </div>
      </Dialog>
    </PortalPage>
  );
}

export default {
  name: 'assignment',
  sheet: 'devices',
  ...PORTAL,
  Component: Assignment,
} satisfies Scene;
