import * as v from 'valibot';
import { BookingDay, ClockTime, DepartureId, IsoTimestamp } from '../days.schema.ts';
import { Cents, Id, LongText } from '../fields.schema.ts';
import { tidyText } from '../texts/tidy-text.ts';

const MAX_TITLE = 200;
const MAX_TEXT = 3000;

/**
 * What the firm offers for a request without a price: a departure of an option of the trip, or a day in words of its own. It costs `totalCents`, or
 * nothing if that is said. `isHeld`: places, and what the option uses, are taken until then.
 */
export const OfferInput = v.object({
  version: Id,
  optionId: v.optional(v.nullable(Id), null),
  departureId: v.optional(v.nullable(DepartureId), null),
  title: v.optional(v.pipe(v.string(), v.transform(tidyText), v.maxLength(MAX_TITLE)), ''),
  date: v.optional(v.nullable(BookingDay), null),
  time: v.optional(v.union([v.literal(''), ClockTime]), ''),
  totalCents: v.optional(Cents),
  isFree: v.optional(v.boolean(), false),
  depositCents: v.optional(Cents, 0),
  until: v.optional(v.nullable(IsoTimestamp), null),
  note: v.optional(LongText, ''),
  isHeld: v.optional(v.boolean(), false),
  notify: v.optional(v.boolean(), true),
});

const Token = v.pipe(v.string(), v.maxLength(200));
/** The guest declines what the firm offers. */
export const OfferDecline = v.object({ token: Token });
/** What a guest writes with a link of their order: about an offer, or about anything. */
export const GuestMessage = v.object({
  token: Token,
  text: v.pipe(v.string(), v.transform(tidyText), v.minLength(1), v.maxLength(MAX_TEXT)),
});
