import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import React, {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import controls from '../controls.module.css';

/**
 * State of a filter. A link to an anchor resets the filter to `none`, so that the target of the link is not hidden. Back
 * from there brings the filter back, and with it the reader's place. A filter that is empty again must be `none` itself.
 */
export function useFilter<Filter>(none: Filter): [Filter, (filter: Filter) => void] {
  const {hash} = useLocation();
  const [state, setState] = useState({filter: none, hash});
  const isCleared = state.hash !== hash;
  const hasHidden = useRef(false);
  useEffect(() => {
    // The browser has scrolled to the target already, unless the filter hid it.
    if (isCleared && hasHidden.current) {
      document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
    }
    hasHidden.current = !isCleared && state.filter !== none;
  }, [isCleared, hash, state.filter, none]);
  return [isCleared ? none : state.filter, (filter) => setState({filter, hash})];
}

interface FilterFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** Text field of a filter; disabled until hydration. */
export function FilterField({label, value, onChange}: FilterFieldProps): ReactNode {
  const id = useId();
  return (
    <>
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
    </>
  );
}
