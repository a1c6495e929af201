import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import React, {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import controls from '../controls.module.css';
import styles from './styles.module.css';

/**
 * Text of a filter. A link to an anchor empties the filter, so that the target of the link is not hidden. Back from there
 * brings the filter back, and with it the reader's place.
 */
export function useFilter(): [string, (text: string) => void] {
  const {hash} = useLocation();
  const [state, setState] = useState({text: '', hash});
  const isCleared = state.hash !== hash;
  const hasHidden = useRef(false);
  useEffect(() => {
    // The browser has scrolled to the target already, unless the filter hid it.
    if (isCleared && hasHidden.current) {
      document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
    }
    hasHidden.current = !isCleared && state.text !== '';
  }, [isCleared, hash, state.text]);
  return [isCleared ? '' : state.text, (text) => setState({text, hash})];
}

interface FilterProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Result of the filter, which screen readers announce. */
  status: ReactNode;
}

/** Text field of a filter with its result; disabled until hydration. */
export function Filter({label, value, onChange, status}: FilterProps): ReactNode {
  const id = useId();
  return (
    <div className={`site-interactive ${styles.filter}`}>
      <label className={controls.label} htmlFor={id}>
        {label}
      </label>
      <input
        className={controls.input}
        id={id}
        type="search"
        autoComplete="off"
        spellCheck={false}
        disabled={!useIsBrowser()}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <p role="status" className="site-note">
        {status}
      </p>
    </div>
  );
}
