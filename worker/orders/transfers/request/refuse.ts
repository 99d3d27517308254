import type { FieldErrorCode } from '#contract/problem.ts';
import { ApiError } from '#core/http/problem.ts';

/** The error of one field of a request. */
export const refuse = (
  path: string,
  code: FieldErrorCode,
  message: string,
  status: 409 | 422 = 422,
) => new ApiError(status, message, { errors: [{ path, code, message }] });
