import {at, card, circle, defineDiagram, labelsOf, path, rect, type Shapes, text} from '../draw';

const LABELS = labelsOf({
  master: {cs: 'Řídicí jednotka', en: 'PLC or master'},
  masterNote: {cs: 'na konci vedení', en: 'at one end'},
  device: {cs: 'Zařízení', en: 'Device'},
  address: {cs: 'adresa', en: 'address'},
  ends: {cs: 'odpor jen na obou koncích', en: 'resistors at the two ends only'},
  cable: {cs: 'stíněný kroucený pár a společná zem', en: 'shielded twisted pair and common ground'},
  chain: {cs: 'V jedné řadě', en: 'One chain'},
  chainNote: {cs: 'od zařízení k zařízení', en: 'from device to device'},
  stub: {cs: 'Dlouhá odbočka', en: 'Long stub'},
  stubNote: {cs: 'signál se odráží', en: 'the signal is reflected'},
  star: {cs: 'Hvězda', en: 'Star'},
  starNote: {cs: 'příliš mnoho konců', en: 'too many ends'},
});

type Labels = (typeof LABELS)['cs'];

const OHMS = '120\u00a0Ω';

/** A resistor between two points of a vertical or horizontal line. */
function resistor(x: number, y: number, vertical: boolean): Shapes {
  return rect('card', vertical ? [x - 7, y - 13, 14, 26] : [x - 13, y - 7, 26, 14], 2);
}

function verdict(good: boolean, x: number, y: number): Shapes {
  return [
    circle(good ? 'good' : 'bad', x, y, 12),
    path('mark', good ? `M${x - 5} ${y}l3.5 4 6.5-8` : `M${x - 4.5} ${y - 4.5}l9 9M${x + 4.5} ${y - 4.5}l-9 9`),
  ];
}

const small = (x: number, y: number): Shapes => rect('card', [x - 11, y - 9, 22, 18], 4);
const ends = (y: number): Shapes => [6, 174].map((x) => rect('solid', [x - 3.5, y - 7, 7, 14], 1.5));

/** Topologies in 180 × 62 units: devices as boxes, resistors as bars. */
const TOPOLOGIES = {
  chain: [path('flow', 'M6 44H174M40 44v-12M90 44v-12M140 44v-12'), [40, 90, 140].map((x) => small(x, 26)), ends(44)],
  stub: [
    path('flow', 'M6 54H174M40 54v-10M140 54v-10'),
    path('signalLine', 'M90 54V12'),
    [small(40, 38), small(90, 10), small(140, 38)],
    ends(54),
  ],
  star: [
    path('signalLine', 'M30 10L90 33L150 10M30 54L90 33L150 54'),
    [30, 150].map((x) => [small(x, 10), small(x, 54)]),
    small(90, 33),
  ],
} satisfies Record<string, Shapes>;

const WIRES = ['A', 'B', 'GND'] as const;
const WIRE_LOOKS = {A: 'flow', B: 'signalLine', GND: 'dashed'} as const;

/** Name of a wire, on the wire. */
function wireName(wire: (typeof WIRES)[number], x: number, y: number): Shapes {
  return text(wire, [x - 20, y - 9, 40, 18], {face: 'label', anchor: 'middle', halo: 'haloOnSurface'});
}

const topologies = (labels: Labels) =>
  [
    {kind: 'chain', title: labels.chain, note: labels.chainNote},
    {kind: 'stub', title: labels.stub, note: labels.stubNote},
    {kind: 'star', title: labels.star, note: labels.starNote},
  ] as const;

export default defineDiagram(LABELS, {
  wide: (labels) => {
    const boxes = [
      {x: 44, title: labels.master, note: labels.masterNote, width: 138},
      ...[1, 2, 3].map((number) => ({
        x: 60 + number * 148,
        title: labels.device,
        note: `${labels.address} ${number}`,
        width: 112,
      })),
    ];
    const wireY = {A: 88, B: 128, GND: 152} as const;
    return {
      height: 378,
      shapes: [
        WIRES.map((wire) => path(WIRE_LOOKS[wire], `M24 ${wireY[wire]}H656`)),
        boxes.map(
          ({x, width, title, note}): Shapes => [
            WIRES.map((wire, index): Shapes => {
              const tapX = x + width / 2 + (index - 1) * 24;
              return [path(WIRE_LOOKS[wire], `M${tapX} 66V${wireY[wire]}`), circle('node', tapX, wireY[wire], 4)];
            }),
            card([x, 2, width, 66], {title, note, centred: true}),
          ],
        ),
        [24, 656].map(
          (x): Shapes => [path('line', `M${x} ${wireY.A}V${wireY.B}`), resistor(x, (wireY.A + wireY.B) / 2, true)],
        ),
        text(OHMS, [36, 99, 56, 18], {face: 'label'}),
        text(OHMS, [588, 99, 56, 18], {face: 'label', anchor: 'end'}),
        WIRES.map((wire) => wireName(wire, 194, wireY[wire])),
        text(`${labels.ends} · ${labels.cable}`, [24, 172, 632, 18], {anchor: 'middle'}),
        topologies(labels).map(({kind, title, note}, index): Shapes => {
          return at(index * 232, 212, [
            rect('panel', [0, 0, 216, 164], 10),
            verdict(kind === 'chain', 26, 28),
            text(title, [48, 18, 156, 20], {face: 'title'}),
            at(18, 52, TOPOLOGIES[kind]),
            text(note, [12, 136, 192, 18], {anchor: 'middle'}),
          ]);
        }),
      ],
    };
  },
  narrow: (labels) => {
    const boxes = [
      {title: labels.master, note: labels.masterNote},
      ...[1, 2, 3].map((number) => ({title: labels.device, note: `${labels.address} ${number}`})),
    ];
    const wireX = {A: 26, B: 86, GND: 116} as const;
    const boxY = (index: number): number => 44 + index * 82;
    const bottom = 380;
    return {
      height: 830,
      shapes: [
        WIRES.map((wire) => path(WIRE_LOOKS[wire], `M${wireX[wire]} 22V${bottom}`)),
        boxes.map(
          ({title, note}, index): Shapes => [
            WIRES.map((wire, tap): Shapes => {
              const tapY = boxY(index) + 16 + tap * 17;
              return [path(WIRE_LOOKS[wire], `M${wireX[wire]} ${tapY}H146`), circle('node', wireX[wire], tapY, 4)];
            }),
            card([146, boxY(index), 152, 66], {title, note, centred: true}),
          ],
        ),
        [22, bottom].map(
          (y): Shapes => [path('line', `M${wireX.A} ${y}H${wireX.B}`), resistor((wireX.A + wireX.B) / 2, y, false)],
        ),
        text(OHMS, [29, 32, 54, 18], {face: 'label', anchor: 'middle'}),
        text(OHMS, [29, bottom - 30, 54, 18], {face: 'label', anchor: 'middle'}),
        WIRES.map((wire) => wireName(wire, wireX[wire], boxY(1) - 8)),
        text(labels.ends, [2, 396, 296, 18], {anchor: 'middle'}),
        text(labels.cable, [2, 416, 296, 36], {anchor: 'middle'}),
        topologies(labels).map(({kind, title, note}, index): Shapes => {
          return at(2, 468 + index * 122, [
            rect('panel', [0, 0, 296, 112], 10),
            verdict(kind === 'chain', 22, 24),
            text(title, [42, 14, 240, 20], {face: 'title'}),
            at(8, 40, TOPOLOGIES[kind]),
            text(note, [202, 38, 86, 68], {align: 'middle'}),
          ]);
        }),
      ],
    };
  },
});
