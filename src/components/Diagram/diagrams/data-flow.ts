import {
  arrow,
  badge,
  type Box,
  card,
  cardHeight,
  circle,
  defineDiagram,
  labelsOf,
  icon,
  path,
  rect,
  type Shapes,
  text,
} from '../draw';

const LABELS = labelsOf({
  sensor: {cs: 'Snímač', en: 'Sensor'},
  sensorNote: {cs: 'změří veličinu', en: 'measures a quantity'},
  device: {cs: 'Zařízení', en: 'Device'},
  deviceNote: {cs: 'odešle data', en: 'sends the data'},
  gateway: {cs: 'Brána', en: 'Gateway'},
  cloudNote: {cs: 'uloží data k měřicímu bodu', en: 'stores data with the measurement point'},
  processed: {cs: 'Přepočteno podle parametrů bodu', en: 'With the parameters of the point'},
  portal: {cs: 'Portál', en: 'Portal'},
  portalNote: {cs: 'grafy a pohled na konstrukci', en: 'charts and Construction View'},
  external: {cs: 'Externí grafy', en: 'External Charts'},
  externalNote: {cs: 'odkazem, bez účtu', en: 'by link, no account'},
  raw: {cs: 'Bez přepočtu', en: 'Unprocessed'},
  software: {cs: 'Jiný software', en: 'Other software'},
  softwareNote: {cs: 'čte surové řady', en: 'reads raw series'},
});

/** A piece of a bridge inside a panel: deck, pier with the device, water, the sensor under the deck. */
function bridge(panel: Box, deckY: number, pierX: number, sensorX: number, deviceY: number): Shapes {
  const [x, y, width, height] = panel;
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
    rect('card', [pierX + 9, deviceY, 34, 28], 5),
    icon('device', pierX + 15, deviceY + 3, 22),
  ];
}

/** Name with its step number, and a note under it. */
function named(number: number, title: string, note: string, [x, y, width, height]: Box): Shapes {
  return [
    badge(number, x + 11, y + 11),
    text(title, [x + 29, y + 1, width - 29, 20], {face: 'title'}),
    text(note, [x, y + 26, width, height - 26]),
  ];
}

export default defineDiagram(LABELS, {
  wide: (labels) => {
    const middle = 184;
    const [cloudX, cloudY] = [338, middle - 80];
    const lane = (y: number): Box => [188, y - 23, 122, 46];
    const out = (y: number): Box => [506, y, 164, 78];
    return {
      height: 368,
      shapes: [
        bridge([0, 0, 160, 368], 132, 30, 118, 196),
        named(1, labels.sensor, labels.sensorNote, [12, 12, 142, 64]),
        path('dashed', 'M118 82V116'),
        named(2, labels.device, labels.deviceNote, [56, 246, 100, 66]),
        [60, middle, 280].map((y) => arrow([73, 210, 174, 210, 174, y, 188, y])),
        arrow([310, 60, 324, 60, 324, middle - 34, 338, middle - 34]),
        arrow([310, middle, 338, middle]),
        arrow([310, 328, 324, 328, 324, middle + 34, 338, middle + 34]),
        card(lane(60), {title: 'LTE', icon: 'tower'}),
        card(lane(middle), {title: 'Wi-Fi', icon: 'wifi'}),
        card([188, 263, 122, 34], {title: 'RS-485', centred: true}),
        arrow([249, 297, 249, 311]),
        card([188, 311, 122, 34], {title: labels.gateway, centred: true}),
        rect('card', [cloudX, cloudY, 128, 160]),
        rect('tile', [cloudX + 12, cloudY + 12, 38, 38], 6),
        icon('cloud', cloudX + 19, cloudY + 19),
        badge(3, cloudX + 105, cloudY + 31),
        text('Cloud', [cloudX + 12, cloudY + 56, 104, 20], {face: 'title'}),
        text(labels.cloudNote, [cloudX + 12, cloudY + 78, 106, 74]),
        rect('panel', [496, 0, 184, 224], 10),
        text(labels.processed, [507, 6, 166, 40], {align: 'middle'}),
        card(out(50), {title: labels.portal, note: labels.portalNote, number: 4}),
        card(out(136), {title: labels.external, note: labels.externalNote, number: 5}),
        rect('panel', [496, 242, 184, 126], 10),
        text(labels.raw, [507, 250, 166, 22], {align: 'middle'}),
        card(out(280), {title: labels.software, note: labels.softwareNote, number: 5}),
        arrow([466, middle - 24, 481, middle - 24, 481, 112, 496, 112]),
        arrow([466, middle + 24, 481, middle + 24, 481, 305, 496, 305]),
      ],
    };
  },
  narrow: (labels) => {
    const half = (x: number, y: number): Box => [x, y, 124, 98];
    const cloudOptions = {title: 'Cloud', note: labels.cloudNote, icon: 'cloud', number: 3} as const;
    const cloudHeight = cardHeight(300, cloudOptions);
    const cloudY = 404;
    const outY = cloudY + cloudHeight + 34;
    const rawY = outY + 168;
    return {
      height: rawY + 74,
      shapes: [
        bridge([0, 0, 300, 220], 72, 42, 214, 116),
        named(1, labels.sensor, labels.sensorNote, [140, 8, 154, 46]),
        named(2, labels.device, labels.deviceNote, [98, 124, 150, 46]),
        arrow([68, 144, 68, 240, 44, 240, 44, 262]),
        arrow([68, 240, 150, 240, 150, 262]),
        arrow([68, 240, 256, 240, 256, 262]),
        card([0, 262, 88, 62], {title: 'LTE', centred: true}),
        card([106, 262, 88, 62], {title: 'Wi-Fi', centred: true}),
        card([212, 262, 88, 40], {title: 'RS-485', centred: true}),
        arrow([256, 302, 256, 318]),
        card([212, 318, 88, 40], {title: labels.gateway, centred: true}),
        arrow([44, 324, 44, 380, 150, 380, 150, cloudY]),
        arrow([150, 324, 150, cloudY]),
        arrow([256, 358, 256, 380, 150, 380, 150, cloudY]),
        card([0, cloudY, 300, cloudHeight], cloudOptions),
        arrow([136, cloudY + cloudHeight, 136, outY]),
        rect('panel', [0, outY, 272, 156], 10),
        text(labels.processed, [12, outY + 6, 248, 40], {align: 'middle'}),
        card(half(8, outY + 50), {title: labels.portal, note: labels.portalNote, number: 4}),
        card(half(140, outY + 50), {title: labels.external, note: labels.externalNote, number: 5}),
        rect('panel', [0, rawY, 272, 74], 10),
        text(labels.raw, [10, rawY, 100, 74], {align: 'middle'}),
        card([114, rawY + 8, 150, 58], {title: labels.software, note: labels.softwareNote, number: 5}),
        arrow([287, cloudY + cloudHeight, 287, rawY + 37, 272, rawY + 37]),
      ],
    };
  },
});
