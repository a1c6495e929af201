import React, {type ReactNode} from 'react';
import {Button, Dialog, Field} from '../parts/controls';
import Icon from '../parts/Icon';
import OrganizationCard from '../parts/OrganizationCard';
import PortalPage, {PORTAL} from '../parts/PortalPage';
import type {Scene, SceneProps} from '../types';
import {ORGANIZATION, PERSON, USERS} from '../world';

const PASSWORD = '••••••••••••••';

/** The form for a new account next to the card of the organization. */
function Users({locale}: SceneProps): ReactNode {
  return (
    <PortalPage locale={locale} section="Users" className="members">
      <OrganizationCard
        locale={locale}
        name={ORGANIZATION[locale]}
        users={USERS.count}
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
            {PERSON.first[locale]}
          </Field>
          <Field label="Lastname">{PERSON.last[locale]}</Field>
          <Field label="E-mail">{PERSON.email[locale]}</Field>
          <Field label="Phone">{PERSON.phone}</Field>
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
          <Field label="Role" choice>
            {PERSON.role}
          </Field>
        </div>
      </Dialog>
    </PortalPage>
  );
}

export default {name: 'users', ...PORTAL, Component: Users} satisfies Scene;
