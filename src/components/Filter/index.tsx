import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import React, {useEffect, useId, useState, type ReactNode} from 'react';
import controls from '../controls.module.css';

/** State of a filter. A link to an anchor resets the filter to `none`, so that the target of the link is not hidden. */
export function useFilter<Filter>(none: Filter): [Filter, (filter: Filter) => void] {
  const {hash} = useLocation();
  const [state, setState] = useState({filter: none, hash});
  const isCleared = state.hash !== hash;
  useEffect(() => {
    if (isCleared) {
      document.getElementById(hash.slice(1))?.scrollIntoView({block: 'center'});
    }
  }, [isCleared, hash]);
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
