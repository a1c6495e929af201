import React, {type ReactNode} from 'react';
import {textsIn} from '../format';
import Callout from '../parts/Callout';
import {Box, Button} from '../parts/controls';
import Icon from '../parts/Icon';
import PortalPage, {PORTAL} from '../parts/PortalPage';
import type {Scene, SceneProps} from '../types';

const TEXT = {
  state: {cs: 'Připojeno, čeká na příkaz', en: 'Connected, waiting for a command'},
  bytes: {cs: 'bajtů', en: 'bytes'},
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

const CONSOLE =
  'card flex flex-col justify-end gap-8 py-14 px-20 overflow-hidden bg-steel-900 dark:bg-steel-950 text-20 text-steel-100 tabular-nums';

/** The Bluetooth terminal of the web portal, connected to a device. */
function Terminal({locale}: SceneProps): ReactNode {
  const text = textsIn(TEXT, locale);
  return (
    <PortalPage
      locale={locale}
      section="Terminal"
      title="Bluetooth Terminal"
      className="grid gap-16 pt-24 pb-22 px-30 grid-rows-[auto_1fr_auto_auto]">
      <div className="flex gap-16 items-center">
        <Button icon="radio" n={2}>
          Connect
        </Button>
        <Button>Disconnect</Button>
        <span className="flex relative font-semibold pl-36 mr-auto gap-10 items-center">
          <i className="size-12 rounded-full bg-accent" />
          {text.state}
          <Callout n={3} x={-2} y={-1} />
        </span>
        <Button icon="lock" n={1}>
          Find Bluetooth Password
        </Button>
      </div>
      <div className={CONSOLE}>
        {LOG.map(({command, answer}, index) => (
          <React.Fragment key={`${index} ${command}`}>
            <span className="flex gap-8 items-center text-brand-300">
              <Icon name="forward" size={18} />
              {command}
            </span>
            <span className="pb-4 pl-26">{answer}</span>
          </React.Fragment>
        ))}
      </div>
      <div className="flex gap-16 items-center">
        <Box className="flex-1 items-center h-46 text-20">
          <span className="pr-3 border-r-2 border-accent">{NEXT_COMMAND}</span>
        </Box>
        <Button kind="primary" className="w-110 h-46!" n={4}>
          Send
        </Button>
      </div>
      <div className="flex gap-16 items-center">
        <span className="mr-auto text-muted">
          {BYTES} {text.bytes}
        </span>
        <Button>Clear</Button>
        <Button n={5}>Save console output</Button>
      </div>
    </PortalPage>
  );
}

export default {name: 'terminal', ...PORTAL, Component: Terminal} satisfies Scene;
