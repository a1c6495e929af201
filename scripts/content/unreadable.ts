/** Explains, in a writer's words, why the front matter or the text of a page cannot be read. */

/** What is wrong, in which line, and what to write instead. */
export interface Problem {
  line: number;
  message: string;
}

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

/** Faults that would make other messages misleading: merge conflicts of git, a front matter without an end, tabs. */
const BROKEN: readonly [RegExp, string][] = [
  [
    /(?:(?<=\n)|^)(?:<{7}|>{7}) /,
    'git has left two versions here: keep one, and delete the lines with <<<<<<<, ======= and >>>>>>>',
  ],
  [/^\s+---(?=\s)|^---[^\S\n]/, 'front matter starts in the first line, with --- and nothing behind it'],
  [
    /(?<=^---\n(?:(?!---\n).+\n)*)(?:#.*)?(?:\n|$)/,
    'front matter has no end: write --- on a line of its own below its last field, and no empty line or # above it',
  ],
  [/(?<=^---\n(?:(?!---\n).+\n)*) *\t/, 'front matter is indented with a tab; write two spaces'],
];

/** Finds what is {@link BROKEN} in a text. */
export function brokenFrame(text: string): Problem | undefined {
  for (const [pattern, message] of BROKEN) {
    const found = pattern.exec(text);
    if (found) {
      return {line: lineAt(text, found.index), message};
    }
  }
  return undefined;
}

/** What may be wrong with a line of a front matter; `$1` in the message is the name of its field. */
const FIELD_MISTAKES: readonly [RegExp, string][] = [
  [/^ *([\w-]+): +(["'])(?:(?!\2).)*$/, 'front matter: a quotation mark is missing at the end of "$1"'],
  [/^ *([\w-]+): +\[[^\]]*$/, 'front matter: the list of "$1" has no end; write ] after its last word'],
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
  source?: string;
  place?: {offset?: number};
}

const TAG_REMEDY =
  'write &lt; for "<", [text](address) for a link, {/* … */} for a comment; a component ends with />, and its attributes are written name="…"';

/** Explains an error of the MDX parser: something is read as a tag, as code in braces, or as a module. */
export function mdxProblem(text: string, {message, line = 1, source = '', place}: MdxError): Problem {
  const [, openTag, openLine] = /`(<[^`]*)` \((\d+):/.exec(message) ?? [];
  if (openTag) {
    return {line: Number(openLine), message: `"${openTag}" is read as a tag without an end; ${TAG_REMEDY}`};
  }
  if (source.endsWith('mdxjs-esm')) {
    return {line, message: 'a line that starts with "import" or "export" is read as code; start it with another word'};
  }
  const isTag = source.includes('mdx-jsx');
  const start = text.lastIndexOf(isTag ? '<' : '{', (place?.offset ?? 0) - Number(isTag));
  const [found] = /^(?:<\S*|\{[^}\n]*\}?)/.exec(text.slice(start)) ?? [];
  if (found === undefined || !/mdx-jsx|expression/.test(source)) {
    return {line, message: `cannot be read: ${message}`};
  }
  if (isTag) {
    return {line: lineAt(text, start), message: `"${found}" is read as a tag; ${TAG_REMEDY}`};
  }
  const isHeading = /(?:^|\n)#{1,6}[^#\s][^\n]*$/.test(text.slice(0, start));
  const remedy = isHeading
    ? 'write a space between # and the heading'
    : `"${found}" is read as code; put it into backticks: \`${found}\``;
  return {line: lineAt(text, start), message: remedy};
}
