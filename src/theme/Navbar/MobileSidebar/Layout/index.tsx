// Differs from stock: a modal dialog, which traps the focus, closes with Escape and exists only while it is shown.
import {useNavbarMobileSidebar, useNavbarSecondaryMenu} from '@docusaurus/theme-common/internal';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/Navbar/MobileSidebar/Layout';
import clsx from 'clsx';
import React, {useLayoutEffect, useRef, type ReactNode} from 'react';
import styles from './styles.module.css';

function MenuDialog({header, primaryMenu, secondaryMenu}: Props): ReactNode {
  const {toggle} = useNavbarMobileSidebar();
  const {shown: isSecondaryShown} = useNavbarSecondaryMenu();
  const dialog = useRef<HTMLDialogElement>(null);

  // `useLayoutEffect`: `close()` returns the focus to the menu button only while the dialog is in the page.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  return (
    // A click on the backdrop closes the dialog, as Escape does for the keyboard.
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={translate({id: 'site.navbar.mobileSidebar.ariaLabel', message: 'Menu'})}
      onCancel={(event) => {
        event.preventDefault();
        toggle();
      }}
      onClick={({clientX, currentTarget, target}) => {
        // The dialog is also the target of clicks below its last item.
        if (target === currentTarget && clientX > currentTarget.getBoundingClientRect().right) {
          toggle();
        }
      }}>
      {header}
      <div className={clsx('menu', styles.body)}>{isSecondaryShown ? secondaryMenu : primaryMenu}</div>
    </dialog>
  );
}

/** The menu on small screens. It shows the items of the navbar, or a menu from the page, such as the docs sidebar. */
export default function MobileSidebarLayout(props: Props): ReactNode {
  return useNavbarMobileSidebar().shown ? <MenuDialog {...props} /> : null;
}
