import ClientLifecyclesDispatcher, {
  dispatchLifecycleAction,
} from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import preload from '@docusaurus/core/lib/client/preload';
import {useHistory} from '@docusaurus/router';
import type {ClientModule} from '@docusaurus/types';
import {Route} from 'react-router';
import {useEffect, useState, type ReactNode} from 'react';
import {openWhole, removeNotice} from './openWhole';

type RouteUpdate = Parameters<NonNullable<ClientModule['onRouteUpdate']>>[0];
type Location = RouteUpdate['location'];
type History = ReturnType<typeof useHistory>;

/** Pathnames of pages whose code has been loaded. */
const loaded = new Set<string>();

function locationOf(history: History, target: Parameters<History['push']>[0]): Location {
  // `useQueryString` changes the query alone: `createHref` would take the home page for what is not said.
  const {pathname: here} = history.location;
  const address =
    typeof target === 'string' ? target : history.createHref({...target, pathname: target.pathname ?? here});
  const {pathname, search, hash} = new URL(address, window.location.href);
  return {pathname, search, hash, state: undefined};
}

/**
 * Makes `history.push` and `history.replace` load the code of the next page before they change the location. Back and
 * Forward change the location immediately. In that case, `setPending(true)` tells the caller to keep the old page on
 * screen until the code has loaded.
 * @returns a function that stops listening to Back and Forward
 */
function loadFirst(history: History, setPending: (isPending: boolean) => void) {
  let latest = 0;
  let previousLocation: Location = history.location;
  const load = async (location: Location, proceed?: () => void) => {
    latest += 1;
    const turn = latest;
    removeNotice();
    const finish = dispatchLifecycleAction('onRouteUpdate', {previousLocation, location});
    try {
      // Skip the `await` when the code is loaded: otherwise React renders one task after the click.
      if (!loaded.has(location.pathname)) {
        await preload(location.pathname);
        loaded.add(location.pathname);
      }
    } catch (error) {
      console.warn(error);
      if (turn === latest) {
        openWhole(history.createHref(location));
      }
      return;
    } finally {
      finish();
    }
    if (turn === latest) {
      // Also when a link was followed while the page to go back to was still loading.
      setPending(false);
      proceed?.();
      previousLocation = history.location;
    }
  };
  for (const method of ['push', 'replace'] as const) {
    const change = history[method] as (...values: unknown[]) => void;
    history[method] = (...values: [Parameters<History['push']>[0], unknown?]) =>
      void load(locationOf(history, values[0]), () => change(...values));
  }
  return history.listen((location, action) => {
    if (action === 'POP') {
      setPending(true);
      void load(location);
    }
  });
}

interface Props {
  location: Location;
  children: ReactNode;
}

/**
 * Keeps the old page on screen until the next page's code has loaded. Replaces Docusaurus' component of the same name,
 * which changes the router's location at the click and so renders all links of the old page again.
 */
export default function PendingNavigation({location, children}: Props): ReactNode {
  const history = useHistory();
  const [shown, setShown] = useState<RouteUpdate>(() => {
    const first = {location, previousLocation: null};
    dispatchLifecycleAction('onRouteUpdate', first);
    loaded.add(location.pathname);
    return first;
  });
  const [isPending, setPending] = useState(false);
  useEffect(() => loadFirst(history, setPending), [history]);
  if (shown.location !== location && !isPending) {
    setShown({location, previousLocation: shown.location});
  }
  return (
    <ClientLifecyclesDispatcher {...shown}>
      <Route location={shown.location} render={() => children} />
    </ClientLifecyclesDispatcher>
  );
}
