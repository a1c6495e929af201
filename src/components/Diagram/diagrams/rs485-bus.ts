import {defineDiagram} from '../define';
import {card, circle, path, rect, text, type Box, type Shape} from '../shapes';

interface Labels {
  master: string;
  masterNote: string;
  device: string;
  address: (number: number) => string;
  ends: string;
  cable: string;
  chain: string;
  chainNote: string;
  stub: string;
  stubNote: string;
  star: string;
  starNote: string;
}

const cs: Labels = {
  master: 'Řídicí jednotka',
  masterNote: 'na konci vedení',
  device: 'Zařízení',
  address: (number) => `adresa ${number}`,
  ends: 'odpor jen na obou koncích',
  cable: 'stíněný kroucený pár a společná zem',
  chain: 'V jedné řadě',
  chainNote: 'od zařízení k zařízení',
  stub: 'Dlouhá odbočka',
  stubNote: 'signál se odráží',
  star: 'Hvězda',
  starNote: 'příliš mnoho konců',
};

const en: Labels = {
  master: 'Control unit',
  masterNote: 'at one end',
  device: 'Device',
  address: (number) => `address ${number}`,
  ends: 'resistors at the two ends only',
  cable: 'shielded twisted pair and common ground',
  chain: 'One line',
  chainNote: 'from device to device',
  stub: 'Long stub',
  stubNote: 'the signal is reflected',
  star: 'Star',
  starNote: 'too many ends',
};

const OHMS = '120\u00a0Ω';

/** A resistor between two points of a vertical or horizontal line. */
function resistor(x: number, y: number, vertical: boolean): Shape {
  return rect(
    'card',
    vertical ? {x: x - 7, y: y - 13, width: 14, height: 26} : {x: x - 13, y: y - 7, width: 26, height: 14},
    2,
  );
}

function verdict(good: boolean, x: number, y: number): Shape[] {
  return [
    circle(good ? 'good' : 'bad', x, y, 12),
    path('mark', good ? `M${x - 5} ${y}l3.5 4 6.5-8` : `M${x - 4.5} ${y - 4.5}l9 9M${x + 4.5} ${y - 4.5}l-9 9`),
  ];
}

const small = (x: number, y: number): Shape => rect('card', {x: x - 11, y: y - 9, width: 22, height: 18}, 4);
const end = (x: number, y: number): Shape => rect('solid', {x: x - 3.5, y: y - 7, width: 7, height: 14}, 1.5);

type Topology = 'chain' | 'stub' | 'star';

/** A topology in 180 × 62 units: devices as boxes, resistors as bars. */
function topology(kind: Topology, x: number, y: number): Shape[] {
  switch (kind) {
    case 'chain':
      return [
        path(
          'flow',
          `M${x + 6} ${y + 44}H${x + 174}M${x + 40} ${y + 44}v-12M${x + 90} ${y + 44}v-12M${x + 140} ${y + 44}v-12`,
        ),
        ...[40, 90, 140].map((offset) => small(x + offset, y + 26)),
        end(x + 6, y + 44),
        end(x + 174, y + 44),
      ];
    case 'stub':
      return [
        path('flow', `M${x + 6} ${y + 54}H${x + 174}M${x + 40} ${y + 54}v-10M${x + 140} ${y + 54}v-10`),
        path('signalLine', `M${x + 90} ${y + 54}V${y + 12}`),
        small(x + 40, y + 38),
        small(x + 90, y + 10),
        small(x + 140, y + 38),
        end(x + 6, y + 54),
        end(x + 174, y + 54),
      ];
    case 'star':
      return [
        path(
          'signalLine',
          `M${x + 30} ${y + 10}L${x + 90} ${y + 33}L${x + 150} ${y + 10}M${x + 30} ${y + 54}L${x + 90} ${y + 33}L${x + 150} ${y + 54}`,
        ),
        ...[30, 150].flatMap((offset) => [small(x + offset, y + 10), small(x + offset, y + 54)]),
        small(x + 90, y + 33),
      ];
  }
}

const WIRES = ['A', 'B', 'GND'] as const;
const WIRE_LOOKS = {A: 'flow', B: 'signalLine', GND: 'dashed'} as const;

/** Name of a wire, on the wire. */
function wireName(wire: (typeof WIRES)[number], x: number, y: number): Shape {
  return text(wire, {x: x - 20, y: y - 9, width: 40, height: 18}, {face: 'label', anchor: 'middle', halo: 'surface'});
}

function topologies(labels: Labels): readonly {kind: Topology; title: string; note: string}[] {
  return [
    {kind: 'chain', title: labels.chain, note: labels.chainNote},
    {kind: 'stub', title: labels.stub, note: labels.stubNote},
    {kind: 'star', title: labels.star, note: labels.starNote},
  ];
}

export default defineDiagram<Labels>(
  {cs, en},
  {
    wide: (labels) => {
      const boxes = [
        {x: 44, title: labels.master, note: labels.masterNote, width: 138},
        ...[1, 2, 3].map((number) => ({
          x: 60 + number * 148,
          title: labels.device,
          note: labels.address(number),
          width: 112,
        })),
      ];
      const wireY = {A: 88, B: 128, GND: 152} as const;
      return {
        width: 680,
        height: 378,
        shapes: [
          ...WIRES.map((wire) => path(WIRE_LOOKS[wire], `M24 ${wireY[wire]}H656`)),
          ...boxes.flatMap(({x, width, title, note}): Shape[] => [
            ...WIRES.flatMap((wire, index): Shape[] => {
              const tapX = x + width / 2 + (index - 1) * 24;
              return [path(WIRE_LOOKS[wire], `M${tapX} 66V${wireY[wire]}`), circle('node', tapX, wireY[wire], 4)];
            }),
            ...card({x, y: 2, width, height: 66}, {title, note, centred: true}),
          ]),
          ...[24, 656].flatMap((x): Shape[] => [
            path('line', `M${x} ${wireY.A}V${wireY.B}`),
            resistor(x, (wireY.A + wireY.B) / 2, true),
          ]),
          text(OHMS, {x: 36, y: 99, width: 56, height: 18}, {face: 'label'}),
          text(OHMS, {x: 588, y: 99, width: 56, height: 18}, {face: 'label', anchor: 'end'}),
          ...WIRES.map((wire) => wireName(wire, 194, wireY[wire])),
          text(`${labels.ends} · ${labels.cable}`, {x: 24, y: 172, width: 632, height: 18}, {anchor: 'middle'}),
          ...topologies(labels).flatMap(({kind, title, note}, index): Shape[] => {
            const panel: Box = {x: index * 232, y: 212, width: 216, height: 164};
            return [
              rect('panel', panel, 10),
              ...verdict(kind === 'chain', panel.x + 26, panel.y + 28),
              text(title, {x: panel.x + 48, y: panel.y + 18, width: 156, height: 20}, {face: 'title'}),
              ...topology(kind, panel.x + 18, panel.y + 52),
              text(note, {x: panel.x + 12, y: panel.y + 136, width: 192, height: 18}, {anchor: 'middle'}),
            ];
          }),
        ],
      };
    },
    narrow: (labels) => {
      const boxes = [
        {title: labels.master, note: labels.masterNote},
        ...[1, 2, 3].map((number) => ({title: labels.device, note: labels.address(number)})),
      ];
      const wireX = {A: 26, B: 86, GND: 116} as const;
      const boxY = (index: number): number => 44 + index * 82;
      const bottom = 380;
      return {
        width: 300,
        height: 830,
        shapes: [
          ...WIRES.map((wire) => path(WIRE_LOOKS[wire], `M${wireX[wire]} 22V${bottom}`)),
          ...boxes.flatMap(({title, note}, index): Shape[] => [
            ...WIRES.flatMap((wire, tap): Shape[] => {
              const tapY = boxY(index) + 16 + tap * 17;
              return [path(WIRE_LOOKS[wire], `M${wireX[wire]} ${tapY}H146`), circle('node', wireX[wire], tapY, 4)];
            }),
            ...card({x: 146, y: boxY(index), width: 152, height: 66}, {title, note, centred: true}),
          ]),
          ...[22, bottom].flatMap((y): Shape[] => [
            path('line', `M${wireX.A} ${y}H${wireX.B}`),
            resistor((wireX.A + wireX.B) / 2, y, false),
          ]),
          text(OHMS, {x: 29, y: 32, width: 54, height: 18}, {face: 'label', anchor: 'middle'}),
          text(OHMS, {x: 29, y: bottom - 30, width: 54, height: 18}, {face: 'label', anchor: 'middle'}),
          ...WIRES.map((wire) => wireName(wire, wireX[wire], boxY(1) - 8)),
          text(labels.ends, {x: 2, y: 396, width: 296, height: 18}, {anchor: 'middle'}),
          text(labels.cable, {x: 2, y: 416, width: 296, height: 36}, {anchor: 'middle'}),
          ...topologies(labels).flatMap(({kind, title, note}, index): Shape[] => {
            const y = 468 + index * 122;
            return [
              rect('panel', {x: 2, y, width: 296, height: 112}, 10),
              ...verdict(kind === 'chain', 24, y + 24),
              text(title, {x: 44, y: y + 14, width: 240, height: 20}, {face: 'title'}),
              ...topology(kind, 10, y + 40),
              text(note, {x: 204, y: y + 38, width: 86, height: 68}, {align: 'middle'}),
            ];
          }),
        ],
      };
    },
  },
);
