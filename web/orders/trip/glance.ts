import type { AvailableOption, TripAvailability } from '#contract/bookings/availability.ts';
import type { InLanguage } from '#contract/languages/in-language.ts';
import type { PaymentTerms } from '#contract/money/payments.ts';
import type { Season } from '#contract/trips/season.ts';

/** The first days that are shown. */
const DAYS = 3;

/** `vacancies`: of the start with the most places; null without a limit, or where an option is hired as a whole. */
export type GlanceDay = { date: string; time: string; optionId: number; vacancies: number | null };
/** What of a month's departures a trip's page shows before the calendar. */
export type Glance = {
  /** Whether any option is confirmed at once. */
  isInstant: boolean;
  season: Season | null;
  days: GlanceDay[];
  /** The first day of all with places; null where another month is shown, as it may have an earlier one. */
  opensOn: string | null;
  /** Until how many minutes before the start all options are cancelled free of charge. */
  freeMinutes: number | null;
  /** How the options are paid, each way once. */
  payRules: (PaymentTerms & { instantConfirmation: boolean })[];
};

const moreThan = (one: number | null, other: number | null) =>
  other !== null && (one === null || one > other);

/** The first days with places; of each the start with the most, and of equal ones the first. */
function firstDays(options: InLanguage<AvailableOption>[]): GlanceDay[] {
  const days = new Map<string, GlanceDay>();
  for (const { id, pricingPer, departures } of options)
    for (const { date, time, isAvailable, vacancies } of departures) {
      if (!isAvailable) continue;
      const places = pricingPer === 'BOOKING' ? null : vacancies;
      const known = days.get(date);
      if (!known || moreThan(places, known.vacancies))
        days.set(date, { date, time, optionId: id, vacancies: places });
    }
  return [...days.values()].sort((one, other) => (one.date < other.date ? -1 : 1)).slice(0, DAYS);
}

/** `isOpening`: the month is the first one with departures. */
export function glanceOf(
  { options, season }: InLanguage<TripAvailability>,
  isOpening: boolean,
): Glance {
  const days = firstDays(options);
  const minutes = [...new Set(options.map(({ cancellationMinutes }) => cancellationMinutes))];
  const rules = options.map(({ payment, depositPercent, depositCents, instantConfirmation }) => ({
    ...{ payment, depositPercent, depositCents, instantConfirmation },
  }));
  return {
    isInstant: options.some(({ instantConfirmation }) => instantConfirmation),
    season,
    days,
    opensOn: isOpening ? (days[0]?.date ?? null) : null,
    freeMinutes: minutes.length === 1 ? (minutes[0] ?? null) : null,
    payRules: [...new Map(rules.map((rule) => [JSON.stringify(rule), rule])).values()],
  };
}
