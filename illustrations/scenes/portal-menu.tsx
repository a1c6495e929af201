import React, {type ReactNode} from 'react';
import Callout from '../parts/Callout';
import ConstructionCard from '../parts/ConstructionCard';
import PortalPage, {PORTAL} from '../parts/PortalPage';
import type {Scene, SceneProps} from '../types';
import {CONSTRUCTIONS} from '../world';

/** The portal after signing in: menu, selected organization, user's menu, and the cards of the constructions. */
function PortalMenu({locale}: SceneProps): ReactNode {
  return (
    <PortalPage
      locale={locale}
      section="Constructions"
      marks={{sections: 1, organization: 2, user: 3}}
      className="grid content-start gap-20 py-20 px-22">
      <Callout n={4} x={8} y={8} />
      {CONSTRUCTIONS.map((construction) => (
        <ConstructionCard key={construction.icon} locale={locale} construction={construction} />
      ))}
    </PortalPage>
  );
}

export default {...PORTAL, height: 560, name: 'portal-menu', Component: PortalMenu} satisfies Scene;
