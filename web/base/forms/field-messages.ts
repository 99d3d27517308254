import { FIELD_MESSAGES } from '#contract/field-messages.ts';
import type { FieldErrorCode } from '#contract/problem.ts';

/** Invalid fields by path. Codes without a text of their own count as an invalid value. */
export const errorsOf = (
  fields: readonly { path: string; code: string }[],
): Record<string, FieldErrorCode> =>
  Object.fromEntries(
    fields.map(({ path, code }) => [
      path,
      code in FIELD_MESSAGES ? (code as FieldErrorCode) : 'invalid',
    ]),
  );
