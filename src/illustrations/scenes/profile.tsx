import React, {type ReactNode} from 'react';
import Callout from '../parts/Callout';
import {Button, Field} from '../parts/controls';
import Icon from '../parts/Icon';
import PortalPage, {ORGANIZATION, OrganizationChoice} from '../parts/PortalPage';
import type {Scene, SceneProps} from '../types';

const TEXT = {
  cs: {
    details: 'Osobní údaje',
    password: 'Změna hesla',
    role: 'Role',
    first: 'Ukázka',
    last: 'Vzorová',
    email: 'vzorova@example.com',
  },
  en: {
    details: 'Personal details',
    password: 'Password change',
    role: 'Role',
    first: 'Sample',
    last: 'Person',
    email: 'person@example.com',
  },
} as const;

const PASSWORD = '••••••••••••••';

/** Profile settings of the signed-in user, with the menu that leads there. */
function Profile({locale}: SceneProps): ReactNode {
  const text = TEXT[locale];
  return (
    <PortalPage
      icon="person"
      title="Profile Settings"
      aside={
        <>
          <OrganizationChoice locale={locale} />
          <span className="profile-menu">
            <Icon name="person" size={22} />
            <Icon name="down" size={20} />
            <Callout n={1} x={-14} y={-4} />
          </span>
        </>
      }
      className="profile">
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
          <Field label="Firstname">{text.first}</Field>
          <Field label="Lastname">{text.last}</Field>
          <Field label="E-mail">{text.email}</Field>
          <Field label="Phone">+420 123 456 789</Field>
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
        <b>Construction Administrator</b>
      </div>
    </PortalPage>
  );
}

export default {name: 'profile', width: 1120, height: 640, files: [800, 1600], Component: Profile} satisfies Scene;
