import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import React, {type ReactNode} from 'react';
import {routeOf, socialPicturePath, withSlash} from '../../lib/addresses';

/** Absolute addresses for the metadata of the page, and the publisher. */
export function usePageAddresses() {
  const {
    siteConfig: {url: origin, baseUrl, title},
    i18n: {defaultLocale, localeConfigs},
  } = useDocusaurusContext();
  const {pathname} = useLocation();
  const route = routeOf(pathname, baseUrl);
  const main = origin + (localeConfigs[defaultLocale]?.baseUrl ?? '/');
  return {
    origin,
    /** Home page of the language. */
    home: origin + baseUrl,
    isHome: route === '',
    page: origin + withSlash(encodeURI(baseUrl + route)),
    /** Drawn by the build; the page for unknown addresses shares that of the home page. */
    picture: origin + encodeURI(baseUrl + socialPicturePath(route.endsWith('.html') ? '' : route)),
    /** The publisher as schema.org `Organization`. */
    organization: {
      '@type': 'Organization',
      '@id': `${main}#organization`,
      name: title,
      url: main,
      logo: {'@type': 'ImageObject', url: `${main}img/apple-touch-icon.png`},
    },
  };
}

/** Structured data shared by documents, posts and standalone pages. @param image from the front matter */
export function useArticle(image?: string): object {
  const {page, picture, origin, organization} = usePageAddresses();
  const {currentLocale} = useDocusaurusContext().i18n;
  return {
    '@id': `${page}#article`,
    url: page,
    mainEntityOfPage: page,
    inLanguage: currentLocale,
    image: image === undefined ? picture : new URL(image, origin).href,
    publisher: organization,
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
  /** Of the page; the time in ms. */
  metadata: {title?: string; description?: string; lastUpdatedAt?: number | null};
  image: string | undefined;
}

/** Structured data and Open Graph type of a document or a standalone page. */
export function TechArticle({metadata: {title, description, lastUpdatedAt}, image}: TechArticleProps): ReactNode {
  const {organization} = usePageAddresses();
  const data = {
    '@type': 'TechArticle',
    ...useArticle(image),
    headline: title,
    description,
    author: {'@id': organization['@id']},
    ...(lastUpdatedAt && {dateModified: new Date(lastUpdatedAt).toISOString()}),
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
