import type {Localized} from '../config/locales';

export type DeviceModel = 'dynasense' | 'geosnake' | 'logger' | 'laser';

/** Names of the device models in tables and in the titles of device sheets. */
export const DEVICE_NAMES: Readonly<Record<DeviceModel, Localized | string>> = {
  dynasense: 'Dynasense',
  geosnake: {cs: 'GeoSnake s RS-485', en: 'GeoSnake RS-485 model'},
  logger: {cs: 'GeoSnake, záznamník', en: 'GeoSnake logger model'},
  laser: 'Laser',
};
