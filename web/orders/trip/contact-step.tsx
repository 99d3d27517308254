import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '#base/api/api-query.ts';
import { LazyAddToBasket } from '#base/basket/lazy-add-to-basket.tsx';
import { partner } from '#base/consent/partner.ts';
import { CodeDetails } from '#base/forms/code-details.tsx';
import { FormStatus } from '#base/forms/fields.tsx';
import { formatDate } from '#base/i18n/formats/format-date.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { buttonClass } from '#base/ui/button.tsx';
import { BusyLabel } from '#base/ui/spinner.tsx';
import type { AvailableOption, TripDeparture } from '#contract/bookings/availability.ts';
import type { GuestBookingAnswer } from '#contract/bookings/guest-bookings.ts';
import type { InLanguage } from '#contract/languages/in-language.ts';
import type { CheckedCode } from '#contract/money/codes.ts';
import { hasPartnerCode } from '#contract/money/partners.ts';
import type { TripDetail } from '#contract/trips/trips.ts';
import type { Needs } from '#web-orders/needs/needs-fields.ts';
import { NeedsFields } from '#web-orders/needs/needs-form.tsx';
import { useBindingLabel } from '#web-orders/paying/paid-when.ts';
import { heldTrip } from './basket-trip.ts';
import type { BookingFormState } from './choice-step.tsx';
import { ContactFields } from './contact-fields.tsx';
import { discounted, freeUntil, type Line, listedCents } from './days/plan-days.ts';
import { HoldClock } from './hold-clock.tsx';
import { Refusal } from './refusal.tsx';
import { Total } from './total.tsx';
import { TripSummary } from './trip-summary.tsx';

type ContactStepProps = {
  trip: InLanguage<TripDetail>;
  option: InLanguage<AvailableOption>;
  form: BookingFormState;
  hold: GuestBookingAnswer | undefined;
  departure: TripDeparture | undefined;
  lines: readonly Line[];
  needs: Needs;
  found: CheckedCode | undefined;
  onFound: (found: CheckedCode | undefined) => void;
  isExtending: boolean;
  onExtend: () => void;
  onBack: () => void;
  /** The hold is in the basket now. */
  onAdded: () => void;
};

/** Whether the guest pays the partner who sent them, by what the server says of the hold. */
function useIsPaidToPartner(hold: GuestBookingAnswer | undefined): boolean {
  const { data: money } = useQuery({
    ...apiQuery(
      '/api/bookings/:reference/money',
      { reference: hold?.booking.reference ?? '' },
      { token: hold?.token ?? '' },
    ),
    enabled: hold !== undefined && hasPartnerCode(partner() ?? ''),
  });
  return money?.isPaidElsewhere ?? false;
}

/** What is booked, then who books. */
export function ContactStep({
  trip,
  option,
  form,
  hold,
  departure,
  lines,
  needs,
  found,
  onFound,
  isExtending,
  onExtend,
  onBack,
  onAdded,
}: ContactStepProps) {
  const { t } = useTranslation('trips');
  const language = useLanguage();
  const bindingLabel = useBindingLabel();
  const isPaidElsewhere = useIsPaidToPartner(hold);
  const [date, time] = hold
    ? [hold.booking.date, hold.booking.time]
    : [departure?.date, departure?.time];
  const ofHold = hold?.booking.lines.map(
    (line): Line => ({ ...line, key: `${line.kind}${line.id}`, id: line.id ?? option.id }),
  );
  const ofDeparture = departure && freeUntil(option, departure);
  const until = hold ? hold.booking.freeUntil : ofDeparture;
  const listCents = listedCents(ofHold ?? lines);
  const isDiscount = found?.voucherCents === undefined;
  const shown = discounted(ofHold ?? lines, isDiscount ? found : undefined);
  const last = bindingLabel(
    { ...option, isPaidElsewhere },
    shown.reduce((sum, { cents }) => sum + cents, 0),
    found?.voucherCents,
  );
  return (
    <>
      {hold?.booking.expiresAt && (
        <HoldClock
          expiresAt={hold.booking.expiresAt}
          isExtending={isExtending}
          onExtend={onExtend}
        />
      )}
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        {date && (
          <p className="text-lg font-bold text-deep-900">
            {formatDate(date, language)}
            {time && `, ${time}`}
          </p>
        )}
        <button
          type="button"
          onClick={onBack}
          className="min-h-11 text-sea-700 underline underline-offset-4"
        >
          {t('book.change')}
        </button>
      </div>
      {until !== undefined && (
        <Total option={option} until={until} lines={shown} isPaidElsewhere={isPaidElsewhere} />
      )}
      {hold && (
        <div className="flex flex-wrap gap-3">
          <button
            type="button"
            aria-label={`${t('book.continue')}: ${t('book.alone')}`}
            onClick={({ currentTarget }) => {
              const name = currentTarget.form?.elements.namedItem('contact.name');
              if (name instanceof HTMLElement) name.focus();
            }}
            className={buttonClass('sea', 'w-full sm:w-auto')}
          >
            {t('book.alone')}
          </button>
          <LazyAddToBasket
            item={() => heldTrip({ trip, option }, hold)}
            onAdded={onAdded}
            className="w-full sm:w-auto"
          />
        </div>
      )}
      {listCents > 0 && (
        <CodeDetails
          form={form}
          use={{ for: 'trip', tripId: trip.id, totalCents: listCents }}
          onFound={onFound}
          isPaidLater={!option.instantConfirmation}
          takesVouchers
        />
      )}
      <NeedsFields form={form} needs={needs} />
      <ContactFields form={form} required={option.requiredContactFields} />
      {date && until !== undefined && (
        <TripSummary
          {...{ trip, option, date, time, until, isPaidElsewhere }}
          minimum={hold ? hold.booking.minimum : departure?.minimum}
          lines={shown}
        />
      )}
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
        <BusyLabel isBusy={form.isSending}>{last}</BusyLabel>
      </button>
    </>
  );
}
