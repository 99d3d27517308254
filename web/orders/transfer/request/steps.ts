import { TURNSTILE_FIELD } from '#contract/transfers/person-check.ts';
import { isJourneyComplete, type RequestField, type RequestValues } from './values.ts';

/** Route and time, vehicle and price, flight and people, contact. */
export const STEPS = [1, 2, 3, 4] as const;
export type Step = (typeof STEPS)[number];
export const LAST_STEP: Step = 4;

const ADDRESSES = [
  'outbound.pickupAddress',
  'outbound.dropoffAddress',
  'return.pickupAddress',
  'return.dropoffAddress',
] as const;

const FIELDS: Record<Step, readonly (RequestField | typeof TURNSTILE_FIELD)[]> = {
  1: [
    'from',
    'to',
    'trip',
    'outbound.date',
    'outbound.time',
    'return.date',
    'return.time',
    ...ADDRESSES,
    'adults',
    'childAges',
  ],
  2: ['vehicle'],
  3: [
    'outbound.flight',
    'flightUnknown',
    'return.flight',
    'luggage.large',
    'luggage.cabin',
    'luggage.bulky',
    'extras.pet',
    'extras.extra-stop',
    'extras.extra-waiting',
    'extras.wheelchair',
    'signName',
    'note',
  ],
  4: [
    'contact.name',
    'contact.email',
    'contact.country',
    'contact.phone',
    'customer.name',
    'customer.taxNumber',
    'customer.address',
    'code',
    'privacyAccepted',
    'termsAccepted',
    TURNSTILE_FIELD,
  ],
};

/** `childAges.0` belongs to `childAges`. */
const isOf = (path: string, field: string) => path === field || path.startsWith(`${field}.`);

/** Whether a field of this step was rejected. */
export const hasErrorAt = (step: Step, paths: readonly string[]): boolean =>
  paths.some((path) => FIELDS[step].some((field) => isOf(path, field)));

/** The first step with a rejected field. Undefined if no field is invalid. */
export const stepOfErrors = (paths: readonly string[]): Step | undefined =>
  STEPS.find((step) => hasErrorAt(step, paths));

/** The step that a URL opens; steps after the first require a journey. */
export function stepOf(requested: string | undefined, values: RequestValues): Step {
  const step = STEPS.find((one) => String(one) === requested) ?? 1;
  return isJourneyComplete(values) ? step : 1;
}
