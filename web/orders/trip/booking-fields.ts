import { EMPTY_INVOICE, invoiceOf, missingInvoice } from '#base/forms/invoice/invoice-values.ts';
import type { FormErrors } from '#base/forms/use-form.ts';
import type { AvailableOption } from '#contract/bookings/availability.ts';
import type { InLanguage } from '#contract/languages/in-language.ts';
import { isBlank } from '#contract/texts/tidy-text.ts';
import { missingAnswers, type Needs, ticketNames } from '#web-orders/needs/needs-fields.ts';
import { type Counts, mainUnit } from './days/plan-days.ts';

export const TRIP_BOOKING_FORM = 'trip-booking';
export type BookingFields = Record<string, string>;
const USUAL_PEOPLE = 2;

/** Empty fields of all options: two people, or as many as the option needs. */
export function emptyFields(options: readonly InLanguage<AvailableOption>[]): BookingFields {
  const fields: BookingFields = {
    'contact.name': '',
    'contact.email': '',
    'contact.phone': '',
    ...EMPTY_INVOICE,
    notes: '',
    code: '',
    privacyAccepted: '',
    termsAccepted: '',
  };
  for (const option of options) {
    const main = mainUnit(option);
    const people = Math.min(
      Math.max(USUAL_PEOPLE, option.minUnits),
      option.maxUnits ?? USUAL_PEOPLE,
    );
    // A unit of several places is a group: one of it.
    for (const unit of option.units)
      fields[`unit.${unit.id}`] =
        unit !== main ? '0' : String(unit.paxCount > 1 ? Math.max(1, option.minUnits) : people);
    for (const extra of option.extras) fields[`extra.${extra.id}`] = '0';
  }
  return fields;
}

const countsOf = (
  kind: 'unit' | 'extra',
  ids: readonly { id: number }[],
  fields: BookingFields,
): Counts =>
  new Map(ids.map(({ id }) => [id, Math.max(0, Math.trunc(Number(fields[`${kind}.${id}`]) || 0))]));

export const unitCounts = ({ units }: InLanguage<AvailableOption>, fields: BookingFields) =>
  countsOf('unit', units, fields);
export const extraCounts = ({ extras }: InLanguage<AvailableOption>, fields: BookingFields) =>
  countsOf('extra', extras, fields);

/** What is booked, as the API takes it. */
export const orderOf = (
  option: InLanguage<AvailableOption>,
  departureId: string,
  fields: BookingFields,
) => ({
  optionId: option.id,
  departureId,
  units: [...unitCounts(option, fields)].flatMap(([unitId, quantity]) =>
    quantity > 0 ? [{ unitId, quantity }] : [],
  ),
  extras: [...extraCounts(option, fields)].flatMap(([extraId, quantity]) =>
    quantity > 0 ? [{ extraId, quantity }] : [],
  ),
});

/** What the option asks of so many people. */
export const needsIn = (
  { questions, pickups }: InLanguage<AvailableOption>,
  people: number,
  time: string,
): Needs => ({ questions, pickups, tickets: ticketNames(people), time });

export const peopleIn = (counts: Counts) =>
  [...counts.values()].reduce((sum, quantity) => sum + quantity, 0);

/** Who books, as the API takes it. */
export const contactOf = (fields: BookingFields) => ({
  contact: {
    name: fields['contact.name'],
    email: fields['contact.email'],
    phone: fields['contact.phone'],
  },
  ...invoiceOf(fields),
  notes: fields.notes,
  code: fields.code,
  privacyAccepted: fields.privacyAccepted === 'true',
  termsAccepted: fields.termsAccepted === 'true',
});

/** Missing values are reported at once; the API validates everything else. */
export function missingContact(
  option: InLanguage<AvailableOption>,
  fields: BookingFields,
  asked: Needs,
): FormErrors {
  const lacks = (name: string) => isBlank(fields[name] ?? '');
  const needs = (field: 'emailAddress' | 'phoneNumber') =>
    option.requiredContactFields.includes(field);
  const email = needs('emailAddress') ? 'required' : 'contact_needed';
  return {
    ...(lacks('contact.name') && { 'contact.name': 'required' }),
    ...(lacks('contact.email') &&
      (needs('emailAddress') || lacks('contact.phone')) && { 'contact.email': email }),
    ...(needs('phoneNumber') && lacks('contact.phone') && { 'contact.phone': 'required' }),
    ...missingInvoice(fields),
    ...missingAnswers(asked, fields),
    ...(lacks('privacyAccepted') && { privacyAccepted: 'consent_needed' }),
    ...(lacks('termsAccepted') && { termsAccepted: 'terms_needed' }),
  };
}
