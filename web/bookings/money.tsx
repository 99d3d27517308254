import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { apiPath } from '#api/api-query.ts';
import { CARD } from '#content/booking-parts.tsx';
import { formatCents } from '#content/format.ts';
import type { GuestBooking } from '#contract/bookings/guest-bookings.ts';
import { useLanguage } from '#i18n/page-language.tsx';
import { buttonClass } from '#ui/button.tsx';
import { moneyQuery } from './bookings.queries.ts';

type MoneyProps = { booking: GuestBooking; token: string };

/** Whether the guest has given what a hold needs, and pays to make it a booking. */
export function useIsToPay({ booking, token }: MoneyProps): boolean {
  const { data } = useQuery(moneyQuery(booking.reference, token));
  return booking.status === 'ON_HOLD' && booking.contact.name !== null && (data?.dueNowCents ?? 0) > 0;
}

/** What is paid, what is due, and the way to the payment provider's page: a link, which works without scripts. */
export function BookingMoney({ booking, token }: MoneyProps) {
  const { t } = useTranslation('trips');
  const language = useLanguage();
  const { data } = useQuery(moneyQuery(booking.reference, token));
  if (!data || (booking.status === 'ON_HOLD' && booking.contact.name === null)) return null;
  const { paidCents, balanceCents, dueNowCents, refundCents, currency } = data;
  if (paidCents === 0 && dueNowCents === 0 && refundCents === 0) return null;
  const amount = (cents: number) => formatCents(cents, currency, language);
  const rows = [
    { name: t('money.paid'), cents: paidCents },
    { name: t('money.open'), cents: Math.max(0, balanceCents) },
    { name: t('money.refund'), cents: refundCents },
  ];
  return (
    <section className={CARD}>
      <h2 className="mb-3 text-xl">{t('money.title')}</h2>
      <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-2">
        {rows
          .filter(({ cents }) => cents > 0)
          .map(({ name, cents }) => (
            <div key={name} className="contents">
              <dt>{name}</dt>
              <dd className="text-right tabular-nums">{amount(cents)}</dd>
            </div>
          ))}
      </dl>
      {dueNowCents > 0 && (
        <a
          href={apiPath('/api/bookings/:reference/pay', { reference: booking.reference }, { token })}
          rel="nofollow"
          className={buttonClass('primary', 'mt-4 w-full')}
          data-no-print
        >
          {t('money.pay', { amount: amount(dueNowCents) })}
        </a>
      )}
    </section>
  );
}
