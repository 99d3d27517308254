import type { Language } from '#contract/language.ts';
import { phoneNumber } from '#text/phone-number.ts';
import { ApiError } from './problem.ts';

type Written = { phone?: string | undefined; country?: string | undefined };

/** A contact as it is stored: the phone number in E.164, 422 at its field when it can be none. */
export function storedContact<C extends Written>({ country, ...contact }: C, language: Language): Omit<C, 'country'> {
  if (contact.phone === undefined) return contact;
  const phone = phoneNumber(contact.phone, { country, language });
  if (phone) return { ...contact, phone };
  const message = 'Please enter a valid phone number.';
  throw new ApiError(422, 'Some fields are not valid.', { errors: [{ path: 'contact.phone', code: 'phone', message }] });
}
