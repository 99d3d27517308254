import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, linkOptions } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { currentOf, fetchJson } from '#base/api/fetch-json.ts';
import { Moment } from '#base/content/orders/booking-parts.tsx';
import { MoneyBack } from '#base/content/orders/guest-money.tsx';
import { FormStatus } from '#base/forms/fields.tsx';
import { FormPage } from '#base/forms/form-page.tsx';
import { useForm } from '#base/forms/use-form.ts';
import { formatCents } from '#base/i18n/formats/format.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { buttonClass } from '#base/ui/button.tsx';
import { BusyLabel } from '#base/ui/spinner.tsx';
import type { CancellationTier, TransferBooking } from '#contract/transfers/booking/booking.ts';
import { useBookingChanged } from '#web-orders/paying/booking-changed.ts';
import { bookingQuery, moneyQuery, pathsOf } from '../transfers.queries.ts';

const FORM = 'transfer-cancel';

type BookingCancelProps = { booking: TransferBooking; token: string };

const bookingLink = ({ booking, token }: BookingCancelProps) =>
  linkOptions({
    to: '/airport-transfers/booking/$reference',
    params: { reference: booking.reference },
    search: { token },
  });

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

/** Current cancellation fee. */
function Fee({ booking: { cancellation, currency } }: Pick<BookingCancelProps, 'booking'>) {
  const { t } = useTranslation('airport-transfers');
  const language = useLanguage();
  const { feeCents, legs, holdsUntil, tiers } = cancellation;
  return (
    <>
      <p className="text-lg font-semibold text-deep-900">
        {feeCents === 0
          ? t('cancel.free')
          : t('cancel.fee', { price: formatCents(feeCents, currency, language) })}
      </p>
      {legs.length > 1 && (
        <ul>
          {legs.map((leg) => (
            <li key={leg.leg} className="flex justify-between gap-4">
              <span>
                {leg.leg === 'outbound' ? t('line.outbound') : t('line.return')} ({leg.feePercent}{' '}
                %)
              </span>
              <span className="tabular-nums">{formatCents(leg.feeCents, currency, language)}</span>
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
    </>
  );
}

/** The current fee and a cancel button. Opening it changes nothing; only the form cancels, with or without scripts. */
function CancelSummary({ booking, token }: BookingCancelProps) {
  const { t } = useTranslation('airport-transfers');
  const language = useLanguage();
  const queryClient = useQueryClient();
  const { queryKey } = bookingQuery(booking.reference, token);
  const action = `/api/transfers/requests/${booking.reference}/cancel`;
  const { feeCents } = booking.cancellation;
  const { data: money } = useQuery(moneyQuery(booking.reference, token));
  const changed = useBookingChanged(pathsOf(booking.reference));
  const form = useForm({
    id: FORM,
    initial: { token, feeCents: String(feeCents) },
    send: () => fetchJson<TransferBooking>(action, { method: 'POST', body: { token, feeCents } }),
    onFailed: (error) => {
      const current = currentOf<TransferBooking>(error);
      if (!current) return;
      queryClient.setQueryData(queryKey, current);
      void changed();
    },
    onSent: async (answer) => {
      await changed();
      queryClient.setQueryData(queryKey, answer);
      document.getElementById('content')?.focus();
      window.scrollTo({ top: 0 });
    },
  });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  // The page may have been open for hours, and the fee depends on the time.
  useEffect(() => void changed(), [changed]);
  return (
    <form {...form.formProps} action={`${action}#cancel`} className="space-y-4">
      <FormPage id={FORM} />
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="feeCents" value={feeCents} />
      <h2 ref={heading} tabIndex={-1} className="scroll-mt-28 text-2xl outline-none">
        {t('cancel.title')}
      </h2>
      <Fee booking={booking} />
      <MoneyBack money={money} feeCents={feeCents} />
      {form.errors.feeCents ? (
        <p role="alert" className="rounded-xl bg-terracotta-200 px-4 py-3 font-semibold text-ink">
          {t('cancel.changed')}
        </p>
      ) : (
        <FormStatus failure={form.failure} />
      )}
      <div className="flex flex-wrap gap-3">
        <button type="submit" disabled={form.isSending} className={buttonClass('primary')}>
          <BusyLabel isBusy={form.isSending}>
            {feeCents === 0
              ? t('cancel.confirm')
              : t('cancel.confirm_fee', {
                  price: formatCents(feeCents, booking.currency, language),
                })}
          </BusyLabel>
        </button>
        <Link
          {...bookingLink({ booking, token })}
          resetScroll={false}
          className={buttonClass('quiet')}
        >
          {t('cancel.keep')}
        </Link>
      </div>
    </form>
  );
}

/** A link to the summary, or in its place the summary itself, by the URL. */
export function BookingCancel({
  booking,
  token,
  isConfirming,
}: BookingCancelProps & { isConfirming: boolean }) {
  const { t } = useTranslation('airport-transfers');
  if (!isConfirming)
    return (
      <Link
        {...bookingLink({ booking, token })}
        search={{ token, cancel: '1' }}
        hash="cancel"
        resetScroll={false}
        hashScrollIntoView={false}
        className={buttonClass('quiet', 'w-full')}
        data-no-print
      >
        {t('cancel.open')}
      </Link>
    );
  return (
    <section
      id="cancel"
      className="scroll-mt-28 rounded-card bg-white p-5 shadow-card sm:p-8"
      data-no-print
    >
      <CancelSummary booking={booking} token={token} />
    </section>
  );
}
