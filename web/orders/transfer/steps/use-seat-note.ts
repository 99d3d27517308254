import { useTranslation } from 'react-i18next';
import { formatCents } from '#base/i18n/formats/format.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { LINE_LABELS } from '#contract/transfers/line-labels.ts';
import { seatFor } from '#contract/transfers/seats.ts';
import type { TransferRules } from '#contract/transfers/transfers.ts';

const FREE = { 'child-seat': 'seat.child_seat_free', booster: 'seat.booster_free' } as const;

/** The seat for a child of an age, and what it costs. Nothing where the company has none. */
export function useSeatNote({
  extras,
}: Pick<TransferRules, 'extras'>): (age: number) => string | undefined {
  const { t } = useTranslation('airport-transfers');
  const language = useLanguage();
  return (age) => {
    const seat = seatFor(age);
    if (!seat) return t('seat.none');
    const cents = extras.find(({ code }) => code === seat)?.cents;
    if (cents === undefined) return undefined;
    return cents === 0
      ? t(FREE[seat])
      : t('seat.price', { seat: t(LINE_LABELS[seat]), price: formatCents(cents, 'EUR', language) });
  };
}
