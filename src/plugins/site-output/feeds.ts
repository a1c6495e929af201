/** Articles in the feeds of the blog, which readers show without the styles and scripts of the site. */
import type {CreateFeedItemsFn} from '@docusaurus/plugin-content-blog';
import {load} from 'cheerio';
import {withoutStyles} from './plainText';

/** Attributes that mean something without the stylesheet; a feed keeps no others. */
const KEPT = new Set('href src srcset alt width height title lang id start colspan rowspan scope'.split(' '));

/** HTML of an article as it stands in a feed: text, tables and pictures, without controls and wrappers. */
export function feedHtml(html: string): string {
  const $ = load(html, null, false);
  const text = $.root();
  withoutStyles($, text as never);
  // Wrappers matter only to the stylesheet, so a feed gets only what they contain.
  for (const wrapper of text.find('div, span').toArray().reverse()) {
    $(wrapper).replaceWith($(wrapper).contents());
  }
  for (const element of text.find('*').not('math, math *').toArray()) {
    Object.keys(element.attribs)
      .filter((name) => !KEPT.has(name))
      .forEach((name) => $(element).removeAttr(name));
  }
  text.find(':empty:not(img, br, hr, td, th, math *)').remove();
  return $.html().replace(/<!-- -->/g, '');
}

/** Option `createFeedItems` of the blog: gives each article both its date of publication and that of its last change. */
export const createFeedItems: CreateFeedItemsFn = async ({defaultCreateFeedItems, blogPosts, ...site}) => {
  const items = await defaultCreateFeedItems({blogPosts, ...site});
  return items.map((item, index) => {
    const changed = blogPosts[index]?.metadata.lastUpdatedAt ?? 0;
    const date = new Date(Math.max(item.date.getTime(), changed));
    return {...item, published: item.date, date, content: item.content && feedHtml(item.content)};
  });
};
