import type { Language } from '#contract/languages/language.ts';
import { ApiError } from '#core/http/problem.ts';
import { phoneNumber } from '#core/values/phone-number.ts';

type Written = {
  email?: string | undefined;
  phone?: string | undefined;
  country?: string | undefined;
};

/** A contact for storage: the phone number in E.164. An invalid number stays as typed with an e-mail address, and is 422 without one. */
export function storedContact<C extends Written>(
  { country, ...contact }: C,
  language: Language,
): Omit<C, 'country'> {
  if (contact.phone === undefined) return contact;
  const phone = phoneNumber(contact.phone, { country, language });
  if (phone) return { ...contact, phone };
  if (contact.email !== undefined) return contact;
  throw new ApiError(422, 'problem.invalid_fields', {
    errors: [{ path: 'contact.phone', code: 'phone' }],
  });
}
