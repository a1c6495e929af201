import React, {type ReactNode} from 'react';
import Bridge from '../parts/Bridge';
import Callout from '../parts/Callout';
import {Button, Tabs} from '../parts/controls';
import Icon, {type IconName} from '../parts/Icon';
import type {Scene, SceneProps} from '../types';
import {BRIDGE, ORGANIZATION} from '../world';

const TEXT = {
  cs: {
    link: 'Grafy pro člověka bez účtu',
    description: 'Projektant – oprava mostu',
    database: 'Surové řady pro vlastní program',
    picture: 'Obrázek do zprávy',
    log: 'Zápis komunikace se zařízením',
  },
  en: {
    link: 'Charts for someone without an account',
    description: 'Designer – bridge repair',
    database: 'Raw series for your own software',
    picture: 'A picture for a report',
    log: 'A record of the communication with a device',
  },
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
    <div className="card way">
      <div className="way-head">
        <Icon name={icon} />
        <h2>{title}</h2>
        <Callout n={n} x={476} y={14} />
      </div>
      <div className="way-body">
        <span className="way-purpose">{purpose}</span>
        {children}
      </div>
    </div>
  );
}

/** Four ways to export data from the portal. */
function Export({locale}: SceneProps): ReactNode {
  const text = TEXT[locale];
  return (
    <div className="ways">
      <Way n={1} icon="chart" title="Charts" purpose={text.link}>
        <Tabs labels={['Data Sharing', 'InfluxDB Tokens']} current="Data Sharing" />
        <div className="way-row">
          <span className="way-item">
            {text.description}
            <span className="muted">{BRIDGE.name[locale]}</span>
          </span>
          <Button icon="plus" kind="primary">
            Create Token
          </Button>
        </div>
      </Way>
      <Way n={2} icon="chart" title="Charts" purpose={text.database}>
        <Tabs labels={['Data Sharing', 'InfluxDB Tokens']} current="InfluxDB Tokens" />
        <div className="way-row">
          <span className="way-item">
            {BRIDGE.name[locale]}
            <span className="muted">{ORGANIZATION[locale]}</span>
          </span>
          <Button icon="copy" kind="primary">
            Copy Token
          </Button>
        </div>
      </Way>
      <Way n={3} icon="picture" title="Construction View" purpose={text.picture}>
        <div className="way-picture">
          <Bridge width={332} height={122} />
        </div>
        <div className="way-menu">
          <Button kind="primary">
            Export
            <Icon name="down" size={20} />
          </Button>
          <div className="way-formats">
            <span>JPG</span>
            <span>PDF</span>
          </div>
        </div>
      </Way>
      <Way n={4} icon="terminal" title="Terminal" purpose={text.log}>
        <div className="way-log">
          <span>get_mlx_gain</span>
          <span className="muted">MLX gain: 3</span>
          <span>get_mlx_osr</span>
          <span className="muted">MLX OSR: 2</span>
        </div>
        <div className="way-row end">
          <span className="muted">.txt</span>
          <Button kind="primary">Save console output</Button>
        </div>
      </Way>
    </div>
  );
}

export default {name: 'export', width: 1120, height: 640, files: [800, 1600], Component: Export} satisfies Scene;
