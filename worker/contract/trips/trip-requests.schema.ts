import * as v from 'valibot';
import { DayAhead } from '../days.schema.ts';
import { Language } from '../languages/language.schema.ts';
import { MailAddress } from '../mail/mail-address.schema.ts';
import { PartnerSlug } from '../money/partners.schema.ts';
import { PersonName, PlainLine } from '../people/person-name.schema.ts';
import { isPhoneLike, PHONE_LENGTH } from '../people/phone.ts';
import type { FieldErrorCode } from '../problem.ts';
import { isBlank, tidyCode, tidyPhone, tidyText } from '../texts/tidy-text.ts';
import { MAX_CHILD_AGE, MAX_PEOPLE, readChildAges } from './trip-requests.ts';

const code = (name: FieldErrorCode) => name;

/** An integer, also from a form. */
export const Integer = v.union([
  v.pipe(v.number(), v.integer()),
  v.pipe(
    v.string(),
    v.transform(tidyCode),
    v.minLength(1),
    v.regex(/^-?\d{1,6}$/),
    v.transform(Number),
  ),
]);

export const ChildAges = v.pipe(
  v.nullish(v.union([v.string(), v.array(v.union([v.number(), v.string()]))]), ''),
  v.metadata({
    sentAs: v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_CHILD_AGE))),
  }),
  v.transform((input): number[] => readChildAges(input)),
  v.check((ages) => ages.every((age) => Number.isInteger(age) && age >= 0), code('invalid')),
  v.check(
    (ages) => ages.every((age) => !(age > MAX_CHILD_AGE)) && ages.length < MAX_PEOPLE,
    code('too_many'),
  ),
);

const blankToUndefined = v.transform((text: string) => (isBlank(text) ? undefined : text));
const Phone = v.pipe(v.string(), v.transform(tidyPhone), PlainLine(PHONE_LENGTH));
const optional = <S extends v.GenericSchema<string, string>>(schema: S) =>
  v.pipe(v.nullish(v.string(), ''), blankToUndefined, v.optional(schema));

const ContactFields = v.object({
  name: PersonName,
  email: optional(MailAddress),
  phone: optional(Phone),
  /** ISO code of the country whose rules apply to a phone number without `+`. */
  country: optional(
    v.pipe(v.string(), v.transform(tidyCode), v.toUpperCase(), v.regex(/^[A-Z]{2}$/)),
  ),
});
/** A name, and an e-mail address or a phone number. With an e-mail address the phone may be any text and is stored as typed. */
export const Contact = v.pipe(
  v.unknown(),
  v.metadata({ sentAs: ContactFields }),
  v.examples([{ name: 'Anna Vidal', email: 'guest@example.com' }]),
  v.transform((input) => (typeof input === 'object' && input !== null ? input : {})),
  ContactFields,
  v.forward(
    v.partialCheck(
      [['email'], ['phone']],
      ({ email, phone }) => email !== undefined || phone !== undefined,
      code('contact_needed'),
    ),
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

const isTicked = (value: unknown) => value === true || value === 'true' || value === 'on';
/** Whether the terms were accepted, as JSON or from a checkbox; false without it. */
export const TermsAccepted = v.optional(
  v.pipe(v.unknown(), v.metadata({ sentAs: v.boolean() }), v.transform(isTicked)),
  false,
);
/** The same where it is needed. */
export const TermsConsent = v.pipe(
  TermsAccepted,
  v.metadata({ jsonSchema: { const: true } }),
  v.check((isAccepted) => isAccepted, code('terms_needed')),
  v.transform(() => true as const),
);

/** True, as JSON or from a ticked checkbox. */
export const Consent = v.pipe(
  v.unknown(),
  v.metadata({ jsonSchema: { const: true } }),
  v.check(isTicked, code('consent_needed')),
  v.transform(() => true as const),
);

export const TripRequestInput = v.pipe(
  v.object({
    date: DayAhead,
    adults: v.pipe(Integer, v.examples([2]), v.minValue(1), v.maxValue(MAX_PEOPLE)),
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
    partner: PartnerSlug,
    privacyAccepted: v.optional(Consent, false),
    termsAccepted: TermsAccepted,
  }),
  v.forward(
    v.partialCheck(
      [['adults'], ['childAges']],
      ({ adults, childAges }) => adults + childAges.length <= MAX_PEOPLE,
      code('too_many'),
    ),
    ['adults'],
  ),
);
