import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/**
 * A category with its own listing page at `/docs/category/<slug>`. The slugs are Czech in both languages, because
 * published addresses must not change. English labels and descriptions are in
 * i18n/en/docusaurus-plugin-content-docs/current.json
 */
function category(slug: string, label: string, description: string, items: SidebarsConfig[string] & unknown[]) {
  return {
    type: 'category' as const,
    label,
    // A document may have the same name as its category; the titles of the pages must differ.
    link: {type: 'generated-index' as const, slug: `/category/${slug}`, title: `${label} – přehled`, description},
    items,
  };
}

/** The sidebars. The first document of the first sidebar must be `MAIN_DOC`; `/docs` redirects to this document. */
const sidebars: SidebarsConfig = {
  webPortalSidebar: [
    'web-portal/intro',
    'web-portal/dashboard',
    'web-portal/map',
    'web-portal/report',
    'web-portal/terminal',
    'web-portal/companies',
    category('data', 'Data', 'Grafy naměřených hodnot, jejich ovládání a sdílení exportními tokeny.', [
      'web-portal/charts/basics',
      'web-portal/charts/charts-controls',
      'web-portal/charts/export-token-management',
    ]),
    category(
      'správa-konstrukce',
      'Správa konstrukce',
      'Založení konstrukce, její obrázky, poloha a měřicí body, které k ní patří.',
      [
        'web-portal/construction/basics',
        'web-portal/construction/images-management',
        'web-portal/construction/location-set',
        category(
          'měřící-bod',
          'Měřicí bod',
          'Místo na konstrukci, ke kterému se ukládají data, a parametry, které je upravují.',
          [
            'web-portal/construction/measurement-point/basics',
            'web-portal/construction/measurement-point/params',
            'web-portal/construction/measurement-point/used-params',
          ],
        ),
      ],
    ),
    category(
      'zobrazení-konstrukce',
      'Pohled na konstrukci',
      'Naměřené hodnoty umístěné na fotografii nebo výkresu konstrukce.',
      ['web-portal/construction-view/basics'],
    ),
    category(
      'správa-zařízení',
      'Správa zařízení',
      'Registrace zařízení v organizaci a jejich přiřazování k měřicím bodům.',
      ['web-portal/devices/basics', 'web-portal/devices/assign-to-mp'],
    ),
    category('export-dat', 'Export dat', 'Způsoby, jak naměřená data ze systému získat.', ['web-portal/export/basics']),
    category(
      'správa-uživatelů',
      'Správa uživatelů',
      'Uživatelské účty, role v organizaci a nastavení vlastního profilu.',
      ['web-portal/users/basics', 'web-portal/users/roles', 'web-portal/users/userSettings'],
    ),
  ],
  mobileAppSidebar: [
    'mobile-app/intro',
    category(
      'správa-měřícího-bodu',
      'Správa měřicího bodu',
      'Přehled zařízení a volba měřicího bodu z telefonu přímo na místě.',
      ['mobile-app/intro/device-overview', 'mobile-app/intro/mp-selection'],
    ),
    category(
      'bluetooth-komunikace',
      'Komunikace přes Bluetooth',
      'Vyhledání zařízení, jeho ovládání, měření, firmware a příkazy přes Bluetooth Low Energy.',
      [
        'mobile-app/ble-basics/intro',
        'mobile-app/ble-basics/scan-devices',
        'mobile-app/ble-basics/ble-control',
        'mobile-app/ble-basics/ble-firmware',
        'mobile-app/ble-basics/ble-measure',
        'mobile-app/ble-basics/ble-terminal',
      ],
    ),
    category(
      'doplňující-informace',
      'Doplňující informace',
      'Chyby měření a přenosu, čtení grafů v telefonu a oprávnění systémů Android a iOS.',
      ['mobile-app/extras/error-correction', 'mobile-app/extras/graphs', 'mobile-app/extras/permissions'],
    ),
  ],
  hardwareSidebar: [
    'hardware/intro',
    category('dynasense', 'Dynasense', 'Jednotka pro dynamická měření a její místní webové rozhraní.', [
      'hardware/dynasense/local_gui',
    ]),
    category('geosnake', 'GeoSnake', 'Příkazy přes Bluetooth a registry Modbus na sběrnici RS-485.', [
      'hardware/geosnake/bluetooth',
      'hardware/geosnake/modbus',
    ]),
    category(
      'laser',
      'Laser',
      'Laserový dálkoměr: registry na sběrnici Modbus, připojení přes Bluetooth a volba cíle.',
      ['hardware/laser/bluetooth', 'hardware/laser/modbus'],
    ),
  ],
  extChartsSidebar: ['ext-charts/intro'],
};

export default sidebars;
