// Differs from stock: other content, and fetched only where it is shown; every document brings the component along.
import type {Props} from '@theme/NotFound/Content';
import React, {lazy, Suspense, type ReactNode} from 'react';

const MissingPage = lazy(async () => import('./MissingPage'));

export default function NotFoundContent(props: Props): ReactNode {
  return (
    <Suspense>
      <MissingPage {...props} />
    </Suspense>
  );
}
