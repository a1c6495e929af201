// Differs from stock: a labelled region (stock: a second banner landmark), in the colors of the site, with a large close button.
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import {useAnnouncementBar} from '@docusaurus/theme-common/internal';
import {translate} from '@docusaurus/Translate';
import AnnouncementBarCloseButton from '@theme/AnnouncementBar/CloseButton';
import AnnouncementBarContent from '@theme/AnnouncementBar/Content';
import clsx from 'clsx';
import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

/** The notice above the navbar. After a reader has closed the notice, it stays hidden until its id changes. */
export default function AnnouncementBar(): ReactNode {
  const {announcementBar} = useThemeConfig();
  const {isActive, close} = useAnnouncementBar();
  if (!announcementBar || !isActive) {
    return null;
  }
  const {backgroundColor, textColor, isCloseable} = announcementBar;
  return (
    <section
      className={clsx(ThemeClassNames.announcementBar.container, styles.bar)}
      style={{backgroundColor, color: textColor}}
      aria-label={translate({id: 'site.announcementBar.ariaLabel', message: 'Announcement'})}>
      <AnnouncementBarContent className={styles.content} />
      {isCloseable && <AnnouncementBarCloseButton className={styles.close} onClick={close} />}
    </section>
  );
}
