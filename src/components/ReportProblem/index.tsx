import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import React, {useSyncExternalStore, type ReactNode} from 'react';
import {canonicalPath} from '../../lib/addresses';

/** Made by `src/createSite.ts`. `address` may contain `{title}` and `{body}`; `release` is the version of the site. */
interface Report {
  address: string;
  release: string;
}

/** Subscribes to nothing, because the heading of the page does not change while the page is shown. */
const subscribe = () => () => undefined;

/** Link to a prefilled report of a problem; renders nothing unless `REPORT_PROBLEM` was set for the build. */
export default function ReportProblem({className}: {className?: string}): ReactNode {
  const {i18n, siteConfig} = useDocusaurusContext();
  const pathname = canonicalPath(useLocation().pathname);
  const report = siteConfig.customFields?.report as Report | undefined;
  const name = useSyncExternalStore(
    subscribe,
    () => document.querySelector('h1')?.textContent ?? '',
    () => '',
  );
  if (!report) {
    return null;
  }
  const title = translate({id: 'site.report.title', message: 'Problem: {name}'}, {name});
  const body = translate(
    {id: 'site.report.body', message: 'Page: {address}, language: {language}, release: {release}'},
    {address: siteConfig.url + pathname, language: i18n.currentLocale, release: report.release},
  );
  return (
    <a
      className={className}
      href={report.address
        .replace('{title}', encodeURIComponent(title))
        .replace('{body}', encodeURIComponent(`${body}\n\n`))}>
      <Translate id="site.report.link">Report a problem</Translate>
    </a>
  );
}
