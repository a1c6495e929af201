import {useThemeConfig} from '@docusaurus/theme-common';
import {useLockBodyScroll, useNavbarMobileSidebar, useNavbarSecondaryMenu} from '@docusaurus/theme-common/internal';
import Translate, {translate} from '@docusaurus/Translate';
import IconClose from '@theme/Icon/Close';
import clsx from 'clsx';
import React, {useLayoutEffect, useRef, type ReactNode} from 'react';
import {Brand, ColorModeSwitch, NavbarItems, useNavbarItems} from './parts';
import styles from './styles.module.css';

function PrimaryMenu(): ReactNode {
  const {toggle} = useNavbarMobileSidebar();
  return (
    <ul className="menu__list">
      <NavbarItems items={useNavbarItems()} mobile onClick={toggle} />
    </ul>
  );
}

/** Contents that the page supplies, such as the docs sidebar, with the way back to the primary menu. */
function SecondaryMenu(): ReactNode {
  const {hide, content} = useNavbarSecondaryMenu();
  const hasPrimaryMenu = useThemeConfig().navbar.items.length > 0;
  return (
    <>
      {hasPrimaryMenu && (
        <button type="button" className={clsx('clean-btn', styles.backButton)} onClick={hide}>
          <Translate id="theme.navbar.mobileSidebarSecondaryMenu.backButtonLabel">← Back to main menu</Translate>
        </button>
      )}
      {content}
    </>
  );
}

function OpenSidebar(): ReactNode {
  const {toggle} = useNavbarMobileSidebar();
  const {shown: secondaryShown} = useNavbarSecondaryMenu();
  const dialog = useRef<HTMLDialogElement>(null);

  // A layout effect, because its clean-up runs while the element is still in the page: only then does closing hand the
  // focus back to the menu button.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  return (
    // The click that closes is on the backdrop, which belongs to the dialog; the keyboard closes it with Escape.
    <dialog
      ref={dialog}
      className={styles.sidebar}
      aria-label={translate({id: 'site.navbar.mobileSidebar.ariaLabel', message: 'Menu'})}
      onCancel={(event) => {
        event.preventDefault();
        toggle();
      }}
      onClick={({clientX, currentTarget, target}) => {
        // The dialog is also the target where it is empty, below its last item.
        if (target === currentTarget && clientX > currentTarget.getBoundingClientRect().right) {
          toggle();
        }
      }}>
      <div className={styles.sidebarHeader}>
        <Brand />
        <ColorModeSwitch />
        <button
          type="button"
          className="clean-btn site-icon-button"
          aria-label={translate({
            id: 'theme.docs.sidebar.closeSidebarButtonAriaLabel',
            message: 'Close navigation bar',
          })}
          onClick={toggle}>
          <IconClose />
        </button>
      </div>
      <div className={clsx(styles.sidebarBody, 'menu')}>{secondaryShown ? <SecondaryMenu /> : <PrimaryMenu />}</div>
    </dialog>
  );
}

/** The menu of small screens: exists only while shown, so nothing in it can be focused when it is shut. */
export default function MobileSidebar(): ReactNode {
  const {shown, shouldRender} = useNavbarMobileSidebar();
  useLockBodyScroll(shown);
  return shouldRender && shown ? <OpenSidebar /> : null;
}
