import {useLocation} from '@docusaurus/router';
import {useEffect, useState} from 'react';

/**
 * State of a filter on a page with anchors. A followed link clears the filter, which might hide its target.
 * @param none the filter that hides nothing
 */
export default function useFilter<Filter>(none: Filter): [Filter, (filter: Filter) => void] {
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
