import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import React, {type ReactNode} from 'react';
import BridgeScene from '../components/BridgeScene';
import Figure from '../components/Figure';
import styles from './index.module.css';

interface CustomFields {
  appStore: string;
  googlePlay: string;
}

function Hero(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return (
    <header className={styles.hero}>
      <div className={clsx('container', styles.heroText)}>
        <p className={styles.siteName}>{siteConfig.title}</p>
        <Heading as="h1" className={styles.tagline}>
          {siteConfig.tagline}
        </Heading>
        <p className={styles.lead}>
          <Translate id="site.home.lead">
            Sensors on structures measure and send their values at regular intervals. This manual shows you how to
            install the sensors, set them up, and interpret their values.
          </Translate>
        </p>
        <p className={clsx('site-list--row', styles.actions)}>
          <Link className="site-button" to="/docs/web-portal/intro">
            <Translate id="site.home.guide">Application Guide</Translate>
          </Link>
          <Link className="site-button site-button--quiet" to="/docs/intro">
            <Translate id="site.home.overview">How the system works</Translate>
          </Link>
        </p>
      </div>
      <BridgeScene />
    </header>
  );
}

// Headings get a string, not an element, because the label of their link quotes it.
function Purpose(): ReactNode {
  return (
    <section className={clsx('container', styles.section, styles.columns)}>
      <div>
        <Heading as="h2" id="mission">
          {translate({id: 'site.home.mission.title', message: 'Mission'})}
        </Heading>
        <p>
          <Translate id="site.home.mission.text">
            Continuous, long-term monitoring of structural safety. Devices in the field measure continuously, on a
            schedule, or when an event occurs, and transmit their data regularly, so that a change can be detected
            before the next inspection.
          </Translate>
        </p>
      </div>
      <div>
        <Heading as="h2" id="vision">
          {translate({id: 'site.home.vision.title', message: 'Vision'})}
        </Heading>
        <p>
          <Translate id="site.home.vision.text">
            Sensors on every bridge, footbridge, hall roof, and retaining wall, to support the judgment of structural
            engineers with measured values, not to replace it.
          </Translate>
        </p>
      </div>
      <div>
        <Heading as="h2" id="future">
          {translate({id: 'site.home.future.title', message: 'Future development'})}
        </Heading>
        <ul>
          <li>
            <Translate id="site.home.future.sensors">New types of sensors.</Translate>
          </li>
          <li>
            <Translate id="site.home.future.algorithms">
              Better algorithms for recognizing defects from gravity sensors (accelerometers and tiltmeters).
            </Translate>
          </li>
          <li>
            <Translate id="site.home.future.analysis">Vibration frequency analysis and parameter trends.</Translate>
          </li>
        </ul>
      </div>
    </section>
  );
}

function Portal(): ReactNode {
  return (
    <section className={styles.band}>
      <div className="container">
        <Heading as="h2" id="web-portal">
          {translate({id: 'site.home.portal.title', message: 'Web portal'})}
        </Heading>
        <p className={styles.sectionLead}>
          <Translate id="site.home.portal.text">
            Constructions, measurement points, and devices in one place, with charts for the office and settings for
            administrators.
          </Translate>{' '}
          <Link to="/docs/web-portal/intro">
            <Translate id="site.home.portal.link">Web portal manual</Translate>
          </Link>
        </p>
        <Figure
          name="dashboard"
          className={styles.wide}
          sizes="(min-width: 1200px) 1100px, 100vw"
          alt={translate({
            id: 'site.home.portal.alt',
            message:
              'Dashboard of the web portal with counts of measurement points and devices, last values on a bridge, a chart of the last day, and points that need attention.',
          })}
          caption={
            <Translate id="site.home.portal.caption">
              Dashboard of the web portal: the state of all constructions at a glance.
            </Translate>
          }
        />
      </div>
    </section>
  );
}

function MobileApp(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {appStore, googlePlay} = siteConfig.customFields as unknown as CustomFields;
  return (
    <section className={clsx('container', styles.section)}>
      <Heading as="h2" id="mobile-app">
        {translate({id: 'site.home.app.title', message: 'Mobile app'})}
      </Heading>
      <p className={styles.sectionLead}>
        <Translate id="site.home.app.text">
          On site, use the app to connect to a device over Bluetooth, set it up, and check what it measures.
        </Translate>{' '}
        <Link to="/docs/mobile-app/intro">
          <Translate id="site.home.app.link">Mobile app manual</Translate>
        </Link>{' '}
        <Link to="/field-card">
          <Translate id="site.home.app.card">Field card for site visits</Translate>
        </Link>
      </p>
      <ul className="site-list site-list--row">
        <li>
          <Link className="site-button site-button--quiet" href={appStore}>
            <Translate id="site.home.app.appStore">Download from the App Store</Translate>
          </Link>
        </li>
        <li>
          <Link className="site-button site-button--quiet" href={googlePlay}>
            <Translate id="site.home.app.googlePlay">Download from Google Play</Translate>
          </Link>
        </li>
      </ul>
      <div className={styles.columns}>
        <Figure
          name="login"
          alt={translate({
            id: 'site.home.app.login.alt',
            message:
              'Phone with the sign-in screen of the mobile app: a drawing of a bridge, fields for email and password, and a Sign in button.',
          })}
          caption={<Translate id="site.home.app.login.caption">Sign-in screen</Translate>}
        />
        <Figure
          name="mp-overview"
          alt={translate({
            id: 'site.home.app.point.alt',
            message:
              'Phone with the overview of one measurement point: last values with units, the assigned device, its battery, and its last communication.',
          })}
          caption={<Translate id="site.home.app.point.caption">Overview of a measurement point</Translate>}
        />
        <Figure
          name="charts-24h"
          alt={translate({
            id: 'site.home.app.charts.alt',
            message: 'Phone with charts of the last 24 hours: temperature, tilt, and acceleration, stacked vertically.',
          })}
          caption={
            <Translate id="site.home.app.charts.caption">Charts of values measured over the last 24 hours</Translate>
          }
        />
      </div>
    </section>
  );
}

function StartCard({to, title, children}: {to: string; title: string; children: ReactNode}): ReactNode {
  return (
    <li className="site-card">
      <Heading as="h3">
        <Link to={to}>{title}</Link>
      </Heading>
      <p className="site-note">{children}</p>
    </li>
  );
}

function WhereToStart(): ReactNode {
  return (
    <section className={styles.band}>
      <div className="container">
        <Heading as="h2" id="start">
          {translate({id: 'site.home.start.title', message: 'Where to start'})}
        </Heading>
        <ul className={clsx('site-list', styles.columns)}>
          <StartCard
            to="/docs/web-portal/charts/basics"
            title={translate({id: 'site.home.start.engineer.title', message: 'I evaluate data'})}>
            <Translate id="site.home.start.engineer.text">
              Charts, intervals, parameters, and the effect of daily temperature changes on readings.
            </Translate>
          </StartCard>
          <StartCard
            to="/docs/web-portal/companies"
            title={translate({id: 'site.home.start.administrator.title', message: 'I manage an organization'})}>
            <Translate id="site.home.start.administrator.text">
              Roles and users, constructions, measurement points, and shared charts.
            </Translate>
          </StartCard>
          <StartCard
            to="/docs/mobile-app/intro"
            title={translate({id: 'site.home.start.technician.title', message: 'I install devices'})}>
            <Translate id="site.home.start.technician.text">
              Find a device over Bluetooth, assign it, and check the first measurement.
            </Translate>
          </StartCard>
          <StartCard
            to="/what-to-measure#owner"
            title={translate({id: 'site.home.start.owner.title', message: 'I own a structure'})}>
            <Translate id="site.home.start.owner.text">
              What the system tells you and what it doesn't, what to measure, and what it takes in a year.
            </Translate>
          </StartCard>
          <StartCard
            to="/docs/hardware/intro"
            title={translate({id: 'site.home.start.integrator.title', message: 'I integrate hardware'})}>
            <Translate id="site.home.start.integrator.text">
              Dynasense, GeoSnake, and Laser: commands, registers, and Modbus frames.
            </Translate>
          </StartCard>
        </ul>
      </div>
    </section>
  );
}

/** The home page. Says what the system does and directs each kind of reader to a starting point. */
export default function Home(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return (
    <Layout
      title={siteConfig.tagline}
      description={translate({
        id: 'site.home.description',
        message:
          'Manual of a system that monitors bridges and buildings: web portal, mobile app, External Charts, and the Dynasense, GeoSnake, and Laser devices.',
      })}>
      <main>
        <Hero />
        <Purpose />
        <Portal />
        <MobileApp />
        <WhereToStart />
      </main>
    </Layout>
  );
}
