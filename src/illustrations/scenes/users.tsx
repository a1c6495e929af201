import React, {type ReactNode} from 'react';
import {Button, Dialog, Field} from '../parts/controls';
import Icon from '../parts/Icon';
import OrganizationCard from '../parts/OrganizationCard';
import PortalPage, {ORGANIZATION, OrganizationChoice} from '../parts/PortalPage';
import type {Scene, SceneProps} from '../types';

const TEXT = {
  cs: {first: 'Ukázka', last: 'Vzorová', email: 'vzorova@example.com'},
  en: {first: 'Sample', last: 'Person', email: 'person@example.com'},
} as const;

const PASSWORD = '••••••••••••••';

/** The form for a new account next to the card of the organization. */
function Users({locale}: SceneProps): ReactNode {
  const text = TEXT[locale];
  return (
    <PortalPage icon="people" title="Users" aside={<OrganizationChoice locale={locale} />} className="members">
      <OrganizationCard
        locale={locale}
        name={ORGANIZATION[locale]}
        users={12}
        open
        administrator
        marks={{view: 1, create: 2, assign: 3}}
      />
      <Dialog
        title="Create user"
        actions={
          <Button kind="primary" n={5}>
            Create
          </Button>
        }>
        <div className="members-form">
          <Field label="Firstname" n={4}>
            {text.first}
          </Field>
          <Field label="Lastname">{text.last}</Field>
          <Field label="E-mail">{text.email}</Field>
          <Field label="Phone">+420 123 456 789</Field>
          <Field label="Password">{PASSWORD}</Field>
          <Field label="Confirm">{PASSWORD}</Field>
          <div className="field members-organizations">
            <b>Assign to organizations</b>
            <div className="field-box">
              <span className="members-chosen">
                {ORGANIZATION[locale]}
                <Icon name="close" size={16} />
              </span>
              <Icon name="down" size={20} />
            </div>
          </div>
        </div>
      </Dialog>
    </PortalPage>
  );
}

export default {name: 'users', width: 1120, height: 640, files: [800, 1600], Component: Users} satisfies Scene;
