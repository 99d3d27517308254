import { whatsappNumber } from '#admin/whatsapp-number.ts';

/** A chat that begins with these words; undefined when the number's country is not known. */
export function whatsappLink(phone: string | null, text: string): string | undefined {
  const number = phone ? whatsappNumber(phone) : undefined;
  return number && `https://wa.me/${number}?text=${encodeURIComponent(text)}`;
}
