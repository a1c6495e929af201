// Differs from stock: the day is written without Intl (src/lib/dayText.ts); authors of changes are not named on this site.
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/LastUpdated';
import React, {type ReactNode} from 'react';
import {dayText} from '../../lib/dayText';

export default function LastUpdated({lastUpdatedAt}: Props): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  const date = lastUpdatedAt && (
    <time dateTime={new Date(lastUpdatedAt).toISOString()}>{dayText(lastUpdatedAt, currentLocale)}</time>
  );
  const atDate = date && (
    <Translate id="theme.lastUpdated.atDate" values={{date}}>
      {' on {date}'}
    </Translate>
  );
  return (
    <span className={ThemeClassNames.common.lastUpdated}>
      <Translate id="theme.lastUpdated.lastUpdatedAtBy" values={{atDate: atDate ?? '', byUser: ''}}>
        {'Last updated{atDate}{byUser}'}
      </Translate>
    </span>
  );
}
