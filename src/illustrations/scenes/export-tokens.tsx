import React, {type ReactNode} from 'react';
import {Button, Dialog, Field, IconButton, Tabs} from '../parts/controls';
import PortalPage, {ORGANIZATION, OrganizationChoice} from '../parts/PortalPage';
import type {Scene, SceneProps} from '../types';

const TEXT = {
  cs: {
    columns: ['Popis', 'Konstrukce'],
    tokens: [
      {description: 'Projektant – oprava mostu', scope: 'Most přes potok'},
      {description: 'Obec – provoz lávky', scope: 'Lávka u mlýna'},
      {description: 'Vlastník – roční přehled', scope: 'celá organizace'},
    ],
    optional: 'nepovinné',
    scope: 'Opěrná zeď na stráni',
    description: 'Zhotovitel – práce u zdi',
  },
  en: {
    columns: ['Description', 'Construction'],
    tokens: [
      {description: 'Designer – bridge repair', scope: 'Bridge over the brook'},
      {description: 'Municipality – use of the footbridge', scope: 'Footbridge by the mill'},
      {description: 'Owner – yearly overview', scope: 'whole organization'},
    ],
    optional: 'optional',
    scope: 'Hillside retaining wall',
    description: 'Contractor – works by the wall',
  },
} as const;

const TABS = ['Measurement Summary', 'Device Summary', 'Parameters Settings', 'Data Sharing', 'InfluxDB Tokens'];

/** Tokens of shared links in the web portal, with the window for a new one. */
function ExportTokens({locale}: SceneProps): ReactNode {
  const text = TEXT[locale];
  return (
    <PortalPage icon="chart" title="Charts" aside={<OrganizationChoice locale={locale} />} className="tokens">
      <div className="tab-menu">
        <Button kind="primary">Tab Menu</Button>
        <Tabs labels={TABS} current="Data Sharing" marks={{'Data Sharing': 1}} />
      </div>
      <div className="card tokens-card">
        <div className="tokens-head">
          <h2>Data Sharing</h2>
          <Button icon="plus" n={2}>
            Create Token
          </Button>
        </div>
        <table className="table">
          <thead>
            <tr>
              {text.columns.map((column) => (
                <th key={column}>{column}</th>
              ))}
              <th />
            </tr>
          </thead>
          <tbody>
            {text.tokens.map(({description, scope}, index) => (
              <tr key={description}>
                <td>{description}</td>
                <td>{scope}</td>
                <td className="tokens-actions">
                  <div className="table-actions">
                    <IconButton icon="copy" n={index === 0 ? 5 : undefined} />
                    <IconButton icon="edit" />
                    <IconButton icon="trash" />
                  </div>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Dialog title="Create Token" className="tokens-new" actions={<Button kind="primary">Confirm</Button>}>
        <Field label="Organization" choice n={3}>
          {ORGANIZATION[locale]}
        </Field>
        <Field label="Construction" help={text.optional} choice>
          {text.scope}
        </Field>
        <Field label="Description" help={text.optional} n={4}>
          {text.description}
        </Field>
      </Dialog>
    </PortalPage>
  );
}

export default {
  name: 'export-tokens',
  width: 1120,
  height: 640,
  files: [800, 1600],
  Component: ExportTokens,
} satisfies Scene;
