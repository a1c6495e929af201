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
  const body = useRef<HTMLDivElement>(null);

  // `useLayoutEffect`: `close()` returns the focus to the menu button only while the dialog is in the page.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  useLayoutEffect(() => {
    // The button that changes the menu goes with the old one, and the focus with it.
    if (!dialog.current?.contains(document.activeElement)) {
      body.current?.focus();
    }
  }, [isSecondaryShown]);

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
      <div ref={body} tabIndex={-1} className={clsx('menu', styles.body)}>
        {isSecondaryShown ? secondaryMenu : primaryMenu}
      </div>
    </dialog>
  );
}

/** The menu on small screens. It shows the items of the navbar, or a menu from the page, such as the docs sidebar. */
export default function MobileSidebarLayout(props: Props): ReactNode {
  return useNavbarMobileSidebar().shown ? <MenuDialog {...props} /> : null;
}
