import clsx from 'clsx';
import React, {type ReactNode} from 'react';
import {textsIn} from '../format';
import {AppButton, AppRow, AppScreen, PHONE} from '../parts/app';
import Callout from '../parts/Callout';
import Icon from '../parts/Icon';
import type {Scene, SceneProps} from '../types';

const TEXT = {
  title: {cs: 'Terminál', en: 'Terminal'},
  line: {cs: 'RS-485', en: 'RS-485 model'},
  connected: {cs: 'Připojeno', en: 'Connected'},
  disconnect: {cs: 'Odpojit', en: 'Disconnect'},
  command: {cs: 'Příkaz', en: 'Command'},
  send: {cs: 'Odeslat', en: 'Send'},
} as const;

interface Exchange {
  sent: string;
  received: string;
}

/** Commands and the answers of the device: read the gain of the magnetometer, change it, read it again. */
const SESSION: readonly Exchange[] = [
  {sent: 'get_mlx_gain', received: 'MLX gain: 5'},
  {sent: 'set_mlx_gain:7', received: 'MLX gain set to 7'},
  {sent: 'get_mlx_gain', received: 'MLX gain: 7'},
];

/** Commands and answers: set the gain of the magnetometer, read it back, then read its oversampling (OSR). */
const GEOSNAKE_SESSION: readonly Exchange[] = [
  {sent: 'set_mlx_gain:5', received: 'MLX gain set to 5'},
  {sent: 'get_mlx_gain', received: 'MLX gain: 5'},
  {sent: 'get_mlx_osr', received: 'MLX OSR: 2'},
];

const BUBBLE = 'flex items-center px-14 h-42 rounded-12 tabular-nums';

/** Text commands and responses of a connected device. */
function AppTerminal({locale, session}: SceneProps & {session: readonly Exchange[]}): ReactNode {
  const text = textsIn(TEXT, locale);
  return (
    <AppScreen locale={locale} title={text.title} place={`GeoSnake · ${text.line}`}>
      <div className="card">
        <AppRow
          icon="radio"
          height={58}
          aside={
            <AppButton kind="low" n={session.length + 1}>
              {text.disconnect}
            </AppButton>
          }>
          {text.connected}
        </AppRow>
      </div>
      <div className="card flex flex-col pb-18 gap-20 flex-1 justify-end">
        {session.map(({sent, received}, index) => (
          <div key={index} className="grid relative pr-16 pl-22 gap-10">
            <span className={clsx(BUBBLE, 'justify-self-start rounded-bl-[3px] bg-accent text-on-accent')}>{sent}</span>
            <span className={clsx(BUBBLE, 'justify-self-end rounded-br-[3px] border border-edge')}>{received}</span>
            <Callout n={index + 1} x={-14} y={7} />
          </div>
        ))}
      </div>
      <div className="grid gap-12 grid-cols-[1fr_auto]">
        <span className="flex relative px-16 items-center border-[1.5px] border-edge rounded-9 bg-card text-muted">
          {text.command}
          <i className="absolute top-14 left-12 w-2 h-22 bg-accent" />
        </span>
        <AppButton kind="primary">
          {text.send}
          <Icon name="send" size={22} />
        </AppButton>
      </div>
    </AppScreen>
  );
}

export const geoSnakeTerminal = {
  ...PHONE,
  name: 'geosnake-terminal',
  Component: (props) => <AppTerminal {...props} session={GEOSNAKE_SESSION} />,
} satisfies Scene;

export default {
  ...PHONE,
  name: 'app-terminal',
  Component: (props) => <AppTerminal {...props} session={SESSION} />,
} satisfies Scene;
