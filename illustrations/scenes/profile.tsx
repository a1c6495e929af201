import React, {type ReactNode} from 'react';
import Callout from '../parts/Callout';
import {Button, Field} from '../parts/controls';
import Icon from '../parts/Icon';
import PortalPage, {PORTAL} from '../parts/PortalPage';
import type {Scene, SceneProps} from '../types';
import {ORGANIZATION, PERSON} from '../world';

const TEXT = {
  cs: {
    details: 'Osobní údaje',
    password: 'Změna hesla',
    role: 'Role',
  },
  en: {
    details: 'Personal details',
    password: 'Password change',
    role: 'Role',
  },
} as const;

const PASSWORD = '••••••••••••••';

/** Profile settings of the signed-in user, with the menu that leads there. */
function Profile({locale}: SceneProps): ReactNode {
  const text = TEXT[locale];
  return (
    <PortalPage locale={locale} title="Profile Settings" marks={{user: 1}} className="profile">
      <span className="profile-item">
        <Icon name="person" size={20} />
        Profile
        <Callout n={2} x={-14} y={-12} />
      </span>
      <div className="card profile-card">
        <Callout n={3} x={-13} y={-11} />
        <div className="profile-head">
          <h2>{text.details}</h2>
          <Button kind="primary">Save</Button>
        </div>
        <div className="profile-fields">
          <Field label="Firstname">{PERSON.first[locale]}</Field>
          <Field label="Lastname">{PERSON.last[locale]}</Field>
          <Field label="E-mail">{PERSON.email[locale]}</Field>
          <Field label="Phone">{PERSON.phone}</Field>
        </div>
      </div>
      <div className="card profile-card">
        <Callout n={4} x={-13} y={-11} />
        <div className="profile-head">
          <h2>{text.password}</h2>
          <Button kind="primary">Save</Button>
        </div>
        <div className="profile-fields">
          <Field label="Password">{PASSWORD}</Field>
          <Field label="Confirm">{PASSWORD}</Field>
        </div>
      </div>
      <div className="card profile-card profile-role">
        <Callout n={5} x={-13} y={-11} />
        <h2>{text.role}</h2>
        <span className="muted">{ORGANIZATION[locale]}</span>
        <b>{PERSON.role}</b>
      </div>
    </PortalPage>
  );
}

export default {name: 'profile', ...PORTAL, Component: Profile} satisfies Scene;
