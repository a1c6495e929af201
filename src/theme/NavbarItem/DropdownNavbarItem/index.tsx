// Differs from stock: the trigger is a button (stock: a link to "#"), Escape and leaving close it, focus returns.
import {Collapsible, isRegexpStringMatch, useCollapsible} from '@docusaurus/theme-common';
import {isSamePath, useLocalPathname} from '@docusaurus/theme-common/internal';
import {translate} from '@docusaurus/Translate';
import NavbarItem, {type LinkLikeNavbarItemProps} from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem';
import NavbarNavLink from '@theme/NavbarItem/NavbarNavLink';
import clsx from 'clsx';
import React, {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import styles from './styles.module.css';

type ItemsProps = Pick<Props, 'items' | 'mobile' | 'onClick'>;
type DropdownProps = Omit<Props, 'mobile'>;

function isActive(item: LinkLikeNavbarItemProps, pathname: string): boolean {
  return (
    isSamePath(item.to, pathname) ||
    isRegexpStringMatch(item.activeBaseRegex, pathname) ||
    (item.activeBasePath !== undefined && pathname.startsWith(item.activeBasePath))
  );
}

function useContainsActive({items, to}: Pick<Props, 'items' | 'to'>): boolean {
  const pathname = useLocalPathname();
  return isSamePath(to, pathname) || items.some((item) => isActive(item, pathname));
}

/** The item's own action, such as remembering a version, and what closes the list around it. */
function both(
  own: LinkLikeNavbarItemProps['onClick'],
  closing: LinkLikeNavbarItemProps['onClick'],
): LinkLikeNavbarItemProps['onClick'] {
  return (event) => {
    own?.(event);
    closing?.(event);
  };
}

function toggleLabel(expanded: boolean): string {
  return expanded
    ? translate({id: 'theme.navbar.mobileDropdown.collapseButton.collapseAriaLabel', message: 'Collapse the dropdown'})
    : translate({id: 'theme.navbar.mobileDropdown.collapseButton.expandAriaLabel', message: 'Expand the dropdown'});
}

function Items({items, mobile = false, onClick}: ItemsProps): ReactNode {
  return items.map((item, index) => (
    <NavbarItem
      key={index}
      mobile={mobile}
      isDropdownItem
      activeClassName={mobile ? 'menu__link--active' : 'dropdown__link--active'}
      {...item}
      onClick={both(item.onClick, onClick)}
    />
  ));
}

function Desktop({items, position, className, onClick: _onClick, ...link}: DropdownProps): ReactNode {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const active = useContainsActive({items, to: link.to});

  useEffect(() => {
    if (!open) {
      return undefined;
    }
    const closeFromOutside = ({target}: Event) => {
      if (!root.current?.contains(target as Node)) {
        setOpen(false);
      }
    };
    const closeOnEscape = ({key}: KeyboardEvent) => {
      if (key === 'Escape') {
        setOpen(false);
        trigger.current?.focus();
      }
    };
    const listening = new AbortController();
    document.addEventListener('pointerdown', closeFromOutside, listening);
    document.addEventListener('focusin', closeFromOutside, listening);
    document.addEventListener('keydown', closeOnEscape, listening);
    return () => listening.abort();
  }, [open]);

  const label = link.children ?? link.label;
  const buttonProps = {
    ref: trigger,
    type: 'button',
    'aria-expanded': open,
    'aria-controls': id,
    onClick: () => setOpen(!open),
  } as const;
  const linkClassName = clsx('navbar__link', active && 'navbar__link--active', className);

  return (
    <div
      ref={root}
      className={clsx('navbar__item', styles.dropdown, open && styles.open, position === 'right' && styles.alignEnd)}>
      {link.to || link.href ? (
        <>
          <NavbarNavLink className={linkClassName} {...link} label={label} />
          <button {...buttonProps} className={clsx('clean-btn', styles.caretButton)} aria-label={toggleLabel(open)}>
            <span className={styles.caret} aria-hidden />
          </button>
        </>
      ) : (
        <button {...buttonProps} className={clsx('clean-btn', linkClassName, styles.trigger)}>
          {label}
          <span className={styles.caret} aria-hidden />
        </button>
      )}
      <ul id={id} className={styles.list}>
        <Items items={items} onClick={() => setOpen(false)} />
      </ul>
    </div>
  );
}

function Mobile({items, className, position: _position, onClick, ...link}: DropdownProps): ReactNode {
  const id = useId();
  const active = useContainsActive({items, to: link.to});
  const {collapsed, toggleCollapsed, setCollapsed} = useCollapsible({initialState: !active});

  useEffect(() => {
    if (active) {
      setCollapsed(false);
    }
  }, [active, setCollapsed]);

  const label = link.children ?? link.label;
  const buttonProps = {
    type: 'button',
    'aria-expanded': !collapsed,
    'aria-controls': id,
    onClick: toggleCollapsed,
  } as const;

  return (
    <li className={clsx('menu__list-item', collapsed && 'menu__list-item--collapsed')}>
      <div className="menu__list-item-collapsible">
        {link.to || link.href ? (
          <>
            <NavbarNavLink
              className={clsx('menu__link menu__link--sublist', className)}
              {...link}
              label={label}
              onClick={onClick}
            />
            <button {...buttonProps} className="clean-btn menu__caret" aria-label={toggleLabel(!collapsed)} />
          </>
        ) : (
          <button
            {...buttonProps}
            className={clsx(
              'clean-btn menu__link menu__link--sublist menu__link--sublist-caret',
              styles.mobileTrigger,
              className,
            )}>
            <span className={styles.mobileLabel}>{label}</span>
          </button>
        )}
      </div>
      <div id={id}>
        <Collapsible lazy as="ul" className="menu__list" collapsed={collapsed}>
          <Items items={items} mobile onClick={onClick} />
        </Collapsible>
      </div>
    </li>
  );
}

/** A group of links in the navbar: a disclosure on wide screens, a collapsible list in the mobile menu. */
export default function DropdownNavbarItem({mobile = false, ...props}: Props): ReactNode {
  return mobile ? <Mobile {...props} /> : <Desktop {...props} />;
}
