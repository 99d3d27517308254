import type { Language } from '#contract/language.ts';

/** Countries that guests come from and their dialling codes: where most come from first, then by the alphabet. */
export const COUNTRIES = [
  ['ES', '34'],
  ['GB', '44'],
  ['DE', '49'],
  ['FR', '33'],
  ['IT', '39'],
  ['NL', '31'],
  ['CH', '41'],
  ['AT', '43'],
  ['AD', '376'],
  ['AR', '54'],
  ['AU', '61'],
  ['BE', '32'],
  ['BG', '359'],
  ['BR', '55'],
  ['CA', '1'],
  ['CL', '56'],
  ['CO', '57'],
  ['CZ', '420'],
  ['DK', '45'],
  ['EE', '372'],
  ['FI', '358'],
  ['GR', '30'],
  ['HR', '385'],
  ['HU', '36'],
  ['IE', '353'],
  ['IL', '972'],
  ['IS', '354'],
  ['LI', '423'],
  ['LT', '370'],
  ['LU', '352'],
  ['LV', '371'],
  ['MA', '212'],
  ['MC', '377'],
  ['MT', '356'],
  ['MX', '52'],
  ['NO', '47'],
  ['NZ', '64'],
  ['PL', '48'],
  ['PT', '351'],
  ['RO', '40'],
  ['SE', '46'],
  ['SI', '386'],
  ['SK', '421'],
  ['TR', '90'],
  ['UA', '380'],
  ['US', '1'],
  ['ZA', '27'],
] as const;

const DEFAULTS: Record<Language, string> = { es: 'ES', ca: 'ES', en: 'GB', de: 'DE' };
export const defaultCountry = (language: Language) => DEFAULTS[language];

const REGIONAL_A = 0x1f1e6;
/** The flag as letters that most devices draw as one; others show the country's two letters. */
export const flagOf = (country: string) =>
  String.fromCodePoint(...[...country].map((letter) => REGIONAL_A + letter.charCodeAt(0) - 'A'.charCodeAt(0)));
