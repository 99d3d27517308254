import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { currentOf, fetchJson } from '#base/api/fetch-json.ts';
import { MoneyBack } from '#base/content/orders/guest-money.tsx';
import { FormStatus } from '#base/forms/fields.tsx';
import { FormPage } from '#base/forms/form-page.tsx';
import { usePostedForm } from '#base/forms/posted-form.tsx';
import { useForm } from '#base/forms/use-form.ts';
import { formatCents } from '#base/i18n/formats/format.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { buttonClass } from '#base/ui/button.tsx';
import { BusyLabel } from '#base/ui/spinner.tsx';
import type { GuestBooking } from '#contract/bookings/guest-bookings.ts';
import { localize } from '#contract/languages/translation.ts';
import { useBookingChanged } from '#web-orders/paying/booking-changed.ts';
import { bookingQuery, moneyQuery, pathsOf } from './bookings.queries.ts';
import { isUndecided } from './status.tsx';

const FORM = 'booking-cancel';

type BookingCancelProps = { booking: GuestBooking; token: string; isOpen: boolean };

/** What a cancellation costs, and the form that does it, with or without scripts. Opening it changes nothing. */
export function BookingCancel({ booking, token, isOpen }: BookingCancelProps) {
  const { t } = useTranslation('trips');
  const language = useLanguage();
  const queryClient = useQueryClient();
  const { queryKey } = bookingQuery(booking.reference, token);
  const action = `/api/bookings/${booking.reference}/cancel`;
  const { feeCents } = booking;
  const { data: money } = useQuery(moneyQuery(booking.reference, token));
  const changed = useBookingChanged(pathsOf(booking));
  const isRefund = isUndecided(booking);
  const form = useForm({
    id: FORM,
    initial: { token, feeCents: String(feeCents) },
    send: () => fetchJson<GuestBooking>(action, { method: 'POST', body: { token, feeCents } }),
    onFailed: (error) => {
      const current = currentOf<GuestBooking>(error);
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
  /** Without scripts the response renders the form again. */
  const isRefused = usePostedForm(FORM) !== undefined;
  const policy = localize(booking.trip, 'cancellationPolicy', language);
  return (
    <details
      id="cancel"
      open={isOpen || isRefused || undefined}
      className="scroll-mt-28 rounded-card border border-limestone-300 bg-white"
      data-no-print
    >
      <summary className="min-h-11 px-5 py-4 font-semibold text-deep-900 sm:px-6">
        {t(isRefund ? 'voucher.refund_open' : 'voucher.cancel_open')}
      </summary>
      <form {...form.formProps} action={`${action}#cancel`} className="space-y-4 px-5 pb-6 sm:px-6">
        <FormPage id={FORM} />
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="feeCents" value={feeCents} />
        {isRefund ? (
          <p>{t('voucher.refund_text')}</p>
        ) : (
          <>
            <p className="font-semibold text-deep-900">
              {feeCents === 0
                ? t('voucher.cancel_free')
                : t('voucher.cancel_fee', {
                    price: formatCents(feeCents, booking.currency, language),
                  })}
            </p>
            {policy && <p className="whitespace-pre-line text-stone">{policy}</p>}
          </>
        )}
        <MoneyBack money={money} feeCents={feeCents} />
        {form.errors.feeCents ? (
          <p role="alert" className="rounded-xl bg-terracotta-200 px-4 py-3 font-semibold text-ink">
            {t('voucher.cancel_changed')}
          </p>
        ) : (
          <FormStatus failure={form.failure} />
        )}
        <button type="submit" disabled={form.isSending} className={buttonClass('primary')}>
          <BusyLabel isBusy={form.isSending}>
            {t(isRefund ? 'voucher.refund_now' : 'voucher.cancel_now')}
          </BusyLabel>
        </button>
      </form>
    </details>
  );
}
