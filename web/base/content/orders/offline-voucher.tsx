import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { forgetOffline, keepOffline } from '#base/api/keep-offline.ts';
import type { Namespace } from '#contract/languages/language.ts';
import { Moment } from './booking-parts.tsx';

/** Shows the date of a page served from the offline cache, as marked by the service worker. */
export function OfflineCopy({ title, text }: { title: string; text: string }) {
  const [at, setAt] = useState<string>();
  useEffect(() => setAt(document.documentElement.dataset.offlineCopy), []);
  return (
    <div role="status">
      {at && (
        <p className="mb-6 rounded-xl bg-sun px-4 py-3 font-semibold text-ink">
          {title} <Moment at={at} />. {text}
        </p>
      )}
    </div>
  );
}

type OfflineVoucherProps = {
  namespaces: readonly Namespace[];
  /** The booking is valid until then; undefined when it has ended early. */
  until: string | undefined;
  /** What it says before and after the page is cached. */
  hint: string;
  kept: string;
};

/** Caches this page for offline use while the booking is valid, and says so. */
export function OfflineVoucher({ namespaces, until, hint, kept }: OfflineVoucherProps) {
  const path = useRouterState({
    select: (state) => state.resolvedLocation?.publicHref.split(/[?#]/)[0],
  });
  const texts = namespaces.join(' ');
  const [cachedPath, setCachedPath] = useState<string>();
  useEffect(() => {
    if (until === undefined) return void forgetOffline();
    let isShown = true;
    void keepOffline({ namespaces: texts.split(' ') as Namespace[], until }).then(
      (isCached) => isShown && setCachedPath(isCached ? path : undefined),
    );
    return () => {
      isShown = false;
    };
  }, [path, until, texts]);
  if (until === undefined) return null;
  return (
    <p role="status" className="text-sm text-stone noscript:hidden" data-no-print>
      {cachedPath !== undefined && cachedPath === path ? kept : hint}
    </p>
  );
}
