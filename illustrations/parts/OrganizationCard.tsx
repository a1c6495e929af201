import React, {type ReactNode} from 'react';
import {formatCount, type PluralForms} from '../format';
import type {Locale} from '../types';
import {Button} from './controls';
import Icon from './Icon';

const USERS: PluralForms = {
  cs: {one: 'uživatel', few: 'uživatelé', other: 'uživatelů'},
  en: {one: 'user', other: 'users'},
};

const TEXT = {
  cs: {
    members: [
      'obec@example.com',
      'projektant@example.com',
      'spravce@example.com',
      'statik@example.com',
      'technik@example.com',
    ],
    of: 'z',
  },
  en: {
    members: [
      'designer@example.com',
      'engineer@example.com',
      'manager@example.com',
      'municipality@example.com',
      'technician@example.com',
    ],
    of: 'of',
  },
} as const;

/** Card of an organization on the page of users; `marks` are the call-outs at its buttons. */
export default function OrganizationCard({
  locale,
  name,
  users,
  open,
  administrator,
  marks = {},
}: {
  locale: Locale;
  name: string;
  /** Number of users of the organization. */
  users: number;
  /** Whether the table of members is open. */
  open?: boolean;
  /** Whether the signed-in user may create and assign users. */
  administrator?: boolean;
  marks?: {view?: number; create?: number; assign?: number};
}): ReactNode {
  const text = TEXT[locale];
  return (
    <div className="card organization">
      <div className="organization-head">
        <span className="tone">
          <Icon name="people" />
        </span>
        <span className="organization-name">
          <h2>{name}</h2>
          <span className="muted">{formatCount(users, USERS, locale)}</span>
        </span>
        <span className="organization-buttons">
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
        </span>
      </div>
      {open && (
        <>
          <table className="table">
            <thead>
              <tr>
                <th>
                  <span className="organization-column">
                    E-mail
                    <Icon name="sort" size={18} />
                    <span className="organization-search">
                      <Icon name="search" size={18} />
                      Search
                    </span>
                  </span>
                </th>
              </tr>
            </thead>
            <tbody>
              {text.members.map((member) => (
                <tr key={member}>
                  <td>{member}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <div className="organization-pages muted">
            1–{text.members.length} {text.of} {users}
            <Icon name="back" size={18} />
            <Icon name="forward" size={18} />
          </div>
        </>
      )}
    </div>
  );
}
