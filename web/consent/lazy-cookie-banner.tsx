import { lazy, Suspense } from 'react';
import { useConsentOpen } from './consent.ts';

/** Only the browser knows whether the banner is needed, so its texts load with it. */
const CookieBanner = lazy(() => import('./cookie-banner.tsx'));

export function LazyCookieBanner({ months }: { months: number }) {
  const isOpen = useConsentOpen(months);
  if (!isOpen) return null;
  return (
    <Suspense>
      <CookieBanner />
    </Suspense>
  );
}
