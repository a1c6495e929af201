import {defineDiagram} from '../define';
import {arrow, card, cardHeight, circle, path, rect, text, textHeight, type CardOptions, type Shape} from '../shapes';

interface Thing {
  title: string;
  note: string;
}

interface Level extends Thing {
  icon: NonNullable<CardOptions['icon']>;
  /** There may be many of them. */
  many: boolean;
  /** What belongs to this level. */
  belongs: readonly Thing[];
}

const cs: readonly Level[] = [
  {
    title: 'Organizace',
    note: 'vlastník staveb',
    icon: 'organization',
    many: false,
    belongs: [
      {title: 'Uživatelé a role', note: 'role platí jen v této organizaci'},
      {title: 'Exportní token', note: 'otevře grafy organizace, nebo jen jedné konstrukce'},
    ],
  },
  {
    title: 'Konstrukce',
    note: 'most, lávka, budova, zeď',
    icon: 'bridge',
    many: true,
    belongs: [
      {title: 'Pohled na konstrukci', note: 'hodnoty na fotografii nebo výkresu'},
      {title: 'Token InfluxDB', note: 'surové řady pro jiný software'},
    ],
  },
  {
    title: 'Měřicí bod',
    note: 'místo na konstrukci',
    icon: 'point',
    many: true,
    belongs: [
      {title: 'Naměřená data', note: 'zůstávají i po výměně zařízení'},
      {title: 'Parametry', note: 'jednotky, posuny, násobitele, filtry'},
    ],
  },
  {
    title: 'Zařízení',
    note: 'přiřazené k bodu',
    icon: 'device',
    many: false,
    belongs: [
      {title: 'Heslo Bluetooth', note: 'každé zařízení má své'},
      {title: 'Volné zařízení', note: 'v organizaci, ale bez bodu: data se neukládají'},
    ],
  },
];

const en: readonly Level[] = [
  {
    title: 'Organization',
    note: 'owner of the structures',
    icon: 'organization',
    many: false,
    belongs: [
      {title: 'Users and roles', note: 'a role holds in this organization only'},
      {title: 'Export token', note: 'opens charts of the organization or of one construction'},
    ],
  },
  {
    title: 'Construction',
    note: 'bridge, building, wall',
    icon: 'bridge',
    many: true,
    belongs: [
      {title: 'Construction view', note: 'values on a photo or drawing'},
      {title: 'InfluxDB token', note: 'raw series for other software'},
    ],
  },
  {
    title: 'Measurement point',
    note: 'a place on the structure',
    icon: 'point',
    many: true,
    belongs: [
      {title: 'Measured data', note: 'stay when the device is swapped'},
      {title: 'Parameters', note: 'units, offsets, multipliers, filters'},
    ],
  },
  {
    title: 'Device',
    note: 'assigned to the point',
    icon: 'device',
    many: false,
    belongs: [
      {title: 'Bluetooth password', note: 'each device has its own'},
      {title: 'Available device', note: 'in the organization, but without a point: no data stored'},
    ],
  },
];

const ROW = 92;
const ROW_GAP = 24;

export default defineDiagram<readonly Level[]>(
  {cs, en},
  {
    wide: (levels) => ({
      width: 680,
      height: levels.length * (ROW + ROW_GAP) - ROW_GAP + 4,
      shapes: levels.flatMap(({belongs, many, ...level}, index): Shape[] => {
        const y = index * (ROW + ROW_GAP) + 2;
        const middle = y + ROW / 2;
        return [
          ...(index > 0
            ? arrow([
                [112, y - ROW_GAP + (levels[index - 1]?.many ? 8 : 0)],
                [112, y],
              ])
            : []),
          path('dashed', `M224 ${middle}H262`),
          ...card({x: 2, y: y + 4, width: 222, height: ROW - 8}, {...level, stacked: many}),
          ...belongs.flatMap((thing, column) =>
            card({x: 262 + column * 212, y, width: 204, height: ROW}, {...thing, look: 'panel'}),
          ),
        ];
      }),
    }),
    narrow: (levels) => {
      const shapes: Shape[] = [];
      let y = 2;
      levels.forEach(({belongs, many, ...level}, index) => {
        const height = cardHeight(288, level);
        if (index > 0) {
          shapes.push(
            ...arrow([
              [24, y - 22],
              [24, y],
            ]),
          );
        }
        const noteWidth = 240;
        const noteHeights = belongs.map(({note}) => 24 + textHeight(note, noteWidth));
        const panelHeight = noteHeights.reduce((sum, noteHeight) => sum + noteHeight + 8, 16);
        shapes.push(rect('panel', {x: 2, y: y + 20, width: 288, height: height - 20 + panelHeight}));
        shapes.push(...card({x: 2, y, width: 288, height}, {...level, stacked: many}));
        let top = y + height + (many ? 18 : 12);
        belongs.forEach(({title, note}, item) => {
          shapes.push(
            circle('node', 20, top + 10, 4),
            text(title, {x: 36, y: top, width: noteWidth, height: 20}, {face: 'title'}),
            text(note, {x: 36, y: top + 21, width: noteWidth, height: (noteHeights[item] ?? 0) - 22}),
          );
          top += (noteHeights[item] ?? 0) + 8;
        });
        y += height + panelHeight + 24;
      });
      return {width: 300, height: y - 20, shapes};
    },
  },
);
