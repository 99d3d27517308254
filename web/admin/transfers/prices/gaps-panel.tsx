import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Loading } from '#admin/loading.tsx';
import { CheckIcon } from '#ui/icons.tsx';
import { LoadError } from '#ui/section-states.tsx';
import { GapList } from './gap-list.tsx';
import type { PriceNames } from './names.ts';
import { priceGapsQuery } from './prices-api.ts';

/** Days of the saved table without a price, or with two. */
export function GapsPanel({ names }: { names: PriceNames }) {
  const { t } = useTranslation('admin');
  const query = useQuery(priceGapsQuery);
  if (query.isError) return <LoadError error={query.error} onRetry={query.refetch} />;
  if (!query.data) return <Loading />;
  if (query.data.length === 0)
    return (
      <p className="flex items-center gap-2 rounded-card bg-white p-6 shadow-card">
        <CheckIcon className="size-5 shrink-0 text-sea-700" />
        {t('gaps.none')}
      </p>
    );
  return (
    <div className="rounded-card bg-white p-6 shadow-card">
      <p className="text-stone">{t('gaps.text')}</p>
      <GapList gaps={query.data} names={names} />
    </div>
  );
}
