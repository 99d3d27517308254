import { FULL_COMMISSION } from '#contract/accounts/api-keys.ts';
import { totalOf } from '#contract/bookings/bookings.ts';
import type { UnitCount } from '#orders/departures/places.ts';
import type { Plan } from '#orders/departures/plan.ts';
import { centsOf, lowestCents, priceLines } from '#orders/departures/prices.ts';
import type { Pricing } from './octo.ts';

type Agreed = { commission: number | null };

/** What a reseller pays after a commission in hundredths of a percent; null without an agreement. */
const netOf = (cents: number, commission: number | null) =>
  commission === null ? null : cents - Math.round((cents * commission) / FULL_COMMISSION);

export const pricing = (cents: number, commission: number | null): Pricing => ({
  original: cents,
  retail: cents,
  net: netOf(cents, commission),
  currency: 'EUR',
  currencyPrecision: 2,
  includedTaxes: [],
});

/** Prices of an availability: of each unit, or with units of all of them together. */
export function availabilityPricing(
  plan: Plan,
  start: { date: string; time: string },
  units: readonly UnitCount[] | undefined,
  { commission }: Agreed,
) {
  if (units || plan.option.pricingPer === 'BOOKING')
    return {
      pricing: pricing(totalOf(priceLines(plan, start, { units: units ?? [] })), commission),
    };
  return {
    unitPricing: plan.units.map(({ id }) => ({
      unitId: String(id),
      ...pricing(centsOf(plan, id, start.date, start.time), commission),
    })),
  };
}

/** Prices of a day: the lowest of its starts. */
export function calendarPricing(
  plan: Plan,
  starts: readonly { date: string; time: string }[],
  units: readonly UnitCount[] | undefined,
  { commission }: Agreed,
) {
  const lowest = (centsAt: (start: { date: string; time: string }) => number) =>
    pricing(starts.length > 0 ? Math.min(...starts.map(centsAt)) : 0, commission);
  if (units || plan.option.pricingPer === 'BOOKING')
    return {
      pricingFrom: lowest((start) => totalOf(priceLines(plan, start, { units: units ?? [] }))),
    };
  return {
    unitPricingFrom: plan.units.map(({ id }) => ({
      unitId: String(id),
      ...lowest(({ date, time }) => centsOf(plan, id, date, time)),
    })),
  };
}

export const unitPricing = (plan: Plan, unitId: number, { commission }: Agreed) => [
  pricing(lowestCents(plan, unitId), commission),
];
export const optionPricing = (plan: Plan, { commission }: Agreed) => [
  pricing(lowestCents(plan, null), commission),
];
