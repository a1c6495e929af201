import {CACHE_AND_ASK, CACHE_FOR_EVER, CONTENT_TYPES, HASHED_FOLDERS, UNKNOWN_TYPE} from '../../../src/config/headers';
import {COMPRESSIBLE_EXTENSIONS} from '../compress';
import {LANGUAGE_FOLDERS, MADE_BY, type HostedSite} from './site';

export interface NginxPlace {
  /** What nginx listens on: a port, or address and port. */
  listen?: string;
  /** Folder that is published; with a base path the build lies in a folder of that name below it. */
  root?: string;
}

/** Folder that the documentation and the container use. */
export const NGINX_ROOT = '/srv/www';

/** A word of the configuration language. Values hold neither double quotes nor variables. */
function quoted(value: string): string {
  if (/["\\$]/.test(value)) {
    throw new Error(`The value ${value} cannot stand in the configuration of nginx: it holds ", \\ or $.`);
  }
  return `"${value}"`;
}

function escaped(text: string): string {
  return text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
}

/** The headers as lines of nginx, for a site that has its own configuration. */
export function headerLines({headers}: HostedSite): string {
  const lines = Object.entries(headers).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`);
  return `# ${MADE_BY}\n# A location with an add_header of its own loses these and has to include this file again.\n${lines.join('\n')}\n`;
}

function indented(text: string, depth: number): string {
  return text
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => ' '.repeat(depth) + line)
    .join('\n');
}

function typeLines(): string {
  const byType = new Map<string, string[]>();
  for (const [extension, type] of Object.entries(CONTENT_TYPES)) {
    byType.set(type, [...(byType.get(type) ?? []), extension]);
  }
  return [...byType].map(([type, extensions]) => `        ${quoted(type)} ${extensions.join(' ')};`).join('\n');
}

/**
 * A complete site for nginx, to be included on the level of `http`: the same answers as those of our preview server. Needs the
 * module `libnginx-mod-http-brotli-static` of Debian.
 */
export function nginxSite(site: HostedSite, {listen = '8080', root = NGINX_ROOT}: NginxPlace = {}): string {
  const {baseUrl, mainDocuments} = site;
  const base = escaped(baseUrl);
  const hashed = HASHED_FOLDERS.map(escaped).join('|');
  const outside = `
    # Beside the site there is nothing; the bare host leads to it.
    location = / {
        return 302 ${baseUrl}$is_args$args;
    }
    location = ${baseUrl.slice(0, -1)} {
        return 302 ${baseUrl}$is_args$args;
    }
    location / {
        return 404;
    }
`;
  return `# ${MADE_BY}

map $uri $site_missing_page {
    default "${baseUrl}404.html";
${LANGUAGE_FOLDERS.map((folder) => `    "~^${base}${escaped(folder)}/" "${baseUrl}${folder}/404.html";`).join('\n')}
}

# Names with a hash may be kept for ever, but not an error in their place.
map "$status $uri" $site_cache_control {
    default "${CACHE_AND_ASK}";
    "~^(?:200|206|304) ${base}(?:${hashed})" "${CACHE_FOR_EVER}";
}

map $status $site_allow {
    default "";
    405 "GET, HEAD";
}

# Addresses that no page has and that a redirect must never repeat: empty, dotted or encoded parts of a path.
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
    autoindex off;
    etag on;
    # Only what the build has compressed; nothing is compressed while a reader waits.
    gzip off;
    gzip_static on;
    gzip_vary on;
    brotli_static on;

    types {
${typeLines()}
    }
    default_type ${UNKNOWN_TYPE};

${indented(headerLines(site), 4)}
    add_header Cache-Control $site_cache_control always;
    add_header Allow $site_allow always;

    error_page 404 $site_missing_page;

    if ($site_malformed) {
        return 400;
    }
    if ($request_method !~ "^(?:GET|HEAD)$") {
        return 405;
    }

    # The bare address of the manual.
${mainDocuments
  .flatMap(([from, to]) => [from, `${from}/`].map((address) => [address, to] as const))
  .map(([from, to]) => `    location = ${baseUrl}${from} {\n        return 302 ${baseUrl}${to}$is_args$args;\n    }`)
  .join('\n')}

    # Hidden files, files for hosts, and the compressed twins, which have no address of their own.
    location ~ "(?:/\\.(?!well-known/)|^${base}_(?:headers|redirects)$|\\.(?:${COMPRESSIBLE_EXTENSIONS.join('|')})\\.(?:br|gz)$)" {
        return 404;
    }

    # A folder answers with its page.
    location ~ "^${base}(?:.*/)?$" {
        try_files "\${uri}index.html" =404;
    }

    # The name of a page's file leads to its address.
    location ~ "^(?<site_folder>${base}(?:.*/)?)index\\.html$" {
        if (-f "$document_root\${site_folder}index.html") {
            rewrite "^(.*/)index\\.html$" $1 permanent;
        }
        return 404;
    }
    location ~ "^(?<site_page>${base}.*[^/])\\.html$" {
        if (-f "$document_root$site_page/index.html") {
            rewrite "^(.*)\\.html$" $1/ permanent;
        }
        try_files $uri =404;
    }

    # Anything else is a file, or a page without its slash.
    location ~ "^${base}." {
        if (-f "$document_root$uri/index.html") {
            rewrite "^(.*)$" $1/ permanent;
        }
        try_files $uri =404;
    }
${baseUrl === '/' ? '' : outside}}
`;
}
