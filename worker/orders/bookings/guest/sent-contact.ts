import type { BookingContact } from '#contract/bookings/bookings.ts';
import type { ContactField } from '#contract/bookings/plans.ts';

/** The fields of the site's form as a booking holds them. */
export const sentContact = (
  { name, email, phone }: { name: string; email?: string | undefined; phone?: string | undefined },
  notes: string | undefined,
): BookingContact => ({
  fullName: name,
  emailAddress: email ?? null,
  phoneNumber: phone ?? null,
  notes: notes ?? null,
});

const ASKED: readonly ContactField[] = [
  'firstName',
  'lastName',
  'emailAddress',
  'phoneNumber',
  'notes',
];
/** Country and postal code are asked of resellers alone: the site's form does without. */
export const isAskedFor = (field: ContactField) => ASKED.includes(field);
