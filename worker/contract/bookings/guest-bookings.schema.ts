import * as v from 'valibot';
import { Id } from '../fields.schema.ts';
import { Language } from '../language.schema.ts';
import { tidyText } from '../texts/tidy-text.ts';
import { Consent, Contact } from '../trips/trip-requests.schema.ts';

const MAX_ITEMS = 20;
const MAX_QUANTITY = 99;

const Quantity = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_QUANTITY));
/** So many of one unit; of children the ages, where they were asked for. */
const UnitCount = v.object({
  unitId: Id,
  quantity: Quantity,
  ages: v.optional(v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99)))),
});
const Units = v.pipe(v.array(UnitCount), v.maxLength(MAX_ITEMS));
const Extras = v.pipe(v.array(v.object({ extraId: Id, quantity: Quantity })), v.maxLength(MAX_ITEMS));
const Notes = v.pipe(
  v.nullish(v.string(), ''),
  v.transform(tidyText),
  v.maxLength(3000),
  v.transform((text) => text || undefined),
);
const Token = v.pipe(v.string(), v.maxLength(200));

/** Places of a departure. Without contact they are held; with contact, name and consent they are booked at once. */
export const GuestBookingInput = v.object({
  optionId: Id,
  /** The `id` of a departure of the availability. */
  departureId: v.pipe(v.string(), v.maxLength(40)),
  units: Units,
  extras: v.optional(Extras, []),
  contact: v.optional(Contact),
  notes: Notes,
  language: v.fallback(v.optional(Language), undefined),
  privacyAccepted: v.optional(Consent),
});
/** What is to be different; the rest stays. `dryRun` answers what it would cost and changes nothing. */
export const GuestBookingChange = v.object({
  token: Token,
  optionId: v.optional(Id),
  departureId: v.optional(v.pipe(v.string(), v.maxLength(40))),
  units: v.optional(Units),
  extras: v.optional(Extras),
  dryRun: v.optional(v.boolean(), false),
});
export const GuestBookingConfirm = v.object({ token: Token, contact: Contact, notes: Notes, privacyAccepted: Consent });
export const GuestBookingCancel = v.object({ token: Token, dryRun: v.optional(v.boolean(), false) });
