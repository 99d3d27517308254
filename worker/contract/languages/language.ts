/** The site's languages, in the order in which menus and `hreflang` lists show them. */
export const LANGUAGES = ['es', 'en', 'de', 'ca'] as const;
export type Language = (typeof LANGUAGES)[number];

export const LANGUAGE_LABELS: Record<Language, string> = {
  es: 'Español',
  en: 'English',
  de: 'Deutsch',
  ca: 'Català',
};

/** The fallback for missing strings. The site's own default language is a setting. */
export const FALLBACK_LANGUAGE: Language = 'en';
export const DEFAULT_LANGUAGE: Language = 'es';

export const NAMESPACES = [
  'common',
  'home',
  'trips',
  'destinations',
  'admin',
  'airport-transfers',
  'cookie',
] as const;
/** Of parts that most visits never open: requested with them alone. */
export const LATE_NAMESPACES = [
  'basket',
  'gift-vouchers',
  'invoices',
  'order',
  'passkey',
  'paying',
  'reviews',
  'trail',
] as const;
export type Namespace = (typeof NAMESPACES | typeof LATE_NAMESPACES)[number];

/** All files of texts: `admin-area` holds mails and the administration's own texts, which no visitor's page requests. */
export const TEXT_NAMESPACES = [...NAMESPACES, ...LATE_NAMESPACES, 'admin-area'] as const;
export type TextNamespace = (typeof TEXT_NAMESPACES)[number];

export const isLanguage = (value: unknown): value is Language =>
  LANGUAGES.includes(value as Language);
