// Differs from stock: the trigger is a button (stock: a link to "#"); Escape closes the list and returns the focus.
import {translate} from '@docusaurus/Translate';
import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import NavbarNavLink from '@theme/NavbarItem/NavbarNavLink';
import clsx from 'clsx';
import React, {useId, useRef, useState, type ReactNode} from 'react';
import styles from './styles.module.css';

/** A button that opens a list of links. When the item itself has a target, a link to the target precedes the button. */
export default function DropdownNavbarItemDesktop({
  items,
  position,
  className,
  onClick: _onClick,
  ...link
}: Props): ReactNode {
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const label = link.children ?? link.label;
  const expand = translate({
    id: 'theme.navbar.mobileDropdown.collapseButton.expandAriaLabel',
    message: 'Expand the dropdown',
  });
  return (
    <div
      // Safari does not focus a button or a link that is clicked, but this element around them.
      tabIndex={-1}
      onBlur={({currentTarget, relatedTarget}) => {
        if (!currentTarget.contains(relatedTarget)) {
          setOpen(false);
        }
      }}
      onKeyDown={({key}) => {
        if (key === 'Escape' && open) {
          setOpen(false);
          trigger.current?.focus();
        }
      }}
      className={clsx(
        'navbar__item dropdown',
        styles.dropdown,
        position === 'right' && 'dropdown--right',
        open && 'dropdown--show',
      )}>
      {link.to && <NavbarNavLink className={clsx(styles.link, className)} {...link} label={label} />}
      <button
        ref={trigger}
        type="button"
        className={clsx('clean-btn navbar__link', styles.trigger, className)}
        aria-label={link.to ? expand : undefined}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}>
        {!link.to && label}
      </button>
      <ul id={id} className="dropdown__menu">
        {items.map((item, index) => (
          <NavbarItem
            key={index}
            isDropdownItem
            activeClassName="dropdown__link--active"
            {...item}
            onClick={(event) => {
              item.onClick?.(event);
              setOpen(false);
            }}
          />
        ))}
      </ul>
    </div>
  );
}
