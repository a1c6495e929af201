import {defineDiagram} from '../define';
import {arrow, badge, card, cardHeight, circle, icon, path, rect, text, type Box, type Shape} from '../shapes';

interface Labels {
  sensor: string;
  sensorNote: string;
  device: string;
  deviceNote: string;
  gateway: string;
  cloudNote: string;
  processed: string;
  portal: string;
  portalNote: string;
  external: string;
  externalNote: string;
  raw: string;
  software: string;
  softwareNote: string;
}

const cs: Labels = {
  sensor: 'Snímač',
  sensorNote: 'změří veličinu',
  device: 'Zařízení',
  deviceNote: 'odešle data',
  gateway: 'Brána',
  cloudNote: 'uloží data k měřicímu bodu',
  processed: 'Přepočteno podle parametrů bodu',
  portal: 'Portál',
  portalNote: 'grafy a pohled na konstrukci',
  external: 'Externí grafy',
  externalNote: 'odkazem, bez účtu',
  raw: 'Bez přepočtu',
  software: 'Jiný software',
  softwareNote: 'čte surové řady',
};

const en: Labels = {
  sensor: 'Sensor',
  sensorNote: 'measures a quantity',
  device: 'Device',
  deviceNote: 'sends the data',
  gateway: 'Gateway',
  cloudNote: 'stores data under the measurement point',
  processed: 'With the parameters of the point',
  portal: 'Portal',
  portalNote: 'charts and construction view',
  external: 'External charts',
  externalNote: 'by link, no account',
  raw: 'Unprocessed',
  software: 'Other software',
  softwareNote: 'reads raw series',
};

/** A piece of a bridge inside a panel: deck, pier with the device, water, the sensor under the deck. */
function bridge(panel: Box, deckY: number, pierX: number, sensorX: number, deviceY: number): Shape[] {
  const {x, y, width, height} = panel;
  const bottom = y + height;
  const waterY = bottom - 26;
  return [
    rect('panel', panel, 10),
    path('water', `M${x} ${waterY}H${x + width}V${bottom - 10}a10 10 0 0 1 -10 10H${x + 10}a10 10 0 0 1 -10 -10Z`),
    path(
      'ripple',
      `M${x + 16} ${waterY + 10}h22M${x + width - 74} ${waterY + 9}h34M${x + width - 46} ${waterY + 17}h24`,
    ),
    path(
      'thin',
      `M${x} ${deckY - 10}H${x + width}${[0, 1, 2, 3, 4, 5, 6, 7].map((post) => `M${x + ((post + 0.5) * width) / 8} ${deckY - 10}v10`).join('')}`,
    ),
    path('solid', `M${x} ${deckY}H${x + width}V${deckY + 11}H${x}Z`),
    path('solid', `M${pierX - 10} ${deckY + 11}h20l-3 ${waterY - deckY - 5}h-14Z`),
    path('signalLine', `M${sensorX} ${deckY + 16}v14H${pierX + 26}V${deviceY}`),
    circle('sensor', sensorX, deckY + 13, 7),
    rect('card', {x: pierX + 9, y: deviceY, width: 34, height: 28}, 5),
    icon('device', pierX + 15, deviceY + 3, 22),
  ];
}

/** Name with its step number, and a note under it. */
function named(number: number, title: string, note: string, box: Box): Shape[] {
  return [
    ...badge(number, box.x + 11, box.y + 11),
    text(title, {x: box.x + 29, y: box.y + 1, width: box.width - 29, height: 20}, {face: 'title'}),
    text(note, {x: box.x, y: box.y + 26, width: box.width, height: box.height - 26}),
  ];
}

export default defineDiagram<Labels>(
  {cs, en},
  {
    wide: (labels) => {
      const scene = {x: 0, y: 0, width: 160, height: 368};
      const middle = 184;
      const cloud = {x: 338, y: middle - 80, width: 128, height: 160};
      const lane = (y: number): Box => ({x: 188, y: y - 23, width: 122, height: 46});
      const out = (y: number, height = 78): Box => ({x: 506, y, width: 164, height});
      return {
        width: 680,
        height: 368,
        shapes: [
          ...bridge(scene, 132, 30, 118, 196),
          ...named(1, labels.sensor, labels.sensorNote, {x: 12, y: 12, width: 142, height: 64}),
          path('dashed', 'M118 82V116'),
          ...named(2, labels.device, labels.deviceNote, {x: 56, y: 246, width: 100, height: 66}),
          ...[60, middle, 280].flatMap((y) =>
            arrow([
              [73, 210],
              [174, 210],
              [174, y],
              [188, y],
            ]),
          ),
          ...arrow([
            [310, 60],
            [324, 60],
            [324, middle - 34],
            [338, middle - 34],
          ]),
          ...arrow([
            [310, middle],
            [338, middle],
          ]),
          ...arrow([
            [310, 328],
            [324, 328],
            [324, middle + 34],
            [338, middle + 34],
          ]),
          ...card(lane(60), {title: 'LTE', icon: 'tower'}),
          ...card(lane(middle), {title: 'Wi-Fi', icon: 'wifi'}),
          ...card({x: 188, y: 263, width: 122, height: 34}, {title: 'RS-485', centred: true}),
          ...arrow([
            [249, 297],
            [249, 311],
          ]),
          ...card({x: 188, y: 311, width: 122, height: 34}, {title: labels.gateway, centred: true}),
          rect('card', cloud),
          rect('tile', {x: cloud.x + 12, y: cloud.y + 12, width: 38, height: 38}, 6),
          icon('cloud', cloud.x + 19, cloud.y + 19),
          ...badge(3, cloud.x + cloud.width - 23, cloud.y + 31),
          text('Cloud', {x: cloud.x + 12, y: cloud.y + 56, width: 104, height: 20}, {face: 'title'}),
          text(labels.cloudNote, {x: cloud.x + 12, y: cloud.y + 78, width: 106, height: 74}),
          rect('panel', {x: 496, y: 0, width: 184, height: 224}, 10),
          text(labels.processed, {x: 507, y: 6, width: 166, height: 40}, {align: 'middle'}),
          ...card(out(50), {title: labels.portal, note: labels.portalNote, number: 4}),
          ...card(out(136), {title: labels.external, note: labels.externalNote, number: 5}),
          rect('panel', {x: 496, y: 242, width: 184, height: 126}, 10),
          text(labels.raw, {x: 507, y: 250, width: 166, height: 22}, {align: 'middle'}),
          ...card(out(280, 78), {title: labels.software, note: labels.softwareNote, number: 5}),
          ...arrow([
            [466, middle - 24],
            [481, middle - 24],
            [481, 112],
            [496, 112],
          ]),
          ...arrow([
            [466, middle + 24],
            [481, middle + 24],
            [481, 305],
            [496, 305],
          ]),
        ],
      };
    },
    narrow: (labels) => {
      const half = (x: number, y: number): Box => ({x, y, width: 124, height: 98});
      const cloudOptions = {title: 'Cloud', note: labels.cloudNote, icon: 'cloud', number: 3} as const;
      const cloudHeight = cardHeight(300, cloudOptions);
      const cloudY = 404;
      const outY = cloudY + cloudHeight + 34;
      const rawY = outY + 168;
      return {
        width: 300,
        height: rawY + 74,
        shapes: [
          ...bridge({x: 0, y: 0, width: 300, height: 220}, 72, 42, 214, 116),
          ...named(1, labels.sensor, labels.sensorNote, {x: 140, y: 8, width: 154, height: 46}),
          ...named(2, labels.device, labels.deviceNote, {x: 98, y: 124, width: 150, height: 46}),
          ...arrow([
            [68, 144],
            [68, 240],
            [44, 240],
            [44, 262],
          ]),
          ...arrow([
            [68, 240],
            [150, 240],
            [150, 262],
          ]),
          ...arrow([
            [68, 240],
            [256, 240],
            [256, 262],
          ]),
          ...card({x: 0, y: 262, width: 88, height: 62}, {title: 'LTE', centred: true}),
          ...card({x: 106, y: 262, width: 88, height: 62}, {title: 'Wi-Fi', centred: true}),
          ...card({x: 212, y: 262, width: 88, height: 40}, {title: 'RS-485', centred: true}),
          ...arrow([
            [256, 302],
            [256, 318],
          ]),
          ...card({x: 212, y: 318, width: 88, height: 40}, {title: labels.gateway, centred: true}),
          ...arrow([
            [44, 324],
            [44, 380],
            [150, 380],
            [150, cloudY],
          ]),
          ...arrow([
            [150, 324],
            [150, cloudY],
          ]),
          ...arrow([
            [256, 358],
            [256, 380],
            [150, 380],
            [150, cloudY],
          ]),
          ...card({x: 0, y: cloudY, width: 300, height: cloudHeight}, cloudOptions),
          ...arrow([
            [136, cloudY + cloudHeight],
            [136, outY],
          ]),
          rect('panel', {x: 0, y: outY, width: 272, height: 156}, 10),
          text(labels.processed, {x: 12, y: outY + 6, width: 248, height: 40}, {align: 'middle'}),
          ...card(half(8, outY + 50), {title: labels.portal, note: labels.portalNote, number: 4}),
          ...card(half(140, outY + 50), {title: labels.external, note: labels.externalNote, number: 5}),
          rect('panel', {x: 0, y: rawY, width: 272, height: 74}, 10),
          text(labels.raw, {x: 10, y: rawY, width: 100, height: 74}, {align: 'middle'}),
          ...card(
            {x: 114, y: rawY + 8, width: 150, height: 58},
            {title: labels.software, note: labels.softwareNote, number: 5},
          ),
          ...arrow([
            [287, cloudY + cloudHeight],
            [287, rawY + 37],
            [272, rawY + 37],
          ]),
        ],
      };
    },
  },
);
