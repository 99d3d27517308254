import * as v from 'valibot';
import { addDays, isCalendarDay, menorcaToday } from './calendar.ts';
import type { Currency } from './fields.ts';
import { Language } from './language.ts';
import { MailAddress } from './mail-address.ts';
import { PersonName, PlainLine } from './person-name.ts';
import { isPhoneLike, PHONE_LENGTH } from './phone.ts';
import type { FieldErrorCode } from './problem.ts';
import { isBlank, tidyCode, tidyPhone, tidyText } from './tidy-text.ts';
import type { TripInput } from './trips.ts';

export const MAX_PEOPLE = 60;
/** Who is older counts as an adult. */
export const MAX_CHILD_AGE = 17;
/** Requests reach this far ahead. */
export const MAX_DAYS_AHEAD = 3 * 365;

const code = (name: FieldErrorCode) => name;

/** Ages out of what people write («4, 7 y 11», «4 und 7»); NaN stands for what holds no figure. `1.5` is one year old. */
export function readChildAges(input: string | readonly (string | number)[]): number[] {
  if (typeof input !== 'string') return input.map((age) => (typeof age === 'number' ? age : (readChildAges(age)[0] ?? Number.NaN)));
  const text = tidyCode(input);
  if (/^[\s\-.,;/]*$/.test(text)) return [];
  const ages = [...text.matchAll(/(\d{1,4})(?:\.\d+)?/g)].map(([, years]) => Number(years));
  return ages.length > 0 ? ages : [Number.NaN];
}

/** A whole number, also as a form writes it. */
const WholeNumber = v.union([
  v.pipe(v.number(), v.integer()),
  v.pipe(v.string(), v.transform(tidyCode), v.minLength(1), v.regex(/^-?\d{1,6}$/), v.transform(Number)),
]);

export const ChildAges = v.pipe(
  v.nullish(v.union([v.string(), v.array(v.union([v.number(), v.string()]))]), ''),
  v.metadata({ sentAs: v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_CHILD_AGE))) }),
  v.transform((input): number[] => readChildAges(input)),
  v.check((ages) => ages.every((age) => Number.isInteger(age) && age >= 0), code('invalid')),
  v.check((ages) => ages.every((age) => !(age > MAX_CHILD_AGE)) && ages.length < MAX_PEOPLE, code('too_many')),
);

/** A day after today on the island, and not too far off. */
export const DayAhead = v.pipe(
  v.string(),
  v.metadata({ jsonSchema: { format: 'date' } }),
  v.transform(tidyCode),
  v.minLength(1),
  v.check(isCalendarDay, code('date')),
  v.check((day) => !isCalendarDay(day) || day > menorcaToday(new Date()), code('past')),
  v.check((day) => !isCalendarDay(day) || day <= addDays(menorcaToday(new Date()), MAX_DAYS_AHEAD), code('invalid')),
);

const blankToUndefined = v.transform((text: string) => (isBlank(text) ? undefined : text));
const Phone = v.pipe(v.string(), v.transform(tidyPhone), PlainLine(PHONE_LENGTH));
const optional = <S extends v.GenericSchema<string, string>>(schema: S) =>
  v.pipe(v.nullish(v.string(), ''), blankToUndefined, v.optional(schema));

const ContactFields = v.object({
  name: PersonName,
  email: optional(MailAddress),
  phone: optional(Phone),
  /** ISO code of the country in which a phone number without `+` is read. */
  country: optional(v.pipe(v.string(), v.transform(tidyCode), v.toUpperCase(), v.regex(/^[A-Z]{2}$/))),
});
/** A name, and an e-mail address or a phone number. Beside an e-mail address a phone may be any words: they are stored as typed. */
export const Contact = v.pipe(
  v.unknown(),
  v.metadata({ sentAs: ContactFields }),
  v.transform((input) => (typeof input === 'object' && input !== null ? input : {})),
  ContactFields,
  v.forward(
    v.partialCheck([['email'], ['phone']], ({ email, phone }) => email !== undefined || phone !== undefined, code('contact_needed')),
    ['email'],
  ),
  v.forward(
    v.partialCheck(
      [['email'], ['phone']],
      ({ email, phone }) => email !== undefined || phone === undefined || isPhoneLike(phone),
      code('phone'),
    ),
    ['phone'],
  ),
);

/** True, as JSON or as a ticked box sends it. */
export const Consent = v.pipe(
  v.unknown(),
  v.metadata({ jsonSchema: { const: true } }),
  v.check((value) => value === true || value === 'true' || value === 'on', code('consent_needed')),
  v.transform(() => true as const),
);

export const TripRequestInput = v.pipe(
  v.object({
    date: DayAhead,
    adults: v.pipe(WholeNumber, v.minValue(1), v.maxValue(MAX_PEOPLE)),
    childAges: ChildAges,
    contact: v.optional(Contact, {}),
    message: v.pipe(
      v.nullish(v.string(), ''),
      v.transform(tidyText),
      v.maxLength(3000),
      v.transform((text) => text || undefined),
    ),
    /** Without one, the browser's. */
    language: v.fallback(v.optional(Language), undefined),
    privacyAccepted: v.optional(Consent, false),
  }),
  v.forward(
    v.partialCheck([['adults'], ['childAges']], ({ adults, childAges }) => adults + childAges.length <= MAX_PEOPLE, code('too_many')),
    ['adults'],
  ),
);
export type TripRequestInput = v.InferOutput<typeof TripRequestInput>;

export type RequestAnswer = { reference: string; manageUrl: string };

export const TRIP_REQUEST_STATES = ['new', 'confirmed', 'declined', 'cancelled_customer', 'cancelled_operator', 'completed'] as const;
export type TripRequestState = (typeof TRIP_REQUEST_STATES)[number];

/** A trip request as the holder of its link sees it. */
export type TripBooking = {
  reference: string;
  status: TripRequestState;
  canCancel: boolean;
  date: string;
  adults: number;
  childAges: number[];
  contact: { name: string | null; email: string | null; phone: string | null };
  message: string | null;
  createdAt: string;
  trip: Pick<
    TripInput,
    'name' | 'slug' | 'image' | 'location' | 'duration' | 'price' | 'meetingPoint' | 'cancellationPolicy' | 'translations'
  > & {
    id: number;
    currency: Currency;
    /** False when it is no longer on offer: then there is no page to link to. */
    isPublished: boolean;
  };
};
