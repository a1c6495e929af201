import React, {type ReactNode} from 'react';
import Callout from '../parts/Callout';
import {Button} from '../parts/controls';
import Icon from '../parts/Icon';
import PortalPage, {PORTAL} from '../parts/PortalPage';
import type {Scene, SceneProps} from '../types';

const TEXT = {
  cs: {state: 'Připojeno, čeká na příkaz', bytes: 'bajtů'},
  en: {state: 'Connected, waiting for a command', bytes: 'bytes'},
} as const;

/** Commands sent to a GeoSnake, RS-485 model, and its answers. */
const LOG = [
  {command: 'get_mlx_gain', answer: 'MLX gain: 3'},
  {command: 'set_mlx_gain:5', answer: 'MLX gain set to 5'},
  {command: 'get_mlx_gain', answer: 'MLX gain: 5'},
  {command: 'get_mlx_osr', answer: 'MLX OSR: 2'},
] as const;

const NEXT_COMMAND = 'get_mlx_filter';

/** Size of the log in bytes; each command and each answer has a line end of one byte. */
const BYTES = LOG.reduce((sum, {command, answer}) => sum + command.length + answer.length + 2, 0);

/** The Bluetooth terminal of the web portal, connected to a device. */
function Terminal({locale}: SceneProps): ReactNode {
  const text = TEXT[locale];
  return (
    <PortalPage locale={locale} section="Terminal" title="Bluetooth Terminal" className="console">
      <div className="console-top">
        <Button icon="radio" n={2}>
          Connect
        </Button>
        <Button>Disconnect</Button>
        <span className="console-state">
          <i />
          {text.state}
          <Callout n={3} x={-2} y={-1} />
        </span>
        <Button icon="lock" n={1}>
          Find Bluetooth Password
        </Button>
      </div>
      <div className="card console-log">
        {LOG.map(({command, answer}, index) => (
          <React.Fragment key={`${index} ${command}`}>
            <span className="console-command">
              <Icon name="forward" size={18} />
              {command}
            </span>
            <span className="console-answer">{answer}</span>
          </React.Fragment>
        ))}
      </div>
      <div className="console-line">
        <div className="field-box">
          <span>{NEXT_COMMAND}</span>
        </div>
        <Button kind="primary" n={4}>
          Send
        </Button>
      </div>
      <div className="console-bottom">
        <span className="muted">
          {BYTES} {text.bytes}
        </span>
        <Button>Clear</Button>
        <Button n={5}>Save console output</Button>
      </div>
    </PortalPage>
  );
}

export default {name: 'terminal', ...PORTAL, Component: Terminal} satisfies Scene;
