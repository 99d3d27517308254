import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { forgetOffline, keepOffline } from '#api/keep-offline.ts';
import { Moment } from '#content/booking-parts.tsx';
import type { TransferBooking } from '#contract/transfers/booking.ts';
import { hasEndedEarly } from './status.tsx';

/** A voucher stays useful for a while after the last journey. */
const CACHED_AFTER_MS = 5 * 24 * 3_600_000;

const cachedUntil = ({ legs }: TransferBooking) =>
  new Date(Math.max(0, ...legs.map(({ endsAt }) => Date.parse(endsAt))) + CACHED_AFTER_MS).toISOString();

/** Shows the date of a page served from the offline cache, as marked by the service worker. */
export function OfflineCopy() {
  const { t } = useTranslation('airport-transfers');
  const [at, setAt] = useState<string>();
  useEffect(() => setAt(document.documentElement.dataset.offlineCopy), []);
  return (
    <div role="status">
      {at && (
        <p className="mb-6 rounded-xl bg-sun px-4 py-3 font-semibold text-ink">
          {t('offline.copy')} <Moment at={at} />. {t('offline.copy_text')}
        </p>
      )}
    </div>
  );
}

/** Caches this page for offline use while the booking is valid, and says so. */
export function OfflineVoucher({ booking }: { booking: TransferBooking }) {
  const { t } = useTranslation('airport-transfers');
  const path = useRouterState({ select: (state) => state.resolvedLocation?.publicHref.split(/[?#]/)[0] });
  const [cachedPath, setCachedPath] = useState<string>();
  const isOver = hasEndedEarly(booking.status);
  const until = cachedUntil(booking);
  useEffect(() => {
    if (isOver) return void forgetOffline();
    let isShown = true;
    void keepOffline(['airport-transfers'], until).then((isCached) => isShown && setCachedPath(isCached ? path : undefined));
    return () => {
      isShown = false;
    };
  }, [path, isOver, until]);
  if (isOver) return null;
  return (
    <p role="status" className="text-sm text-stone noscript:hidden" data-no-print>
      {t(cachedPath !== undefined && cachedPath === path ? 'offline.kept' : 'offline.hint')}
    </p>
  );
}
