import {useLocation} from '@docusaurus/router';
import Layout from '@theme/Layout';
import React, {useState, type ReactNode} from 'react';

/** Throws an error that has a `cause` while `window.broken` is true. */
function Fragile(): ReactNode {
  if ((window as {broken?: boolean}).broken) {
    throw new Error('The outer reason.', {cause: new Error('The inner reason.')});
  }
  return <p>Zase v pořádku.</p>;
}

/** A page that a button breaks. After `window.broken` is reset, another try succeeds. */
export default function Crash(): ReactNode {
  const [shown, setShown] = useState(false);
  const {pathname} = useLocation();
  return (
    <Layout title="Pád" description={`Stránka ${pathname}, která spadne, když se jí řekne.`}>
      <main className="container">
        <h1>Pád</h1>
        <button
          type="button"
          onClick={() => {
            Object.assign(window, {broken: true});
            setShown(true);
          }}>
          Pokazit
        </button>
        {shown && <Fragile />}
      </main>
    </Layout>
  );
}
