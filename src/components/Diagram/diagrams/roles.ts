import {roles} from '../../../data/roles';
import type {Locale} from '../../../config/locales';
import {defineDiagram, icon, type IconName, rect, type Shapes, text} from '../draw';
import {textHeight} from '../text';

interface Scope {
  name: string;
  reach: string;
  /** What the role may do beyond the narrower ones. */
  may: string;
  icon: IconName;
}

const MAY: Readonly<Record<Locale, readonly string[]>> = {
  cs: [
    'registruje zařízení, vytváří tokeny InfluxDB',
    'zakládá uživatele, vytváří exportní tokeny',
    'spravuje konstrukce a měřicí body, přiřazuje zařízení',
    'prohlíží data',
    'prohlíží data',
  ],
  en: [
    'registers devices, creates InfluxDB tokens',
    'creates users and export tokens',
    'manages constructions and measurement points, assigns devices',
    'views data',
    'views data',
  ],
};

/** Names and scopes come from the data of the tables. */
const scopes = (locale: Locale): readonly Scope[] =>
  roles.map(({name, scope}, index) => ({
    name: name[locale],
    reach: scope[locale],
    may: MAY[locale][index] ?? '',
    icon: index < 3 ? 'edit' : 'eye',
  }));

const WIDE_ROW = 76;
const BOTTOM = 10;

export default defineDiagram(
  {cs: scopes('cs'), en: scopes('en')},
  {
    wide: (levels) => {
      const height = levels.length * (WIDE_ROW + BOTTOM);
      return {
        height,
        shapes: levels.map(({name, reach, may, icon: iconName}, index): Shapes => {
          const inset = 2 + index * 14;
          const y = 1 + index * WIDE_ROW;
          const width = 680 - 2 * inset;
          const right = inset + width - 14;
          return [
            rect('scope', [inset, y, width, height - 2 - index * (WIDE_ROW + BOTTOM)], 12),
            text(name, [inset + 16, y + 10, 290, 20], {face: 'title'}),
            text(reach, [inset + 16, y + 31, 396 - inset, 36]),
            icon(iconName, 418, y + 24),
            text(may, [450, y + 8, right - 450, 58], {align: 'middle', tone: 'text'}),
          ];
        }),
      };
    },
    narrow: (levels) => {
      const rows = levels.map(({reach, may}, index) => {
        const width = 300 - 2 * (2 + index * 7) - 22;
        const reachHeight = textHeight(reach, width);
        const mayHeight = textHeight(may, width - 28);
        return {width, reachHeight, mayHeight, height: 10 + 22 + reachHeight + 6 + mayHeight + 10};
      });
      const height = rows.reduce((sum, row) => sum + row.height + 7, 2);
      let y = 1;
      return {
        height,
        shapes: levels.map(({name, reach, may, icon: iconName}, index): Shapes => {
          const row = rows[index];
          if (!row) {
            return [];
          }
          const inset = 2 + index * 7;
          const top = y;
          const textTop = top + 32 + row.reachHeight + 6;
          y += row.height;
          return [
            rect('scope', [inset, top, 300 - 2 * inset, height - 1 - index * 7 - top], 10),
            text(name, [inset + 12, top + 9, row.width, 20], {face: 'title'}),
            text(reach, [inset + 12, top + 32, row.width, row.reachHeight]),
            icon(iconName, inset + 12, textTop - 1, 20),
            text(may, [inset + 40, textTop, row.width - 28, row.mayHeight], {tone: 'text'}),
          ];
        }),
      };
    },
  },
);
