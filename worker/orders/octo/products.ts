import type { Plan } from '#orders/departures/plan.ts';
import type { Wanted } from './capabilities.ts';
import { optionContent, productContent, unitContent } from './content.ts';
import { octoQuestions, optionPickups } from './needs.ts';
import type { Option, Product, Unit } from './octo.ts';
import { optionPricing, unitPricing } from './pricing.ts';
import type { ProductPlans } from './products.reads.ts';

const MINUTES_OF = { day: 1440, hour: 60, minute: 1 } as const;

/** 2880 minutes are 48 hours, which is how such terms are written. */
function cutoff(minutes: number) {
  const unit = minutes % 60 === 0 ? 'hour' : 'minute';
  const amount = minutes / MINUTES_OF[unit];
  return {
    cancellationCutoff: `${amount} ${unit}${amount === 1 ? '' : 's'}`,
    cancellationCutoffAmount: amount,
    cancellationCutoffUnit: unit,
  } as const;
}

function unitOf(plan: Plan, unit: Plan['units'][number], wanted: Wanted, isBooked: boolean): Unit {
  const adults = plan.units.filter(({ needsAdult }) => !needsAdult).map(({ id }) => String(id));
  const prices =
    wanted.hasPricing && plan.option.pricingPer === 'UNIT'
      ? unitPricing(plan, unit.id, wanted)
      : undefined;
  return {
    id: String(unit.id),
    internalName: unit.name,
    reference: null,
    type: unit.type,
    restrictions: {
      minAge: unit.minAge,
      maxAge: unit.maxAge,
      idRequired: false,
      minQuantity: unit.minQuantity,
      maxQuantity: unit.maxQuantity,
      paxCount: unit.paxCount,
      accompaniedBy: unit.needsAdult ? adults : [],
    },
    requiredContactFields: [],
    ...(prices && (isBooked ? { pricing: prices } : { pricingFrom: prices })),
    ...(wanted.hasContent && unitContent(unit, wanted)),
    ...(wanted.hasQuestions && octoQuestions(plan, 'ticket', wanted)),
  };
}

/** Start times of the whole year; a day of hire has none. */
function startTimes({ option, schedules, exceptions }: Plan): string[] {
  if (option.availabilityType === 'OPENING_HOURS') return [];
  const extra = exceptions.filter(({ kind }) => kind === 'extra').map(({ localTime }) => localTime);
  const times = [...new Set([...schedules.flatMap((schedule) => schedule.times), ...extra])].sort();
  return times.length > 0 ? times : ['00:00'];
}

export function octoOption(
  plan: Plan,
  isDefault: boolean,
  wanted: Wanted,
  isBooked = false,
): Option {
  const { option } = plan;
  return {
    id: String(option.id),
    default: isDefault,
    internalName: option.name,
    reference: option.reference,
    availabilityLocalStartTimes: startTimes(plan),
    ...cutoff(option.cancellationMinutes),
    requiredContactFields: option.requiredContactFields,
    restrictions: { minUnits: option.minUnits, maxUnits: option.maxUnits },
    units: plan.units.map((unit) => unitOf(plan, unit, wanted, isBooked)),
    ...(wanted.hasPricing &&
      option.pricingPer === 'BOOKING' && {
        [isBooked ? 'pricing' : 'pricingFrom']: optionPricing(plan, wanted),
      }),
    ...(wanted.hasContent && optionContent(plan, wanted)),
    ...(wanted.hasQuestions && octoQuestions(plan, 'booking', wanted)),
    ...(wanted.hasPickups && optionPickups(plan)),
  };
}

export const octoUnit = (plan: Plan, unitId: number, wanted: Wanted): Unit | undefined => {
  const unit = plan.units.find(({ id }) => id === unitId);
  return unit && unitOf(plan, unit, wanted, true);
};

/** How guests get their tickets, of every product: a code for each person, and one for all of them. */
export const DELIVERY = {
  deliveryFormats: ['QRCODE'],
  deliveryMethods: ['TICKET', 'VOUCHER'],
} satisfies Partial<Product>;
export const REDEMPTION = 'DIGITAL';

export function octoProduct(
  { trip, plans }: ProductPlans,
  wanted: Wanted,
  isBooked = false,
): Product {
  const [first] = plans as [Plan, ...Plan[]];
  const isInstant = plans.every(({ option }) => option.instantConfirmation);
  return {
    id: String(trip.id),
    internalName: trip.name,
    reference: trip.slug,
    locale: wanted.language,
    timeZone: 'Europe/Madrid',
    allowFreesale: false,
    instantConfirmation: isInstant,
    instantDelivery: isInstant,
    availabilityRequired: true,
    availabilityType: first.option.availabilityType,
    ...DELIVERY,
    redemptionMethod: REDEMPTION,
    options: plans.map((plan, position) => octoOption(plan, position === 0, wanted, isBooked)),
    ...(wanted.hasPricing && {
      defaultCurrency: 'EUR',
      availableCurrencies: ['EUR'],
      pricingPer: first.option.pricingPer,
    }),
    ...(wanted.hasContent && productContent(trip, first, wanted)),
    ...(wanted.hasQuestions && { questions: [] }),
  };
}
