import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keepOffline } from '#api/keep-offline.ts';

/** Caches this page for offline use and says so. A new `plan` caches the page again. */
export function OfflineNote({ plan }: { plan: string }) {
  const { t } = useTranslation('destinations');
  const path = useRouterState({ select: (state) => state.resolvedLocation?.publicHref.split(/[?#]/)[0] });
  const [isKept, setKept] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language or another plan is another page to cache.
  useEffect(() => {
    let isShown = true;
    void keepOffline(['destinations']).then((kept) => isShown && setKept(kept));
    return () => {
      isShown = false;
    };
  }, [path, plan]);
  return (
    <p role="status" className="text-stone" data-no-print>
      {t(isKept ? 'trail.offline.kept' : 'trail.offline.hint')}
    </p>
  );
}
