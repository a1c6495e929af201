import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import React, {type ReactNode} from 'react';
import StructuredData, {usePageAddresses} from '.';
import {SOCIAL_PICTURE} from '../../lib/addresses';

/** Default Open Graph data of every page; on the home page also structured data of the site. */
export default function SiteFacts(): ReactNode {
  const {
    siteConfig: {title, tagline},
    i18n: {currentLocale},
  } = useDocusaurusContext();
  const {home, isHome, organization, picture} = usePageAddresses();
  const site = {
    '@type': 'WebSite',
    '@id': `${home}#website`,
    name: title,
    description: tagline,
    url: home,
    publisher: organization,
    inLanguage: currentLocale,
  };
  const description = translate({
    id: 'site.social.picture',
    message: 'The page name above a drawing of a cable-stayed bridge with sensors and curves of measured values.',
  });
  return (
    <>
      <Head>
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content={title} />
        <meta property="og:image" content={picture} />
        <meta property="og:image:width" content={String(SOCIAL_PICTURE.width)} />
        <meta property="og:image:height" content={String(SOCIAL_PICTURE.height)} />
        <meta property="og:image:alt" content={`${title}. ${description}`} />
      </Head>
      {isHome && <StructuredData data={{'@graph': [organization, site]}} />}
    </>
  );
}
