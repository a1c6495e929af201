/** Source: public manual of a comparable portal. Inferred: the tasks marked as unconfirmed. */
import type {Localized} from '../config/locales';
import {withIds} from './types';

export type RoleId = 'global-admin' | 'organization-admin' | 'construction-admin' | 'user' | 'guest';

/** A role of the portal. A person can have a different role in each organization. */
interface Role {
  name: Localized;
  /** Name in the portal, the same in all languages, e.g. `Organization Admin (Company Admin)` with an earlier name. */
  portalName: string;
  scope: Localized;
}

/** All roles, from the most rights to the fewest. */
export const roles = withIds<RoleId, Role>({
  'global-admin': {
    name: {cs: 'Globální administrátor', en: 'Global Administrator'},
    portalName: 'Global Admin',
    scope: {cs: 'celý systém; provozovatel', en: 'the whole system; the operator'},
  },
  'organization-admin': {
    name: {cs: 'Administrátor organizace', en: 'Organization Administrator'},
    portalName: 'Organization Admin (Company Admin)',
    scope: {cs: 'vlastní organizace', en: 'their own organization'},
  },
  'construction-admin': {
    name: {cs: 'Administrátor konstrukce', en: 'Construction Administrator'},
    portalName: 'Construction Admin',
    scope: {cs: 'konstrukce, ke kterým má přístup', en: 'constructions that they have access to'},
  },
  user: {
    name: {cs: 'Uživatel', en: 'User'},
    portalName: 'User',
    scope: {cs: 'přiřazené konstrukce a měřicí body', en: 'constructions and measurement points assigned to them'},
  },
  guest: {
    name: {cs: 'Host', en: 'Guest'},
    portalName: 'Guest',
    scope: {cs: 'jen to, co mu bylo zpřístupněno', en: 'only items that they have been granted access to'},
  },
});
