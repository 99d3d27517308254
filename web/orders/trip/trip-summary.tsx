import { BindingSummary } from '#base/content/orders/binding-summary.tsx';
import { useCounted } from '#base/content/orders/counted.ts';
import { MinimumNote } from '#base/content/orders/minimum.tsx';
import { formatDate } from '#base/i18n/formats/format-date.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import type { AvailableOption } from '#contract/bookings/availability.ts';
import type { DepartureMinimum } from '#contract/bookings/minimum/minimum.ts';
import type { InLanguage } from '#contract/languages/in-language.ts';
import { dueWhenBooking } from '#contract/money/payments.ts';
import type { TripDetail } from '#contract/trips/trips.ts';
import { usePaidWhen } from '#web-orders/paying/paid-when.ts';
import type { Line } from './days/plan-days.ts';
import { FreeUntil } from './total.tsx';

type TripSummaryProps = {
  trip: InLanguage<TripDetail>;
  option: InLanguage<AvailableOption>;
  date: string;
  time: string | undefined;
  /** UTC; until then a cancellation costs nothing. */
  until: string | null;
  minimum?: DepartureMinimum | null | undefined;
  lines: readonly Line[];
  isPaidElsewhere?: boolean;
};

/** What is booked, above the binding button. */
export function TripSummary({
  trip,
  option,
  date,
  time,
  until,
  minimum,
  lines,
  isPaidElsewhere = false,
}: TripSummaryProps) {
  const language = useLanguage();
  const counted = useCounted();
  const paidWhen = usePaidWhen();
  const totalCents = lines.reduce((sum, { cents }) => sum + cents, 0);
  const names = [trip.name, option.name];
  const people = lines.flatMap(({ kind, id, quantity }) => {
    const unit = kind === 'unit' ? option.units.find((one) => one.id === id) : undefined;
    return unit ? [counted(unit.name, quantity)] : [];
  });
  return (
    <BindingSummary
      item={[...new Set(names)].join(' · ')}
      when={[formatDate(date, language), time].filter(Boolean).join(', ')}
      people={people.join(', ')}
      totalCents={totalCents}
      payment={paidWhen({ ...option, isPaidElsewhere }, totalCents)}
      cancellation={<FreeUntil until={until} />}
      minimum={minimum && <MinimumNote minimum={minimum} />}
      isPaidNow={
        option.instantConfirmation && !isPaidElsewhere && dueWhenBooking(option, totalCents) > 0
      }
      isRequest={!option.instantConfirmation}
    />
  );
}
