import clsx from 'clsx';
import React, {type ReactNode} from 'react';
import {formatCount, type PluralForms, textsIn} from '../format';
import type {Locale} from '../types';
import {Button, CardHead} from './controls';
import Icon from './Icon';
import Table, {Pages} from './Table';

const USERS: PluralForms = {
  cs: {one: 'uživatel', few: 'uživatelé', other: 'uživatelů'},
  en: {one: 'user', other: 'users'},
};

const TEXT = {
  members: {
    cs: [
      'obec@example.com',
      'projektant@example.com',
      'spravce@example.com',
      'statik@example.com',
      'technik@example.com',
    ],
    en: [
      'designer@example.com',
      'engineer@example.com',
      'manager@example.com',
      'municipality@example.com',
      'technician@example.com',
    ],
  },
  of: {cs: 'z', en: 'of'},
} as const;

/** Card of an organization on the page of users; `marks` are the call-outs at its buttons. */
export default function OrganizationCard({
  locale,
  name,
  users,
  open,
  docked,
  administrator,
  marks = {},
}: {
  locale: Locale;
  name: string;
  /** Number of users of the organization. */
  users: number;
  /** Whether the table of members is open. */
  open?: boolean;
  /** Whether a window stands over the right half of the card. */
  docked?: boolean;
  /** Whether the signed-in user may create and assign users. */
  administrator?: boolean;
  marks?: {view?: number; create?: number; assign?: number};
}): ReactNode {
  const text = textsIn(TEXT, locale);
  return (
    <div className="card">
      <CardHead
        className={clsx('py-16 px-18 gap-x-14 gap-y-16', docked && 'flex-wrap')}
        icon="people"
        title={<h2 className="text-24">{name}</h2>}
        note={<span className="text-muted">{formatCount(users, USERS, locale)}</span>}
        buttons={docked ? 'gap-18 pt-6 pb-2 w-full' : 'gap-18 ml-auto'}>
        <Button kind="small" n={marks.view}>
          View
        </Button>
        {administrator && (
          <>
            <Button kind="small" n={marks.create}>
              Create user
            </Button>
            <Button kind="small" n={marks.assign}>
              Assign user
            </Button>
          </>
        )}
      </CardHead>
      {open && (
        <>
          <Table
            head="px-18 h-54 text-16 border-t"
            cell={docked ? 'px-18 h-56' : 'px-18 h-50'}
            header={[
              <span key="mail" className="flex gap-6 items-center">
                E-mail
                <Icon name="sort" size={18} />
                <span className="flex items-center px-10 ml-22 w-250 h-36 gap-8 border border-edge rounded-7 font-normal">
                  <Icon name="search" size={18} />
                  Search
                </span>
              </span>,
            ]}
            rows={text.members.map((member) => [member])}
          />
          <Pages className="px-18 h-48 text-17">
            1–{text.members.length} {text.of} {users}
          </Pages>
        </>
      )}
    </div>
  );
}
