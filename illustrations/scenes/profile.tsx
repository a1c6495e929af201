import React, {type ReactNode} from 'react';
import {textsIn} from '../format';
import Callout from '../parts/Callout';
import {Button, Field} from '../parts/controls';
import Icon from '../parts/Icon';
import PortalPage, {PORTAL} from '../parts/PortalPage';
import type {Scene, SceneProps} from '../types';
import {ORGANIZATION, PERSON} from '../world';

const TEXT = {
  details: {cs: 'Osobní údaje', en: 'Personal details'},
  password: {cs: 'Změna hesla', en: 'Password change'},
  role: {cs: 'Role', en: 'Role'},
} as const;

const MENU =
  'flex absolute items-center top-12 right-22 z-2 gap-12 px-16 w-216 h-52 border border-edge rounded-10 bg-card shadow-site font-semibold';

const PASSWORD = '••••••••••••••';

/** Profile settings of the signed-in user, with the menu that leads there. */
function Profile({locale}: SceneProps): ReactNode {
  const text = textsIn(TEXT, locale);
  return (
    <PortalPage
      locale={locale}
      title="Profile Settings"
      marks={{user: 1}}
      className="grid content-between gap-20 py-22 pr-300 pl-36 grid-cols-[minmax(0,1fr)]">
      <span className={MENU}>
        <Icon className="text-link" name="person" size={20} />
        Profile
        <Callout n={2} x={-14} y={-12} />
      </span>
      <div className="card grid relative pt-16 pb-20 px-20 gap-14 justify-items-start">
        <Callout n={3} x={-13} y={-11} />
        <div className="flex w-full items-center justify-between">
          <h2 className="text-24">{text.details}</h2>
          <Button kind="primary">Save</Button>
        </div>
        <div className="grid w-full gap-x-20 gap-y-14 grid-cols-2">
          <Field label="Firstname">{PERSON.first[locale]}</Field>
          <Field label="Lastname">{PERSON.last[locale]}</Field>
          <Field label="E-mail">{PERSON.email[locale]}</Field>
          <Field label="Phone">{PERSON.phone}</Field>
        </div>
      </div>
      <div className="card grid relative pt-16 pb-20 px-20 gap-14 justify-items-start">
        <Callout n={4} x={-13} y={-11} />
        <div className="flex w-full items-center justify-between">
          <h2 className="text-24">{text.password}</h2>
          <Button kind="primary">Save</Button>
        </div>
        <div className="grid w-full gap-x-20 gap-y-14 grid-cols-2">
          <Field label="Password">{PASSWORD}</Field>
          <Field label="Confirm">{PASSWORD}</Field>
        </div>
      </div>
      <div className="card flex relative px-20 h-84 gap-18 items-center justify-items-start">
        <Callout n={5} x={-13} y={-11} />
        <h2 className="text-24">{text.role}</h2>
        <span className="text-muted">{ORGANIZATION[locale]}</span>
        <b className="ml-auto">{PERSON.role}</b>
      </div>
    </PortalPage>
  );
}

export default {name: 'profile', ...PORTAL, Component: Profile} satisfies Scene;
