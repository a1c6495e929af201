import React, {type ReactNode} from 'react';
import {Button, Dialog, Field, IconButton, Tabs} from '../parts/controls';
import PortalPage, {PORTAL} from '../parts/PortalPage';
import type {Scene, SceneProps} from '../types';
import {BRIDGE, FOOTBRIDGE, ORGANIZATION, WALL} from '../world';

const TEXT = {
  cs: {
    whole: 'celá organizace',
    tokens: ['Projektant – oprava mostu', 'Obec – provoz lávky', 'Vlastník – roční přehled'],
    optional: 'nepovinné',
    description: 'Zhotovitel – práce u zdi',
  },
  en: {
    whole: 'whole organization',
    tokens: ['Designer – bridge repair', 'Municipality – use of the footbridge', 'Owner – yearly overview'],
    optional: 'optional',
    description: 'Contractor – works by the wall',
  },
} as const;

/** Constructions (monitored structures) of the first two tokens. The third token is for the whole organization. */
const SCOPES = [BRIDGE, FOOTBRIDGE];

const TABS = ['Measurement Summary', 'Device Summary', 'Parameters Settings', 'Data Sharing', 'InfluxDB Tokens'];

/** The web portal's table of tokens for shared links, with the dialog that creates a token. */
function ExportTokens({locale}: SceneProps): ReactNode {
  const text = TEXT[locale];
  return (
    <PortalPage locale={locale} section="Charts" className="tokens">
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
              {['Description', 'Construction'].map((column) => (
                <th key={column}>{column}</th>
              ))}
              <th />
            </tr>
          </thead>
          <tbody>
            {text.tokens.map((description, index) => (
              <tr key={description}>
                <td>{description}</td>
                <td>{SCOPES[index]?.name[locale] ?? text.whole}</td>
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
          {WALL.name[locale]}
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
  ...PORTAL,
  Component: ExportTokens,
} satisfies Scene;
