import { pagePart } from '#base/ui/parts/page-part.tsx';
import { SiteLayout } from '../site-layout.tsx';

const NotFoundPage = pagePart(() => import('#base/shell/not-found-page.tsx'), 'NotFoundPage');

/** The router renders this instead of the whole route, so it includes header and footer. */
export const NotFoundSite = () => (
  <SiteLayout>
    <NotFoundPage />
  </SiteLayout>
);
