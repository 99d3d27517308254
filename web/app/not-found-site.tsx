import { NotFoundPage } from '../shell/not-found-page.tsx';
import { SiteLayout } from './site-layout.tsx';

/** The router puts it in the place of a whole route, so it brings header and footer along. */
export const NotFoundSite = () => (
  <SiteLayout>
    <NotFoundPage />
  </SiteLayout>
);
