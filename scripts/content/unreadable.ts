/** Explains, in a writer's words, why the front matter or the text of a page cannot be read. */

/** What is wrong, in which line, and what to write instead. */
export interface Problem {
  line: number;
  message: string;
}

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

/** Finds what makes everything else wrong: lines that git has left after a merge, a front matter without an end, tabs. */
export function brokenFrame(text: string): Problem | undefined {
  const conflict = /^(?:<{7}|>{7}) /m.exec(text);
  if (conflict) {
    const message = 'git has left two versions here: keep one, and delete the lines with <<<<<<<, ======= and >>>>>>>';
    return {line: lineAt(text, conflict.index), message};
  }
  const frontMatter = /^---\n([^]*?)(?:\n---\n|$)/.exec(text)?.[1] ?? '';
  const frames: [RegExp, string][] = [
    [/^(?:#.*)?$/m, 'front matter has no end: write --- on a line of its own after its last field'],
    [/^ *\t/m, 'front matter is indented with a tab; write two spaces'],
  ];
  for (const [pattern, message] of frontMatter ? frames : []) {
    const found = pattern.exec(frontMatter);
    if (found) {
      return {line: lineAt(text, '---\n'.length + found.index), message};
    }
  }
  return undefined;
}

/** What may be wrong with a line of a front matter; `$1` in the message is the name of its field. */
const FIELD_MISTAKES: readonly [RegExp, string][] = [
  [/^ *([\w-]+): +(["'])(?:(?!\2).)*$/, 'front matter: a quotation mark is missing at the end of "$1"'],
  [/^ *([\w-]+): +\[[^\]]*$/, 'front matter: the list of "$1" has no end; write ] after its last word'],
  [
    /^ *([\w-]+): +\[[^\]]*\] *[^\s\]]/,
    'front matter: the list of "$1" goes on after its ]; only the last word has one behind it',
  ],
  [
    /^ *([\w-]+): +[^\s"'[{].*:(?: |$)/,
    'front matter: the value of "$1" holds a colon; put the value into quotes: $1: "…"',
  ],
  [/^ *([\w-]+):\S/, 'front matter: write a space after "$1:"'],
];

/** Error of the YAML parser. */
export interface YamlError {
  mark?: {line: number};
  reason?: string;
}

/** Explains an error of the YAML parser. */
export function frontMatterProblem(text: string, error: YamlError): Problem {
  const lines = (/^---\n[^]*?\n---\n/.exec(text)?.[0] ?? '').split('\n');
  for (const [index, line] of lines.entries()) {
    for (const [pattern, message] of FIELD_MISTAKES) {
      const [, field] = pattern.exec(line) ?? [];
      if (field !== undefined) {
        return {line: index + 1, message: message.replaceAll('$1', field)};
      }
    }
  }
  const message = `front matter cannot be read (${error.reason ?? 'unknown reason'}); compare it with that of another page`;
  return {line: (error.mark?.line ?? 0) + 1, message};
}

/** Error of the MDX parser. */
interface MdxError {
  message: string;
  line?: number;
  ruleId?: string;
  source?: string;
  place?: {offset?: number};
}

const VOID_ELEMENTS = ['br', 'hr', 'img', 'input', 'wbr'];

/** Explains a tag that has no end. In running text, `<` before a word begins a tag too. */
function openTag(name: string): string {
  if (VOID_ELEMENTS.includes(name)) {
    return `write <${name} />, with a slash`;
  }
  return /^[A-Z]/.test(name)
    ? `<${name}> has no end; write /> instead of its >`
    : `"<${name}>" is read as a tag; write &lt; for "<"`;
}

function tagProblem(tag: string): string {
  const address = /^<((?:https?:\/\/|[\w.+-]+@)[^\s>]*)>?/.exec(tag)?.[1];
  if (address) {
    return `write the address as a link: [${address}](${address.includes('://') ? '' : 'mailto:'}${address})`;
  }
  if (tag.startsWith('<!--')) {
    return 'a comment is written {/* … */}, not <!-- … -->';
  }
  const name = /^<\/?(\w[\w.]*)/.exec(tag)?.[1] ?? '';
  if (!/^[A-Z]/.test(name) && !VOID_ELEMENTS.includes(name)) {
    return `"${/^<\S*/.exec(tag)?.[0]}" is read as a tag; write &lt; for "<"`;
  }
  const [whole = ''] = /^[^]*?(?=\n\n|$)/.exec(tag) ?? [];
  const upToEnd = /^[^>]*>/.exec(whole)?.[0] ?? whole;
  if ((upToEnd.match(/"/g) ?? []).length % 2 === 1) {
    return `a quotation mark is missing in <${name} …>; attributes are written name="…"`;
  }
  return upToEnd.endsWith('>') ? `an attribute of <${name} …> is not written name="…"` : openTag(name);
}

/** Explains an error of the MDX parser. */
export function mdxProblem(text: string, {message, line = 1, ruleId, source, place}: MdxError): Problem {
  const offset = place?.offset ?? 0;
  const [, name = '', tagLine] = /`<(\/?[^>`]*)>` \((\d+):/.exec(message) ?? [];
  if (ruleId === 'end-tag-mismatch' && tagLine) {
    return {line: Number(tagLine), message: openTag(name)};
  }
  if (ruleId === 'unexpected-closing-slash') {
    return {
      line,
      message: `${/^<\/[^>]*>/.exec(text.slice(offset - 1))?.[0] ?? 'a tag'} ends what has not begun; delete it`,
    };
  }
  if (source === 'micromark-extension-mdx-jsx') {
    const start = text.lastIndexOf('<', offset - 1);
    return {line: lineAt(text, start), message: tagProblem(text.slice(start))};
  }
  if (source === 'micromark-extension-mdxjs-esm') {
    return {line, message: 'a line that starts with "import" or "export" is read as code; start it with another word'};
  }
  const start = text.lastIndexOf('{', offset);
  const braces = /^\{[^}\n]*\}?/.exec(text.slice(start))?.[0];
  const lineText = text.split('\n')[lineAt(text, start) - 1] ?? '';
  if (!source?.includes('expression') || !braces) {
    return {line, message: `cannot be read: ${message}`};
  }
  return {
    line: lineAt(text, start),
    message: /^#{1,6}[^#\s]/.test(lineText)
      ? 'write a space between # and the heading'
      : `"${braces}" is read as code; put it into backticks: \`${braces}\``,
  };
}
