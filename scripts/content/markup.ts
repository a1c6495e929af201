/** Rules for marks that a reader would see as they are typed, because they do not do what the writer meant. */
import {at, isComponent, nodesOf, rangeOf, runningText, type Finding, type Source} from './source';

const NO_END = 'the box has no end; write ::: on a line of its own below its text';
const OPENING = /^:{3,}(?:note|tip|warning|danger)(?:\[.*\])?$/;

/** Checks that every `:::` opens or closes a box on a line of its own, beside an empty line. */
export function boxes(page: Source): Finding[] {
  const findings: Finding[] = [];
  const raw = page.text.split('\n').map((line) => line.trim());
  let opened: number | undefined;
  const add = (index: number, message: string) =>
    findings.push({file: page.path, line: index + 1, message, part: 'admonitions'});
  for (const [index, text] of runningText(page).split('\n').entries()) {
    if (!text.includes(':::')) {
      continue;
    }
    const mark = raw[index] ?? '';
    const opens = /^:{3,} *\w/.test(mark);
    if (opens ? !OPENING.test(mark) : !/^:{3,}$/.test(mark)) {
      add(
        index,
        `"${mark}": write :::note, :::tip, :::warning or :::danger, perhaps with a [title], on a line, and ::: to end it`,
      );
    } else if (raw[opens ? index + 1 : index - 1]) {
      add(index, `leave an empty line ${opens ? 'below' : 'above'} "${mark}"`);
    }
    if (opens && opened !== undefined) {
      add(opened, NO_END);
    } else if (!opens && opened === undefined) {
      add(index, '":::" closes a box, but none is open; delete it, or write :::note above the text');
    }
    opened = opens ? index : undefined;
  }
  if (opened !== undefined) {
    add(opened, NO_END);
  }
  return findings;
}

/** Checks that every row of a table has as many cells as the table has columns. */
export function tables(page: Source): Finding[] {
  return [...nodesOf(page.root)].flatMap((node): Finding[] => {
    if (node.type !== 'table') {
      return [];
    }
    const columns = node.children[0]?.children.length ?? 0;
    return node.children.flatMap((row) => {
      const cells = row.children.length;
      const remedy =
        cells < columns
          ? 'add what is missing, perhaps only a |'
          : 'delete what is too much, or write a | inside a cell as \\|';
      return cells === columns
        ? []
        : [at(page, rangeOf(row)[0], `this row has ${cells} of ${columns} cells; ${remedy}`, 'tables')];
    });
  });
}

/** What must not remain in running text, with the remedy. A function gets the match. */
const LEFT: readonly [RegExp, string | ((match: string) => string), part?: string][] = [
  [
    /^ *\|?(?: *:?-{3,}:? *\|)+ *(?::?-{3,}:?)? *$|^ *\| *:?-{3,}:? *$/gm,
    'this line has not as many columns as the row above it, so that no table begins here; write |---| for each column',
    'tables',
  ],
  [/\$/g, '"$" is left in the text; a formula has it at both ends ($f_s$), anything else is written in code font'],
  [/\*\*|__|~~/g, (mark) => `"${mark}" is left in the text; it stands at both ends, without a space inside`],
  [/(?<![*\p{L}\p{N}])\*(?=[\p{L}\p{N}])/gu, '"*" is left in the text; italic text has it at both ends'],
  [/\] \((?=[/#h])/g, 'no space stands between the ] and the ( of a link', 'links'],
  [/\]\(/g, 'the link is not closed; write [text](address), without spaces in the address', 'links'],
  [/\]\[|\[\^/g, (mark) => `"${mark}" refers to nothing on this page; write [text](address)`, 'links'],
  [/\[!\w+\]|(?<!:)::(?=[a-z])/g, (mark) => `"${mark}" makes no box; write :::note on a line`, 'admonitions'],
  [/&(?!(?:lt|gt|amp|nbsp);)#?\w+;/g, (mark) => `"${mark}": write the character itself`],
  [/^\d+\.(?=\p{L})/gmu, (mark) => `write a space after "${mark}" for a numbered step`],
  [/^#{2,6}(?=[^#\s])/gm, 'write a space between # and the heading', 'headings'],
  [/`/g, '"`" is left in the text; code has it at both ends'],
];

/** Checks that no mark of Markdown is left in running text. */
export function leftovers(page: Source): Finding[] {
  const text = runningText(page);
  return LEFT.flatMap(([pattern, message, part]) =>
    [...text.matchAll(pattern)].map(({0: match, index}) =>
      at(page, index, typeof message === 'string' ? message : message(match), part),
    ),
  );
}

/** Lower-case elements that texts may hold. */
const ELEMENTS = ['br', 'details', 'kbd', 'noscript', 'span', 'sub', 'summary', 'sup'];

/** Checks that braces and `<` in running text are not read as code. Comments may be in braces. */
export function codeInText(page: Source): Finding[] {
  return [...nodesOf(page.root)].flatMap((node) => {
    const [start, end] = rangeOf(node);
    const source = page.text.slice(start, end);
    const isExpression = node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression';
    const isHeadingId =
      /^#{1,6} [^\n]*$/.test(page.text.slice(0, start).split('\n').at(-1) ?? '') && /^\{[\w-]+\}$/.test(source);
    if (isExpression && !isHeadingId && !/^\{\s*\/\*/.test(source)) {
      return [at(page, start, `"${source}" is read as code; put it into backticks: \`${source}\``)];
    }
    const isTag = isComponent(node) && /^[a-z]/.test(node.name ?? '') && !ELEMENTS.includes(node.name ?? '');
    return isTag ? [at(page, start, `"<${node.name}>" is read as a tag; write &lt; for "<"`)] : [];
  });
}
