import type { AvailableOption, TripDeparture } from '#contract/bookings/availability.ts';
import type { InLanguage } from '#contract/languages/in-language.ts';
import { IN_ONE_LANGUAGE } from './builders.ts';

type Day = Pick<TripDeparture, 'date' | 'vacancies' | 'status'>;

/** An option with adults (€50), children (€25) and babies, who take no place, and lunch. */
export const anOption = (
  days: readonly Day[],
  change: Partial<InLanguage<AvailableOption>> = {},
): InLanguage<AvailableOption> => ({
  id: 5,
  name: 'Morning sail',
  description: '',
  ...IN_ONE_LANGUAGE,
  instantConfirmation: true,
  availabilityType: 'START_TIME',
  pricingPer: 'UNIT',
  durationMinutes: 180,
  minUnits: 1,
  maxUnits: 12,
  cancellationMinutes: 2880,
  payment: 'none',
  depositPercent: null,
  depositCents: null,
  requiredContactFields: ['firstName', 'lastName'],
  guideLanguages: [],
  questions: [],
  pickups: [],
  units: [
    {
      id: 1,
      type: 'ADULT',
      name: 'Adults',
      minAge: 13,
      maxAge: 99,
      paxCount: 1,
      needsAdult: false,
      ...IN_ONE_LANGUAGE,
    },
    {
      id: 2,
      type: 'CHILD',
      name: 'Children',
      minAge: 4,
      maxAge: 12,
      paxCount: 1,
      needsAdult: true,
      ...IN_ONE_LANGUAGE,
    },
    {
      id: 3,
      type: 'INFANT',
      name: 'Babies',
      minAge: 0,
      maxAge: 3,
      paxCount: 0,
      needsAdult: true,
      ...IN_ONE_LANGUAGE,
    },
  ],
  extras: [{ id: 9, name: 'Lunch', per: 'UNIT', cents: 1500, ...IN_ONE_LANGUAGE }],
  departures: days.map(({ date, vacancies, status }) => ({
    id: `${date}T10:00:00+02:00`,
    date,
    time: '10:00',
    endsAt: `${date}T13:00:00+02:00`,
    cutoffAt: `${date}T07:00:00Z`,
    hours: null,
    status,
    isAvailable: status !== 'SOLD_OUT' && status !== 'CLOSED',
    vacancies,
    minimum: null,
    unitCents: [5000, 2500, 0],
    cents: 5000,
  })),
  ...change,
});
