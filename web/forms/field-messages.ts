import type { FieldErrorCode } from '#contract/problem.ts';

/** Locale key of each error, in the common namespace. */
export const FIELD_MESSAGES = {
  required: 'form.required',
  email: 'form.email',
  phone: 'form.phone',
  plain_text: 'form.plain_text',
  credentials: 'form.credentials',
  picture_elsewhere: 'form.picture_elsewhere',
  too_long: 'form.too_long',
  too_short: 'form.too_short',
  too_many: 'form.too_many',
  invalid: 'form.invalid',
  contact_needed: 'form.contact_needed',
  consent_needed: 'form.consent_needed',
  past: 'form.past',
  date: 'form.date',
  no_such_time: 'form.no_such_time',
  before_outbound: 'form.before_outbound',
  expired: 'form.expired',
  changed: 'form.changed',
  taken: 'form.taken',
  placeholders: 'form.placeholders',
  unknown_placeholder: 'form.unknown_placeholder',
  password_short: 'form.password_short',
  password_common: 'form.password_common',
  password_email: 'form.password_email',
  password_wrong: 'form.password_wrong',
  totp_required: 'form.totp_required',
  totp_wrong: 'form.totp_wrong',
  last_admin: 'form.last_admin',
  no_adult: 'form.no_adult',
  times_needed: 'form.times_needed',
  hours_needed: 'form.hours_needed',
  wrong_order: 'form.wrong_order',
  overlaps: 'form.overlaps',
  no_start: 'form.no_start',
  prices_needed: 'form.prices_needed',
  tax_number: 'form.tax_number',
} as const satisfies Record<FieldErrorCode, string>;

/** Invalid fields by path. Codes without a text of their own count as an invalid value. */
export const errorsOf = (fields: readonly { path: string; code: string }[]): Record<string, FieldErrorCode> =>
  Object.fromEntries(fields.map(({ path, code }) => [path, code in FIELD_MESSAGES ? (code as FieldErrorCode) : 'invalid']));
