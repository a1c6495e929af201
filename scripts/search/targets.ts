import fs from 'node:fs';
import path from 'node:path';
import {referenceTables, type ReferenceTableName} from '../../src/data/tables';
import {GLOSSARY} from '../../src/data/glossary';
import type {Locale} from '../../src/config/locales';
import sidebars from '../../sidebars';
import {filePairs, type FilePair} from '../../src/lib/translations/files';
import type {Target} from './quality';

/** Anchors by route below the base path. */
export type KnownTargets = ReadonlyMap<string, ReadonlySet<string>>;

function routeOf({kind, cs}: FilePair, text: string): string {
  const name = cs.replace(/^(?:docs|blog|src\/pages)\//, '').replace(/\.mdx$/, '');
  const [, slug] = /^slug: *["']?([^"'\s]+)/m.exec(text) ?? [];
  return kind === 'doc' ? `docs/${name}` : kind === 'post' ? `blog/${slug ?? name}` : name;
}

/** Headings, and the groups and rows of the reference tables that the page shows. */
function anchorsOf(text: string, locale: Locale): Set<string> {
  const headings = [...text.matchAll(/^#{2,6} .*\{#([\w-]+)\}/gm)].map(([, id = '']) => id);
  const inTables = [...text.matchAll(/<ReferenceTable name="([^"]+)"/g)].flatMap(([, name = '']) => {
    if (!(name in referenceTables)) {
      return [];
    }
    const {groups, rows} = referenceTables[name as ReferenceTableName](locale);
    return [...groups, ...rows].map(({id}) => id);
  });
  return new Set([...headings, ...inTables].filter(Boolean));
}

/** Routes of the listing pages of a sidebar. */
function categoryRoutes(item: unknown): string[] {
  if (typeof item !== 'object' || item === null) {
    return [];
  }
  const {link} = item as {link?: {slug?: string}};
  const own = link?.slug ? [`docs${link.slug}`] : [];
  return [...own, ...Object.values(item).flatMap(categoryRoutes)];
}

/**
 * Every page and anchor that queries may be labelled with, read from the sources so that no build is needed.
 * @param root folder of the project
 */
export function knownTargets(root: string, locale: Locale): KnownTargets {
  const known = new Map<string, ReadonlySet<string>>();
  const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
  for (const pair of filePairs(root).filter(({kind, cs}) => kind !== 'labels' && fs.existsSync(path.join(root, cs)))) {
    const isTranslated = locale === 'en' && fs.existsSync(path.join(root, pair.en));
    known.set(routeOf(pair, read(pair.cs)), anchorsOf(read(isTranslated ? pair.en : pair.cs), locale));
  }
  for (const route of categoryRoutes(sidebars)) {
    known.set(route, new Set());
  }
  known.set('glossary', new Set(GLOSSARY.map(({id}) => id)));
  return known;
}

/** What is wrong with a target; nothing when the page and its anchor exist. */
export function targetProblem({page, anchor}: Target, known: KnownTargets): string | undefined {
  const anchors = known.get(page);
  if (!anchors) {
    return `there is no page "${page}"`;
  }
  return anchor && !anchors.has(anchor) ? `page "${page}" has no section "#${anchor}"` : undefined;
}
