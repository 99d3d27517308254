import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useAction } from '#admin/frame/behaviour/use-action.ts';
import { QueryState } from '#admin/frame/loading.tsx';
import { VersionList } from '#admin/frame/sheet/version-list.tsx';
import type { TripPriceCell } from '#contract/bookings/plans.ts';
import { fetchVersion, versionsQuery } from '../options-api.ts';

type VersionsPanelProps = {
  id: number;
  current: number;
  onOpen: (prices: TripPriceCell[]) => void;
};

/** All published prices, newest first. An old version is opened as a draft, reviewed and published like any other. */
export function VersionsPanel({ id, current, onOpen }: VersionsPanelProps) {
  const { t } = useTranslation('admin-area');
  const query = useQuery(versionsQuery(id));
  const open = useAction({
    mutationFn: (version: number) => fetchVersion(id, version),
    onSuccess: ({ prices }) => onOpen(prices),
  });
  return (
    <section aria-label={t('prices.view_versions')} className="mt-8">
      <h2 className="mb-3 text-xl">{t('prices.view_versions')}</h2>
      <QueryState query={query} />
      <VersionList
        versions={query.data ?? []}
        current={current}
        action={t('options.price_open')}
        onAction={({ id: version }) => open.mutate(version)}
      />
    </section>
  );
}
