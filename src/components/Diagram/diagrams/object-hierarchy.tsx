import React, {Fragment, type ReactNode} from 'react';
import type {Localized} from '../../../lib/locale';
import {Box, Down, type IconName, useText} from '../parts';

const LEVELS: readonly {icon: IconName; title: Localized; note: Localized; belongs: readonly Localized[]}[] = [
  {
    icon: 'organization',
    title: {cs: 'Organizace', en: 'Organization'},
    note: {cs: 'vlastník staveb', en: 'owner of the structures'},
    belongs: [
      {cs: 'uživatelé a jejich role v této organizaci', en: 'users and their roles in this organization'},
      {cs: 'exportní tokeny, které otevřou grafy', en: 'export tokens, which open charts'},
    ],
  },
  {
    icon: 'bridge',
    title: {cs: 'Konstrukce', en: 'Construction'},
    note: {cs: 'most, lávka, budova, zeď', en: 'bridge, building, wall'},
    belongs: [
      {cs: 'pohledy s hodnotami na fotografii nebo výkresu', en: 'views with values on a photo or drawing'},
      {cs: 'tokeny InfluxDB pro jiný software', en: 'InfluxDB tokens for other software'},
    ],
  },
  {
    icon: 'point',
    title: {cs: 'Měřicí bod', en: 'Measurement point'},
    note: {cs: 'místo na konstrukci', en: 'a place on the structure'},
    belongs: [
      {cs: 'naměřená data, i po výměně zařízení', en: 'measured data, also after the device is swapped'},
      {cs: 'parametry: jednotky, posuny, násobitele, filtry', en: 'parameters: units, offsets, multipliers, filters'},
    ],
  },
  {
    icon: 'device',
    title: {cs: 'Zařízení', en: 'Device'},
    note: {cs: 'přiřazené k bodu', en: 'assigned to the point'},
    belongs: [
      {cs: 'vlastní heslo Bluetooth', en: 'its own Bluetooth password'},
      {cs: 'bez bodu je volné a data se neukládají', en: 'without a point: available, no data stored'},
    ],
  },
];

export default function ObjectHierarchy(): ReactNode {
  const text = useText();
  return LEVELS.map(({icon, title, note, belongs}, index) => (
    <Fragment key={icon}>
      {index > 0 && <Down />}
      <Box icon={icon} title={title} note={note}>
        <ul>
          {belongs.map((thing) => (
            <li key={thing.en}>{text(thing)}</li>
          ))}
        </ul>
      </Box>
    </Fragment>
  ));
}
