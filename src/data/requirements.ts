/**
 * Source: public manual of a comparable portal, requirements of Web Bluetooth in browsers, permissions that Android and
 * iOS ask for Bluetooth.
 */
import type {Localized} from '../config/locales';
import {type Text, withIds} from './types';

/** What the portal's Bluetooth terminal needs of an `item`, e.g. the browser: which ones work, and which do not. */
interface BluetoothRequirement {
  item: Localized;
  works: Text;
  fails: Text;
}

export const bluetoothRequirements = withIds<string, BluetoothRequirement>({
  browser: {
    item: {cs: 'prohlížeč', en: 'browser'},
    works: {
      cs: 'Chrome nebo Edge v počítači i v Androidu, nejlépe poslední verze',
      en: 'Chrome or Edge on a computer or Android device, preferably the latest version',
    },
    fails: 'Safari, Firefox',
  },
  system: {item: {cs: 'systém', en: 'system'}, works: 'Windows, macOS, Linux, Android', fails: 'iOS, iPadOS'},
  'portal-address': {
    item: {cs: 'adresa portálu', en: 'portal address'},
    works: '`https://`',
    fails: {cs: 'nezabezpečené `http://`', en: 'plain `http://`'},
  },
  bluetooth: {
    item: {cs: 'Bluetooth v počítači nebo telefonu', en: 'Bluetooth on the computer or phone'},
    works: {cs: 'zapnutý adaptér s podporou BLE', en: 'adapter with BLE support, turned on'},
    fails: {cs: 'vypnutý adaptér, režim Letadlo', en: 'adapter off, airplane mode'},
  },
});

type PhoneSystem = 'android' | 'ios' | 'both';

/** A permission that the mobile app may need on a phone, as follows from how Android and iOS work. */
export interface AppPermission {
  /** First and last major Android version with the permission. A missing bound means no limit. */
  versions?: {from?: number; to?: number};
  permission: Localized;
  /** Where the user can grant the permission, e.g. in the settings of the phone. */
  place?: Localized;
  purpose: Localized;
  /** Advice on whether to grant the permission, e.g. "as needed". */
  advice?: Localized;
}

const SCANNING: Localized = {cs: 'vyhledávání a připojení', en: 'scanning and connecting'};
const LOCATION_FOR_SCANNING: Localized = {
  cs: 'systém podmiňuje vyhledávání BLE přístupem k poloze',
  en: 'the system requires location for BLE scanning',
};
const WHEN_USED: Localized = {cs: 'pokud funkci budete používat', en: 'if you use it'};

/** The permissions by system and id. */
export const appPermissions: Readonly<Record<PhoneSystem, Readonly<Record<string, AppPermission>>>> = {
  android: {
    'android-nearby': {
      versions: {from: 12},
      permission: {
        cs: '**Zařízení v okolí** (`BLUETOOTH_SCAN`, `BLUETOOTH_CONNECT`)',
        en: '**Nearby devices** (`BLUETOOTH_SCAN`, `BLUETOOTH_CONNECT`)',
      },
      purpose: SCANNING,
    },
    'android-location-precise': {
      versions: {from: 10, to: 11},
      permission: {
        cs: '**Poloha**, a to **přesná** (`ACCESS_FINE_LOCATION`), a zapnuté určování polohy',
        en: '**Location**, **precise** (`ACCESS_FINE_LOCATION`), with location services on',
      },
      purpose: LOCATION_FOR_SCANNING,
    },
    'android-location': {
      versions: {from: 6, to: 9},
      permission: {
        cs: '**Poloha** (`ACCESS_FINE_LOCATION`) a zapnuté určování polohy',
        en: '**Location** (`ACCESS_FINE_LOCATION`), with location services on',
      },
      purpose: LOCATION_FOR_SCANNING,
    },
    'android-install': {
      versions: {to: 11},
      permission: {
        cs: '`BLUETOOTH`, `BLUETOOTH_ADMIN`; udělují se při instalaci bez dotazu',
        en: '`BLUETOOTH`, `BLUETOOTH_ADMIN`; granted at installation, without a prompt',
      },
      purpose: SCANNING,
    },
    'android-notifications': {
      versions: {from: 13},
      permission: {
        cs: '**Oznámení** (`POST_NOTIFICATIONS`), nepovinné',
        en: '**Notifications** (`POST_NOTIFICATIONS`), optional',
      },
      purpose: {cs: 'upozornění aplikace', en: 'notifications from the app'},
    },
  },
  ios: {
    'ios-bluetooth': {
      permission: {cs: '**Bluetooth** (iOS 13 a novější)', en: '**Bluetooth** (iOS 13 and newer)'},
      place: {
        cs: 'dotaz při prvním použití; později **Nastavení → Soukromí a zabezpečení → Bluetooth**',
        en: 'asked at first use; later **Settings → Privacy & Security → Bluetooth**',
      },
      purpose: SCANNING,
    },
    'ios-location': {
      permission: {cs: '**Poloha**, při používání aplikace', en: '**Location**, while using the app'},
      place: {
        cs: '**Nastavení → Soukromí a zabezpečení → Polohové služby**',
        en: '**Settings → Privacy & Security → Location Services**',
      },
      purpose: {
        cs: 'jen pro mapu a polohu měřicího bodu',
        en: 'only for the map and the location of a measurement point',
      },
    },
  },
  both: {
    location: {
      permission: {cs: 'poloha při používání aplikace', en: 'location while using the app'},
      purpose: {
        cs: 'poloha měřicího bodu, nejbližší konstrukce',
        en: 'location of a measurement point, nearest construction',
      },
      advice: WHEN_USED,
    },
    camera: {
      permission: {cs: 'fotoaparát, fotografie', en: 'camera, photos'},
      purpose: {
        cs: 'snímek z montáže, načtení kódu ze štítku',
        en: 'photos of the installation, scanning a code on a label',
      },
      advice: WHEN_USED,
    },
    notifications: {
      permission: {cs: 'oznámení', en: 'notifications'},
      purpose: {cs: 'upozornění', en: 'alerts'},
      advice: {cs: 'podle potřeby', en: 'as needed'},
    },
  },
};
