import React, {type ReactNode} from 'react';
import {textsIn} from '../format';
import {Button, Dialog, Field, Tabs} from '../parts/controls';
import PortalPage, {PORTAL} from '../parts/PortalPage';
import Table from '../parts/Table';
import type {Scene, SceneProps} from '../types';
import {BRIDGE, FOOTBRIDGE, ORGANIZATION, WALL} from '../world';

const TEXT = {
  whole: {cs: 'celá organizace', en: 'whole organization'},
  tokens: {
    cs: ['Projektant – oprava mostu', 'Obec – provoz lávky', 'Vlastník – roční přehled'],
    en: ['Designer – bridge repair', 'Municipality – use of the footbridge', 'Owner – yearly overview'],
  },
  optional: {cs: 'nepovinné', en: 'optional'},
  description: {cs: 'Zhotovitel – práce u zdi', en: 'Contractor – works by the wall'},
} as const;

/** Constructions (monitored structures) of the first two tokens. The third token is for the whole organization. */
const SCOPES = [BRIDGE, FOOTBRIDGE];

const TABS = ['Measurement Summary', 'Device Summary', 'Parameters Settings', 'Data Sharing', 'InfluxDB Tokens'];

/** The web portal's table of tokens for shared links, with the dialog that creates a token. */
function ExportTokens({locale}: SceneProps): ReactNode {
  const text = textsIn(TEXT, locale);
  return (
    <PortalPage locale={locale} section="Charts" className="py-20 px-22">
      <div className="flex gap-10">
        <Button kind="primary" className="h-40!">
          Tab Menu
        </Button>
        <Tabs labels={TABS} current="Data Sharing" className="gap-7" tab="px-12 h-40" marks={{'Data Sharing': 1}} />
      </div>
      <div className="card mt-20">
        <div className="flex px-16 h-64 items-center justify-between">
          <h2 className="text-24">Data Sharing</h2>
          <Button icon="plus" n={2}>
            Create Token
          </Button>
        </div>
        <Table
          head="px-16 h-40 text-16 border-t"
          cell="px-16 h-46"
          columns={[undefined, undefined, 'w-1']}
          header={['Description', 'Construction', '']}
          rows={text.tokens.map((description, index) => [
            description,
            SCOPES[index]?.name[locale] ?? text.whole,
            <div key={description} className="flex gap-8">
              <Button kind="icon" icon="copy" n={index === 0 ? 5 : undefined} />
              <Button kind="icon" icon="edit" />
              <Button kind="icon" icon="trash" />
            </div>,
          ])}
        />
      </div>
      <Dialog
        className="bottom-20 inset-x-50"
        body="grid gap-18 py-16 px-20 grid-cols-[1fr_1fr_1.2fr]"
        title="Create Token"
        actions={<Button kind="primary">Confirm</Button>}>
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

export default {name: 'export-tokens', ...PORTAL, Component: ExportTokens} satisfies Scene;
