import type {Localized} from '../config/locales';
import {roles} from './roles';

/** People who may do a task, e.g. anyone signed in. `link` leads to the section that describes them. */
interface TaskRole {
  name: Localized;
  link: string;
}

const PERMISSIONS = '/docs/web-portal/users/roles#permissions';

/** Portal roles except `guest`, by id. All names except that of the highest role end with "or higher". */
const portalRoles = Object.fromEntries(
  roles.slice(0, -1).map(({id, name: {cs, en}}, index): [string, TaskRole] => [
    id,
    {
      name: {
        cs: `${cs.charAt(0).toLowerCase()}${cs.slice(1)}${index > 0 ? ' a vyšší role' : ''}`,
        en: `${en}${index > 0 ? ' or higher' : ''}`,
      },
      link: PERMISSIONS,
    },
  ]),
);

/** Permitted values of `role` in `task`. `guest` means anyone signed in, because all roles have guest rights. */
export const TASK_ROLES: Readonly<Record<string, TaskRole>> = {
  anyone: {
    name: {cs: 'kdokoli, i bez účtu', en: 'anyone, even without an account'},
    link: '/docs/web-portal/users/roles#no-account',
  },
  guest: {name: {cs: 'každý přihlášený', en: 'anyone signed in'}, link: PERMISSIONS},
  ...portalRoles,
  password: {
    name: {cs: 'kdo má heslo Bluetooth', en: 'anyone with the Bluetooth password'},
    link: '/docs/web-portal/devices/basics#passwords',
  },
  integrator: {
    name: {
      cs: 'programátor PLC; v rozvaděči kvalifikovaná osoba',
      en: 'PLC programmer, electrician (cabinets)',
    },
    link: '/docs/hardware/intro#electrical-safety',
  },
};
