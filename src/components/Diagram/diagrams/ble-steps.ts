import {arrow, badge, card, defineDiagram, path, rect, type Shapes, text} from '../draw';
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
    {name: 'Advertising', hint: 'battery, sleep, or too far away'},
    {name: 'Scanning', hint: 'permissions, or Bluetooth off'},
    {name: 'Connecting', hint: 'someone else is connected'},
    {name: 'Authentication', hint: 'typo, or password of another device'},
    {name: 'Service discovery', hint: 'notifications aren’t turned on'},
    {name: 'Commands and responses', hint: 'typo, or missing line ending'},
  ],
};

/** What goes between the two life lines in one step. */
function message(direction: Direction, left: number, right: number, y: number): Shapes {
  switch (direction) {
    case 'to-phone':
      return arrow([left, y, right, y]);
    case 'to-device':
      return arrow([right, y, left, y]);
    case 'both':
      return arrow([left, y, right, y], {both: true});
    case 'at-phone':
      return arrow([right, y - 20, right - 30, y - 20, right - 30, y, right, y]);
  }
}

/** Step number and name, centred above the arrow. */
function stepName(number: number, name: string, left: number, right: number, y: number): Shapes {
  const width = textWidth(name, 'label');
  const start = (left + right - width - 30) / 2;
  return [
    badge(number, start + 11, y),
    text(name, [start + 30, y - 9, right - start - 30, 18], {face: 'label', halo: 'haloOnPanel'}),
  ];
}

export default defineDiagram(
  {cs, en},
  {
    wide: ({device, phone, hints, steps}) => {
      const [left, right] = [76, 396];
      const row = 60;
      const top = 64;
      return {
        height: top + steps.length * row,
        shapes: [
          steps.map((_step, index) => rect('panel', [0, top + index * row + 4, 680, row - 6])),
          path('dashed', `M${left} 50V${top + steps.length * row - 4}M${right} 50V${top + steps.length * row - 4}`),
          card([left - 74, 2, 148, 48], {title: device, icon: 'device'}),
          card([right - 74, 2, 148, 48], {title: phone, icon: 'phone'}),
          text(hints, [490, 16, 186, 20], {face: 'title', tone: 'signal'}),
          steps.map(({name, hint}, index): Shapes => {
            const y = top + index * row;
            return [
              message(DIRECTIONS[index] ?? 'both', left, right, y + 44),
              stepName(index + 1, name, left, right, y + 22),
              text(hint, [490, y + 6, 182, row - 10], {align: 'middle'}),
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
        height: top + steps.length * row,
        shapes: [
          steps.map((_step, index) => rect('panel', [0, top + index * row + 4, 300, row - 6])),
          path('dashed', `M${left} 50V${top + steps.length * row - 4}M${right} 50V${top + steps.length * row - 4}`),
          card([0, 2, 134, 48], {title: device, icon: 'device'}),
          card([166, 2, 134, 48], {title: phone, icon: 'phone'}),
          text(hints, [36, 60, 228, 20], {face: 'title', tone: 'signal', anchor: 'middle'}),
          steps.map(({name, hint}, index): Shapes => {
            const y = top + index * row;
            return [
              message(DIRECTIONS[index] ?? 'both', left, right, y + 40),
              stepName(index + 1, name, left, right, y + 20),
              text(hint, [36, y + 45, 228, 36], {anchor: 'middle', align: 'middle'}),
            ];
          }),
        ],
      };
    },
  },
);
