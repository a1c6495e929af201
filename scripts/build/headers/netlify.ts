import {CACHE_FOR_EVER, CONTENT_TYPES, HASHED_FOLDERS, TYPES_TO_NAME} from '../../../src/config/headers';
import {LANGUAGE_FOLDERS, MADE_BY, type HostedSite} from './site';

/** Longest line that Cloudflare takes. */
const LONGEST_LINE = 2000;

/** A path with an asterisk, and the headers of every address that it fits. */
export interface HeaderRule {
  pattern: string;
  headers: Readonly<Record<string, string>>;
}

/**
 * `_headers`, as Netlify and Cloudflare read it. No header comes from two rules that fit the same address, because these hosts
 * would send both values; both let files be asked about before each use where nothing else is said.
 * @throws when a line is longer than Cloudflare allows
 */
export function headersFile({baseUrl, headers}: HostedSite): string {
  const rules: HeaderRule[] = [
    {pattern: `${baseUrl}*`, headers},
    ...HASHED_FOLDERS.map((folder) => ({
      pattern: `${baseUrl}${folder}*`,
      headers: {'Cache-Control': CACHE_FOR_EVER},
    })),
    ...TYPES_TO_NAME.map((extension) => ({
      pattern: `${baseUrl}*.${extension}`,
      headers: {'Content-Type': CONTENT_TYPES[extension] ?? ''},
    })),
  ];
  const lines = rules.flatMap((rule) => [
    rule.pattern,
    ...Object.entries(rule.headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  const long = lines.find((line) => line.length > LONGEST_LINE);
  if (long !== undefined) {
    throw new Error(
      `A line of _headers has ${long.length} characters, Cloudflare takes ${LONGEST_LINE}: ${long.slice(0, 80)} …`,
    );
  }
  return `# ${MADE_BY}\n${lines.join('\n')}\n`;
}

/** Reads {@link headersFile}. */
export function readHeadersFile(text: string): HeaderRule[] {
  const rules: {pattern: string; headers: Record<string, string>}[] = [];
  for (const line of text.split('\n').filter((part) => part.trim() && !part.startsWith('#'))) {
    const header = /^\s+([^:]+): (.*)$/.exec(line);
    if (header) {
      const [, name = '', value = ''] = header;
      Object.assign(rules.at(-1)?.headers ?? {}, {[name]: value});
    } else {
      rules.push({pattern: line.trim(), headers: {}});
    }
  }
  return rules;
}

/** Headers that rules give to an address. @param pathname without the query */
export function headersFor(rules: readonly HeaderRule[], pathname: string): Record<string, string> {
  const fits = ({pattern}: HeaderRule) =>
    new RegExp(`^${pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`, 's').test(pathname);
  return Object.assign({}, ...rules.filter(fits).map(({headers}) => headers)) as Record<string, string>;
}

/** `_redirects`: the bare address of the manual, and for Netlify the error page in the language of the address. */
export function redirectsFile({baseUrl, mainDocuments}: HostedSite): string {
  const lines = [
    ...mainDocuments.flatMap(([from, to]) => [
      `${baseUrl}${from} ${baseUrl}${to} 302`,
      `${baseUrl}${from}/ ${baseUrl}${to} 302`,
    ]),
    ...LANGUAGE_FOLDERS.map((folder) => `${baseUrl}${folder}/* ${baseUrl}${folder}/404.html 404`),
  ];
  return `# ${MADE_BY}\n${lines.join('\n')}\n`;
}
