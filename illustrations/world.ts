/**
 * The sample world of all pictures: one organization with its constructions, measurement points, devices and people.
 * Scenes take names and numbers from here, so that no two pictures disagree.
 */
import type {IconName} from './parts/Icon';
import type {Localized} from './types';

export const ORGANIZATION: Localized = {cs: 'Ukázková organizace', en: 'Sample organization'};

/** A second organization, of which the signed-in user is an ordinary member. */
export const OTHER_ORGANIZATION: Localized = {cs: 'Druhá organizace', en: 'Second organization'};

/** Number of users in the organization, and in the second organization (`otherCount`). */
export const USERS = {count: 12, otherCount: 4} as const;

/** The signed-in user. */
export const PERSON = {
  first: {cs: 'Ukázka', en: 'Sample'},
  last: {cs: 'Vzorová', en: 'Person'},
  email: {cs: 'vzorova@example.com', en: 'person@example.com'},
  phone: '+420 123 456 789',
  role: 'Construction Admin',
} as const;

export interface Device {
  /** Name in the portal and over Bluetooth: product line and serial number. */
  name: string;
  serial: string;
  firmware: string;
  /** Percent. */
  battery: number;
  /** Inside the device, degrees Celsius. */
  temperature: number;
}

type Numbers = readonly [firmware: string, battery: number, temperature: number];

const device = (line: string, serial: string, [firmware, battery, temperature]: Numbers): Device => ({
  name: `${line} ${serial}`,
  serial,
  firmware,
  battery,
  temperature,
});

/** A Dynasense device, which measures acceleration and tilt. */
const dynasense = (serial: string, ...numbers: Numbers) => device('Dynasense', serial, numbers);
/** A laser device, which measures distances, e.g. joint openings and displacements. */
const laser = (serial: string, ...numbers: Numbers) => device('Laser', serial, numbers);
const geosnake = (serial: string, ...numbers: Numbers) => device('GeoSnake', serial, numbers);

/** The device at the top of a bridge pier. It appears in scenes of the mobile app and of its own web interface. */
export const PIER_DEVICE = dynasense('DS-0417', '2.4.1', 82, 23.3);

/** Devices of the organization without a measurement point. */
export const AVAILABLE: readonly Device[] = [
  dynasense('DS-0431', '2.4.1', 97, 19.8),
  dynasense('DS-0432', '2.4.1', 98, 19.6),
  dynasense('DS-0436', '2.4.1', 96, 19.9),
];

export interface Point {
  name: Localized;
  /** Assigned device, when there is one. */
  device?: Device;
  minutesAgo?: number;
}

/** The sample measurement point, which most scenes about a single point show. */
export const PIER_POINT: Point = {
  name: {cs: 'P2 – hlava – náklon', en: 'P2 – top – tilt'},
  device: PIER_DEVICE,
  minutesAgo: 4,
};

/** A measurement point without an assigned device. */
export const EMPTY_POINT: Point = {name: {cs: 'P2 – pata – náklon', en: 'P2 – base – tilt'}};

/** Name of the point that the form for a new point adds. */
export const NEW_POINT: Localized = {cs: 'P1 – pata – náklon', en: 'P1 – base – tilt'};

/** The measurement point whose device has stopped sending data. */
export const SILENT_POINT: Point = {
  name: {cs: 'Z3 – náklon', en: 'W3 – tilt'},
  device: dynasense('DS-0411', '2.4.1', 64, 18.2),
};

/** Days since the silent device last sent data. */
export const SILENT_DAYS = 3;

/** The point whose device has a low battery. */
export const WEAK_POINT: Point = {
  name: {cs: 'V2 – vaznice', en: 'R2 – purlin'},
  device: dynasense('DS-0407', '2.4.1', 31, 21.3),
  minutesAgo: 26,
};

export interface Construction {
  icon: IconName;
  name: Localized;
  /** Number of its measurement points. */
  count: number;
  minutesAgo: number;
}

export const BRIDGE: Construction = {
  icon: 'bridge',
  name: {cs: 'Most přes potok', en: 'Bridge over the brook'},
  count: 8,
  minutesAgo: 4,
};

export const WALL: Construction = {
  icon: 'wall',
  name: {cs: 'Opěrná zeď na stráni', en: 'Hillside retaining wall'},
  count: 5,
  minutesAgo: 38,
};

export const FOOTBRIDGE: Construction = {
  icon: 'footbridge',
  name: {cs: 'Lávka u mlýna', en: 'Footbridge by the mill'},
  count: 4,
  minutesAgo: 11,
};

export const HALL: Construction = {
  icon: 'hall',
  name: {cs: 'Střecha haly B', en: 'Roof of hall B'},
  count: 7,
  minutesAgo: 26,
};

export const CONSTRUCTIONS: readonly Construction[] = [BRIDGE, FOOTBRIDGE, HALL, WALL];

export const BRIDGE_POINTS: readonly Point[] = [
  {name: {cs: 'O1 – dilatační závěr', en: 'A1 – expansion joint'}, device: laser('LS-0112', '1.2', 88, 21.4)},
  {name: {cs: 'P1 – hlava – náklon', en: 'P1 – top – tilt'}, device: dynasense('DS-0416', '2.4.1', 79, 22.8)},
  PIER_POINT,
  EMPTY_POINT,
  {name: {cs: 'Pole 1 – zrychlení', en: 'Span 1 – acceleration'}, device: dynasense('DS-0422', '2.4.1', 91, 20.9)},
  {name: {cs: 'Pole 2 – zrychlení', en: 'Span 2 – acceleration'}, device: dynasense('DS-0425', '2.4.1', 90, 21.1)},
  {name: {cs: 'O2 – dilatační závěr', en: 'A2 – expansion joint'}, device: laser('LS-0113', '1.2', 86, 21.2)},
  {name: {cs: 'Teplota vzduchu', en: 'Air temperature'}, device: geosnake('GS-0230', '6', 77, 20.1)},
];

export const WALL_POINTS: readonly Point[] = [
  {name: {cs: 'Z1 – náklon', en: 'W1 – tilt'}, device: dynasense('DS-0402', '2.4.1', 76, 18.6), minutesAgo: 38},
  {name: {cs: 'Z2 – náklon', en: 'W2 – tilt'}, device: dynasense('DS-0405', '2.3.0', 73, 18.4), minutesAgo: 41},
  SILENT_POINT,
  {name: {cs: 'Z4 – posun koruny', en: 'W4 – displacement'}, device: laser('LS-0120', '1.2', 84, 18.9), minutesAgo: 40},
  {name: {cs: 'Z5 – teplota', en: 'W5 – temperature'}, device: geosnake('GS-0221', '6', 80, 18.1), minutesAgo: 39},
];

/** Numbers of measurement points, of points with a device, and of devices without a point. */
export const COUNTS = {
  points: CONSTRUCTIONS.reduce((sum, {count}) => sum + count, 0),
  assigned: CONSTRUCTIONS.reduce((sum, {count}) => sum + count, 0) - 1,
  available: AVAILABLE.length,
} as const;

/** The first four assigned devices in order of name, with the names of their points. */
export const ASSIGNED = [...BRIDGE_POINTS, ...WALL_POINTS, WEAK_POINT]
  .flatMap(({name, device: assigned}) => (assigned ? [{point: name, device: assigned}] : []))
  .sort((one, other) => (one.device.name < other.device.name ? -1 : 1))
  .slice(0, 4);
