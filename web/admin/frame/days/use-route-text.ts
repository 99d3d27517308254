import { useTranslation } from 'react-i18next';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { localize } from '#contract/languages/translation.ts';
import type { TransferEnd } from '#contract/transfers/admin/admin.ts';
import { withAddress } from '#contract/transfers/ends.ts';

type End = Pick<TransferEnd, 'kind' | 'name' | 'translations'>;
type Ends = { from: End; to: End; pickupAddress?: string | null; dropoffAddress?: string | null };

/** Short text of a route, with hotels and addresses; the airport is unnamed, as the island has only one. */
export function useRouteText(): (ends: Ends) => string {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const nameOf = (end: End) =>
    end.kind === 'airport' ? t('place.kind_airport') : localize(end, 'name', language);
  return ({ from, to, pickupAddress, dropoffAddress }) =>
    t('transfers.route', {
      from: withAddress(nameOf(from), pickupAddress),
      to: withAddress(nameOf(to), dropoffAddress),
    });
}
