import type { UnitCount } from '#departures/places.ts';
import type { Plan } from '#departures/plan.ts';
import { centsOf, lowestCents, priceLines, totalOf } from '#departures/prices.ts';
import type { Pricing } from './octo.ts';

export const pricing = (cents: number): Pricing => ({
  original: cents,
  retail: cents,
  net: null,
  currency: 'EUR',
  currencyPrecision: 2,
  includedTaxes: [],
});

/** Prices of an availability: of each unit, or with units of all of them together. */
export function availabilityPricing(plan: Plan, start: { date: string; time: string }, units: readonly UnitCount[] | undefined) {
  if (units || plan.option.pricingPer === 'BOOKING') return { pricing: pricing(totalOf(priceLines(plan, start, { units: units ?? [] }))) };
  return { unitPricing: plan.units.map(({ id }) => ({ unitId: String(id), ...pricing(centsOf(plan, id, start.date, start.time)) })) };
}

/** Prices of a day: the lowest of its starts. */
export function calendarPricing(plan: Plan, starts: readonly { date: string; time: string }[], units: readonly UnitCount[] | undefined) {
  const lowest = (centsAt: (start: { date: string; time: string }) => number) =>
    pricing(starts.length > 0 ? Math.min(...starts.map(centsAt)) : 0);
  if (units || plan.option.pricingPer === 'BOOKING')
    return { pricingFrom: lowest((start) => totalOf(priceLines(plan, start, { units: units ?? [] }))) };
  return {
    unitPricingFrom: plan.units.map(({ id }) => ({ unitId: String(id), ...lowest(({ date, time }) => centsOf(plan, id, date, time)) })),
  };
}

export const unitPricing = (plan: Plan, unitId: number) => [pricing(lowestCents(plan, unitId))];
export const optionPricing = (plan: Plan) => [pricing(lowestCents(plan, null))];
