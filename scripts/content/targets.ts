/** Rules for links and pictures: their form, and whether the page, the heading, or the file exists. */
import path from 'node:path';
import {routeOf} from '../../src/lib/addresses';
import {nearest} from '../../src/lib/nearest';
import {filePairOf} from '../../src/content/translations/files';
import {questionProblem} from '../../src/remark/named-components';
import {at, targetsOf, type Finding, type Source} from './source';
import type {Site} from './site';

/** Start of addresses that no file of texts stands for. */
const GENERATED = /^\/(?:docs\/category|blog(?:\/(?:tags|authors|archive))?|search)(?:\/|$)|^\/$/;

function pictureProblem(url: string, site: Site): string | undefined {
  if (!/^\/img\/|^https:/.test(url)) {
    return `picture "${url}": put the file into static/img and write /img/${path.posix.basename(url)}`;
  }
  const file = `static${routeOf(url, '')}`;
  return url.startsWith('/') && site.read(file) === undefined ? `there is no file ${file}` : undefined;
}

function headingProblem(id: string, place: string, text: string): string | undefined {
  const ids = [...text.matchAll(/\{#([^}\n]+)\}/g)].map(([, found = '']) => `#${found}`);
  const best = nearest(`#${id}`, ids);
  return ids.includes(`#${id}`)
    ? undefined
    : `no heading of ${place} has {#${id}}${best === undefined ? '' : `; write "${best}"`}`;
}

/** Maps what a link may say to the file that it leads to. Documents name each other by file, other texts by address. */
function namesFor({kind}: Source, {addresses}: Site): ReadonlyMap<string, string> {
  return new Map(
    [...addresses].map(([address, file]) =>
      kind === 'doc' && file.startsWith('docs/') ? [file.slice('docs'.length), file] : [address, file],
    ),
  );
}

/** What the writer of a wrong address probably meant. */
function meantBy(address: string, page: Source, names: ReadonlyMap<string, string>): string | undefined {
  const folder = page.path.replace(/^docs|^i18n\/en\/[^/]+\/current/, '');
  const plain = (address.startsWith('/') ? address : path.posix.resolve(folder, '..', address)).replace(
    /^\/en(?=\/)|\.mdx?$|\/$/g,
    '',
  );
  const candidates = page.kind === 'doc' ? [`${plain.replace(/^\/docs(?=\/)/, '')}.mdx`] : [plain, `/docs${plain}`];
  return candidates.find((name) => names.has(name)) ?? nearest(candidates[0] ?? '', [...names.keys()]);
}

function linkProblem(url: string, page: Source, site: Site): string | undefined {
  const [address = '', id] = url.split('#');
  if (/^(?:https?:\/\/\S|mailto:\S+@|pathname:)/.test(url)) {
    return undefined;
  }
  const scheme = /^([a-z][\w+.-]*:)/i.exec(url)?.[1];
  if (scheme) {
    return `"${url}" is no address; it starts with https:// or mailto:, not with ${scheme}`;
  }
  if (address === '') {
    return headingProblem(id ?? '', 'this page', page.text);
  }
  const names = namesFor(page, site);
  const plain = address.replace(/(?<=.)\/$/, '');
  const file = names.get(plain);
  if (file === undefined) {
    const form =
      page.kind === 'doc'
        ? 'the path from the folder docs/, such as "/web-portal/map.mdx"'
        : 'its address, such as "/docs/web-portal/map", without language and extension';
    const guess = meantBy(address, page, names);
    const remedy = guess ? `write "${guess}${id ? `#${id}` : ''}"` : `there is no such page; write ${form}`;
    return GENERATED.test(plain) ? undefined : `link "${url}": ${remedy}`;
  }
  if (plain === '/markdown-page' && id?.startsWith('unknown-')) {
    return questionProblem(id.slice('unknown-'.length));
  }
  const own = (page.language === 'en' && filePairOf(file)?.en) || file;
  const text = site.read(own) ?? site.read(file) ?? '';
  // Components of standalone pages have anchors of their own, which the build knows.
  return id && file.startsWith('docs/') ? headingProblem(id, own === page.path ? 'this page' : own, text) : undefined;
}

/** Checks form and target of links and pictures. */
export function targets(page: Source, _other: Source | undefined, site: Site): Finding[] {
  return targetsOf(page).flatMap(({url, start, isPicture}) => {
    const message = isPicture ? pictureProblem(url, site) : linkProblem(url, page, site);
    return message ? [at(page, start, message, isPicture ? 'components' : 'links')] : [];
  });
}
