/** Rules for links and pictures: their form, and whether the page, the heading, or the file exists. */
import path from 'node:path';
import {nearest} from '../../src/lib/nearest';
import {filePairOf} from '../../src/content/translations/files';
import {questionProblem} from '../../src/remark/named-components';
import {at, targetsOf, type Finding, type Page} from './page';
import type {Site} from './site';

/** Start of addresses that no file of texts stands for. */
const GENERATED = /^\/(?:docs\/category|blog(?:\/(?:tags|authors|archive))?|search)(?:\/|$)|^\/$/;

const offer = (word: string, known: readonly string[]) => {
  const best = nearest(word, known);
  return best ? `; write "${best}"` : '';
};

function pictureProblem(url: string, site: Site): string | undefined {
  if (!/^\/img\/|^https:/.test(url)) {
    return `picture "${url}": put the file into static/img and write /img/${path.posix.basename(url)}`;
  }
  return url.startsWith('/') && !site.has(`static${url}`) ? `there is no file static${url}` : undefined;
}

function headingProblem(id: string, place: string, text: string): string | undefined {
  const ids = [...text.matchAll(/\{#([^}\n]+)\}/g)].map(([, found = '']) => `#${found}`);
  return ids.includes(`#${id}`) ? undefined : `no heading of ${place} has {#${id}}${offer(`#${id}`, ids)}`;
}

function linkProblem(url: string, page: Page, site: Site): string | undefined {
  const [address = '', id] = url.split('#');
  const isDoc = page.kind === 'doc';
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
  const docs = [...site.addresses.values()].filter((file) => file.startsWith('docs/')).map((file) => file.slice(4));
  const plain = address.replace(/(?<=.)\/$/, '');
  const file = isDoc && address.endsWith('.mdx') ? `docs${address}` : site.addresses.get(plain);
  const isWellFormed = isDoc ? /^\/(?!docs\/|en\/)/.test(address) : /^\/(?!en\/)[^.]*$/.test(address);
  if (isDoc && (!isWellFormed || (file === undefined && !GENERATED.test(plain)))) {
    const fromRoot = path.posix.resolve(page.path.replace(/^docs|^i18n\/en\/[^/]+\/current/, ''), '..', address);
    const name = `${fromRoot.replace(/^\/docs(?=\/)|\.mdx?$/g, '')}.mdx`;
    const guess = docs.includes(name) ? name : nearest(name, docs);
    return `link "${url}": ${
      guess
        ? `write "${guess}${id ? `#${id}` : ''}", the path from the folder docs/`
        : 'there is no such page; write the path from the folder docs/, such as "/web-portal/map.mdx"'
    }`;
  }
  if (!isWellFormed || (file === undefined && !GENERATED.test(plain))) {
    const name = plain.replace(/^\/en(?=\/)|\.mdx?$/g, '');
    const guess =
      [name, `/docs${name}`].find((known) => site.addresses.has(known)) ?? nearest(name, [...site.addresses.keys()]);
    return `link "${url}": ${
      guess
        ? `write "${guess}${id ? `#${id}` : ''}"`
        : 'there is no such page; write its address, such as "/docs/web-portal/map"'
    }, without language and extension`;
  }
  if (file === undefined) {
    return undefined;
  }
  const own = (page.language === 'en' && filePairOf(file)?.en) || file;
  const text = site.read(own) ?? site.read(file);
  if (text === undefined) {
    return `there is no ${file}${offer(address, docs) || '; correct the path, or was the page renamed or removed?'}`;
  }
  if (plain.replace(/\.mdx$/, '') === '/markdown-page' && id?.startsWith('unknown-')) {
    return questionProblem(id.slice('unknown-'.length));
  }
  // Components of standalone pages have anchors of their own, which the build knows.
  return id && file.startsWith('docs/') ? headingProblem(id, own === page.path ? 'this page' : own, text) : undefined;
}

/** Checks form and target of links and pictures. */
export function targets(page: Page, _other: Page | undefined, site: Site): Finding[] {
  return targetsOf(page).flatMap(({url, start, isPicture}) => {
    const message = isPicture ? pictureProblem(url, site) : linkProblem(url, page, site);
    return message ? [at(page, start, message, isPicture ? 'components' : 'links')] : [];
  });
}
