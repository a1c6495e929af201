import {CACHE_AND_ASK, CACHE_FOR_EVER, CONTENT_TYPES, HASHED_FOLDERS, TYPES_TO_NAME} from '../../../src/config/headers';
import {NGINX_ROOT} from './nginx';
import {LANGUAGE_FOLDERS, MADE_BY, type HostedSite} from './site';

/**
 * A complete site for Caddy 2.6 or newer, which gets its certificate by itself. The address stands in the environment variable
 * SITE_ADDRESS, without one the site answers on port 8080.
 */
export function caddySite({baseUrl, headers, mainDocuments}: HostedSite): string {
  const hashed = HASHED_FOLDERS.map((folder) => `${baseUrl}${folder}*`).join(' ');
  const headerBlock = Object.entries(headers)
    .map(([name, value]) => `        ${name} "${value}"`)
    .join('\n');
  const errors = [
    ...LANGUAGE_FOLDERS.map((folder) => ({path: `${baseUrl}${folder}/*`, page: `${baseUrl}${folder}/404.html`})),
    {path: '*', page: `${baseUrl}404.html`},
  ];
  return `# ${MADE_BY}
(site_headers) {
    header {
${headerBlock}
        Cache-Control "${CACHE_AND_ASK}"
        -Server
    }
}

{$SITE_ADDRESS::8080} {
    root * {$SITE_ROOT:${NGINX_ROOT}}

    import site_headers
    @hashed path ${hashed}
    header @hashed Cache-Control "${CACHE_FOR_EVER}"
${TYPES_TO_NAME.map((extension) => `    header *.${extension} Content-Type "${CONTENT_TYPES[extension]}"`).join('\n')}

    @refused not method GET HEAD
    error @refused 405
    @hidden {
        path */.* ${baseUrl}_headers ${baseUrl}_redirects *.br *.gz
        not path /.well-known/*
    }
    error @hidden 404

${mainDocuments
  .flatMap(([from, to]) => [from, `${from}/`].map((address) => `    redir ${baseUrl}${address} ${baseUrl}${to} 302`))
  .join('\n')}
${baseUrl === '/' ? '' : `    redir / ${baseUrl} 302\n    redir ${baseUrl.slice(0, -1)} ${baseUrl} 302\n`}
    file_server {
        precompressed br gzip
    }

    handle_errors {
        import site_headers
        @missing expression \`{err.status_code} == 404\`
        handle @missing {
${errors.map(({path, page}) => `            handle ${path} {\n                rewrite * ${page}\n            }`).join('\n')}
            file_server {
                precompressed br gzip
            }
        }
        respond {err.status_code}
    }
}
`;
}
