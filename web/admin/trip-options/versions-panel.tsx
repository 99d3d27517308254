import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '#admin/button.tsx';
import { formatInstant } from '#admin/dates.ts';
import { QueryState } from '#admin/loading.tsx';
import { useAction } from '#admin/use-action.ts';
import type { TripPriceCell } from '#contract/bookings/plans.ts';
import { useLanguage } from '#i18n/page-language.tsx';
import { fetchVersion, versionsQuery } from './options-api.ts';

type VersionsPanelProps = { id: number; current: number; onOpen: (prices: TripPriceCell[]) => void };

/** All published prices, newest first. An old version is opened as a draft, reviewed and published like any other. */
export function VersionsPanel({ id, current, onOpen }: VersionsPanelProps) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const query = useQuery(versionsQuery(id));
  const open = useAction({
    mutationFn: (version: number) => fetchVersion(id, version),
    onSuccess: ({ prices }) => onOpen(prices),
  });
  return (
    <section aria-label={t('prices.view_versions')} className="mt-8">
      <h2 className="mb-3 text-xl">{t('prices.view_versions')}</h2>
      <QueryState query={query} />
      <ol className="divide-y divide-limestone-200 rounded-card bg-white px-6 py-2 shadow-card">
        {query.data?.map((version) => (
          <li key={version.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
            <div className="min-w-0 grow">
              <p className="font-semibold text-deep-900">
                {t('prices.version', { number: version.id })}
                {version.note && <span className="font-normal"> · {version.note}</span>}
              </p>
              <p className="text-sm text-stone">
                {formatInstant(version.createdAt, language)} · {version.user ?? t('transfer_event.system')} ·{' '}
                {t('prices.version_cells', { count: version.cells })}
              </p>
            </div>
            {version.id === current ? (
              <span className="rounded-full bg-sea-100 px-3 py-1 text-sm font-semibold text-sea-800">{t('prices.version_current')}</span>
            ) : (
              <Button
                className="px-4"
                label={t('options.price_open')}
                of={t('prices.version', { number: version.id })}
                onClick={() => open.mutate(version.id)}
              />
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
