import React, {type ReactNode} from 'react';
import type {Localized} from '../../../lib/locale';
import {roles} from '../../../data/roles';
import {Box, Icon, useText} from '../parts';
import styles from '../styles.module.css';

/** Rights of each role, in the order of `roles`. Each role also has the rights of all later roles. */
const RIGHTS: readonly Localized[] = [
  {cs: 'registruje zařízení, vytváří tokeny InfluxDB', en: 'registers devices, creates InfluxDB tokens'},
  {cs: 'zakládá uživatele, vytváří exportní tokeny', en: 'creates users and export tokens'},
  {
    cs: 'spravuje konstrukce a měřicí body, přiřazuje zařízení',
    en: 'manages constructions and measurement points, assigns devices',
  },
  {cs: 'prohlíží data', en: 'views data'},
  {cs: 'prohlíží data', en: 'views data'},
];

const READ_ONLY_FROM = 3;

/** The box of the role at `index`. The boxes of all roles with fewer rights are nested in this box. */
function Scope({index}: {index: number}): ReactNode {
  const text = useText();
  const [role, rights] = [roles[index], RIGHTS[index]];
  return (
    role &&
    rights && (
      <Box title={role.name} note={role.scope}>
        <p className={styles.line}>
          <Icon name={index < READ_ONLY_FROM ? 'edit' : 'eye'} /> {text(rights)}
        </p>
        <Scope index={index + 1} />
      </Box>
    )
  );
}

export default function Roles(): ReactNode {
  return <Scope index={0} />;
}
