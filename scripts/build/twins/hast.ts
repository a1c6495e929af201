import type {CheerioAPI} from 'cheerio';
import type {ElementContent} from 'hast';

type DomNode = ReturnType<CheerioAPI>[number];

/** Names of attributes that the tree writes in another way. */
const NAMES: Readonly<Record<string, string>> = {colspan: 'colSpan', rowspan: 'rowSpan'};

/** An element as the libraries of unified know it; the comments that React puts between texts are left out. */
export function hastOf(node: DomNode): ElementContent[] {
  // domhandler compares its own enum; the values are these strings.
  // eslint-disable-next-line @typescript-eslint/no-unsafe-enum-comparison
  if (node.type === 'text') {
    return [{type: 'text', value: node.data}];
  }
  // eslint-disable-next-line @typescript-eslint/no-unsafe-enum-comparison
  if (node.type !== 'tag') {
    return [];
  }
  const properties: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries(node.attribs)) {
    if (name === 'class') {
      properties.className = value.split(/\s+/);
    } else {
      properties[NAMES[name] ?? name] = value;
    }
  }
  return [{type: 'element', tagName: node.name, properties, children: node.children.flatMap(hastOf)}];
}
