/** What a page is, said to search engines in the words of schema.org. */
import {TEAM_AUTHORS} from '../../src/config/content';
import {TITLE} from '../../src/config/site';
import type {BuiltPage, Crumb} from './pageFacts';

/** A node of a graph in JSON-LD. */
export type Thing = {'@type': string} & Readonly<Record<string, unknown>>;

export interface SiteFacts {
  /** Published address of the default language, with a slash at its end. */
  home: string;
  /** Published address of the picture of the site, at least 112 pixels wide. */
  logo: string;
  /** Whether the dates of last change are those of the texts; a copy without history knows only its own date. */
  hasHistory: boolean;
}

/** Longest headline that search engines take. */
const HEADLINE_LENGTH = 110;

const organizationId = ({home}: SiteFacts) => `${home}#organization`;
const siteId = (homeOfLanguage: string) => `${homeOfLanguage}#website`;

function organization(site: SiteFacts, name: string): Thing {
  return {
    '@type': 'Organization',
    '@id': organizationId(site),
    name,
    url: site.home,
    logo: {'@type': 'ImageObject', url: site.logo},
  };
}

/** Every step but the last must have an address, so a category without a page is left out; one step alone says nothing. */
export function breadcrumbs(trail: readonly Crumb[]): Thing[] {
  const steps = trail.filter(({url}, index) => url !== undefined || index === trail.length - 1);
  return steps.length < 2
    ? []
    : [
        {
          '@type': 'BreadcrumbList',
          itemListElement: steps.map(({name, url}, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name,
            ...(url !== undefined && {item: url}),
          })),
        },
      ];
}

function headline(title: string): string {
  return title.length <= HEADLINE_LENGTH ? title : `${title.slice(0, HEADLINE_LENGTH - 1)}…`;
}

/**
 * The graph of a page.
 * @param image published address of the picture of the page
 */
export function graphOf(page: BuiltPage, image: string, site: SiteFacts): Thing[] {
  const home = page.trail[0]?.url ?? site.home;
  const publisher = organization(site, TITLE[page.locale]);
  const article = {
    '@id': `${page.url}#article`,
    headline: headline(page.title),
    description: page.description,
    inLanguage: page.locale,
    url: page.url,
    mainEntityOfPage: page.url,
    image,
    publisher: {'@id': publisher['@id']},
    isPartOf: {'@id': siteId(home)},
  };
  switch (page.kind) {
    case 'home':
      return [
        publisher,
        {
          '@type': 'WebSite',
          '@id': siteId(home),
          name: TITLE[page.locale],
          description: page.description,
          url: home,
          inLanguage: page.locale,
          publisher: {'@id': publisher['@id']},
        },
        {
          '@type': 'SoftwareApplication',
          '@id': `${home}#software`,
          name: TITLE[page.locale],
          description: page.description,
          applicationCategory: 'BusinessApplication',
          operatingSystem: 'Web, Android, iOS',
          url: home,
          image,
          publisher: {'@id': publisher['@id']},
        },
      ];
    case 'document':
    case 'text':
      return [
        publisher,
        {
          '@type': 'TechArticle',
          ...article,
          author: {'@id': publisher['@id']},
          ...(site.hasHistory && page.modified !== undefined && {dateModified: page.modified}),
        },
        ...breadcrumbs(page.trail),
      ];
    case 'post':
      return [
        publisher,
        {
          '@type': 'BlogPosting',
          ...article,
          datePublished: page.published,
          author: page.authors.map(({name, url}) => ({
            '@type': TEAM_AUTHORS.some((key) => url?.endsWith(`/${key}/`)) ? 'Organization' : 'Person',
            name,
            ...(url !== undefined && {url}),
          })),
          ...(page.tags.length > 0 && {keywords: page.tags}),
        },
        ...breadcrumbs(page.trail),
      ];
    case 'category':
    case 'other':
      return breadcrumbs(page.trail);
  }
}

/** The graph as the element of a page; a text inside cannot end it. */
export function graphScript(graph: readonly Thing[]): string {
  if (graph.length === 0) {
    return '';
  }
  const json = JSON.stringify({'@context': 'https://schema.org', '@graph': graph}).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${json}</script>`;
}
