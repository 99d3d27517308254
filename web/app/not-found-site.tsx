import { lazy, Suspense } from 'react';
import { SiteLayout } from './site-layout.tsx';

const NotFoundPage = lazy(() => import('../shell/not-found-page.tsx').then(({ NotFoundPage: default_ }) => ({ default: default_ })));

/** The router puts it in the place of a whole route, so it brings header and footer along. */
export const NotFoundSite = () => (
  <SiteLayout>
    <Suspense>
      <NotFoundPage />
    </Suspense>
  </SiteLayout>
);
