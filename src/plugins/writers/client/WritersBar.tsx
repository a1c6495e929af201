import clsx from 'clsx';
import React, {useEffect, useId, useState, type ReactNode} from 'react';
import {ENDPOINT, PARAMETERS, type ReportedFinding, type TextReport, type WritersReport} from '../shared';
import {texts, translationText} from './strings';
import styles from './styles.module.css';

/** How often the bar asks whether something has changed, in milliseconds. */
const INTERVAL = 1000;

const STORAGE_KEY = 'site.writers.hidden';

/** Whether the bar begins small: as it was left, at first on narrow screens only. */
function readHidden(): boolean {
  let kept: string | null = null;
  try {
    kept = window.localStorage.getItem(STORAGE_KEY);
  } catch {
    // Where the browser keeps nothing, the choice lasts as long as the page.
  }
  return kept === null ? window.matchMedia('(width < 37.5rem)').matches : kept === 'yes';
}

function keepHidden(hidden: boolean): void {
  try {
    window.localStorage.setItem(STORAGE_KEY, hidden ? 'yes' : 'no');
  } catch {
    // As above.
  }
}

/** The report of a page, asked for again as long as the page is in view; `undefined` for pages without a source. */
function useReport(path: string, baseUrl: string): WritersReport | {error: string} | undefined {
  const [report, setReport] = useState<WritersReport | {error: string}>();
  useEffect(() => {
    let version: string | undefined;
    let timer: ReturnType<typeof setTimeout>;
    const aborting = new AbortController();
    const ask = async () => {
      if (!document.hidden) {
        const query = new URLSearchParams({[PARAMETERS.path]: path});
        if (version !== undefined) {
          query.set(PARAMETERS.known, version);
        }
        try {
          const response = await fetch(`${baseUrl}${ENDPOINT}?${query}`, {signal: aborting.signal});
          if (response.status === 404) {
            setReport(undefined);
          } else if (response.status !== 204) {
            const answer = (await response.json()) as WritersReport | {error: string};
            version = 'version' in answer ? answer.version : undefined;
            setReport(answer);
          }
        } catch {
          // The development server has stopped or is being started again.
        }
      }
      if (!aborting.signal.aborted) {
        timer = setTimeout(() => void ask(), INTERVAL);
      }
    };
    void ask();
    return () => {
      aborting.abort();
      clearTimeout(timer);
    };
  }, [path, baseUrl]);
  return report;
}

function Finding({finding}: {finding: ReportedFinding}): ReactNode {
  return (
    <li>
      <a href={finding.open}>
        {finding.file}:{finding.line}
      </a>{' '}
      {finding.hint && <em>{texts.hint()}: </em>}
      <span lang="en">{finding.message}</span>
    </li>
  );
}

function Findings({findings}: Pick<TextReport, 'findings'>): ReactNode {
  const [open, setOpen] = useState(false);
  const listId = useId();
  const hints = findings.filter(({hint}) => hint).length;
  const mistakes = findings.length - hints;
  if (findings.length === 0) {
    return <span>{texts.noFindings()}</span>;
  }
  return (
    <>
      <button
        type="button"
        className={clsx(styles.button, mistakes > 0 && styles.alarming)}
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpen(!open)}>
        {hints > 0 ? texts.findingsWithHints(mistakes, hints) : texts.findings(mistakes)}
      </button>
      <ul id={listId} className={styles.findings} hidden={!open}>
        {findings.map((finding) => (
          <Finding key={`${finding.file}:${finding.line} ${finding.message}`} finding={finding} />
        ))}
      </ul>
    </>
  );
}

function TextFacts({words, translation, findings, visibility}: TextReport): ReactNode {
  return (
    <>
      {visibility !== 'public' && <strong className={styles.alarming}>{texts[visibility]()}</strong>}
      <span>{texts.words(words)}</span>
      {translation && (
        <span className={clsx(translation.state !== 'current' && styles.alarming)}>
          {translationText(translation.into, translation.state)}
        </span>
      )}
      <Findings findings={findings} />
      {translation?.open !== undefined && <a href={translation.open}>{texts.openOther()}</a>}
    </>
  );
}

function Facts({report}: {report: WritersReport}): ReactNode {
  return (
    <>
      <code className={styles.file}>{report.file}</code>
      {report.text && <TextFacts {...report.text} />}
      <a href={report.open}>{texts.open()}</a>
      {report.edit !== undefined && <a href={report.edit}>{texts.edit()}</a>}
    </>
  );
}

export interface WritersBarProps {
  /** Path of the page. */
  path: string;
  /** Base path of the language. */
  baseUrl: string;
}

/** What a writer wants to know about the page in view, at the bottom of the window; only in the preview. */
export default function WritersBar({path, baseUrl}: WritersBarProps): ReactNode {
  const report = useReport(path, baseUrl);
  const [hidden, setHidden] = useState(readHidden);
  const contentId = useId();
  if (!report) {
    return null;
  }
  return (
    <section className={clsx(styles.bar, hidden && styles.small)} aria-label={texts.label()} data-writers-bar="">
      <button
        type="button"
        className={styles.button}
        aria-expanded={!hidden}
        aria-controls={contentId}
        onClick={() => {
          setHidden(!hidden);
          keepHidden(!hidden);
        }}>
        {hidden ? texts.label() : texts.hide()}
      </button>
      <div id={contentId} className={styles.content} hidden={hidden}>
        {'error' in report ? (
          <span className={styles.alarming} lang="en">
            {report.error}
          </span>
        ) : (
          <Facts report={report} />
        )}
      </div>
    </section>
  );
}
