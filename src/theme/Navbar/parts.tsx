// What the bar and the menu of small screens share.
import {ErrorCauseBoundary, useColorMode, useThemeConfig} from '@docusaurus/theme-common';
import ColorModeToggle from '@theme/ColorModeToggle';
import Logo from '@theme/Logo';
import NavbarItem, {type Props as NavbarItemConfig} from '@theme/NavbarItem';
import ComponentTypes from '@theme/NavbarItem/ComponentTypes';
import clsx from 'clsx';
import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

/** Logo and site name, linked to the home page. */
export function Brand(): ReactNode {
  return <Logo className={styles.brand} imageClassName={styles.brandImage} titleClassName={styles.brandTitle} />;
}

/** The color mode switch, unless the configuration turns it off. */
export function ColorModeSwitch(): ReactNode {
  const {disableSwitch, respectPrefersColorScheme, defaultMode} = useThemeConfig().colorMode;
  const {colorModeChoice, setColorMode} = useColorMode();
  // Prerendering knows no choice: the label then names what the first paint shows.
  const choice = colorModeChoice ?? (respectPrefersColorScheme ? null : defaultMode);
  return disableSwitch ? null : (
    <ColorModeToggle
      className={clsx('site-interactive', styles.toggle)}
      buttonClassName="site-icon-button"
      respectPrefersColorScheme={respectPrefersColorScheme}
      value={choice}
      onChange={setColorMode}
    />
  );
}

/** The configured items; themeConfig is typed too loosely upstream to carry the item union. */
export function useNavbarItems(): NavbarItemConfig[] {
  return useThemeConfig().navbar.items as NavbarItemConfig[];
}

/** Where to fix a faulty item: the file and the item as configured. */
function configuredAs(item: NavbarItemConfig): string {
  return `Please double-check the following navbar item (themeConfig.navbar.items) in src/config/navbar.ts:\n${JSON.stringify(item, null, 2)}`;
}

/**
 * An item of a type that has a component.
 * @throws where there is none, already while the site is built, when no boundary can add which item it was
 */
function Item(props: NavbarItemConfig): ReactNode {
  const {type} = props;
  if (type !== undefined && !(type in ComponentTypes)) {
    const known = Object.keys(ComponentTypes).join(', ');
    throw new Error(`No NavbarItem component found for type "${type}"; known: ${known}.\n${configuredAs(props)}`);
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
      onError={(cause) => new Error(`A theme navbar item failed to render.\n${configuredAs(item)}`, {cause})}>
      <Item
        {...item}
        {...(mobile && {mobile, onClick})}
        // In the list of the mobile menu raw HTML has to be a list item too.
        {...(mobile && item.type === 'html' && {isDropdownItem: true})}
      />
    </ErrorCauseBoundary>
  ));
}
