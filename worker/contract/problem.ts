/** RFC 9457 (`application/problem+json`), the format of every error of the API. */
export type Problem = {
  type: string;
  title: string;
  status: number;
  detail?: string;
  /** The reason where one status has several; each error type has its own codes. */
  code?: string;
  /** Of an order of several items: the index of the one that is meant. */
  item?: number;
  /** For server errors: identifies this request in the logs. */
  requestId?: string;
  /** One entry per invalid field; `path` is dotted (`contact.email`), `code` names a message in the locale files. */
  errors?: FieldError[];
};
export type FieldErrorCode =
  | 'required'
  | 'email'
  | 'phone'
  | 'plain_text'
  | 'too_long'
  | 'too_short'
  | 'too_many'
  | 'invalid'
  | 'credentials'
  | 'contact_needed'
  | 'consent_needed'
  | 'terms_needed'
  | 'past'
  | 'too_far'
  | 'date'
  | 'no_such_time'
  | 'before_outbound'
  | 'expired'
  | 'changed'
  | 'taken'
  | 'reserved'
  | 'no_page'
  | 'placeholders'
  | 'unknown_placeholder'
  | 'picture_elsewhere'
  | 'password_short'
  | 'password_common'
  | 'password_email'
  | 'password_wrong'
  | 'totp_required'
  | 'totp_wrong'
  | 'last_admin'
  | 'no_adult'
  | 'times_needed'
  | 'hours_needed'
  | 'wrong_order'
  | 'either'
  | 'overlaps'
  | 'no_start'
  | 'prices_needed'
  | 'terms_stay'
  | 'code_unknown'
  | 'code_early'
  | 'code_over'
  | 'code_used_up'
  | 'code_too_little'
  | 'code_elsewhere'
  | 'voucher_unknown'
  | 'voucher_over'
  | 'voucher_empty'
  | 'tax_number'
  | 'latin_letters'
  | 'order_unknown'
  | 'values_missing';
export type FieldError = { path: string; code: FieldErrorCode; message: string };
