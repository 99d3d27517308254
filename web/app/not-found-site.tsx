import { lazy, Suspense } from 'react';
import { SiteLayout } from './site-layout.tsx';

const NotFoundPage = lazy(() => import('../shell/not-found-page.tsx').then(({ NotFoundPage: default_ }) => ({ default: default_ })));

/** The router renders this instead of the whole route, so it includes header and footer. */
export const NotFoundSite = () => (
  <SiteLayout>
    <Suspense>
      <NotFoundPage />
    </Suspense>
  </SiteLayout>
);
