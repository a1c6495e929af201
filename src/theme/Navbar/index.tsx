// Differs from stock: one component, mobile menu as a modal dialog, bar never hidden while it contains the focus.
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import {splitNavbarItems, useHideableNavbar, useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import {translate} from '@docusaurus/Translate';
import IconMenu from '@theme/Icon/Menu';
import SearchBar from '@theme/SearchBar';
import clsx from 'clsx';
import React, {memo, type ReactNode} from 'react';
import MobileSidebar from './MobileSidebar';
import {Brand, ColorModeSwitch, NavbarItems, useNavbarItems} from './parts';
import styles from './styles.module.css';

function MenuButton(): ReactNode {
  const {toggle, shown} = useNavbarMobileSidebar();
  return (
    <button
      type="button"
      className={clsx('clean-btn site-icon-button', styles.menuButton)}
      aria-label={translate({id: 'theme.docs.sidebar.toggleSidebarButtonAriaLabel', message: 'Toggle navigation bar'})}
      aria-haspopup="dialog"
      aria-expanded={shown}
      onClick={toggle}>
      <IconMenu />
    </button>
  );
}

function Navbar(): ReactNode {
  const {hideOnScroll, style} = useThemeConfig().navbar;
  const items = useNavbarItems();
  const mobileSidebar = useNavbarMobileSidebar();
  const {navbarRef, isNavbarVisible} = useHideableNavbar(hideOnScroll);
  const [leftItems, rightItems] = splitNavbarItems(items);
  const hidden = hideOnScroll && !isNavbarVisible && !mobileSidebar.shown;
  const searchIsConfiguredItem = items.some(({type}) => type === 'search');

  return (
    <nav
      ref={navbarRef}
      aria-label={translate({id: 'theme.NavBar.navAriaLabel', message: 'Main'})}
      className={clsx(
        ThemeClassNames.layout.navbar.container,
        'navbar',
        styles.navbar,
        hideOnScroll && styles.hideable,
        hidden && styles.hidden,
        {'navbar--dark': style === 'dark', 'navbar--primary': style === 'primary'},
      )}>
      <div className={styles.inner}>
        <div className={clsx(ThemeClassNames.layout.navbar.containerLeft, styles.group)}>
          {!mobileSidebar.disabled && <MenuButton />}
          <Brand />
          <div className={styles.desktopOnly}>
            <NavbarItems items={leftItems} />
          </div>
        </div>
        <div className={clsx(ThemeClassNames.layout.navbar.containerRight, styles.group, styles.right)}>
          <NavbarItems items={rightItems} />
          <div className={styles.desktopOnly}>
            <ColorModeSwitch />
          </div>
          {!searchIsConfiguredItem && <SearchBar />}
        </div>
      </div>
      <MobileSidebar />
    </nav>
  );
}

/** The bar at the top of every page, with the mobile menu; following a link renders only what depends on the address. */
export default memo(Navbar);
