import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keepOffline } from '#base/api/keep-offline.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { trailQueries } from './trail.queries.ts';

/** Caches this page for offline use and says so. A new `plan` caches the page again. */
export function OfflineNote({ plan }: { plan: string }) {
  const { t } = useTranslation('trail');
  const language = useLanguage();
  const path = useRouterState({
    select: (state) => state.resolvedLocation?.publicHref.split(/[?#]/)[0],
  });
  const [isCached, setCached] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language or another plan is another page to cache.
  useEffect(() => {
    let isShown = true;
    const answers = trailQueries(language).map(({ queryKey }) => String(queryKey[0]));
    void keepOffline({ namespaces: ['trail'], answers }).then(
      (cached) => isShown && setCached(cached),
    );
    return () => {
      isShown = false;
    };
  }, [path, plan]);
  return (
    <p role="status" className="text-stone" data-no-print>
      {t(isCached ? 'trail.offline.kept' : 'trail.offline.hint')}
    </p>
  );
}
