import { cutText } from '#contract/tidy-text.ts';
import type { RequestField } from './request-values.ts';

/** What a price follows from. */
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
/** What an address carries: the journey, nothing of the person. */
export const ADDRESS_FIELDS = [...JOURNEY_FIELDS, 'outbound.flight', 'return.flight', 'vehicle'] as const satisfies RequestField[];

const MAX_ADDRESS_FIELD = 80;

/** Fields that an address may fill in, and the step it opens; wrong ones are ignored. */
export type RequestSearch = { [F in RequestField]?: string } & { step?: string };
export const requestSearch = (search: Record<string, unknown>): RequestSearch =>
  Object.fromEntries(
    [...ADDRESS_FIELDS, 'step'].flatMap((name) =>
      typeof search[name] === 'string' && search[name] !== '' ? [[name, cutText(search[name], MAX_ADDRESS_FIELD)]] : [],
    ),
  );
