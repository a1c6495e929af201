/** Reads what the commands and tests need out of a PDF that Chromium wrote. */
import zlib from 'node:zlib';

export interface PdfObject {
  dictionary: string;
  stream?: Buffer;
}

/** Numbered objects of a PDF as Chromium writes it: none of them inside another, streams deflated. */
export function objectsOf(pdf: Buffer): Map<number, PdfObject> {
  const source = pdf.toString('latin1');
  const objects = new Map<number, PdfObject>();
  for (const found of source.matchAll(/(?:^|\n)(\d+) 0 obj\n?([\s\S]*?)\nendobj/g)) {
    const [, number = '', body = ''] = found;
    const streamAt = body.indexOf('stream\n');
    if (streamAt < 0) {
      objects.set(Number(number), {dictionary: body});
      continue;
    }
    const dictionary = body.slice(0, streamAt);
    const bytes = Buffer.from(body.slice(streamAt + 'stream\n'.length, body.lastIndexOf('\nendstream')), 'latin1');
    const isDeflated = dictionary.includes('/FlateDecode');
    objects.set(Number(number), {dictionary, stream: isDeflated ? zlib.inflateSync(bytes) : bytes});
  }
  return objects;
}

/** Numbers of the page objects in the order of the pages. */
function pageObjects(objects: ReadonlyMap<number, PdfObject>): number[] {
  const walk = (number: number): number[] => {
    const {dictionary = ''} = objects.get(number) ?? {};
    if (!/\/Type \/Pages\b/.test(dictionary)) {
      return [number];
    }
    const kids = /\/Kids \[([^\]]*)\]/.exec(dictionary)?.[1] ?? '';
    return [...kids.matchAll(/(\d+) 0 R/g)].flatMap(([, kid]) => walk(Number(kid)));
  };
  const catalog = [...objects.values()].find(({dictionary}) => /\/Type \/Catalog\b/.test(dictionary));
  const root = /\/Pages (\d+) 0 R/.exec(catalog?.dictionary ?? '')?.[1];
  if (root === undefined) {
    throw new Error('The PDF has no list of its pages. Was it written by Chromium?');
  }
  return walk(Number(root));
}

/** Number of pages. */
export function pageCountOfPdf(pdf: Buffer): number {
  return pageObjects(objectsOf(pdf)).length;
}

/** Page (from 1) of each place that a link inside the document leads to, by the id of its element. */
export function destinationsOf(pdf: Buffer): Map<string, number> {
  const objects = objectsOf(pdf);
  const pageNumbers = new Map(pageObjects(objects).map((number, index) => [number, index + 1]));
  const catalog = [...objects.values()].find(({dictionary}) => /\/Type \/Catalog\b/.test(dictionary));
  const reference = /\/Dests (\d+) 0 R/.exec(catalog?.dictionary ?? '')?.[1];
  const places = new Map<string, number>();
  const dictionary = objects.get(Number(reference))?.dictionary ?? '';
  for (const [, name = '', page] of dictionary.matchAll(/\/(\S+) \[(\d+) 0 R/g)) {
    const number = pageNumbers.get(Number(page));
    if (number !== undefined) {
      places.set(
        name.replace(/#([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
        number,
      );
    }
  }
  return places;
}

/** Titles of the bookmarks in the order in which they stand, those of all levels. */
export function bookmarksOf(pdf: Buffer): string[] {
  return [...objectsOf(pdf).values()]
    .filter(
      ({dictionary}) =>
        /\/Title\b/.test(dictionary) && /\/Dest\b|\/A\b/.test(dictionary) && /\/Parent\b/.test(dictionary),
    )
    .map(({dictionary}) => titleOf(dictionary));
}

function titleOf(dictionary: string): string {
  const hex = /\/Title <([0-9A-Fa-f]+)>/.exec(dictionary)?.[1];
  if (hex !== undefined) {
    const bytes = Buffer.from(hex, 'hex');
    return bytes[0] === 0xfe ? bytes.subarray(2).swap16().toString('utf16le') : bytes.toString('latin1');
  }
  const literal = /\/Title \(((?:\\.|[^\\)])*)\)/.exec(dictionary)?.[1] ?? '';
  const bytes = Buffer.from(
    literal.replace(/\\([0-7]{3}|.)/g, (_, code: string) =>
      /^[0-7]{3}$/.test(code) ? String.fromCharCode(Number.parseInt(code, 8)) : code,
    ),
    'latin1',
  );
  return bytes[0] === 0xfe && bytes[1] === 0xff
    ? Buffer.from(bytes.subarray(2)).swap16().toString('utf16le')
    : bytes.toString('latin1');
}
