import * as v from 'valibot';
import { DayAhead } from '../days.schema.ts';
import { LanguageOrNone } from '../mail/contact.schema.ts';
import { MailAddress } from '../mail/mail-address.schema.ts';
import { PersonName } from '../people/person-name.schema.ts';
import { Consent, Integer } from '../trips/trip-requests.schema.ts';
import { MAX_PEOPLE } from '../trips/trip-requests.ts';

/** Of a form, where it may be blank. */
const OptionId = v.pipe(
  v.nullish(v.union([v.literal(''), Integer]), ''),
  v.transform((id) => id || undefined),
  v.optional(v.pipe(v.number(), v.minValue(1))),
);

/** A guest who wants places on a day that has none. */
export const WaitingInput = v.object({
  date: DayAhead,
  people: v.pipe(Integer, v.examples([2]), v.minValue(1), v.maxValue(MAX_PEOPLE)),
  /** Without one, any option of the trip will do. */
  optionId: OptionId,
  name: PersonName,
  email: MailAddress,
  language: LanguageOrNone,
  privacyAccepted: v.optional(Consent, false),
});
export const WaitingAnswer = v.object({ emailSent: v.boolean() });
export const WaitingEnd = v.object({
  token: v.pipe(
    v.string(),
    v.examples(['5f0c2b8e-6a41-4d39-9c57-2e1b7a80d6f3.mB3kVx0sQe7uYt1RzJfLhN2aWcPd5gIo']),
    v.minLength(16),
    v.maxLength(200),
  ),
});
export const WaitingEndAnswer = v.object({ status: v.literal('ended') });
