import {roles} from '../../../data/roles';
import type {Locale} from '../../../config/locales';
import {defineDiagram} from '../define';
import {icon, rect, text, textHeight, type IconName, type Shape} from '../shapes';

interface Scope {
  name: string;
  reach: string;
  /** What the role may do beyond the narrower ones. */
  may: string;
  icon: IconName;
}

const MAY: Readonly<Record<Locale, readonly string[]>> = {
  cs: [
    'registruje zařízení, zakládá tokeny InfluxDB',
    'zakládá uživatele a exportní tokeny',
    'spravuje měřicí body, přiřazuje zařízení',
    'prohlíží data',
    'prohlíží data',
  ],
  en: [
    'registers devices, creates InfluxDB tokens',
    'creates users and export tokens',
    'manages measurement points, assigns devices',
    'views data',
    'views data',
  ],
};

/** Names and scopes stand once, in the data of the tables. */
const scopes = (locale: Locale): readonly Scope[] =>
  roles.map(({name, scope}, index) => ({
    name: name[locale],
    reach: scope[locale],
    may: MAY[locale][index] ?? '',
    icon: index < 3 ? 'edit' : 'eye',
  }));

const WIDE_ROW = 76;
const BOTTOM = 10;

export default defineDiagram<readonly Scope[]>(
  {cs: scopes('cs'), en: scopes('en')},
  {
    wide: (levels) => {
      const height = levels.length * (WIDE_ROW + BOTTOM);
      return {
        width: 680,
        height,
        shapes: levels.flatMap(({name, reach, may, icon: sign}, index): Shape[] => {
          const inset = 2 + index * 14;
          const y = 1 + index * WIDE_ROW;
          const width = 680 - 2 * inset;
          const right = inset + width - 14;
          return [
            rect('scope', {x: inset, y, width, height: height - 2 - index * (WIDE_ROW + BOTTOM)}, 12),
            text(name, {x: inset + 16, y: y + 10, width: 290, height: 20}, {face: 'title'}),
            text(reach, {x: inset + 16, y: y + 31, width: 396 - inset, height: 36}),
            icon(sign, 418, y + 24),
            text(may, {x: 450, y: y + 8, width: right - 450, height: 58}, {align: 'middle', tone: 'text'}),
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
        width: 300,
        height,
        shapes: levels.flatMap(({name, reach, may, icon: sign}, index): Shape[] => {
          const row = rows[index];
          if (!row) {
            return [];
          }
          const inset = 2 + index * 7;
          const top = y;
          const textTop = top + 32 + row.reachHeight + 6;
          y += row.height;
          return [
            rect('scope', {x: inset, y: top, width: 300 - 2 * inset, height: height - 1 - index * 7 - top}, 10),
            text(name, {x: inset + 12, y: top + 9, width: row.width, height: 20}, {face: 'title'}),
            text(reach, {x: inset + 12, y: top + 32, width: row.width, height: row.reachHeight}),
            icon(sign, inset + 12, textTop - 1, 20),
            text(may, {x: inset + 40, y: textTop, width: row.width - 28, height: row.mayHeight}, {tone: 'text'}),
          ];
        }),
      };
    },
  },
);
