import assert from 'node:assert/strict';
import {test} from 'vitest';
import {nearestPages} from './nearestPages';

const PAGES = [
  {path: '/', title: 'Domů'},
  {path: '/docs/web-portal/intro/', title: 'Webový portál'},
  {path: '/docs/web-portal/map/', title: 'Mapa'},
  {path: '/docs/web-portal/users/roles/', title: 'Role uživatelů'},
  {path: '/docs/web-portal/users/userSettings/', title: 'Nastavení uživatele'},
  {path: '/docs/category/správa-uživatelů/', title: 'Správa uživatelů'},
  {path: '/docs/hardware/geosnake/modbus/', title: 'GeoSnake: Modbus'},
  {path: '/docs/hardware/laser/modbus/', title: 'Laser: Modbus'},
  {path: '/blog/', title: 'Blog'},
];

const nearest = (path: string) => nearestPages(path, PAGES).map((page) => page.path);

test('a mistyped address finds its page', () => {
  assert.equal(nearest('/docs/web-portal/mapp/')[0], '/docs/web-portal/map/');
  assert.equal(nearest('/docs/webportal/users/rolse')[0], '/docs/web-portal/users/roles/');
  assert.equal(nearest('/docs/hardware/geosnkae/modbus')[0], '/docs/hardware/geosnake/modbus/');
});

test('a page that moved is found by its last words, and by the words of its title', () => {
  assert.equal(nearest('/manual/users/roles.html')[0], '/docs/web-portal/users/roles/');
  assert.equal(nearest('/sprava-uzivatelu')[0], '/docs/category/správa-uživatelů/');
  assert.deepEqual(nearest('/docs/modbus/').sort(), [
    '/docs/hardware/geosnake/modbus/',
    '/docs/hardware/laser/modbus/',
  ]);
});

test('nothing is better than pages that have nothing to do with the address', () => {
  assert.deepEqual(nearest('/wp-login.php'), []);
  assert.deepEqual(nearest('/neexistuje'), []);
  assert.deepEqual(nearest('/%E0%A4%A'), [], 'what cannot be decoded');
  assert.deepEqual(nearest('/'), []);
});
