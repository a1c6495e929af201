import {LEVELS, type DocSearchRecord, type Hierarchy, type Level, type SearchIndex} from './types';
import type {Unit} from './units';

/** Converts a section to a search record in the format of the DocSearch crawler. */
export function recordOf({page, section, ancestors}: Unit, {language, origin}: SearchIndex): DocSearchRecord {
  const hierarchy = Object.fromEntries(LEVELS.map((level) => [level, null])) as Hierarchy;
  hierarchy.lvl0 = page.area;
  hierarchy.lvl1 = page.title;
  for (const heading of [...ancestors, section]) {
    if (heading && heading.level > 1) {
      hierarchy[`lvl${heading.level}` as Level] = heading.heading;
    }
  }
  const anchor = section.anchor && `#${section.anchor}`;
  return {
    objectID: page.url + anchor,
    type: `lvl${section.level}` as Level,
    url: origin + page.url + anchor,
    url_without_anchor: origin + page.url,
    anchor: section.anchor || null,
    content: section.text || null,
    hierarchy,
    keywords: section.level === 1 ? page.keywords : (section.keywords ?? []),
    language,
    docusaurus_tag: page.tag,
  };
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isTextOrNone = (value: unknown) => value === null || value === undefined || typeof value === 'string';

/** Whether a value from a search service or from storage can be shown. DocSearch fails on other values. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return (
    isObject(value) &&
    typeof value.objectID === 'string' &&
    typeof value.url === 'string' &&
    isObject(value.hierarchy) &&
    Object.values(value.hierarchy).every(isTextOrNone) &&
    isTextOrNone(value.content)
  );
}
