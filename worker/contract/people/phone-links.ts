import { tidyPhone } from '../texts/tidy-text.ts';
import { isPhoneLike } from './phone.ts';

/** The country code of numbers with nine digits and no country: that of the firm and most of its guests. */
const HOME_CODE = '34';

/** A number with its country code, as dialled from anywhere. Undefined for other text, and when the country is unknown. */
function internationalNumber(phone: string): string | undefined {
  const tidy = tidyPhone(phone);
  const digits = tidy.replace(/\D/g, '');
  if (!isPhoneLike(tidy)) return undefined;
  if (tidy.startsWith('+')) return digits.length >= 8 ? `+${digits}` : undefined;
  return /^[6789]\d{8}$/.test(digits) ? `+${HOME_CODE}${digits}` : undefined;
}

/** Link that dials; undefined for what is not a number. */
export function telUrl(phone: string): string | undefined {
  const number =
    internationalNumber(phone) ??
    (isPhoneLike(tidyPhone(phone)) ? tidyPhone(phone).replace(/[^\d+]/g, '') : undefined);
  return number && `tel:${number}`;
}

const inChat = (digits: string, text: string | undefined) =>
  `https://wa.me/${digits}${text === undefined ? '' : `?text=${encodeURIComponent(text.toWellFormed())}`}`;

/** Link that opens a chat, optionally with a prepared first message; undefined for what is not a number with a country. */
export function whatsappUrl(phone: string, text?: string): string | undefined {
  const number = internationalNumber(phone);
  return number && inChat(number.slice(1), text);
}

/** Opens a chat with the firm; without a number WhatsApp asks for the recipient. */
export const firmChatUrl = (phone: string | undefined, text: string): string =>
  whatsappUrl(phone ?? '', text) ?? inChat('', text);
