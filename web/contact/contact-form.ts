import { CHAT_WIDGET_SOURCE, type ContactAnswer, EMAIL_PATTERN } from '#contract/contact.ts';
import type { Language } from '#contract/language.ts';
import { fetchJson } from '#api/fetch-json.ts';

export type ContactFields = { name: string; email: string; phone: string; message: string };
export const EMPTY_CONTACT: ContactFields = { name: '', email: '', phone: '', message: '' };

export type ContactProblem = 'required_fields' | 'invalid_email';

/** Name and message are needed, and one of e-mail and phone; an e-mail that is given must look like one. */
export function contactProblem({ name, email, phone, message }: ContactFields): ContactProblem | undefined {
  if (name.trim() === '' || message.trim() === '' || (email.trim() === '' && phone.trim() === '')) return 'required_fields';
  if (email.trim() !== '' && !EMAIL_PATTERN.test(email.trim())) return 'invalid_email';
  return undefined;
}

export const sendContactMessage = (fields: ContactFields, language: Language) =>
  fetchJson<ContactAnswer>('/api/contact/whatsapp-message', { method: 'POST', body: { ...fields, source: CHAT_WIDGET_SOURCE, language } });

/** Opens a chat with the firm, the message already written. */
export const whatsappLink = (phone: string, message: string) => `https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(message)}`;
