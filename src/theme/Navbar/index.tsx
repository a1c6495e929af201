// Differs from stock: one component, mobile menu as a modal dialog, bar never hidden while it holds focus.
import {ErrorCauseBoundary, ThemeClassNames, useColorMode, useThemeConfig} from '@docusaurus/theme-common';
import {splitNavbarItems, useHideableNavbar, useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import {translate} from '@docusaurus/Translate';
import ColorModeToggle from '@theme/ColorModeToggle';
import IconMenu from '@theme/Icon/Menu';
import Logo from '@theme/Logo';
import NavbarItem, {type Props as NavbarItemConfig} from '@theme/NavbarItem';
import ComponentTypes from '@theme/NavbarItem/ComponentTypes';
import SearchBar from '@theme/SearchBar';
import clsx from 'clsx';
import React, {type ReactNode} from 'react';
import MobileSidebar from './MobileSidebar';
import styles from './styles.module.css';

/** Logo and site name, linked to the home page. */
export function Brand(): ReactNode {
  return <Logo className={styles.brand} imageClassName={styles.brandImage} titleClassName={styles.brandTitle} />;
}

/** The colour-mode switch, unless the configuration turns it off. */
export function ColorModeSwitch(): ReactNode {
  const {disableSwitch, respectPrefersColorScheme, defaultMode} = useThemeConfig().colorMode;
  const {colorModeChoice, setColorMode} = useColorMode();
  // While the page is prerendered nobody has chosen: the label then names what the first paint shows.
  const choice = colorModeChoice ?? (respectPrefersColorScheme ? null : defaultMode);
  return disableSwitch ? null : (
    <ColorModeToggle respectPrefersColorScheme={respectPrefersColorScheme} value={choice} onChange={setColorMode} />
  );
}

/** The configured items; themeConfig is typed too loosely upstream to carry the item union. */
export function useNavbarItems(): NavbarItemConfig[] {
  return useThemeConfig().navbar.items as NavbarItemConfig[];
}

/** What to look at when an item is at fault: the file, and the item as it stands there. */
function whereItStands(item: NavbarItemConfig): string {
  return `Please double-check the following navbar item (themeConfig.navbar.items) in src/config/navbar.ts:\n${JSON.stringify(item, null, 2)}`;
}

/**
 * An item of a type that has a component.
 * @throws where there is none, already while the site is built, when no boundary can add which item it was
 */
function Item(props: NavbarItemConfig): ReactNode {
  const {type} = props;
  if (type !== undefined && !(type in ComponentTypes)) {
    throw new Error(`No NavbarItem component found for type "${type}".\n${whereItStands(props)}`);
  }
  return <NavbarItem {...props} />;
}

/** Renders items; an item that fails names itself and the file to fix instead of blanking the page. */
export function NavbarItems({
  items,
  mobile = false,
  onClick,
}: {
  items: readonly NavbarItemConfig[];
  mobile?: boolean;
  onClick?: () => void;
}): ReactNode {
  return items.map((item, index) => (
    <ErrorCauseBoundary
      key={index}
      onError={(cause) => new Error(`A theme navbar item failed to render.\n${whereItStands(item)}`, {cause})}>
      <Item {...item} {...(mobile && {mobile, onClick})} />
    </ErrorCauseBoundary>
  ));
}

function MenuButton(): ReactNode {
  const {toggle, shown} = useNavbarMobileSidebar();
  return (
    <button
      type="button"
      className={clsx('clean-btn', styles.menuButton)}
      aria-label={translate({
        id: 'theme.docs.sidebar.toggleSidebarButtonAriaLabel',
        message: 'Toggle navigation bar',
        description: 'The ARIA label for hamburger menu button of mobile navigation',
      })}
      aria-haspopup="dialog"
      aria-expanded={shown}
      onClick={toggle}>
      <IconMenu />
    </button>
  );
}

export default function Navbar(): ReactNode {
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
      aria-label={translate({
        id: 'theme.NavBar.navAriaLabel',
        message: 'Main',
        description: 'The ARIA label for the main navigation',
      })}
      className={clsx(
        ThemeClassNames.layout.navbar.container,
        'navbar',
        styles.navbar,
        hideOnScroll && styles.hideable,
        hidden && styles.hidden,
        {
          'navbar--dark': style === 'dark',
          'navbar--primary': style === 'primary',
        },
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
