import Translate from '@docusaurus/Translate';
import React, {useSyncExternalStore, type ReactNode} from 'react';
import {offer, OFFER_EVENT} from './start';
import styles from './styles.module.css';

function subscribe(changed: () => void): () => void {
  window.addEventListener(OFFER_EVENT, changed);
  return () => window.removeEventListener(OFFER_EVENT, changed);
}

/** How the manual becomes an app: by a button where the browser offers it, and in words for every browser. */
export default function Installation(): ReactNode {
  const prompt = useSyncExternalStore(
    subscribe,
    () => offer.prompt,
    () => undefined,
  );
  return (
    <section aria-labelledby="install">
      <h2 id="install">
        <Translate id="site.offlinePage.install.title" description="Heading above how to install the manual as an app">
          Install it as an app
        </Translate>
      </h2>
      <p>
        <Translate id="site.offlinePage.install.lead" description="What installing the manual brings">
          The installed manual opens by its own icon, without the bars of the browser, and saves the language that you
          read by itself.
        </Translate>
      </p>
      {prompt && (
        <p>
          <button type="button" className={styles.primary} onClick={() => void prompt.prompt()}>
            <Translate id="site.offlinePage.install.action" description="Button that installs the manual as an app">
              Install
            </Translate>
          </button>
        </p>
      )}
      <dl className={styles.steps}>
        <dt>
          <Translate id="site.offlinePage.install.android" description="Devices that the next steps are for">
            Android
          </Translate>
        </dt>
        <dd>
          <Translate id="site.offlinePage.install.androidSteps" description="How to install on Android">
            Open the menu of the browser (three dots) and choose “Install app” or “Add to Home screen”.
          </Translate>
        </dd>
        <dt>
          <Translate id="site.offlinePage.install.ios" description="Devices that the next steps are for">
            iPhone and iPad
          </Translate>
        </dt>
        <dd>
          <Translate id="site.offlinePage.install.iosSteps" description="How to install on iOS">
            Open this page in Safari, tap the Share button and choose “Add to Home Screen”.
          </Translate>
        </dd>
        <dt>
          <Translate id="site.offlinePage.install.computer" description="Devices that the next steps are for">
            Computer
          </Translate>
        </dt>
        <dd>
          <Translate id="site.offlinePage.install.computerSteps" description="How to install on a computer">
            Chrome and Edge show an icon for installing at the right end of the address bar.
          </Translate>
        </dd>
      </dl>
    </section>
  );
}
