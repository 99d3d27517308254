import { Suspense } from 'react';
import { lazyPart } from '#ui/lazy-part.ts';
import { useConsentOpen } from './consent.ts';

/** Only the browser knows whether it is needed: its words come with it. */
const CookieBanner = lazyPart(() => import('./cookie-banner.tsx'), 'cookie');

export function LazyCookieBanner({ months }: { months: number }) {
  const isOpen = useConsentOpen(months);
  if (!isOpen) return null;
  return (
    <Suspense>
      <CookieBanner />
    </Suspense>
  );
}
