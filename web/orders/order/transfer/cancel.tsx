import { useTranslation } from 'react-i18next';
import { Moment } from '#base/content/orders/booking-parts.tsx';
import { formatCents } from '#base/i18n/formats/format.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import type { CancellationTier, TransferBooking } from '#contract/transfers/booking/booking.ts';
import { ItemCancel } from '../item/item-cancel.tsx';
import type { BookedItem } from '../items.ts';

/** Cancellation tiers as text, each up to the previous one. */
function Tiers({ tiers }: { tiers: readonly CancellationTier[] }) {
  const { t } = useTranslation('airport-transfers');
  const notice = (hours: number, more: number | undefined) => {
    if (hours > 0)
      return more === undefined
        ? t('cancel.at_least', { hours })
        : t('cancel.between', { more, less: hours });
    return more === undefined ? t('cancel.any_time') : t('cancel.less', { hours: more });
  };
  return (
    <ul className="list-disc pl-5 text-stone">
      {tiers.map(({ hoursBefore, feePercent }, position) => (
        <li key={hoursBefore}>
          {notice(hoursBefore, tiers[position - 1]?.hoursBefore)}:{' '}
          {feePercent === 0 ? t('cancel.no_fee') : `${feePercent} %`}
        </li>
      ))}
    </ul>
  );
}

/** Each leg of a return journey costs by its own pick-up. */
export function TransferCancel({ item, booking }: { item: BookedItem; booking: TransferBooking }) {
  const { t } = useTranslation('airport-transfers');
  const language = useLanguage();
  const { allowed, feeCents, legs, holdsUntil, tiers } = booking.cancellation;
  if (!allowed) return null;
  const price = (cents: number) => formatCents(cents, 'EUR', language);
  return (
    <ItemCancel {...{ item, feeCents }} title={t('cancel.open')}>
      <p className="font-semibold text-deep-900">
        {feeCents === 0 ? t('cancel.free') : t('cancel.fee', { price: price(feeCents) })}
      </p>
      {legs.length > 1 && (
        <ul>
          {legs.map((leg) => (
            <li key={leg.leg} className="flex justify-between gap-4">
              <span>
                {leg.leg === 'outbound' ? t('line.outbound') : t('line.return')} ({leg.feePercent}{' '}
                %)
              </span>
              <span className="tabular-nums">{price(leg.feeCents)}</span>
            </li>
          ))}
        </ul>
      )}
      {holdsUntil && (
        <p>
          {t('cancel.until')} <Moment at={holdsUntil} />.
        </p>
      )}
      <Tiers tiers={tiers} />
    </ItemCancel>
  );
}
