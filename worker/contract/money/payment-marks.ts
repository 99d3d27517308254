import type { Language } from '../languages/language.ts';

/** Ways to pay on the provider's page that the site may name; which of them its account has on, the owner says. */
export const PAYMENT_MARKS = [
  'visa',
  'mastercard',
  'paypal',
  'bizum',
  'apple_pay',
  'google_pay',
] as const;
export type PaymentMark = (typeof PAYMENT_MARKS)[number];

/** Names, which are the same in every language. */
export const MARK_NAMES: Record<PaymentMark, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  paypal: 'PayPal',
  bizum: 'Bizum',
  apple_pay: 'Apple Pay',
  google_pay: 'Google Pay',
};

/** What guests of a language use most, first; the others follow in their own order. */
const FIRST: Record<Language, readonly PaymentMark[]> = {
  es: ['bizum'],
  ca: ['bizum'],
  de: ['paypal'],
  en: ['apple_pay', 'google_pay'],
};

export const marksFor = (marks: readonly PaymentMark[], language: Language): PaymentMark[] => {
  const first = FIRST[language].filter((mark) => marks.includes(mark));
  return [...first, ...PAYMENT_MARKS.filter((one) => marks.includes(one) && !first.includes(one))];
};
