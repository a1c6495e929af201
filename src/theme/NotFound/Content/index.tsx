// Differs from stock: ways on from here, and both languages where a host serves one 404 page for the whole site.
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import type {Props} from '@theme/NotFound/Content';
import clsx from 'clsx';
import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

export default function NotFoundContent({className}: Props): ReactNode {
  return (
    <main className={clsx('container margin-vert--xl', styles.content, className)}>
      <Heading as="h1">
        <Translate id="theme.NotFound.title" description="The title of the 404 page">
          Page Not Found
        </Translate>
      </Heading>
      <p>
        <Translate id="theme.NotFound.p1" description="The first paragraph of the 404 page">
          We could not find what you were looking for.
        </Translate>
      </p>
      <p>
        <Translate id="theme.NotFound.p2" description="The 2nd paragraph of the 404 page">
          Please contact the owner of the site that linked you to the original URL and let them know their link is
          broken.
        </Translate>
      </p>
      <ul>
        <li>
          <Link to="/docs/web-portal/intro">
            <Translate id="site.notFound.manual" description="Link on the 404 page to the main document">
              Open the manual
            </Translate>
          </Link>
        </li>
        <li>
          <Link to="/search">
            <Translate id="site.notFound.search" description="Link on the 404 page to the search page">
              Search the site
            </Translate>
          </Link>
        </li>
        <li>
          <Link to="/">
            <Translate id="site.notFound.home" description="Link on the 404 page to the home page">
              Go to the home page
            </Translate>
          </Link>
        </li>
      </ul>
    </main>
  );
}
