// Differs from stock: the trigger is a button (stock: a link to "#"), Escape and leaving close it, focus returns.
import {Collapsible, isRegexpStringMatch, useCollapsible} from '@docusaurus/theme-common';
import {isSamePath, useLocalPathname} from '@docusaurus/theme-common/internal';
import {translate} from '@docusaurus/Translate';
import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem';
import NavbarNavLink from '@theme/NavbarItem/NavbarNavLink';
import clsx from 'clsx';
import React, {useEffect, useId, useRef, useState, type ComponentProps, type ReactNode} from 'react';
import styles from './styles.module.css';

type DropdownProps = Omit<Props, 'mobile'>;

function useContainsActive({items, to}: Pick<Props, 'items' | 'to'>): boolean {
  const pathname = useLocalPathname();
  return (
    isSamePath(to, pathname) ||
    items.some(
      (item) =>
        isSamePath(item.to, pathname) ||
        isRegexpStringMatch(item.activeBaseRegex, pathname) ||
        (item.activeBasePath !== undefined && pathname.startsWith(item.activeBasePath)),
    )
  );
}

/** The items; each keeps its own click handler, and `onClick` then closes the list. */
function Items({items, mobile = false, onClick}: Pick<Props, 'items' | 'mobile' | 'onClick'>): ReactNode {
  return items.map((item, index) => (
    <NavbarItem
      key={index}
      mobile={mobile}
      isDropdownItem
      activeClassName={mobile ? 'menu__link--active' : 'dropdown__link--active'}
      {...item}
      onClick={(event) => {
        item.onClick?.(event);
        onClick?.(event);
      }}
    />
  ));
}

interface ToggleProps extends ComponentProps<'button'> {
  /** Next to a link, which names the group. */
  isNextToLink: boolean;
}

function Toggle({isNextToLink, ...props}: ToggleProps): ReactNode {
  const label = props['aria-expanded']
    ? translate({id: 'theme.navbar.mobileDropdown.collapseButton.collapseAriaLabel', message: 'Collapse the dropdown'})
    : translate({id: 'theme.navbar.mobileDropdown.collapseButton.expandAriaLabel', message: 'Expand the dropdown'});
  return <button type="button" {...props} aria-label={isNextToLink ? label : undefined} />;
}

function Desktop({items, position, className, onClick: _onClick, ...link}: DropdownProps): ReactNode {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
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
        root.current?.querySelector('button')?.focus();
      }
    };
    const listening = new AbortController();
    document.addEventListener('pointerdown', closeFromOutside, listening);
    document.addEventListener('focusin', closeFromOutside, listening);
    document.addEventListener('keydown', closeOnEscape, listening);
    return () => listening.abort();
  }, [open]);

  const label = link.children ?? link.label;
  const isLink = Boolean(link.to ?? link.href);
  const linkClassName = clsx('navbar__link', active && 'navbar__link--active', className);
  return (
    <div
      ref={root}
      className={clsx('navbar__item', styles.dropdown, open && styles.open, position === 'right' && styles.alignEnd)}>
      {isLink && <NavbarNavLink className={linkClassName} {...link} label={label} />}
      <Toggle
        isNextToLink={isLink}
        className={clsx('clean-btn', isLink ? styles.caretButton : [linkClassName, styles.trigger])}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}>
        {!isLink && label}
        <span className={styles.caret} aria-hidden />
      </Toggle>
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
  const isLink = Boolean(link.to ?? link.href);
  const linkClassName = clsx('menu__link menu__link--sublist', className);
  return (
    <li className={clsx('menu__list-item', collapsed && 'menu__list-item--collapsed')}>
      <div className="menu__list-item-collapsible">
        {isLink && <NavbarNavLink className={linkClassName} {...link} label={label} onClick={onClick} />}
        <Toggle
          isNextToLink={isLink}
          className={clsx(
            'clean-btn',
            isLink ? 'menu__caret' : [linkClassName, 'menu__link--sublist-caret', styles.mobileTrigger],
          )}
          aria-expanded={!collapsed}
          aria-controls={id}
          onClick={toggleCollapsed}>
          {!isLink && <span className={styles.mobileLabel}>{label}</span>}
        </Toggle>
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
