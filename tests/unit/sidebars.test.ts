import assert from 'node:assert/strict';
import {test} from 'node:test';
import sidebars from '../../sidebars';

/** Documents of each sidebar as the specification lists them, in any order. */
const EXPECTED: Readonly<Record<string, readonly string[]>> = {
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
const CATEGORIES: Readonly<Record<string, readonly string[]>> = {
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

interface Category {
  items: Item[];
  link?: {slug?: string};
}

type Item = string | Category;

function everything(items: readonly Item[]): {documents: string[]; slugs: string[]} {
  const parts = items.map((item) => {
    if (typeof item === 'string') {
      return {documents: [item], slugs: []};
    }
    const {documents, slugs} = everything(item.items);
    return {documents, slugs: [...(item.link?.slug ? [item.link.slug] : []), ...slugs]};
  });
  return {documents: parts.flatMap(({documents}) => documents), slugs: parts.flatMap(({slugs}) => slugs)};
}

test('each sidebar holds the documents and categories of the specification, each once, and no other', () => {
  assert.deepEqual(Object.keys(sidebars).sort(), Object.keys(EXPECTED).sort());
  for (const [id, items] of Object.entries(sidebars)) {
    const {documents, slugs} = everything(items as unknown as Item[]);
    assert.deepEqual(documents.toSorted(), EXPECTED[id]?.toSorted(), id);
    assert.deepEqual(slugs.toSorted(), CATEGORIES[id]?.map((slug) => `/category/${slug}`).toSorted(), id);
  }
});
