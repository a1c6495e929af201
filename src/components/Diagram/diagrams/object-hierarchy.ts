import {arrow, card, cardHeight, circle, defineDiagram, path, rect, type Shapes, text} from '../draw';
import {textHeight} from '../text';

/** Name and note of a level, then of the two things that belong to it. */
type Texts = readonly (readonly [title: string, note: string])[];

const cs: readonly Texts[] = [
  [
    ['Organizace', 'vlastník staveb'],
    ['Uživatelé a role', 'role platí jen v této organizaci'],
    ['Exportní token', 'otevře grafy organizace, nebo jen jedné konstrukce'],
  ],
  [
    ['Konstrukce', 'most, lávka, budova, zeď'],
    ['Pohled na konstrukci', 'hodnoty na fotografii nebo výkresu'],
    ['Token InfluxDB', 'surové řady pro jiný software'],
  ],
  [
    ['Měřicí bod', 'místo na konstrukci'],
    ['Naměřená data', 'zůstávají i po výměně zařízení'],
    ['Parametry', 'jednotky, posuny, násobitele, filtry'],
  ],
  [
    ['Zařízení', 'přiřazené k bodu'],
    ['Heslo Bluetooth', 'každé zařízení má své'],
    ['Volné zařízení', 'v organizaci, ale bez bodu: data se neukládají'],
  ],
];

const en: readonly Texts[] = [
  [
    ['Organization', 'owner of the structures'],
    ['Users and roles', 'a role applies only in this organization'],
    ['Export token', 'opens charts of the organization or one construction'],
  ],
  [
    ['Construction', 'bridge, building, wall'],
    ['Construction View', 'values on a photo or drawing'],
    ['InfluxDB token', 'raw series for other software'],
  ],
  [
    ['Measurement point', 'a place on the structure'],
    ['Measured data', 'stay when the device is swapped'],
    ['Parameters', 'units, offsets, multipliers, filters'],
  ],
  [
    ['Device', 'assigned to the point'],
    ['Bluetooth password', 'each device has its own'],
    ['Available device', 'in the organization but without a point: no data stored'],
  ],
];

const ICONS = ['organization', 'bridge', 'point', 'device'] as const;
/** There may be many constructions and many points. */
const MANY = [false, true, true, false];

const levels = (texts: readonly Texts[]) =>
  texts.map(([own, ...belongs], index) => ({
    icon: ICONS[index],
    many: MANY[index],
    title: own?.[0] ?? '',
    note: own?.[1],
    belongs: belongs.map(([title, note]) => ({title, note})),
  }));

const ROW = 92;
const ROW_GAP = 24;

export default defineDiagram(
  {cs: levels(cs), en: levels(en)},
  {
    wide: (all) => ({
      height: all.length * (ROW + ROW_GAP) - ROW_GAP + 4,
      shapes: all.map(({belongs, many, ...level}, index): Shapes => {
        const y = index * (ROW + ROW_GAP) + 2;
        const middle = y + ROW / 2;
        return [
          index > 0 ? arrow([112, y - ROW_GAP + (all[index - 1]?.many ? 8 : 0), 112, y]) : [],
          path('dashed', `M224 ${middle}H262`),
          card([2, y + 4, 222, ROW - 8], {...level, stacked: many}),
          belongs.map((thing, column) => card([262 + column * 212, y, 204, ROW], {...thing, look: 'panel'})),
        ];
      }),
    }),
    narrow: (all) => {
      const shapes: Shapes[] = [];
      let y = 2;
      all.forEach(({belongs, many, ...level}, index) => {
        const height = cardHeight(288, level);
        if (index > 0) {
          shapes.push(arrow([24, y - 22, 24, y]));
        }
        const noteWidth = 240;
        const noteHeights = belongs.map(({note}) => 24 + textHeight(note, noteWidth));
        const panelHeight = noteHeights.reduce((sum, noteHeight) => sum + noteHeight + 8, 16);
        shapes.push(rect('panel', [2, y + 20, 288, height - 20 + panelHeight]));
        shapes.push(card([2, y, 288, height], {...level, stacked: many}));
        let top = y + height + (many ? 18 : 12);
        belongs.forEach(({title, note}, item) => {
          shapes.push(
            circle('node', 20, top + 10, 4),
            text(title, [36, top, noteWidth, 20], {face: 'title'}),
            text(note, [36, top + 21, noteWidth, (noteHeights[item] ?? 0) - 22]),
          );
          top += (noteHeights[item] ?? 0) + 8;
        });
        y += height + panelHeight + 24;
      });
      return {height: y - 20, shapes};
    },
  },
);
