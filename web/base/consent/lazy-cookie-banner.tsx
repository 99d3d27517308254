import { loadTexts } from '#base/i18n/load-all.ts';
import { lazyPart } from '#base/ui/parts/lazy-part.tsx';
import { useConsentOpen } from './consent.ts';

/** Only the browser knows whether the banner is needed, so its texts load with it. */
const CookieBanner = lazyPart(async () => (await import('./cookie-banner.tsx')).default, {
  missing: 'nowhere',
  needs: ({ i18n }) => loadTexts(i18n, ['cookie']),
});

export function LazyCookieBanner({ months }: { months: number }) {
  const isOpen = useConsentOpen(months);
  return isOpen && <CookieBanner />;
}
