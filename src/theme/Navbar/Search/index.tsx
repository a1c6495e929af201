// Differs from stock: holds the own search, unless Algolia is configured; then the stock one, which the theme passes as
// children, while the browser is online. Beside the other items on small screens too.
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Props} from '@theme/Navbar/Search';
import React, {useState, useSyncExternalStore, type ReactNode} from 'react';
import SearchBox from '../../../plugins/search/client/SearchBox';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

function HostedSearch({children}: {children: ReactNode}): ReactNode {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  // An open dialog stays when the connection returns.
  const [isOpen, setOpen] = useState(false);
  return isOnline && !isOpen ? children : <SearchBox onToggle={setOpen} />;
}

export default function NavbarSearch({children, className}: Props): ReactNode {
  const {themeConfig} = useDocusaurusContext().siteConfig;
  return (
    <div className={className}>{themeConfig.algolia ? <HostedSearch>{children}</HostedSearch> : <SearchBox />}</div>
  );
}
