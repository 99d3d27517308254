import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '#api/api-query.ts';
import { LazyCookieBanner } from '#consent/lazy-cookie-banner.tsx';
import { Header } from '#shell/header.tsx';
import { PageTransition } from '#shell/page-transition.tsx';
import { BelowFold } from '#ui/below-fold.tsx';
import { latePart } from '#ui/late-part.tsx';
import { ContactWidget } from '../contact/contact-widget.tsx';
import { Pages } from './pages.tsx';
import { useLeaving } from './switch-state.ts';

const siteQuery = apiQuery('/api/site');
const Footer = latePart(() => import('../shell/footer.tsx'), { whenUsed: { strings: ['common'], data: [siteQuery] } });

/** Header, page, footer, and what floats above them. The page is the route's, or the one given. */
export function SiteLayout({ children = <Pages /> }: { children?: ReactNode }) {
  const { t } = useTranslation();
  const { data: site } = useQuery(siteQuery);
  const isLeaving = useLeaving();
  return (
    <>
      <a
        href="#content"
        className="fixed top-3 left-3 z-80 -translate-y-24 rounded-full bg-deep-900 px-5 py-3 font-semibold text-white focus:translate-y-0"
      >
        {t('navigation.skip')}
      </a>
      <Header />
      <PageTransition isLeaving={isLeaving}>{children}</PageTransition>
      <BelowFold>
        <Footer />
      </BelowFold>
      <ContactWidget />
      <LazyCookieBanner months={site?.consentMonths ?? 12} />
    </>
  );
}
