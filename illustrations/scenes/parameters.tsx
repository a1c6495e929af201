import React, {type ReactNode} from 'react';
import Callout from '../parts/Callout';
import {Button, Dialog, Field, IconButton} from '../parts/controls';
import Icon from '../parts/Icon';
import PortalPage, {PORTAL} from '../parts/PortalPage';
import type {Scene, SceneProps} from '../types';
import {PIER_POINT} from '../world';

const TEXT = {
  cs: {
    x: 'Náklon X',
    y: 'Náklon Y',
    temperature: 'Teplota',
  },
  en: {
    x: 'Tilt X',
    y: 'Tilt Y',
    temperature: 'Temperature',
  },
} as const;

const COLUMNS = ['Name', 'Value', 'Channel', 'Valid From', 'Data Type'];

/** The window for the parameters of a measurement point: header, bulk actions, form, table. */
function Parameters({locale}: SceneProps): ReactNode {
  const text = TEXT[locale];
  const rows = [
    ['name', text.x, '1', '', 'inclination'],
    ['name', text.y, '2', '', 'inclination'],
    ['name', text.temperature, '3', '', 'environment'],
    ['multiplier', '17.455', '', '', 'inclination'],
  ];
  return (
    <PortalPage locale={locale} section="Constructions" className="parameters">
      <Dialog title="Manage Parameters" note={PIER_POINT.name[locale]} n={1}>
        <div className="parameters-bulk">
          <Button kind="small" icon="copy" n={2}>
            Copy
          </Button>
          <Button kind="small" icon="paste">
            Insert
          </Button>
        </div>
        <div className="parameters-form">
          <Callout n={3} x={-14} y={-14} />
          <Field label="Name">toFixed</Field>
          <Field label="Value">2</Field>
          <Field label="Channel" />
          <Field label="Valid From" />
          <Field label="Data Type" choice>
            inclination
          </Field>
          <Field label="Unit ID" choice />
          <Field label="Sensor ID" choice />
          <div className="parameters-last">
            <Field label="Measurement ID" choice />
            <Button kind="primary">Add</Button>
          </div>
        </div>
        <div className="card parameters-table">
          <Callout n={4} x={-14} y={-14} />
          <table className="table">
            <thead>
              <tr>
                {COLUMNS.map((column) => (
                  <th key={column}>
                    <span className="parameters-column">
                      {column}
                      <Icon name="sort" size={18} />
                    </span>
                  </th>
                ))}
                <th className="parameters-filter">
                  <span className="parameters-column">
                    <Icon name="search" size={18} />
                    Filter
                  </span>
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.join()}>
                  {row.map((cell, column) => (
                    <td key={COLUMNS[column]}>{cell || '–'}</td>
                  ))}
                  <td className="parameters-edit">
                    <IconButton icon="edit" />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <div className="parameters-pages muted">
            1–{rows.length} / {rows.length}
          </div>
        </div>
      </Dialog>
    </PortalPage>
  );
}

export default {
  name: 'parameters',
  ...PORTAL,
  Component: Parameters,
} satisfies Scene;
