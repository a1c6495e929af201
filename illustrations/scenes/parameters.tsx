import React, {type ReactNode} from 'react';
import {textsIn} from '../format';
import Callout from '../parts/Callout';
import {Button, Dialog, Field} from '../parts/controls';
import Icon from '../parts/Icon';
import PortalPage, {PORTAL} from '../parts/PortalPage';
import Table from '../parts/Table';
import type {Scene, SceneProps} from '../types';
import {PIER_POINT} from '../world';

const TEXT = {
  x: {cs: 'Náklon X', en: 'Tilt X'},
  y: {cs: 'Náklon Y', en: 'Tilt Y'},
  temperature: {cs: 'Teplota', en: 'Temperature'},
} as const;

const BOX = 'items-center h-40';

const COLUMNS = ['Name', 'Value', 'Channel', 'Valid From', 'Data Type'];

/** The window for the parameters of a measurement point: header, bulk actions, form, table. */
function Parameters({locale}: SceneProps): ReactNode {
  const text = textsIn(TEXT, locale);
  const rows = [
    ['name', text.x, '1', '', 'inclination'],
    ['name', text.y, '2', '', 'inclination'],
    ['name', text.temperature, '3', '', 'environment'],
    ['multiplier', '17.455', '', '', 'inclination'],
  ];
  return (
    <PortalPage locale={locale} section="Constructions">
      <Dialog
        className="inset-y-12 inset-x-22"
        body={'grid content-between pt-14 pb-16 px-20'}
        title="Manage Parameters"
        note={PIER_POINT.name[locale]}
        n={1}>
        <div className="flex absolute top-11 right-64 gap-12">
          <Button kind="small" icon="copy" n={2}>
            Copy
          </Button>
          <Button kind="small" icon="paste">
            Insert
          </Button>
        </div>
        <div className="card grid relative gap-x-16 gap-y-12 pt-12 pb-16 px-16 bg-page grid-cols-[1fr_1fr_1fr_1.35fr]">
          <Callout n={3} x={-14} y={-14} />
          <Field box={BOX} label="Name">
            toFixed
          </Field>
          <Field box={BOX} label="Value">
            2
          </Field>
          <Field box={BOX} label="Channel" />
          <Field box={BOX} label="Valid From" />
          <Field box={BOX} label="Data Type" choice>
            inclination
          </Field>
          <Field box={BOX} label="Unit ID" choice />
          <Field box={BOX} label="Sensor ID" choice />
          <div className="grid gap-12 items-end grid-cols-[1fr_auto]">
            <Field box={BOX} label="Measurement ID" choice />
            <Button kind="primary" className="h-40!">
              Add
            </Button>
          </div>
        </div>
        <div className="card relative">
          <Callout n={4} x={-14} y={-14} />
          <Table
            head="px-12 h-40 text-16"
            cell="px-12 h-45"
            columns={[...COLUMNS.map(() => undefined), 'w-1']}
            header={[
              ...COLUMNS.map((column) => (
                <span key={column} className="flex gap-6 items-center">
                  {column}
                  <Icon name="sort" size={18} />
                </span>
              )),
              <span key="filter" className="flex gap-6 items-center">
                <Icon name="search" size={18} />
                Filter
              </span>,
            ]}
            rows={rows.map((row) => [...row.map((cell) => cell || '–'), <Button key="edit" kind="icon" icon="edit" />])}
          />
          <div className="py-8 px-12 text-16 text-right border-t border-line text-muted">
            1–{rows.length} / {rows.length}
          </div>
        </div>
      </Dialog>
    </PortalPage>
  );
}

export default {name: 'parameters', ...PORTAL, Component: Parameters} satisfies Scene;
