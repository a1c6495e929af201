import React, {type ReactNode} from 'react';
import {AssignedTable, AvailableTable, DeviceCard} from '../parts/DeviceTables';
import PortalPage, {PORTAL} from '../parts/PortalPage';
import type {Scene, SceneProps} from '../types';

/** Devices of an organization in the web portal, both tables open. */
function Devices({locale}: SceneProps): ReactNode {
  return (
    <PortalPage
      locale={locale}
      section="Devices"
      className="grid content-between py-16 px-22 grid-cols-[minmax(0,1fr)]">
      <DeviceCard locale={locale} state="Available" count={1} toggle={2}>
        <AvailableTable mark={5} />
      </DeviceCard>
      <DeviceCard locale={locale} state="Assigned">
        <AssignedTable locale={locale} marks={{move: 3, unassign: 4}} />
      </DeviceCard>
    </PortalPage>
  );
}

export default {name: 'devices', ...PORTAL, Component: Devices} satisfies Scene;
