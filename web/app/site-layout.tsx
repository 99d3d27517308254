import { Outlet } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '#base/api/site-query.ts';
import { LazyCookieBanner } from '#base/consent/lazy-cookie-banner.tsx';
import { Header } from '#base/shell/header.tsx';
import { LazyFooter } from '#base/shell/lazy-footer.tsx';
import { PageProgress } from '#base/shell/page-progress.tsx';
import { PageTransition } from '#base/shell/page-transition.tsx';
import { ContactWidget } from '../content/contact/contact-widget.tsx';

/** Header, page, footer, and floating elements. The page is the route's outlet unless given. */
export function SiteLayout({ children = <Outlet /> }: { children?: ReactNode }) {
  const { t } = useTranslation();
  const site = useSite();
  const isChatInHeader = site?.chatPlace === 'header';
  return (
    <>
      <a
        href="#content"
        className="fixed top-3 left-3 z-80 -translate-y-24 rounded-full bg-deep-900 px-5 py-3 font-semibold text-white focus:translate-y-0"
      >
        {t('navigation.skip')}
      </a>
      <PageProgress />
      <Header chat={isChatInHeader && <ContactWidget isInHeader />} />
      <PageTransition>{children}</PageTransition>
      <LazyFooter />
      {!isChatInHeader && <ContactWidget />}
      <LazyCookieBanner months={site?.consentMonths ?? 12} />
    </>
  );
}
