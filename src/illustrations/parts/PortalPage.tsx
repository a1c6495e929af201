import React, {type ReactNode} from 'react';
import type {Locale, Localized} from '../types';
import Callout from './Callout';
import Icon, {type IconName} from './Icon';

/** The organization that all portal scenes belong to. */
export const ORGANIZATION: Localized = {cs: 'Ukázková organizace', en: 'Sample organization'};

/** Something selected for the whole page, in the bar. */
export function BarChoice({n, children}: {n?: number; children: ReactNode}): ReactNode {
  return (
    <span className="portal-page-choice">
      {children}
      <Icon name="down" size={20} />
      {n !== undefined && <Callout n={n} x={-36} y={5} />}
    </span>
  );
}

/** The selected organization, at the right end of the bar. */
export function OrganizationChoice({locale, n}: {locale: Locale; n?: number}): ReactNode {
  return <BarChoice n={n}>{ORGANIZATION[locale]}</BarChoice>;
}

/**
 * A section of the web portal, filling the canvas: a thin bar with the section's name, and below it the part of the
 * screen that the page speaks about.
 */
export default function PortalPage({
  icon,
  title,
  aside,
  className,
  children,
}: {
  icon: IconName;
  /** Name of the section as the portal labels it. */
  title: string;
  /** Right end of the bar, usually the selected organization. */
  aside?: ReactNode;
  className: string;
  children: ReactNode;
}): ReactNode {
  return (
    <div className="portal-page">
      <div className="portal-page-bar">
        <Icon name={icon} />
        <h1>{title}</h1>
        {aside}
      </div>
      <div className={`portal-page-area ${className}`}>{children}</div>
    </div>
  );
}
