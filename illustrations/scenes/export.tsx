import React, {type ReactNode} from 'react';
import {textsIn} from '../format';
import Bridge from '../parts/Bridge';
import Callout from '../parts/Callout';
import {Button, Tabs} from '../parts/controls';
import Icon, {type IconName} from '../parts/Icon';
import type {Scene, SceneProps} from '../types';
import {BRIDGE, ORGANIZATION} from '../world';

const TEXT = {
  link: {cs: 'Grafy pro člověka bez účtu', en: 'Charts for someone without an account'},
  description: {cs: 'Projektant – oprava mostu', en: 'Designer – bridge repair'},
  database: {cs: 'Surové řady pro vlastní program', en: 'Raw series for your own software'},
  picture: {cs: 'Obrázek do zprávy', en: 'A picture for a report'},
  log: {cs: 'Zápis komunikace se zařízením', en: 'A record of the communication with a device'},
} as const;

/** Card for one way to export data. `title` names the portal section; `children` are the controls in this section. */
function Way({
  n,
  icon,
  title,
  purpose,
  children,
}: {
  n: number;
  icon: IconName;
  title: string;
  purpose: string;
  children: ReactNode;
}): ReactNode {
  return (
    <div className="card grid overflow-hidden grid-rows-[54px_1fr]">
      <div className="flex relative px-20 gap-12 items-center border-b border-line bg-steel-900 dark:bg-slate">
        <Icon className="text-brand-300" name={icon} />
        <h2 className="text-24 text-white">{title}</h2>
        <Callout n={n} x={476} y={14} />
      </div>
      <div className="flex relative flex-col py-18 px-20 gap-18 items-start">
        <span className="font-semibold text-20">{purpose}</span>
        {children}
      </div>
    </div>
  );
}

/** Four ways to export data from the portal. */
function Export({locale}: SceneProps): ReactNode {
  const text = textsIn(TEXT, locale);
  return (
    <div className="grid py-20 px-22 w-screen h-screen gap-20 text-18 grid-cols-2 grid-rows-2 bg-page">
      <Way n={1} icon="chart" title="Charts" purpose={text.link}>
        <Tabs labels={['Data Sharing', 'InfluxDB Tokens']} current="Data Sharing" />
        <div className="flex pt-18 mt-auto w-full items-center justify-between border-t border-line">
          <span className="grid gap-3">
            {text.description}
            <span className="text-muted">{BRIDGE.name[locale]}</span>
          </span>
          <Button icon="plus" kind="primary">
            Create Token
          </Button>
        </div>
      </Way>
      <Way n={2} icon="chart" title="Charts" purpose={text.database}>
        <Tabs labels={['Data Sharing', 'InfluxDB Tokens']} current="InfluxDB Tokens" />
        <div className="flex pt-18 mt-auto w-full items-center justify-between border-t border-line">
          <span className="grid gap-3">
            {BRIDGE.name[locale]}
            <span className="text-muted">{ORGANIZATION[locale]}</span>
          </span>
          <Button icon="copy" kind="primary">
            Copy Token
          </Button>
        </div>
      </Way>
      <Way n={3} icon="picture" title="Construction View" purpose={text.picture}>
        <div className="mt-auto overflow-hidden border border-line rounded-8">
          <Bridge width={332} height={122} />
        </div>
        <div className="grid absolute bottom-18 right-20 gap-6">
          <Button kind="primary" className="w-132">
            Export
            <Icon name="down" size={20} />
          </Button>
          <div className="border border-edge rounded-8">
            <span className="flex px-16 h-38 items-center">JPG</span>
            <span className="flex px-16 h-38 items-center border-t border-line">PDF</span>
          </div>
        </div>
      </Way>
      <Way n={4} icon="terminal" title="Terminal" purpose={text.log}>
        <div className="card grid gap-x-24 gap-y-4 py-10 px-14 w-full bg-page text-17 grid-cols-[auto_1fr]">
          <span>get_mlx_gain</span>
          <span className="text-muted">MLX gain: 3</span>
          <span>get_mlx_osr</span>
          <span className="text-muted">MLX OSR: 2</span>
        </div>
        <div className="flex mt-auto w-full items-center justify-between border-line">
          <span className="text-muted">.txt</span>
          <Button kind="primary">Save console output</Button>
        </div>
      </Way>
    </div>
  );
}

export default {name: 'export', width: 1120, height: 640, files: [800, 1600], Component: Export} satisfies Scene;
