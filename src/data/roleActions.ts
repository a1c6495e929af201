/** Source: public manual of a comparable portal. Inferred: the tasks marked as unconfirmed. */
import type {Localized} from '../config/locales';
import type {RoleId} from './roles';
import {listed, type Text} from './types';

type ActionGroup = 'data' | 'devices' | 'people' | 'sharing';

export const ACTION_GROUPS: Readonly<Record<ActionGroup, Localized>> = {
  data: {cs: 'Data a konstrukce', en: 'Data and constructions'},
  devices: {cs: 'Zařízení', en: 'Devices'},
  people: {cs: 'Lidé a upozornění', en: 'People and notifications'},
  sharing: {cs: 'Sdílení dat', en: 'Data sharing'},
};

/**
 * Whether a role may perform an action, and on which items:
 * - `policy`: no, unless the policy of the portal installation allows the action
 * - `all`: on all items
 * - `organization`: on all items of the organization
 * - `own`: on the person's own items
 * - `unstated`: not known
 */
export type Access = 'yes' | 'no' | 'read-only' | 'policy' | 'all' | 'organization' | 'own' | 'unstated';

export const ACCESS_LABELS: Readonly<Record<Access, Text | null>> = {
  yes: {cs: 'ano', en: 'yes'},
  no: {cs: 'ne', en: 'no'},
  'read-only': {cs: 'jen čtení', en: 'read-only'},
  policy: {cs: 'ne; pravidla provozu to mohou povolit', en: 'no, unless the policy of your installation allows it'},
  all: {cs: 'všechny', en: 'all'},
  organization: {cs: 'všechny v organizaci', en: 'all in the organization'},
  own: {cs: 'vlastní', en: 'own'},
  unstated: null,
};

/** A task in the portal, with the access that each role has to it. */
interface RoleAction {
  action: Localized;
  access: Readonly<Record<RoleId, Access>>;
}

/** Maps each role to its access. The arguments are in the order of {@link roles}. */
function access(global: Access, organization: Access, construction: Access, user: Access, guest: Access) {
  return {'global-admin': global, 'organization-admin': organization, 'construction-admin': construction, user, guest};
}

const EVERYONE = access('yes', 'yes', 'yes', 'yes', 'yes');
const UP_FROM_CONSTRUCTION = access('yes', 'yes', 'yes', 'no', 'no');
const UP_FROM_ORGANIZATION = access('yes', 'yes', 'no', 'no', 'no');
const OPERATOR = access('yes', 'no', 'no', 'no', 'no');
const OWN_BELOW_ORGANIZATION = access('all', 'organization', 'own', 'own', 'own');

/** The actions by group and id. */
const ACTIONS: Readonly<Record<ActionGroup, Readonly<Record<string, RoleAction>>>> = {
  data: {
    'view-data': {action: {cs: 'prohlížet data', en: 'view data'}, access: EVERYONE},
    'manage-constructions': {
      action: {cs: 'spravovat konstrukce a měřicí body', en: 'manage constructions and measurement points'},
      access: UP_FROM_CONSTRUCTION,
    },
    'save-parameters': {
      action: {cs: 'ukládat parametry měřicího bodu', en: 'save measurement point parameters'},
      access: UP_FROM_CONSTRUCTION,
    },
    'edit-construction-view': {
      action: {cs: 'upravovat pohled na konstrukci', en: 'edit Construction View'},
      access: UP_FROM_CONSTRUCTION,
    },
    'export-construction-view': {
      action: {
        cs: 'uložit pohled na konstrukci do JPG nebo PDF (neověřeno)',
        en: 'save Construction View as JPG or PDF (unconfirmed)',
      },
      access: EVERYONE,
    },
  },
  devices: {
    'register-device': {
      action: {cs: 'registrovat a odregistrovat zařízení', en: 'register and unregister devices'},
      access: OPERATOR,
    },
    'assign-device': {
      action: {cs: 'přiřadit a odebrat zařízení', en: 'assign and unassign devices'},
      access: access('yes', 'yes', 'yes', 'read-only', 'read-only'),
    },
    'use-terminal': {
      action: {
        cs: 'používat terminál Bluetooth a zjistit v něm hesla zařízení',
        en: 'use the Bluetooth terminal and look up device passwords in it',
      },
      access: EVERYONE,
    },
  },
  people: {
    'manage-organization': {
      action: {cs: 'založit a upravit organizaci (neověřeno)', en: 'create and edit an organization (unconfirmed)'},
      access: OPERATOR,
    },
    'see-members': {
      action: {cs: 'vidět seznam členů organizace', en: 'see the members of an organization'},
      access: access('yes', 'yes', 'yes', 'yes', 'unstated'),
    },
    'create-users': {
      action: {cs: 'zakládat a přiřazovat uživatele', en: 'create and assign users'},
      access: UP_FROM_ORGANIZATION,
    },
    'grant-construction-admin': {
      action: {cs: 'udělit roli administrátora konstrukce', en: 'grant the Construction Administrator role'},
      access: UP_FROM_ORGANIZATION,
    },
    'grant-higher': {action: {cs: 'udělit vyšší roli', en: 'grant a higher role'}, access: OPERATOR},
    'own-profile': {
      action: {cs: 'změnit vlastní údaje a heslo', en: 'change your own details and password'},
      access: EVERYONE,
    },
    'own-alerts': {
      action: {cs: 'spravovat vlastní odběr upozornění', en: 'manage your own alert subscriptions'},
      access: EVERYONE,
    },
    'others-alerts': {
      action: {cs: 'spravovat odběr upozornění ostatních', en: 'manage other people’s alert subscriptions'},
      access: UP_FROM_CONSTRUCTION,
    },
    'edit-watchdog': {
      action: {cs: 'nastavit hlídání výpadku dat (watchdog)', en: 'set up missing-data monitoring (watchdog)'},
      access: access('yes', 'policy', 'no', 'no', 'no'),
    },
  },
  sharing: {
    'create-export-token': {
      action: {cs: 'vytvořit exportní token', en: 'create an export token'},
      access: UP_FROM_ORGANIZATION,
    },
    'list-export-tokens': {
      action: {cs: 'vidět seznam exportních tokenů', en: 'see the list of export tokens'},
      access: OWN_BELOW_ORGANIZATION,
    },
    'edit-export-token': {
      action: {cs: 'upravit a smazat exportní token', en: 'edit and delete an export token'},
      access: OWN_BELOW_ORGANIZATION,
    },
    'create-influxdb-token': {
      action: {cs: 'vytvořit a smazat token InfluxDB', en: 'create and delete an InfluxDB token'},
      access: access('yes', 'no', 'unstated', 'unstated', 'unstated'),
    },
    'see-influxdb-token': {
      action: {cs: 'vidět token InfluxDB', en: 'see an InfluxDB token'},
      access: access('yes', 'yes', 'unstated', 'unstated', 'unstated'),
    },
  },
};

export const roleActions = listed(ACTIONS);
