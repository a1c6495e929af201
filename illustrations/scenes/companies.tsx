import React, {type ReactNode} from 'react';
import OrganizationCard from '../parts/OrganizationCard';
import PortalPage, {PORTAL} from '../parts/PortalPage';
import type {Scene, SceneProps} from '../types';
import {ORGANIZATION, OTHER_ORGANIZATION, USERS} from '../world';

/** Cards of two organizations: the signed-in user administers the first and is an ordinary member of the second. */
function Companies({locale}: SceneProps): ReactNode {
  return (
    <PortalPage locale={locale} section="Users" marks={{organization: 1}} className="grid content-between py-18 px-22">
      <OrganizationCard
        locale={locale}
        name={ORGANIZATION[locale]}
        users={USERS.count}
        open
        administrator
        marks={{view: 2, create: 3, assign: 4}}
      />
      <OrganizationCard locale={locale} name={OTHER_ORGANIZATION[locale]} users={USERS.otherCount} />
    </PortalPage>
  );
}

export default {name: 'companies', ...PORTAL, Component: Companies} satisfies Scene;
