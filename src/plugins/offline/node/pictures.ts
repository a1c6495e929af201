import {load} from 'cheerio';

/** A picture as a page offers it. */
export interface Picture {
  /** Address as it stands in the page. */
  address: string;
  /** Width in px, where the page tells it. */
  width?: number;
}

/**
 * The widest that a picture is shown on a phone: 390 px of a screen with three dots per px. The offline copy is for such a
 * screen; a computer shows it as sharp.
 */
const WANTED_WIDTH = 1170;
/** Formats that every supported browser shows, preferred first; `avif` is unknown to Edge before 121. */
const FORMATS = [/\.webp$/i, /\.(?:png|jpe?g|gif|svg)$/i, /\.avif$/i];

function candidatesOf(srcset: string): Picture[] {
  return srcset
    .split(',')
    .map((entry) => entry.trim().split(/\s+/))
    .filter(([address]) => address)
    .map(([address = '', descriptor = '']) => {
      const width = /^(\d+)w$/.exec(descriptor)?.[1];
      return {address, ...(width && {width: Number(width)})};
    });
}

/** The parts of a page that show pictures, as text. Parsing only these takes a tenth of the time. */
export function pictureElements(html: string): string[] {
  return html.match(/<picture\b.*?<\/picture>|<img\b(?:"[^"]*"|'[^']*'|[^'">])*>/gs) ?? [];
}

/** Every picture of a piece of a page; one that comes in several sizes or formats is one group. */
export function pictureGroups(html: string): Picture[][] {
  const page = load(html, null, false);
  return page('img')
    .toArray()
    .map((element) => {
      const image = page(element);
      const sources = image
        .closest('picture')
        .find('source')
        .toArray()
        .flatMap((source) => candidatesOf(page(source).attr('srcset') ?? ''));
      const own = candidatesOf(image.attr('srcset') ?? '');
      const alone = [image.attr('src'), image.attr('data-zoom-src')].filter((address) => address !== undefined);
      const all = [...own, ...sources, ...alone.map((address) => ({address}))];
      const known = new Map<string, Picture>();
      for (const candidate of all) {
        known.set(candidate.address, {...candidate, ...known.get(candidate.address)});
      }
      return [...known.values()];
    });
}

/**
 * The one of a group that is saved: of the best format for all browsers the narrowest that is wide enough, else the widest.
 * @throws when the group is empty
 */
export function chosenPicture(group: readonly Picture[]): Picture {
  const format = FORMATS.find((pattern) => group.some(({address}) => pattern.test(address)));
  const alike = group
    .filter(({address}) => !format || format.test(address))
    .sort((one, other) => (one.width ?? 0) - (other.width ?? 0));
  const chosen = alike.find(({width = 0}) => width >= WANTED_WIDTH) ?? alike.at(-1);
  if (!chosen) {
    throw new Error('A picture without any file cannot be saved.');
  }
  return chosen;
}
