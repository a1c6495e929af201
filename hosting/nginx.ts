/**
 * Prints the site for nginx, to be included on the level of `http`, from the headers and redirects of a finished build:
 *
 *     npx tsx hosting/nginx.ts [build] > /etc/nginx/conf.d/manual.conf
 *
 * The base path is that of the build: environment variable BASE_URL.
 */
import fs from 'node:fs';
import path from 'node:path';
import {basePathFromEnv} from '../src/config/env';
import {CACHE_FOREVER, CACHE_REVALIDATE, CONTENT_TYPES, HASHED_FOLDERS, UNKNOWN_TYPE} from '../src/config/headers';
import {parseHeaders, parseRedirects} from '../src/plugins/site-output/hostFiles';

export interface NginxOptions {
  /** Folder of the finished build. */
  dir: string;
  baseUrl: string;
  /** What nginx listens on: a port, or address and port. */
  listen?: string;
  /** Folder that is published; with a base path the build lies in a folder of that name below it. */
  root?: string;
}

/** A word of the configuration language. @throws when it would not stay one word */
function quoted(value: string): string {
  if (/["\\$]/.test(value)) {
    throw new Error(`The value ${value} cannot stand in the configuration of nginx: it holds ", \\ or $.`);
  }
  return `"${value}"`;
}

const escaped = (text: string) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');

/** Configuration of a site that answers as the preview server does, and sends what lies compressed beside a file. */
export function nginxSite({dir, baseUrl, listen = '8080', root = '/srv/www'}: NginxOptions): string {
  const read = (file: string) => fs.readFileSync(path.join(dir, file), 'utf8');
  const [everywhere] = parseHeaders(read('_headers'));
  const redirects = parseRedirects(read('_redirects'));
  const hashed = HASHED_FOLDERS.map((folder) => escaped(baseUrl + folder)).join('|');
  const lines = <T>(list: readonly T[], line: (entry: T) => string) =>
    list.map((entry) => `    ${line(entry)}`).join('\n');
  const outside = `
    location = / { return 302 ${baseUrl}$is_args$args; }
    location = ${baseUrl.slice(0, -1)} { return 302 ${baseUrl}$is_args$args; }
    location / { return 404; }`;
  return `# Made by hosting/nginx.ts; changes here are lost.
map $uri $site_missing {
    default ${quoted(`${baseUrl}404.html`)};
${lines(
  redirects.filter(({status}) => status === 404),
  ({from, to}) => `~^${escaped(from.replace('*', ''))} ${to};`,
)}
}

# Names with a hash may be kept, but not an error in their place.
map "$status $uri" $site_cache {
    default ${quoted(CACHE_REVALIDATE)};
    "~^(?:200|206|304) (?:${hashed})" ${quoted(CACHE_FOREVER)};
}

# Empty, dotted or encoded parts of a path, which a redirect must never repeat.
map $request_uri $site_malformed {
    default 0;
    "~*^[^?]*(?://|\\\\\\\\|%2f|%5c|%00)" 1;
    "~*^[^?]*/(?:\\.|%2e){1,2}(?:[/?]|$)" 1;
}

server {
    listen ${listen};
    server_name _;
    root ${quoted(root)};
    server_tokens off;
    absolute_redirect off;

    gzip off;
    gzip_static on;
    gzip_vary on;
    brotli_static on;

    types {
${lines(Object.entries(CONTENT_TYPES), ([extension, type]) => `    ${quoted(type)} ${extension};`)}
    }
    default_type ${UNKNOWN_TYPE};

${lines(Object.entries(everywhere?.headers ?? {}), ([name, value]) => `add_header ${name} ${quoted(value)} always;`)}
    add_header Cache-Control $site_cache always;
    error_page 404 $site_missing;

    if ($site_malformed) { return 400; }
    if ($request_method !~ "^(?:GET|HEAD)$") { return 405; }

${lines(
  redirects.filter(({status}) => status !== 404),
  ({from, to, status}) =>
    `location = ${quoted(decodeURI(from))} { return ${status} ${to.replace(/#.*/, '')}$is_args$args; }`,
)}
    # Hidden files, files for hosts, and the compressed copies of others.
    location ~ "(?:/\\.(?!well-known/)|^${escaped(baseUrl)}_(?:headers|redirects)$|\\.(?:br|gz)$)" { return 404; }
    # A folder answers with its page; a page without its slash leads to the address with one.
    location ~ "^${escaped(baseUrl)}(?:.*/)?$" { try_files "\${uri}index.html" =404; }
    location ~ "^${escaped(baseUrl)}." {
        if (-f "$document_root$uri/index.html") { rewrite "^(.*)$" $1/ permanent; }
        try_files $uri =404;
    }${baseUrl === '/' ? '' : outside}
}
`;
}

if (require.main === module) {
  console.log(nginxSite({dir: process.argv[2] ?? 'build', baseUrl: basePathFromEnv('BASE_URL')}));
}
