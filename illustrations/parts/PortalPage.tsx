import clsx from 'clsx';
import React, {type ReactNode} from 'react';
import type {Locale} from '../types';
import {ORGANIZATION} from '../world';
import Callout from './Callout';
import Icon, {type IconName} from './Icon';

/** Canvas of a page of the portal: the menu and the content area. */
export const PORTAL = {width: 1320, height: 640, files: [800, 1600]} as const;

/** Names and icons of the portal's sections, in the order of its menu. The names are English in both languages. */
const SECTIONS = {
  Dashboard: 'overview',
  Map: 'map',
  Constructions: 'bridge',
  'Construction View': 'picture',
  Charts: 'chart',
  Devices: 'device',
  Notifications: 'bell',
  Terminal: 'terminal',
  Users: 'people',
} as const satisfies Record<string, IconName>;

const SECTION_LIST = Object.entries(SECTIONS);

export type Section = keyof typeof SECTIONS;

/** A choice in the bar that applies to the whole page, e.g. the organization; `n` is its call-out. */
export function BarChoice({n, children}: {n?: number; children: ReactNode}): ReactNode {
  return (
    <span className="flex relative pr-10 pl-14 h-38 gap-10 items-center border border-edge rounded-8">
      {children}
      <Icon name="down" size={20} />
      {n !== undefined && <Callout n={n} x={-36} y={5} />}
    </span>
  );
}

/**
 * A bar with the title and `aside`, and `children` below. Alone, it is a page that someone opens with a shared link,
 * without menu and account. {@link PortalPage} puts it next to the menu.
 */
export function SharedPage({
  title,
  aside,
  className,
  children,
}: {title: string; className?: string} & Record<'aside' | 'children', ReactNode>): ReactNode {
  return (
    <div className="grid relative h-screen min-w-0 text-18 grid-cols-[minmax(0,1fr)] grid-rows-[54px_1fr] bg-page">
      <div className="flex px-22 gap-14 items-center border-b border-line bg-card">
        <h1 className="text-26 flex-1">{title}</h1>
        {aside}
      </div>
      <div className={clsx('relative min-w-0 min-h-0', className)}>{children}</div>
    </div>
  );
}

/**
 * A page of the web portal that fills the canvas: the menu of sections at the left, the bar with the title, the
 * selected organization and the user's menu at the top, and `children` below the bar.
 */
export default function PortalPage({
  locale,
  section,
  title = section ?? '',
  choice,
  marks = {},
  className = 'py-18 px-22',
  children,
}: {
  locale: Locale;
  /** Current section in the menu; none on the profile. */
  section?: Section;
  /** Heading where it differs from the name of the section. */
  title?: string;
  /** A second selection next to the organization. */
  choice?: ReactNode;
  /** Call-outs at the parts of the frame. */
  marks?: {organization?: number; sections?: number; user?: number};
  className?: string;
  children: ReactNode;
}): ReactNode {
  return (
    <div className="grid w-screen h-screen grid-cols-[200px_1fr]">
      <div className="flex flex-col px-8 gap-2 text-16 border-line bg-steel-900 text-steel-200 dark:border-r">
        <h1 className="flex px-10 mb-8 h-54 gap-10 text-24 items-center text-white">
          <Icon className="text-brand-300" name="bridge" size={28} />
          Monitoring
        </h1>
        {SECTION_LIST.map(([name, icon], index) => (
          <span
            key={name}
            className={clsx(
              'flex relative items-center h-44 rounded-8',
              // The longest name, in bold, needs the room.
              name === 'Construction View' && name === section ? 'px-6 gap-8' : 'px-9 gap-10',
              name === section && 'font-semibold bg-brand-700 text-white',
            )}>
            <Icon name={icon} size={22} />
            {name}
            {index === 0 && marks.sections !== undefined && <Callout n={marks.sections} x={156} y={9} />}
          </span>
        ))}
      </div>
      <SharedPage
        title={title}
        aside={
          <>
            <BarChoice n={marks.organization}>{ORGANIZATION[locale]}</BarChoice>
            {choice}
            <span className="flex relative px-8 h-38 gap-4 items-center border border-edge rounded-8">
              <Icon className="text-link" name="person" size={22} />
              <Icon name="down" size={20} />
              {marks.user !== undefined && <Callout n={marks.user} x={-14} y={-10} />}
            </span>
          </>
        }
        className={className}>
        {children}
      </SharedPage>
    </div>
  );
}
