import clsx from 'clsx';
import React, {type ReactNode} from 'react';
import type {Localized} from '../../../lib/locale';
import {Box, type IconName, NextArrow} from '../parts';
import styles from '../styles.module.css';

interface Thing {
  title: Localized;
  note: Localized;
}

interface Level extends Thing {
  icon: IconName;
  /** Whether several items of this level can belong to one item of the level above. */
  many?: boolean;
  belongs: readonly Thing[];
}

const LEVELS: readonly Level[] = [
  {
    icon: 'organization',
    title: {cs: 'Organizace', en: 'Organization'},
    note: {cs: 'vlastník staveb', en: 'owner of the structures'},
    belongs: [
      {
        title: {cs: 'Uživatelé a role', en: 'Users and roles'},
        note: {cs: 'role platí jen v této organizaci', en: 'a role applies only in this organization'},
      },
      {
        title: {cs: 'Exportní token', en: 'Export token'},
        note: {
          cs: 'otevře grafy organizace, nebo jen jedné konstrukce',
          en: 'opens charts of the organization or one construction',
        },
      },
    ],
  },
  {
    icon: 'bridge',
    many: true,
    title: {cs: 'Konstrukce', en: 'Construction'},
    note: {cs: 'most, lávka, budova, zeď', en: 'bridge, building, wall'},
    belongs: [
      {
        title: {cs: 'Pohled na konstrukci', en: 'Construction View'},
        note: {cs: 'hodnoty na fotografii nebo výkresu', en: 'values on a photo or drawing'},
      },
      {
        title: {cs: 'Token InfluxDB', en: 'InfluxDB token'},
        note: {cs: 'surové řady pro jiný software', en: 'raw series for other software'},
      },
    ],
  },
  {
    icon: 'point',
    many: true,
    title: {cs: 'Měřicí bod', en: 'Measurement point'},
    note: {cs: 'místo na konstrukci', en: 'a place on the structure'},
    belongs: [
      {
        title: {cs: 'Naměřená data', en: 'Measured data'},
        note: {cs: 'zůstávají i po výměně zařízení', en: 'stay when the device is swapped'},
      },
      {
        title: {cs: 'Parametry', en: 'Parameters'},
        note: {cs: 'jednotky, posuny, násobitele, filtry', en: 'units, offsets, multipliers, filters'},
      },
    ],
  },
  {
    icon: 'device',
    title: {cs: 'Zařízení', en: 'Device'},
    note: {cs: 'přiřazené k bodu', en: 'assigned to the point'},
    belongs: [
      {
        title: {cs: 'Heslo Bluetooth', en: 'Bluetooth password'},
        note: {cs: 'každé zařízení má své', en: 'each device has its own'},
      },
      {
        title: {cs: 'Volné zařízení', en: 'Available device'},
        note: {
          cs: 'v organizaci, ale bez bodu: data se neukládají',
          en: 'in the organization but without a point: no data stored',
        },
      },
    ],
  },
];

export default function ObjectHierarchy(): ReactNode {
  return LEVELS.map(({icon, many, title, note, belongs}, index) => (
    <React.Fragment key={icon}>
      {index > 0 && (
        <div className={styles.below}>
          <NextArrow />
        </div>
      )}
      <div className={styles.level}>
        <Box icon={icon} title={title} note={note} className={clsx(many && styles.many)} />
        {belongs.map((thing) => (
          <Box key={thing.title.en} title={thing.title} note={thing.note} className={styles.quiet} />
        ))}
      </div>
    </React.Fragment>
  ));
}
