// Differs from stock: a labelled region (stock: a second banner landmark), own close button, hidden before first paint.
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import {useAnnouncementBar} from '@docusaurus/theme-common/internal';
import {translate} from '@docusaurus/Translate';
import IconClose from '@theme/Icon/Close';
import clsx from 'clsx';
import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

/** The site's notice; dismissing it is remembered until its id changes. */
export default function AnnouncementBar(): ReactNode {
  const {announcementBar} = useThemeConfig();
  const {isActive, close} = useAnnouncementBar();
  if (!announcementBar || !isActive) {
    return null;
  }
  const {content, backgroundColor, textColor, isCloseable} = announcementBar;
  return (
    <section
      className={clsx(ThemeClassNames.announcementBar.container, styles.bar)}
      style={{backgroundColor, color: textColor}}
      aria-label={translate({id: 'site.announcementBar.ariaLabel', message: 'Announcement'})}>
      <div className={styles.content} dangerouslySetInnerHTML={{__html: content}} />
      {isCloseable && (
        <button
          type="button"
          className={clsx('clean-btn', styles.close)}
          aria-label={translate({id: 'theme.AnnouncementBar.closeButtonAriaLabel', message: 'Close'})}
          onClick={close}>
          <IconClose width={14} height={14} strokeWidth={3.1} />
        </button>
      )}
    </section>
  );
}
