import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import React, {useEffect, useRef, useState, type ComponentProps, type ReactNode} from 'react';
import styles from './styles.module.css';

/** Renders a table that scrolls horizontally, also with the keyboard, if it is too wide for the page. */
export default function ScrollableTable({className, ...table}: ComponentProps<'table'>): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);

  useEffect(() => {
    const element = frame.current;
    if (!element) {
      return undefined;
    }
    const observer = new ResizeObserver(() => setScrolls(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <div
      ref={frame}
      className={styles.frame}
      {...(scrolls && {
        // The Tab key need only stop at a table that scrolls.
        tabIndex: 0,
        role: 'group',
        'aria-label': translate({id: 'site.table.scrollable', message: 'Scrollable table'}),
      })}>
      <table className={clsx(styles.table, className)} {...table} />
    </div>
  );
}
