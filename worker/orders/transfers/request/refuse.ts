import type { FieldErrorCode } from '#contract/problem.ts';
import { ApiError } from '#core/http/problem.ts';
import type { ProblemText } from '#core/http/problem-text.ts';

/** The error of one field of a request. */
export const refuse = (
  path: string,
  code: FieldErrorCode,
  message: ProblemText,
  status: 409 | 422 = 422,
) => new ApiError(status, message, { errors: [{ path, code, message }] });
