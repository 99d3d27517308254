/** The digits that `wa.me` wants, with the country's; nine digits without one are Spanish. Undefined when the country is not known. */
export function whatsappNumber(phone: string): string | undefined {
  const digits = phone.replace(/\D/g, '');
  if (phone.trim().startsWith('+')) return digits.length >= 8 ? digits : undefined;
  if (digits.startsWith('00')) return digits.length >= 10 ? digits.slice(2) : undefined;
  return /^[6789]\d{8}$/.test(digits) ? `34${digits}` : undefined;
}
