import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { readAhead } from '#i18n/read-ahead.ts';
import { useConsentOpen } from './consent.ts';

const CookieBanner = lazy(() => import('./cookie-banner.tsx'));

/** What it says before somebody customises; only the browser knows whether it is needed. */
const STRINGS = ['title', 'heading', 'text', 'policy', 'close', 'accept_all', 'reject_all', 'customize'] as const;

export function LazyCookieBanner({ months }: { months: number }) {
  const { t } = useTranslation('cookie');
  readAhead(t, STRINGS);
  const isOpen = useConsentOpen(months);
  if (!isOpen) return null;
  return (
    <Suspense>
      <CookieBanner />
    </Suspense>
  );
}
