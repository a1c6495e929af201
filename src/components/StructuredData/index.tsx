import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import React, {type ReactNode} from 'react';
import {routeOf, socialPicturePath, withSlash} from '../../lib/addresses';

/** Absolute addresses for the metadata of the page. */
export function usePageAddresses() {
  const {
    siteConfig: {url: origin, baseUrl},
    i18n: {defaultLocale, localeConfigs},
  } = useDocusaurusContext();
  const {pathname} = useLocation();
  const route = routeOf(pathname, baseUrl);
  return {
    origin,
    /** Home page of the language. */
    home: origin + baseUrl,
    isHome: route === '',
    page: origin + withSlash(encodeURI(baseUrl + route)),
    /** Drawn by the build; the page for unknown addresses shares that of the home page. */
    picture: origin + encodeURI(baseUrl + socialPicturePath(route.endsWith('.html') ? '' : route)),
    organization: `${origin}${localeConfigs[defaultLocale]?.baseUrl ?? '/'}#organization`,
  };
}

/** The publisher as schema.org `Organization`. */
export function useOrganization(): object {
  const {origin, organization} = usePageAddresses();
  const {title} = useDocusaurusContext().siteConfig;
  const home = organization.replace(/#.*$/, '');
  const logo = {'@type': 'ImageObject', url: `${home}img/apple-touch-icon.png`};
  return {'@type': 'Organization', '@id': organization, name: title, url: home || origin, logo};
}

/** Structured data shared by documents, posts and standalone pages. @param image from the front matter */
export function useArticle(image?: string): object {
  const {page, picture, origin} = usePageAddresses();
  const {currentLocale} = useDocusaurusContext().i18n;
  return {
    '@id': `${page}#article`,
    url: page,
    mainEntityOfPage: page,
    inLanguage: currentLocale,
    image: image === undefined ? picture : new URL(image, origin).href,
    publisher: useOrganization(),
  };
}

/** Structured data of the page for search engines, as JSON-LD. */
export default function StructuredData({data}: {data: object}): ReactNode {
  // "</script>" in a text would end the element.
  const json = JSON.stringify({'@context': 'https://schema.org', ...data}).replaceAll('<', '\\u003c');
  return (
    <Head>
      <script type="application/ld+json">{json}</script>
    </Head>
  );
}

interface TechArticleProps {
  title: string;
  description: string | undefined;
  image: string | undefined;
  /** Milliseconds. */
  lastUpdatedAt: number | undefined;
}

/** Structured data and Open Graph type of a document or a standalone page. */
export function TechArticle({title, description, image, lastUpdatedAt}: TechArticleProps): ReactNode {
  const {organization} = usePageAddresses();
  const data = {
    '@type': 'TechArticle',
    ...useArticle(image),
    headline: title,
    description,
    author: {'@id': organization},
    ...(lastUpdatedAt !== undefined && {dateModified: new Date(lastUpdatedAt).toISOString()}),
  };
  return (
    <>
      <Head>
        <meta property="og:type" content="article" />
      </Head>
      <StructuredData data={data} />
    </>
  );
}
