import { useTranslation } from 'react-i18next';
import { localize } from '#contract/languages/translation.ts';
import type { TransferEnd } from '#contract/transfers/admin.ts';
import { useLanguage } from '#i18n/page-language.tsx';

type Ends = { from: Pick<TransferEnd, 'kind' | 'name' | 'translations'>; to: Pick<TransferEnd, 'kind' | 'name' | 'translations'> };

/** Short text of a route; the airport is unnamed, as the island has only one. */
export function useRouteText(): (ends: Ends) => string {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const nameOf = (end: Ends['from']) => (end.kind === 'airport' ? t('place.kind_airport') : localize(end, 'name', language));
  return ({ from, to }) => t('transfers.route', { from: nameOf(from), to: nameOf(to) });
}
