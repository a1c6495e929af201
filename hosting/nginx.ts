/**
 * Prints an nginx configuration for the `http` block, with the headers, redirects and base path of a finished build.
 *
 *     npx tsx hosting/nginx.ts [build] > /etc/nginx/conf.d/manual.conf
 */
import fs from 'node:fs';
import path from 'node:path';
import {siteAddressOf} from '../scripts/serve';
import {CACHE_REVALIDATE, CONTENT_TYPES, HEADER_RULES, UNKNOWN_TYPE} from '../src/config/headers';
import {parseHeaders, parseRedirects} from '../src/plugins/site-output/hostFiles';

interface NginxOptions {
  /** Folder of the finished build. */
  dir: string;
  /** Address of the site with its base path, e.g. `https://example.com/manual/`. */
  site: URL;
  /** Port, or address and port. */
  listen?: string;
  /** Document root of nginx. A build with the base path `/manual/` lies in the subfolder `manual` of this folder. */
  root?: string;
}

const TEMPLATE = path.join(__dirname, 'nginx-site.template.conf');

/** Checks a value that stands between quotes in the configuration. @throws when it contains what cannot be quoted safely */
function safe(value: string): string {
  if (/["\\$]/.test(value)) {
    throw new Error(`The value ${value} cannot be written into the nginx configuration: it contains ", \\ or $.`);
  }
  return value;
}

/** Name of the nginx variable with the value of a header. */
const variableOf = (header: string) => `$site_${header.toLowerCase().replaceAll('-', '_')}`;

const escaped = (text: string) => text.replace(/[.+?^${}()|[\]\\*]/g, '\\$&');

/** Text of the nginx configuration. The server answers like `npm run serve` but sends precompressed files. */
export function nginxSite({dir, site, listen = '8080', root = '/srv/www'}: NginxOptions): string {
  const {origin, pathname: base} = site;
  const read = (file: string) => fs.readFileSync(path.join(dir, file), 'utf8');
  const [everywhere] = parseHeaders(read('_headers'));
  const redirects = parseRedirects(read('_redirects'));
  // nginx sets this header itself, by its own list of types.
  const rules = HEADER_RULES.filter(({name}) => name !== 'Content-Type');
  /** What stands in place of `{{name}}` in the template; several lines are indented as the name is. */
  const values: Readonly<Record<string, string | readonly string[]>> = {
    base: safe(base),
    basePattern: escaped(base),
    origin,
    listen,
    root: safe(root),
    revalidate: CACHE_REVALIDATE,
    unknownType: UNKNOWN_TYPE,
    missing: redirects
      .filter(({status}) => status === 404)
      .map(({from, to}) => `~^${escaped(from.replace('*', ''))} ${to};`),
    maps: rules.map(({name, value, paths}) => {
      const pattern = paths.map((one) => escaped(base + one).replaceAll('\\*', '[^?]*')).join('|');
      const missing = name === 'Cache-Control' ? CACHE_REVALIDATE : '';
      return `map "$status $request_uri" ${variableOf(name)} { default "${missing}"; "~^(?:200|206|304) (?:${pattern})(?:\\?|$)" "${value}"; }`;
    }),
    types: Object.entries(CONTENT_TYPES).map(([extension, type]) => `"${type}" ${extension};`),
    headers: [
      ...Object.entries(everywhere?.headers ?? {}).map(
        ([name, value]) => `add_header ${name} "${safe(value)}" always;`,
      ),
      ...rules.map(({name}) => `add_header ${name} ${variableOf(name)} always;`),
    ],
    redirects: redirects
      .filter(({status}) => status !== 404)
      .map(({from, to, status}) => {
        return `location = "${safe(decodeURI(from))}" { return ${status} ${to.replace(/#.*/, '')}$is_args$args; }`;
      }),
    outside:
      base === '/'
        ? []
        : [
            ...['/', base.slice(0, -1)].map((from) => `location = ${from} { return 302 ${base}$is_args$args; }`),
            'location / { return 404; }',
          ],
  };
  return fs.readFileSync(TEMPLATE, 'utf8').replace(/( *)\{\{(\w+)\}\}/g, (_, indent: string, name: string) => {
    return indent + [values[name] ?? []].flat().join(`\n${indent}`);
  });
}

if (require.main === module) {
  const dir = process.argv[2] ?? 'build';
  console.log(nginxSite({dir, site: siteAddressOf(dir)}));
}
