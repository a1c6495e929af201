import React, {type ReactNode} from 'react';
import OrganizationCard from '../parts/OrganizationCard';
import PortalPage, {ORGANIZATION, OrganizationChoice} from '../parts/PortalPage';
import type {Localized, Scene, SceneProps} from '../types';

const OTHER: Localized = {cs: 'Druhá organizace', en: 'Second organization'};

/** Cards of two organizations: an administrator of the first is an ordinary member of the second. */
function Companies({locale}: SceneProps): ReactNode {
  return (
    <PortalPage
      icon="people"
      title="Users"
      aside={<OrganizationChoice locale={locale} n={1} />}
      className="members companies">
      <OrganizationCard
        locale={locale}
        name={ORGANIZATION[locale]}
        users={12}
        open
        administrator
        marks={{view: 2, create: 3, assign: 4}}
      />
      <OrganizationCard locale={locale} name={OTHER[locale]} users={4} />
    </PortalPage>
  );
}

export default {
  name: 'companies',
  sheet: 'users',
  width: 1120,
  height: 640,
  files: [800, 1600],
  Component: Companies,
} satisfies Scene;
