import React, {type ReactNode} from 'react';
import {BRIDGE} from '../parts/ConstructionCard';
import {Button, Dialog, Field} from '../parts/controls';
import {AssignedTable, AVAILABLE, AvailableTable, DeviceCard} from '../parts/DeviceTables';
import Icon from '../parts/Icon';
import PortalPage, {OrganizationChoice} from '../parts/PortalPage';
import type {Scene, SceneProps} from '../types';

const TEXT = {
  cs: {
    points: ['P1 – hlava – náklon', 'P1 – pata – náklon', 'P2 – hlava – náklon', 'P2 – pata – náklon'],
    chosen: 'P2 – pata – náklon',
  },
  en: {
    points: ['P1 – top – tilt', 'P1 – base – tilt', 'P2 – top – tilt', 'P2 – base – tilt'],
    chosen: 'P2 – base – tilt',
  },
} as const;

/** The window that assigns an available device to a measurement point, over the table of available devices. */
function Assignment({locale}: SceneProps): ReactNode {
  const text = TEXT[locale];
  return (
    <PortalPage
      icon="device"
      title="Devices"
      aside={<OrganizationChoice locale={locale} />}
      className="devices assignment">
      <DeviceCard locale={locale} state="Available" toggle={1}>
        <AvailableTable mark={2} />
      </DeviceCard>
      <DeviceCard locale={locale} state="Assigned">
        <AssignedTable locale={locale} />
      </DeviceCard>
      <Dialog
        title="Assign"
        note={`Dynasense ${AVAILABLE[0]}`}
        actions={
          <Button kind="primary" n={4}>
            Confirm
          </Button>
        }>
        <Field label="Construction" choice n={3}>
          {BRIDGE[locale]}
        </Field>
        <Field label="Measurement Point" choice>
          {text.chosen}
        </Field>
        <div className="assignment-list">
          {text.points.map((point) => (
            <span key={point} className={point === text.chosen ? 'chosen' : undefined}>
              {point}
              {point === text.chosen && <Icon name="check" size={20} />}
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
  width: 1120,
  height: 640,
  files: [800, 1600],
  Component: Assignment,
} satisfies Scene;
