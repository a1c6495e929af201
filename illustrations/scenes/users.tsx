import React, {type ReactNode} from 'react';
import {Box, Button, Dialog, Field} from '../parts/controls';
import Icon from '../parts/Icon';
import OrganizationCard from '../parts/OrganizationCard';
import PortalPage, {PORTAL} from '../parts/PortalPage';
import type {Scene, SceneProps} from '../types';
import {ORGANIZATION, PERSON, USERS} from '../world';

const PASSWORD = '••••••••••••••';

/** The form for a new account next to the card of the organization. */
function Users({locale}: SceneProps): ReactNode {
  return (
    <PortalPage locale={locale} section="Users">
      <OrganizationCard
        locale={locale}
        name={ORGANIZATION[locale]}
        users={USERS.count}
        open
        docked
        administrator
        marks={{view: 1, create: 2, assign: 3}}
      />
      <Dialog
        className="inset-y-18 right-22 w-590"
        body="pt-14 pb-16 px-20"
        title="Create user"
        actions={
          <Button kind="primary" n={5}>
            Create
          </Button>
        }>
        <div className="grid h-full gap-x-16 content-between grid-cols-2">
          <Field label="Firstname" n={4}>
            {PERSON.first[locale]}
          </Field>
          <Field label="Lastname">{PERSON.last[locale]}</Field>
          <Field label="E-mail">{PERSON.email[locale]}</Field>
          <Field label="Phone">{PERSON.phone}</Field>
          <Field label="Password">{PASSWORD}</Field>
          <Field label="Confirm">{PASSWORD}</Field>
          <div className="grid min-w-0 gap-6 col-span-full">
            <b className="h-24">Assign to organizations</b>
            <Box className="items-center h-46">
              <span className="flex px-12 h-34 gap-8 items-center rounded-17 bg-hover">
                {ORGANIZATION[locale]}
                <Icon name="close" size={16} />
              </span>
              <Icon name="down" size={20} />
            </Box>
          </div>
          <Field className="col-span-full" label="Role" choice>
            {PERSON.role}
          </Field>
        </div>
      </Dialog>
    </PortalPage>
  );
}

export default {name: 'users', ...PORTAL, Component: Users} satisfies Scene;
