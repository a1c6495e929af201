import React from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import Drawing from '@site/static/img/logo.svg';

const FEATURES = ['Easy to use', 'Focus on what matters', 'Powered by React'];

export default function Home() {
  const {siteConfig} = useDocusaurusContext();
  return (
    <Layout title={siteConfig.title} description={siteConfig.tagline}>
      <header className="hero hero--primary">
        <div className="container">
          <Heading as="h1" className="hero__title">
            {siteConfig.title}
          </Heading>
          <p className="hero__subtitle">{siteConfig.tagline}</p>
          <Link className="button button--secondary button--lg" to="/docs/intro">
            Manual
          </Link>
        </div>
      </header>
      <main className="container row">
        {FEATURES.map((title) => (
          <div key={title} className="col col--4 text--center padding-horiz--md">
            <Drawing role="img" />
            <Heading as="h3">{title}</Heading>
            <p>A sentence or two on what this is good for, as long as those that the template has in this place.</p>
          </div>
        ))}
      </main>
    </Layout>
  );
}
