import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchJson } from '#base/api/fetch-json.ts';
import { serverToday } from '#base/clock/server-day.ts';
import { partner } from '#base/consent/partner.ts';
import { checkCode } from '#base/forms/check-code.ts';
import { dropDraft } from '#base/forms/drafts.ts';
import { FormPage } from '#base/forms/form-page.tsx';
import { useDraftForm } from '#base/forms/use-draft-form.ts';
import { formatCents } from '#base/i18n/formats/format.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { buttonClass } from '#base/ui/button.tsx';
import { addToast } from '#base/ui/toasts/toast-store.ts';
import type { AvailableOption } from '#contract/bookings/availability.ts';
import type { GuestBookingAnswer } from '#contract/bookings/guest-bookings.ts';
import type { InLanguage } from '#contract/languages/in-language.ts';
import type { CheckedCode } from '#contract/money/codes.ts';
import type { VoucherPayment } from '#contract/money/vouchers.ts';
import { isBlank } from '#contract/texts/tidy-text.ts';
import type { TripDetail } from '#contract/trips/trips.ts';
import { isNeed, needsOf } from '#web-orders/needs/needs-fields.ts';
import {
  type BookingFields,
  contactOf,
  emptyFields,
  extraCounts,
  missingContact,
  needsIn,
  orderOf,
  peopleIn,
  TRIP_BOOKING_FORM,
  unitCounts,
} from './booking-fields.ts';
import { ChoiceStep } from './choice-step.tsx';
import { ContactStep } from './contact-step.tsx';
import { departuresOn, linesOf, openOn, placesOf } from './days/plan-days.ts';
import { writePlaces } from './days/served-places.ts';
import { useStoredHold } from './hold-store.ts';
import { placesChanged } from './places-changed.ts';
import { type Choice, useChoice } from './use-choice.ts';
import { useHold } from './use-hold.ts';
import { WaitingForm } from './waiting/waiting-form.tsx';

const EITHER: readonly string[] = ['contact.email', 'contact.phone'];

type Booked = { reference: string; token: string };

const payByVoucher = ({ reference, token }: Booked, code: string) =>
  fetchJson<unknown>(`/api/bookings/${reference}/voucher`, {
    method: 'POST',
    body: { token, code } satisfies VoucherPayment,
  });

function BookingForm({
  trip,
  choice: chosen,
  option,
}: {
  trip: InLanguage<TripDetail>;
  choice: Choice;
  option: InLanguage<AvailableOption>;
}) {
  const { t } = useTranslation('trips');
  const { t: common } = useTranslation();
  const language = useLanguage();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { hold, take, extend, forget, release } = useHold(trip.id);
  const [step, setStep] = useState<'choice' | 'contact'>('choice');
  const [found, setFound] = useState<CheckedCode>();
  /** The places are being given back: what is known of a full day is from before. */
  const [isReturning, setReturning] = useState(false);
  const top = useRef<HTMLDivElement>(null);
  const hasStepped = useRef(false);
  const action = `/api/trips/${trip.id}/bookings`;
  /** A repeated click or a retry books once. */
  const [attempt, setAttempt] = useState('');
  const stale = () => placesChanged(client, trip.id);

  const needs = (fields: BookingFields) =>
    needsIn(
      option,
      hold?.booking.tickets.length ?? peopleIn(unitCounts(option, fields)),
      hold?.booking.time ?? departure?.time ?? '',
    );
  const book = async (fields: BookingFields, contact: object): Promise<Booked> => {
    if (hold) {
      const { reference } = hold.booking;
      const { token } = hold;
      await fetchJson(`/api/bookings/${reference}/confirm`, {
        method: 'POST',
        body: { token, ...contact },
      });
      return { reference, token };
    }
    const body = {
      ...orderOf(option, departure?.id ?? '', fields),
      ...contact,
      language,
      partner: partner(),
    };
    const { booking, token } = await fetchJson<GuestBookingAnswer>(action, {
      method: 'POST',
      body,
      headers: { 'Idempotency-Key': attempt },
    });
    return { reference: booking.reference, token };
  };
  const form = useDraftForm<BookingFields, Booked>(action, {
    id: TRIP_BOOKING_FORM,
    initial: emptyFields(chosen.options),
    isFurther: isNeed,
    check: (fields) => missingContact(option, fields, needs(fields)),
    relatedTo: (name) => (EITHER.includes(name) ? EITHER : []),
    send: async (fields) => {
      const { code = '', ...named } = contactOf(fields);
      const totalCents =
        hold?.booking.totalCents ?? lines.reduce((sum, { cents }) => sum + cents, 0);
      const checked =
        found ??
        (isBlank(code)
          ? undefined
          : await checkCode(code, { for: 'trip', tripId: trip.id, totalCents }));
      const voucherCents = checked?.voucherCents;
      const isVoucher = voucherCents !== undefined;
      const booked = await book(fields, {
        ...named,
        ...(!isVoucher && { code }),
        ...needsOf(needs(fields), fields),
      });
      // The booking's page says what is owed still, and takes the voucher again, should this fail; of a request, once it is confirmed.
      if (isVoucher && option.instantConfirmation)
        await payByVoucher(booked, code).catch(() =>
          addToast({ variant: 'destructive', title: t('book.voucher_failed') }),
        );
      else if (isVoucher)
        addToast({
          title: common('code.voucher_later', {
            amount: formatCents(voucherCents, 'EUR', language),
          }),
        });
      return booked;
    },
    onSent: ({ reference, token }) => {
      void stale();
      chosen.forget();
      void navigate({
        to: '/order/$reference',
        params: { reference },
        search: { token },
      }).finally(forget);
    },
    onFailed: () => void stale(),
  });

  const counts = unitCounts(option, form.values);
  const places = placesOf(option, counts);
  const open =
    chosen.day === undefined || !chosen.isKnown ? [] : openOn(option, chosen.day, places);
  const choice = { ...chosen, isKnown: chosen.isKnown && !(isReturning && open.length === 0) };
  const departure = open.find(({ id }) => id === choice.departureId) ?? open[0];
  const lines = departure
    ? linesOf(option, departure, counts, extraCounts(option, form.values))
    : [];

  // A hold from before a reload, or of another tab, is shown with the contact that was typed; one that ended there leads back to the choice.
  const onHold = useEffectEvent((isHeld: boolean) => {
    if (isHeld && step === 'choice' && !take.isPending) setStep('contact');
    if (!isHeld && step !== 'choice' && option.instantConfirmation) setStep('choice');
  });
  const isHeld = hold !== undefined;
  useEffect(() => onHold(isHeld), [isHeld]);

  const go = (next: typeof step) => {
    hasStepped.current = true;
    setStep(next);
  };
  useEffect(() => {
    if (!hasStepped.current) return;
    hasStepped.current = false;
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ block: 'start' });
  });

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (step === 'contact') return form.formProps.onSubmit(event);
    event.preventDefault();
    if (!departure || take.isPending) return;
    if (!option.instantConfirmation) {
      setAttempt(crypto.randomUUID());
      return go('contact');
    }
    take.mutate(
      { ...orderOf(option, departure.id, form.values), language, partner: partner() },
      { onSuccess: () => go('contact'), onError: () => void stale() },
    );
  };
  const onAdded = () => {
    choice.forget();
    dropDraft(action);
    forget();
  };
  const back = () => {
    go('choice');
    if (hold && choice.day === undefined) choice.chooseDay(hold.booking.date);
    setReturning(true);
    void release()
      .then(stale)
      .finally(() => setReturning(false));
  };
  const { day } = choice;
  const isFull =
    step === 'choice' &&
    day !== undefined &&
    choice.isKnown &&
    open.length === 0 &&
    departuresOn(option, day).length > 0;
  return (
    <>
      <form
        {...form.formProps}
        onSubmit={onSubmit}
        action={`${action}#book`}
        data-places={writePlaces(option.departures)}
        aria-label={t('book.title')}
        className="rounded-card bg-white p-4 shadow-card sm:p-8"
      >
        <FormPage id={TRIP_BOOKING_FORM} />
        <input type="hidden" name="optionId" value={option.id} />
        <div
          ref={top}
          tabIndex={-1}
          className={`scroll-mt-28 space-y-6 outline-none ${step === 'contact' ? 'max-w-3xl' : ''}`}
        >
          {step === 'choice' ? (
            <ChoiceStep
              {...{ trip, choice, option, form, places, departure, lines, onAdded }}
              needs={needs(form.values)}
              isHolding={take.isPending}
              refusal={take.error}
            />
          ) : (
            <ContactStep
              {...{ trip, option, form, hold, departure, lines }}
              {...{ found }}
              onFound={setFound}
              needs={needs(form.values)}
              isExtending={extend.isPending}
              onExtend={() => hold && extend.mutate(hold)}
              onBack={back}
              onAdded={onAdded}
            />
          )}
        </div>
      </form>
      {isFull && day > serverToday() && (
        <WaitingForm key={day} {...{ day, option }} tripId={trip.id} people={places} />
      )}
    </>
  );
}

/** Booking on the trip's page: day, people and time, then the contact. */
export default function Booking({ trip }: { trip: InLanguage<TripDetail> }) {
  const { t } = useTranslation('trips');
  const choice = useChoice(trip.id);
  const hold = useStoredHold(trip.id);
  const ofHold = choice.options.find(({ id }) => id === hold?.booking.option.id);
  const option = ofHold ?? choice.option;
  if (option) return <BookingForm trip={trip} choice={choice} option={option} />;
  return (
    <div className="space-y-4 rounded-card bg-white p-6 shadow-card">
      <p>{t('book.not_online')}</p>
      <Link to="/contact" className={buttonClass('primary')}>
        {t('detail.ask')}
      </Link>
    </div>
  );
}
