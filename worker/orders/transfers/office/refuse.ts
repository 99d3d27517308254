import { ApiError } from '#core/http/problem.ts';
import type { ProblemText } from '#core/http/problem-text.ts';

/** 422 whose sentence is that of its field. */
export const refuse = (
  path: string,
  message: ProblemText,
  code: 'invalid' | 'required' | 'too_many' | 'past' = 'invalid',
) => new ApiError(422, message, { errors: [{ path, code, message }] });
