import type { BookingContact } from '#contract/bookings/bookings.ts';
import type { ContactField } from '#contract/bookings/plans.ts';
import { says } from '#core/http/problem-text.ts';
import { BookingRefused } from './refused.ts';

export const fullNameOf = ({ fullName, firstName, lastName }: BookingContact) =>
  fullName || [firstName, lastName].filter(Boolean).join(' ') || null;

/** Name, address and telephone have columns, by which a person's data is found. */
export const contactColumns = (contact: BookingContact) => ({
  contactName: fullNameOf(contact),
  contactEmail: contact.emailAddress || null,
  contactPhone: contact.phoneNumber || null,
  contact,
});

/** Fields of the guests' form. */
const PATHS: Partial<Record<ContactField, string>> = {
  emailAddress: 'contact.email',
  phoneNumber: 'contact.phone',
  notes: 'notes',
};

const isGiven = (contact: BookingContact, field: ContactField) =>
  Boolean(contact[field]) ||
  ((field === 'firstName' || field === 'lastName') && Boolean(contact.fullName));

/** Refuses a contact without what the option asks for. */
export function checkContact(contact: BookingContact, required: readonly ContactField[]): void {
  const missing = required.filter((field) => !isGiven(contact, field));
  if (missing.length > 0)
    throw new BookingRefused(
      'contact',
      says('problem.contact_lacks', { fields: missing.join(', ') }),
      {
        path: (missing[0] && PATHS[missing[0]]) ?? 'contact.name',
        code: 'required',
      },
    );
}
