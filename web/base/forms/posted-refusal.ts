import { AnswerError } from '#base/api/fetch-json.ts';
import type { PostedForm } from '#contract/render.ts';

/** A rejection that was rendered with the page, in the form of an API error. */
export const postedRefusal = ({
  status,
  code,
  retryAfter,
}: Pick<PostedForm, 'status' | 'code' | 'retryAfter'>) =>
  new AnswerError(status, code ? JSON.stringify({ status, code }) : '', {
    headers: new Headers(retryAfter ? { 'Retry-After': retryAfter } : {}),
  });
