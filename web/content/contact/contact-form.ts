import { fetchJson } from '#base/api/fetch-json.ts';
import type { FormErrors } from '#base/forms/use-form.ts';
import type { Language } from '#contract/languages/language.ts';
import { CHAT_WIDGET_SOURCE, type ContactAnswer, EMAIL_PATTERN } from '#contract/mail/contact.ts';
import { isBlank, tidyCode } from '#contract/texts/tidy-text.ts';

export type ContactFields = { name: string; email: string; phone: string; message: string };
export const EMPTY_CONTACT: ContactFields = { name: '', email: '', phone: '', message: '' };

/** Source value of the contact page's form. */
export const CONTACT_PAGE_SOURCE = 'contact-page';

/** At least one of the two is required. */
const REACHED: readonly string[] = ['email', 'phone'];
export const relatedContact = (name: string) => (REACHED.includes(name) ? REACHED : []);

export type ContactProblem = 'required_fields' | 'invalid_email';

/** Name and message are required, and either e-mail or phone; a given e-mail must be valid. One entry per invalid field. */
export function contactErrors({ name, email, phone, message }: ContactFields): FormErrors {
  const errors: FormErrors = {};
  if (isBlank(name)) errors.name = 'required';
  if (isBlank(email) && isBlank(phone)) errors.email = 'contact_needed';
  else if (!isBlank(email) && !EMAIL_PATTERN.test(tidyCode(email))) errors.email = 'email';
  if (isBlank(message)) errors.message = 'required';
  return errors;
}

/** The same rules as a single result, for a form that reports errors in a toast; missing values come before invalid ones. */
export function contactProblem(fields: ContactFields): ContactProblem | undefined {
  const codes = Object.values(contactErrors(fields));
  if (codes.length === 0) return undefined;
  return codes.every((code) => code === 'email') ? 'invalid_email' : 'required_fields';
}

export const sendContactMessage = (
  fields: ContactFields,
  language: Language,
  source = CHAT_WIDGET_SOURCE,
) =>
  fetchJson<ContactAnswer>('/api/contact/whatsapp-message', {
    method: 'POST',
    body: { ...fields, source, language },
  });
