// Differs from stock: a link to report a problem; no date of the last change, which is in the row under the title.
import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Props} from '@theme/EditMetaRow';
import EditThisPage from '@theme/EditThisPage';
import React, {type ReactNode} from 'react';
import {canonicalPath} from '../../lib/addresses';

/**
 * Settings for the report, from `src/createSite.ts`. `address` is a URL that may contain `{title}` and `{body}` as
 * placeholders. `release` is the version of the site.
 */
interface Report {
  address: string;
  release: string;
}

/** Renders a link to a prefilled problem report, or nothing if the build has no `REPORT_PROBLEM`. */
function ReportProblem(): ReactNode {
  const {i18n, siteConfig} = useDocusaurusContext();
  const pathname = canonicalPath(useLocation().pathname);
  const report = siteConfig.customFields?.report as Report | undefined;
  if (!report) {
    return null;
  }
  const title = translate({id: 'site.report.title', message: 'Problem: {name}'}, {name: pathname});
  const body = translate(
    {id: 'site.report.body', message: 'Page: {address}, language: {language}, release: {release}'},
    {address: siteConfig.url + pathname, language: i18n.currentLocale, release: report.release},
  );
  return (
    <a
      className="theme-edit-this-page"
      href={report.address
        .replace('{title}', encodeURIComponent(title))
        .replace('{body}', encodeURIComponent(`${body}\n\n`))}>
      <Translate id="site.report.link">Report a problem</Translate>
    </a>
  );
}

export default function EditMetaRow({className, editUrl}: Props): ReactNode {
  return (
    <div className={className}>
      {editUrl && <EditThisPage editUrl={editUrl} />} <ReportProblem />
    </div>
  );
}
