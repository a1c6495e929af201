import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import React, {type ReactNode} from 'react';
import {routeOf, SOCIAL_PICTURE, socialPicturePath} from '../lib/addresses';

/** What messengers and networks show of a link to the page: its picture, which the build draws, and the name of the site. */
export default function SocialPicture(): ReactNode {
  const {url, baseUrl, title} = useDocusaurusContext().siteConfig;
  const route = routeOf(useLocation().pathname, baseUrl);
  // The page for unknown addresses shares the picture of the home page.
  const picture = socialPicturePath(route.endsWith('.html') ? '' : route);
  const description = translate({
    id: 'site.social.picture',
    message: 'The page name above a drawing of a cable-stayed bridge with sensors and curves of measured values.',
  });
  return (
    <Head>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={title} />
      <meta property="og:image" content={url + encodeURI(baseUrl + picture)} />
      <meta property="og:image:width" content={String(SOCIAL_PICTURE.width)} />
      <meta property="og:image:height" content={String(SOCIAL_PICTURE.height)} />
      <meta property="og:image:alt" content={`${title}. ${description}`} />
    </Head>
  );
}
