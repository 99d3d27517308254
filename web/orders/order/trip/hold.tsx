import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchJson } from '#base/api/fetch-json.ts';
import { useServerNow } from '#base/clock/use-server-now.ts';
import { CodeDetails } from '#base/forms/code-details.tsx';
import { FormStatus } from '#base/forms/fields.tsx';
import { FormPage } from '#base/forms/form-page.tsx';
import { EMPTY_INVOICE, invoiceOf, missingInvoice } from '#base/forms/invoice/invoice-values.ts';
import { useDraftForm } from '#base/forms/use-draft-form.ts';
import type { FormErrors } from '#base/forms/use-form.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { useHydrated } from '#base/ui/behaviour/use-hydrated.ts';
import { buttonClass } from '#base/ui/button.tsx';
import { BusyLabel } from '#base/ui/spinner.tsx';
import type { GuestBooking } from '#contract/bookings/guest-bookings.ts';
import { wallTime } from '#contract/menorca-time.ts';
import type { CheckedCode } from '#contract/money/codes.ts';
import { durationInWords } from '#contract/texts/duration.ts';
import { isBlank } from '#contract/texts/tidy-text.ts';
import { useBindingLabel } from '#web-orders/paying/paid-when.ts';
import { ContactFields } from '#web-orders/trip/contact-fields.tsx';
import { ItemCard } from '../item/item-card.tsx';
import { apiOf, type BookedItem, moneyQuery } from '../items.ts';
import { useItemDone, useOrderChanged } from '../order-changed.ts';
import { useShown } from '../shown-order.ts';
import { HeldSummary, ruleOf } from './booked-summary.tsx';
import { Refusal, refusalIn } from './refusal.tsx';

const MINUTE_MS = 60_000;

type HoldProps = { item: BookedItem; booking: GuestBooking };

/** Minutes that are left, counted in the browser; undefined until then. At the end the booking is asked for again. */
function useMinutesLeft(booking: GuestBooking): number | undefined {
  const isHydrated = useHydrated();
  const changed = useOrderChanged();
  const rest = Date.parse(booking.expiresAt ?? '') - useServerNow();
  const isOver = rest <= 0;
  useEffect(() => {
    if (isOver) void changed();
  }, [isOver, changed]);
  return isHydrated ? Math.max(0, Math.ceil(rest / MINUTE_MS)) : undefined;
}

/** How long the places are held, quietly, and more time if it is needed. */
function TimeLeft({ item, booking }: HoldProps) {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const left = useMinutesLeft(booking);
  const changed = useOrderChanged();
  const more = useMutation({
    mutationFn: () =>
      fetchJson<unknown>(`${apiOf(item)}/extend`, {
        method: 'POST',
        body: { token: item.token },
      }),
    onSettled: changed,
  });
  const text =
    left === undefined
      ? t('voucher.held_until', { time: wallTime(new Date(booking.expiresAt ?? '')).time })
      : t('voucher.held_for', { time: durationInWords(left, 'minute', language) });
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <p role="timer" className="font-semibold text-deep-900">
        {text}
      </p>
      <button
        type="button"
        disabled={more.isPending}
        onClick={() => more.mutate()}
        className={buttonClass('quiet', 'noscript:hidden')}
      >
        {t('voucher.more_time')}
      </button>
    </div>
  );
}

const EMPTY = {
  'contact.name': '',
  'contact.email': '',
  'contact.phone': '',
  ...EMPTY_INVOICE,
  notes: '',
  code: '',
  privacyAccepted: '',
  termsAccepted: '',
};
type Fields = typeof EMPTY;
const REACHED: readonly string[] = ['contact.email', 'contact.phone'];

function missing(fields: Fields): FormErrors {
  const lacks = (name: keyof Fields) => isBlank(fields[name]);
  return {
    ...(lacks('contact.name') && { 'contact.name': 'required' }),
    ...(lacks('contact.email') && lacks('contact.phone') && { 'contact.email': 'contact_needed' }),
    ...missingInvoice(fields),
    ...(lacks('privacyAccepted') && { privacyAccepted: 'consent_needed' }),
    ...(lacks('termsAccepted') && { termsAccepted: 'terms_needed' }),
  };
}

/** What is missing of a hold: contact and consent. */
export function TripHold({ item, booking }: HoldProps) {
  const { t } = useTranslation('order');
  const { token } = item;
  const { idOf } = useShown(item.reference);
  const [id, formId] = [idOf('confirm'), idOf('booking-confirm')];
  const changed = useOrderChanged();
  const action = `${apiOf(item)}/confirm`;
  const bindingLabel = useBindingLabel();
  const [found, setFound] = useState<CheckedCode>();
  const { data: money } = useQuery(moneyQuery(item));
  const totalCents = booking.totalCents - (found?.discountCents ?? 0);
  const rule = ruleOf(booking, money);
  const form = useDraftForm(action, {
    id: formId,
    initial: EMPTY,
    check: missing,
    relatedTo: (name) => (REACHED.includes(name) ? REACHED : []),
    send: ({ notes, code, privacyAccepted, termsAccepted, ...contact }) =>
      fetchJson<unknown>(action, {
        method: 'POST',
        body: {
          token,
          contact: {
            name: contact['contact.name'],
            email: contact['contact.email'],
            phone: contact['contact.phone'],
          },
          ...invoiceOf(contact),
          notes,
          code,
          privacyAccepted: privacyAccepted === 'true',
          termsAccepted: termsAccepted === 'true',
        },
      }),
    onFailed: (error) => {
      if (refusalIn(error) === 'expired') void changed();
    },
    onSent: useItemDone(item.reference),
  });
  return (
    <div id={id} className="scroll-mt-28" data-no-print>
      <ItemCard reference={item.reference} title={t('voucher.finish')}>
        <TimeLeft item={item} booking={booking} />
        <form {...form.formProps} action={`${action}#${id}`} className="mt-5 space-y-5">
          <FormPage id={formId} />
          <input type="hidden" name="token" value={token} />
          {booking.totalCents > 0 && (
            <CodeDetails
              form={form}
              use={{ for: 'trip', tripId: booking.trip.id, totalCents: booking.totalCents }}
              onFound={setFound}
            />
          )}
          <ContactFields form={form} />
          <HeldSummary booking={booking} money={money} totalCents={totalCents} />
          {form.failure?.is === 'refused' ? (
            <Refusal error={form.failure.error} />
          ) : (
            <FormStatus failure={form.failure} />
          )}
          <button
            type="submit"
            disabled={form.isSending}
            className={buttonClass('primary', 'w-full sm:w-auto')}
          >
            <BusyLabel isBusy={form.isSending}>{bindingLabel(rule, totalCents)}</BusyLabel>
          </button>
        </form>
      </ItemCard>
    </div>
  );
}
