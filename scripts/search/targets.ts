import {referenceTables, type ReferenceTableName} from '../../src/data/tables';
import {GLOSSARY} from '../../src/data/glossary';
import type {Locale} from '../../src/config/locales';
import sidebars from '../../sidebars';
import {readPages, type PagePair} from '../content/pages';
import {structure} from '../content/rules';
import type {Target} from './quality';

/** Anchors by route below the base path. */
export type KnownTargets = ReadonlyMap<string, ReadonlySet<string>>;

function routeOf({id, kind, cs}: PagePair): string {
  const name = id.replace(/\.mdx$/, '');
  const slug = /^slug: *["']?([^"'\n]+)/m.exec(/^---\n([\s\S]*?)\n---/.exec(cs.text)?.[1] ?? '')?.[1]?.trim();
  switch (kind) {
    case 'doc':
      return `docs/${slug?.replace(/^\//, '') ?? name}`;
    case 'post':
      return `blog/${slug ?? name}`;
    case 'page':
      return name;
    default: {
      const unexpected: never = kind;
      throw new Error(`Unexpected kind of page ${String(unexpected)}`);
    }
  }
}

/** Headings, and the groups and rows of the reference tables that the page shows. */
function anchorsOf(text: string, locale: Locale): Set<string> {
  const headings = structure(text).headings.map((heading) => heading.slice(heading.indexOf('#') + 1));
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
  for (const pair of readPages(root).pairs) {
    known.set(routeOf(pair), anchorsOf((locale === 'en' ? (pair.en ?? pair.cs) : pair.cs).text, locale));
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
