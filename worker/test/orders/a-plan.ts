import type { Plan } from '#orders/departures/plan.ts';
import { someTerms } from './some-terms.ts';

/** A plan for tests: two adults' and children's prices, daily at ten, twenty places. */
export function aPlan({
  option,
  ...more
}: Partial<Omit<Plan, 'option'>> & { option?: Partial<Plan['option']> } = {}): Plan {
  const unit = { minQuantity: null, maxQuantity: null, translations: {} };
  return {
    option: {
      ...{
        id: 1,
        tripId: 1,
        name: 'Morning',
        description: '',
        reference: null,
        questions: [],
        pickups: [],
        instantConfirmation: true,
        availabilityType: 'START_TIME',
      },
      ...{
        pricingPer: 'UNIT',
        durationMinutes: 180,
        minUnits: 1,
        maxUnits: 8,
        capacity: 20,
        cutoffMinutes: 60,
        cancellationMinutes: 2880,
        minPeople: null,
        decideMinutes: 1440,
      },
      ...{
        requiredContactFields: [],
        payment: 'none',
        depositPercent: null,
        depositCents: null,
        guideLanguages: ['es'],
        isActive: true,
        standIn: null,
        sortOrder: 0,
        scheduleVersion: 1,
        terms: someTerms(),
        translations: {},
      },
      ...option,
    },
    units: [
      {
        id: 1,
        type: 'ADULT',
        name: 'Adult',
        minAge: 13,
        maxAge: 99,
        paxCount: 1,
        needsAdult: false,
        ...unit,
      },
      {
        id: 2,
        type: 'CHILD',
        name: 'Child',
        minAge: 3,
        maxAge: 12,
        paxCount: 1,
        needsAdult: true,
        ...unit,
      },
    ],
    schedules: [aSchedule()],
    exceptions: [],
    prices: [
      { unitId: 1, seasonFrom: '01-01', seasonTo: '12-31', cents: 5000 },
      { unitId: 2, seasonFrom: '01-01', seasonTo: '12-31', cents: 2500 },
    ],
    priceVersion: 1,
    extras: [],
    ...more,
  };
}

export const aSchedule = (
  more: Partial<Plan['schedules'][number]> = {},
): Plan['schedules'][number] => ({
  seasonFrom: '01-01',
  seasonTo: '12-31',
  validFrom: null,
  validTo: null,
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  times: ['10:00'],
  opensAt: null,
  closesAt: null,
  capacity: null,
  ...more,
});

export const anException = (
  localDate: string,
  more: Partial<Plan['exceptions'][number]> = {},
): Plan['exceptions'][number] => ({
  localDate,
  localTime: '',
  kind: 'closed',
  capacity: null,
  cents: {},
  ...more,
});
