import { isPhoneLike } from './phone.ts';
import { tidyPhone } from './tidy-text.ts';

/** The firm and most of its guests: where a number of nine digits without a country is read. */
const HOME_CODE = '34';

/** A number with its country, as a phone dials it from anywhere. Undefined for words, and when the country is not known. */
function internationalNumber(phone: string): string | undefined {
  const tidy = tidyPhone(phone);
  const digits = tidy.replace(/\D/g, '');
  if (!isPhoneLike(tidy)) return undefined;
  if (tidy.startsWith('+')) return digits.length >= 8 ? `+${digits}` : undefined;
  return /^[6789]\d{8}$/.test(digits) ? `+${HOME_CODE}${digits}` : undefined;
}

/** Dials; undefined for what is no number. */
export function telUrl(phone: string): string | undefined {
  const number = internationalNumber(phone) ?? (isPhoneLike(tidyPhone(phone)) ? tidyPhone(phone).replace(/[^\d+]/g, '') : undefined);
  return number && `tel:${number}`;
}

const inChat = (digits: string, text: string | undefined) =>
  `https://wa.me/${digits}${text === undefined ? '' : `?text=${encodeURIComponent(text.toWellFormed())}`}`;

/** Opens a chat, its first message perhaps already written; undefined for what is no number with a country. */
export function whatsappUrl(phone: string, text?: string): string | undefined {
  const number = internationalNumber(phone);
  return number && inChat(number.slice(1), text);
}

/** Opens a chat with the firm; while it has no number, WhatsApp asks whom to write to. */
export const firmChatUrl = (phone: string | undefined, text: string): string => whatsappUrl(phone ?? '', text) ?? inChat('', text);
