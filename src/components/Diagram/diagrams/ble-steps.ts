import {defineDiagram} from '../define';
import {arrow, badge, card, path, rect, text, type Shape} from '../shapes';
import {textWidth} from '../text';

type Direction = 'to-phone' | 'at-phone' | 'to-device' | 'both';

interface Step {
  name: string;
  /** Why a connection may stop here. */
  hint: string;
}

interface Labels {
  device: string;
  phone: string;
  hints: string;
  steps: readonly Step[];
}

const DIRECTIONS: readonly Direction[] = ['to-phone', 'at-phone', 'to-device', 'to-device', 'to-phone', 'both'];

const cs: Labels = {
  device: 'Zařízení',
  phone: 'Telefon',
  hints: 'Zastavilo se to tady?',
  steps: [
    {name: 'Ohlašování', hint: 'baterie, spánek, velká vzdálenost'},
    {name: 'Vyhledávání', hint: 'oprávnění telefonu, vypnuté Bluetooth'},
    {name: 'Připojení', hint: 'připojený je někdo jiný'},
    {name: 'Ověření heslem', hint: 'překlep, nebo heslo jiného zařízení'},
    {name: 'Zjištění služeb', hint: 'oznámení nejsou zapnutá'},
    {name: 'Příkazy a odpovědi', hint: 'překlep, chybí konec řádku'},
  ],
};

const en: Labels = {
  device: 'Device',
  phone: 'Phone',
  hints: 'Did it stop here?',
  steps: [
    {name: 'Advertising', hint: 'battery, sleep, too far away'},
    {name: 'Scanning', hint: 'phone permissions, Bluetooth off'},
    {name: 'Connecting', hint: 'someone else is connected'},
    {name: 'Authentication', hint: 'typing error, or another device’s password'},
    {name: 'Service discovery', hint: 'notifications are not turned on'},
    {name: 'Commands and responses', hint: 'typing error, missing line end'},
  ],
};

/** What goes between the two life lines in one step. */
function message(direction: Direction, left: number, right: number, y: number): Shape[] {
  switch (direction) {
    case 'to-phone':
      return arrow([
        [left, y],
        [right, y],
      ]);
    case 'to-device':
      return arrow([
        [right, y],
        [left, y],
      ]);
    case 'both':
      return arrow(
        [
          [left, y],
          [right, y],
        ],
        {heads: 'both'},
      );
    case 'at-phone':
      return arrow([
        [right, y - 20],
        [right - 30, y - 20],
        [right - 30, y],
        [right, y],
      ]);
  }
}

/** Step number and name, centred above the arrow. */
function stepName(number: number, name: string, left: number, right: number, y: number): Shape[] {
  const width = textWidth(name, 'label');
  const start = (left + right - width - 30) / 2;
  return [
    ...badge(number, start + 11, y),
    text(name, {x: start + 30, y: y - 9, width: right - start - 30, height: 18}, {face: 'label', halo: 'panel'}),
  ];
}

export default defineDiagram<Labels>(
  {cs, en},
  {
    wide: ({device, phone, hints, steps}) => {
      const [left, right] = [76, 396];
      const row = 60;
      const top = 64;
      return {
        width: 680,
        height: top + steps.length * row,
        shapes: [
          ...steps.map((_step, index) => rect('panel', {x: 0, y: top + index * row + 4, width: 680, height: row - 6})),
          path('dashed', `M${left} 50V${top + steps.length * row - 4}M${right} 50V${top + steps.length * row - 4}`),
          ...card({x: left - 74, y: 2, width: 148, height: 48}, {title: device, icon: 'device'}),
          ...card({x: right - 74, y: 2, width: 148, height: 48}, {title: phone, icon: 'phone'}),
          text(hints, {x: 490, y: 16, width: 186, height: 20}, {face: 'title', tone: 'signal'}),
          ...steps.flatMap(({name, hint}, index): Shape[] => {
            const y = top + index * row;
            return [
              ...message(DIRECTIONS[index] ?? 'both', left, right, y + 44),
              ...stepName(index + 1, name, left, right, y + 22),
              text(hint, {x: 490, y: y + 6, width: 182, height: row - 10}, {align: 'middle'}),
            ];
          }),
        ],
      };
    },
    narrow: ({device, phone, hints, steps}) => {
      const [left, right] = [20, 280];
      const row = 84;
      const top = 84;
      return {
        width: 300,
        height: top + steps.length * row,
        shapes: [
          ...steps.map((_step, index) => rect('panel', {x: 0, y: top + index * row + 4, width: 300, height: row - 6})),
          path('dashed', `M${left} 50V${top + steps.length * row - 4}M${right} 50V${top + steps.length * row - 4}`),
          ...card({x: 0, y: 2, width: 134, height: 48}, {title: device, icon: 'device'}),
          ...card({x: 166, y: 2, width: 134, height: 48}, {title: phone, icon: 'phone'}),
          text(hints, {x: 36, y: 60, width: 228, height: 20}, {face: 'title', tone: 'signal', anchor: 'middle'}),
          ...steps.flatMap(({name, hint}, index): Shape[] => {
            const y = top + index * row;
            return [
              ...message(DIRECTIONS[index] ?? 'both', left, right, y + 40),
              ...stepName(index + 1, name, left, right, y + 20),
              text(hint, {x: 36, y: y + 45, width: 228, height: 36}, {anchor: 'middle', align: 'middle'}),
            ];
          }),
        ],
      };
    },
  },
);
