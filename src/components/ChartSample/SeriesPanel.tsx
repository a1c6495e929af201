import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import React, {useEffect, useMemo, useRef, type ReactNode} from 'react';
import {FORMAT, type SeriesName} from './data';
import {formatInterval, usePageLocale, withUnit} from './format';
import {WHOLE_DAY, type Interval} from './interval';
import {seriesLabel} from './labels';
import Picture from './Picture';
import type {createPanel, Panel, PanelContent} from './plot';
import styles from './styles.module.css';

interface SeriesPanelProps {
  name: SeriesName;
  content: PanelContent;
  cursor: number;
  /** The drawing function of the chart library, once it has been loaded. */
  draw: typeof createPanel | undefined;
  onPoint: (minute: number) => void;
  onSelect: (interval: Interval) => void;
}

/** One series over the displayed interval: drawn by the server first, by the chart library when that is there. */
export default function SeriesPanel({name, content, cursor, draw, onPoint, onSelect}: SeriesPanelProps): ReactNode {
  const locale = usePageLocale();
  const host = useRef<HTMLDivElement>(null);
  const panel = useRef<Panel>(undefined);
  // The listeners of the chart outlive a rendering, so they look up what to call.
  const latest = useRef({content, cursor, onPoint, onSelect});
  useEffect(() => {
    latest.current = {content, cursor, onPoint, onSelect};
  });
  useEffect(() => {
    if (!draw || !host.current) {
      return undefined;
    }
    const rootEm = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    const created = draw(
      host.current,
      {top: 8, right: 1.25 * rootEm, bottom: 28, left: 3.5 * rootEm},
      latest.current.content,
      {
        onPoint: (minute) => latest.current.onPoint(minute),
        onSelect: (interval) => latest.current.onSelect(interval),
        onReset: () => latest.current.onSelect(WHOLE_DAY),
      },
    );
    created.setCursor(latest.current.cursor);
    panel.current = created;
    return () => {
      panel.current = undefined;
      created.destroy();
    };
  }, [draw]);
  useEffect(() => panel.current?.update(content), [content]);
  useEffect(() => panel.current?.setCursor(cursor), [cursor, content]);

  const picture = useMemo(() => <Picture content={content} />, [content]);
  const [low, high] = content.axis.domain;
  return (
    <div className={styles[name]}>
      <p className={styles.panelTitle} data-twin="off">
        <span className={styles.swatch} />
        {seriesLabel(name)}, {FORMAT[name].unit}
      </p>
      <div
        className={clsx(styles.panel, draw && styles.drawn)}
        role="img"
        aria-label={translate(
          {
            id: 'site.chartSample.panelAlt',
            message: 'Chart of {series}, {interval}, axis from {low} to {high}. The values are in the table below.',
            description: 'Description of one panel of the sample chart for readers who do not see it',
          },
          {
            series: seriesLabel(name),
            interval: formatInterval(content.interval, locale),
            low: content.valueLabel(low),
            high: withUnit(name, content.valueLabel(high)),
          },
        )}>
        {picture}
        <div className={styles.plot} ref={host} />
      </div>
    </div>
  );
}
