import {
  isSupportedCountry,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max';
import type { Language } from '#contract/languages/language.ts';
import { formatPhone } from '#contract/people/phone.ts';
import { tidyPhone } from '#contract/texts/tidy-text.ts';

/** Country of a number without `+` when nothing else is known about its owner. */
const COUNTRIES: Record<Language, 'ES' | 'GB' | 'DE'> = { es: 'ES', ca: 'ES', en: 'GB', de: 'DE' };
const ISLAND = 'ES';
const ISLAND_CODE = '34';

/** Foreign numbers need only have a possible length: any list of valid ranges is soon outdated. */
const isCredible = (number: PhoneNumber | undefined) =>
  number !== undefined &&
  (number.isValid() || (number.isPossible() && number.countryCallingCode !== ISLAND_CODE));

/**
 * A phone number in E.164 (`+34600000000`); undefined when it cannot be one. With `+` or `00` the country is the number's own;
 * otherwise the given one, else that of the language, else Spain.
 */
export function phoneNumber(
  written: string,
  { country, language }: { country?: string | undefined; language: Language },
) {
  const text = tidyPhone(written);
  if (text.startsWith('+')) {
    const number = parsePhoneNumberFromString(text);
    return isCredible(number) ? number?.number : undefined;
  }
  const named = country && isSupportedCountry(country) ? country : undefined;
  if (country && !named) return undefined;
  const candidates = named ? [named] : [COUNTRIES[language], ISLAND as typeof ISLAND];
  const numbers = candidates.map((one) => parsePhoneNumberFromString(text, one));
  const valid = numbers.find((number) => number?.isValid());
  if (valid) return valid.number;
  // A complete national number.
  return text.startsWith('0') && isCredible(numbers[0]) ? numbers[0]?.number : undefined;
}

/** Formatted for people, as on the site: `+34 600 111 222`; what is not a number stays unchanged. */
export function readablePhone(number: string): string {
  const known = parsePhoneNumberFromString(number);
  if (!known) return number;
  return known.countryCallingCode === ISLAND_CODE
    ? formatPhone(known.number)
    : known.formatInternational();
}
