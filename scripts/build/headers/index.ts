import fs from 'node:fs';
import path from 'node:path';
import {securityHeaders, type InlineParts} from '../../../src/config/headers';
import {filesOf} from '../files';
import type {FinishedBuild} from '../finish';
import {caddySite} from './caddy';
import {headerLines, nginxSite} from './nginx';
import {headersFile, redirectsFile} from './netlify';
import {META} from './pages';
import {mainDocuments, type HostedSite} from './site';

/** Folder with the files for servers that one sets up oneself, beside the folder that is published. */
export function hostingDir(dir: string): string {
  return `${dir}-hosting`;
}

/** What the policies of all pages let through. */
async function inlineParts(dir: string, pages: readonly string[]): Promise<InlineParts> {
  const found = {'script-src': new Set<string>(), 'style-src': new Set<string>(), 'style-src-attr': new Set<string>()};
  await Promise.all(
    pages.map(async (file) => {
      const policy = META.exec(await fs.promises.readFile(path.join(dir, file), 'utf8'))?.[0] ?? '';
      for (const directive of policy.split('; ')) {
        const place = Object.entries(found).find(([name]) => directive.startsWith(`${name} `))?.[1];
        for (const [, hash = ''] of directive.matchAll(/'(sha256-[^']+)'/g)) {
          place?.add(hash);
        }
      }
    }),
  );
  return {
    scripts: [...found['script-src']].sort(),
    styleElements: [...found['style-src']].sort(),
    styles: [...found['style-src-attr']].sort(),
  };
}

/**
 * Everything that a server has to know about a finished build.
 */
export async function hostedSite({dir, baseUrl, env}: FinishedBuild): Promise<HostedSite> {
  const files = filesOf(dir);
  const inline = await inlineParts(
    dir,
    files.filter((file) => file.endsWith('.html')),
  );
  return {baseUrl, headers: securityHeaders(inline, env), mainDocuments: mainDocuments(files)};
}

/**
 * Finishing step: the files that tell hosts which headers to send. `_headers` and `_redirects` (Netlify, Cloudflare, and our own
 * preview server) belong to the published folder, the others lie in a folder beside it.
 */
export async function writeHeaders(build: FinishedBuild): Promise<string> {
  const site = await hostedSite(build);
  fs.writeFileSync(path.join(build.dir, '_headers'), headersFile(site));
  fs.writeFileSync(path.join(build.dir, '_redirects'), redirectsFile(site));
  const target = hostingDir(build.dir);
  fs.rmSync(target, {recursive: true, force: true});
  fs.mkdirSync(target);
  fs.writeFileSync(path.join(target, 'nginx-site.conf'), nginxSite(site));
  fs.writeFileSync(path.join(target, 'nginx-headers.conf'), headerLines(site));
  fs.writeFileSync(path.join(target, 'Caddyfile'), caddySite(site));
  return `${Object.keys(site.headers).length} headers for Netlify, nginx and Caddy`;
}
