import { cutText } from '#contract/texts/tidy-text.ts';
import type { RequestField } from './values.ts';

/** Inputs of a price. */
export const JOURNEY_FIELDS = [
  'from',
  'to',
  'outbound.date',
  'outbound.time',
  'return.date',
  'return.time',
  'adults',
  'childAges',
  'luggage.large',
  'luggage.cabin',
  'luggage.bulky',
  'extras.pet',
  'extras.extra-stop',
  'extras.extra-waiting',
  'extras.wheelchair',
] as const satisfies RequestField[];
/** Fields stored in the URL: the journey, no personal data. */
export const ADDRESS_FIELDS = [
  ...JOURNEY_FIELDS,
  'outbound.flight',
  'return.flight',
  'vehicle',
] as const satisfies RequestField[];

const MAX_ADDRESS_FIELD = 80;

/** Fields that a URL may fill in, and the step it opens; invalid ones are ignored. */
export type RequestSearch = { [F in RequestField]?: string } & { step?: string };
export const requestSearch = (search: Record<string, unknown>): RequestSearch =>
  Object.fromEntries(
    [...ADDRESS_FIELDS, 'step'].flatMap((name) =>
      typeof search[name] === 'string' && search[name] !== ''
        ? [[name, cutText(search[name], MAX_ADDRESS_FIELD)]]
        : [],
    ),
  );
