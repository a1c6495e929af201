import Layout from '@theme/Layout';
import Loading from '@theme/Loading';
import React, {useState, type ReactNode} from 'react';
import Loadable from 'react-loadable';

/** Loader that a test sets as `window.loadPart`, in place of fetching a script. */
type Answer = () => Promise<{default: () => ReactNode}>;

const Late = Loadable({
  loading: Loading,
  loader: () => (window as unknown as {loadPart: Answer}).loadPart(),
});

/** A page with a lazy part, loaded by `window.loadPart`. */
export default function Lazy(): ReactNode {
  const [shown, setShown] = useState(false);
  return (
    <Layout title="Pozdní část" description="Stránka, jejíž část dorazí později nebo vůbec.">
      <main className="container">
        <h1>Pozdní část</h1>
        <button type="button" onClick={() => setShown(true)}>
          Načíst
        </button>
        {shown && <Late />}
      </main>
    </Layout>
  );
}
