import React, {Fragment, type ReactNode} from 'react';
import type {Localized} from '../../../lib/locale';
import {Box, Down, type IconName, Sign, useText} from '../parts';
import styles from '../styles.module.css';

const STATIONS: readonly {icon: IconName; name: Localized; question: Localized; remedy: Localized}[] = [
  {
    icon: 'eye',
    name: {cs: 'Portál (1–5)', en: 'Portal (1–5)'},
    question: {cs: 'Je vybraný správný bod a interval?', en: 'Are the right point and interval selected?'},
    remedy: {cs: 'Vyberte je znovu', en: 'Select them again'},
  },
  {
    icon: 'point',
    name: {cs: 'Přiřazení (6–8)', en: 'Assignment (6–8)'},
    question: {cs: 'Je zařízení přiřazené k tomuto bodu?', en: 'Is the device assigned to this point?'},
    remedy: {cs: 'Přiřaďte ho', en: 'Assign it'},
  },
  {
    icon: 'battery',
    name: {cs: 'Baterie a mráz (9–10)', en: 'Battery and cold (9–10)'},
    question: {cs: 'Má baterie víc než 35 %?', en: 'Is the battery above about 35%?'},
    remedy: {cs: 'Počkejte na oteplení, jinak ji vyměňte', en: 'Wait for warmer weather, or replace it'},
  },
  {
    icon: 'wifi',
    name: {cs: 'Brána a síť (11–13)', en: 'Gateway and network (11–13)'},
    question: {cs: 'Přicházejí data z ostatních bodů?', en: 'Does data arrive from other points?'},
    remedy: {cs: 'Ověřte napájení, síť a bránu', en: 'Check the power, network, and gateway'},
  },
  {
    icon: 'device',
    name: {cs: 'Zařízení (14–17)', en: 'Device (14–17)'},
    question: {cs: 'Připojíte se k němu a měří?', en: 'Can you connect to it, and does it measure?'},
    remedy: {cs: 'Obnovte spojení, spusťte měření', en: 'Restore the connection, start measuring'},
  },
  {
    icon: 'bus',
    name: {cs: 'Sběrnice RS-485 (18–21)', en: 'RS-485 bus (18–21)'},
    question: {cs: 'Odpovídá pokaždé a bez chyb?', en: 'Does it respond every time, without errors?'},
    remedy: {cs: 'Ověřte adresu, rychlost a vodiče', en: 'Check the address, baud rate, and wires'},
  },
];

export default function NoData(): ReactNode {
  const text = useText();
  return (
    <>
      {STATIONS.map(({icon, name, question, remedy}) => (
        <Fragment key={icon}>
          <Box icon={icon} title={name} note={question}>
            <p className={styles.line}>
              {text({cs: 'ne', en: 'no'})} <Sign>→</Sign> <strong>{text(remedy)}</strong>
            </p>
          </Box>
          <Down label={{cs: 'ano', en: 'yes'}} />
        </Fragment>
      ))}
      <Box title={{cs: 'Nahlaste závadu', en: 'Report the fault'}} />
    </>
  );
}
