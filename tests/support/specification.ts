/** Documents of each sidebar as the specification lists them, in any order. */
export const DOCUMENTS: Readonly<Record<string, readonly string[]>> = {
  extChartsSidebar: ['ext-charts/intro'],
  webPortalSidebar: [
    ...['intro', 'dashboard', 'map', 'report', 'terminal', 'companies'],
    ...['charts/basics', 'charts/charts-controls', 'charts/export-token-management'],
    ...['construction/basics', 'construction/images-management', 'construction/location-set'],
    ...['basics', 'params', 'used-params'].map((name) => `construction/measurement-point/${name}`),
    ...['construction-view/basics', 'devices/basics', 'devices/assign-to-mp', 'export/basics'],
    ...['users/basics', 'users/roles', 'users/userSettings'],
  ].map((name) => `web-portal/${name}`),
  mobileAppSidebar: [
    ...['intro', 'intro/device-overview', 'intro/mp-selection'],
    ...['intro', 'scan-devices', 'ble-control', 'ble-firmware', 'ble-measure', 'ble-terminal'].map(
      (name) => `ble-basics/${name}`,
    ),
    ...['error-correction', 'graphs', 'permissions'].map((name) => `extras/${name}`),
  ].map((name) => `mobile-app/${name}`),
  hardwareSidebar: [
    ...['intro', 'dynasense/local_gui', 'geosnake/bluetooth', 'geosnake/modbus', 'laser/bluetooth', 'laser/modbus'],
  ].map((name) => `hardware/${name}`),
};

/** Slugs of the lists of categories, by sidebar. */
export const CATEGORIES: Readonly<Record<string, readonly string[]>> = {
  extChartsSidebar: [],
  webPortalSidebar: [
    'data',
    'export-dat',
    'správa-uživatelů',
    'správa-konstrukce',
    'měřící-bod',
    'správa-zařízení',
    'zobrazení-konstrukce',
  ],
  mobileAppSidebar: ['správa-měřícího-bodu', 'bluetooth-komunikace', 'doplňující-informace'],
  hardwareSidebar: ['dynasense', 'geosnake', 'laser'],
};
