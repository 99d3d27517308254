import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { FALLBACK_LANGUAGE } from '#contract/languages/language.ts';
import { PRIVATE_CACHE } from '#core/cache/policy.ts';
import { isUnavailable } from '#core/db/unavailable.ts';
import { logFailure } from '#core/http/logs/log.ts';
import { ApiError, RETRY_AFTER_SECONDS } from '#core/http/problem.ts';
import { fieldError } from '#core/http/problem-text.ts';
import type { App } from '#env';
import { BookingRefused } from '#orders/bookings/refused.ts';

// Errors as OCTO has them (https://docs.octo.travel): a code, a sentence, and the value that was wrong. 400 but for access and our own faults.

const SENTENCES = {
  INVALID_PRODUCT_ID: 'The productId was missing or invalid.',
  INVALID_OPTION_ID: 'The optionId was missing or invalid.',
  INVALID_UNIT_ID: 'The unitId was missing or invalid.',
  INVALID_AVAILABILITY_ID: 'The availabilityId was missing or invalid.',
  INVALID_BOOKING_UUID: 'The booking uuid was missing or invalid, or the reservation has expired.',
} as const;
const FIELDS = {
  INVALID_PRODUCT_ID: 'productId',
  INVALID_OPTION_ID: 'optionId',
  INVALID_UNIT_ID: 'unitId',
  INVALID_AVAILABILITY_ID: 'availabilityId',
  INVALID_BOOKING_UUID: 'uuid',
} as const;
type IdCode = keyof typeof SENTENCES;
type Code =
  | IdCode
  | 'BAD_REQUEST'
  | 'UNPROCESSABLE_ENTITY'
  | 'UNAUTHORIZED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'METHOD_NOT_ALLOWED'
  | 'TOO_MANY_REQUESTS'
  | 'INTERNAL_SERVER_ERROR';

class OctoError extends Error {
  readonly code: Code;
  readonly fields: Record<string, string>;
  constructor(code: Code, message: string, fields: Record<string, string> = {}) {
    super(message);
    this.code = code;
    this.fields = fields;
  }
}

export const badRequest = (message: string) => new OctoError('BAD_REQUEST', message);
export const unprocessable = (message: string) => new OctoError('UNPROCESSABLE_ENTITY', message);
export const forbidden = (message: string) => new OctoError('FORBIDDEN', message);
export const notFound = () => new OctoError('NOT_FOUND', 'There is nothing at this address.');
/** An id that names nothing, with the id as it was sent. */
export const invalidId = (code: IdCode, sent: unknown) =>
  new OctoError(code, SENTENCES[code], { [FIELDS[code]]: typeof sent === 'string' ? sent : '' });

const STATUS: Partial<Record<Code, number>> = {
  UNAUTHORIZED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  TOO_MANY_REQUESTS: 429,
  INTERNAL_SERVER_ERROR: 500,
};

const wrongFields = ({ errors = [] }: ApiError) =>
  errors.map((error) => fieldError(FALLBACK_LANGUAGE, error).message).join(' ');

function asOctoError(error: Error, c: Context<App>): OctoError {
  if (error instanceof OctoError) return error;
  if (error instanceof BookingRefused)
    return error.reason === 'expired'
      ? invalidId('INVALID_BOOKING_UUID', c.req.param('uuid'))
      : new OctoError('UNPROCESSABLE_ENTITY', error.message);
  if (error instanceof ApiError && error.code === 'answers')
    return new OctoError('UNPROCESSABLE_ENTITY', wrongFields(error));
  if (error instanceof HTTPException && error.status < 500) {
    if (error.status === 401)
      return new OctoError(
        'UNAUTHORIZED',
        'Send your key as «Authorization: Bearer». It is missing, unknown or expired.',
      );
    if (error.status === 403)
      return new OctoError('FORBIDDEN', 'This key does not open the interface for resellers.');
    if (error.status === 404) return notFound();
    if (error.status === 405) return new OctoError('METHOD_NOT_ALLOWED', error.message);
    if (error.status === 429) return new OctoError('TOO_MANY_REQUESTS', error.message);
    return new OctoError('BAD_REQUEST', error.message);
  }
  logFailure('octo', error, { method: c.req.method });
  return new OctoError(
    'INTERNAL_SERVER_ERROR',
    'Something went wrong on our side. Please try again.',
  );
}

export function answerOctoError(error: Error, c: Context<App>): Response {
  const { code, message, fields } = asOctoError(error, c);
  const isAway = isUnavailable(error);
  const body = JSON.stringify({ error: code, errorMessage: message, ...fields });
  const headers: Record<string, string> = {
    'Content-Type': 'application/json',
    'Content-Language': 'en',
    'Cache-Control': PRIVATE_CACHE,
  };
  if (error instanceof ApiError) Object.assign(headers, error.headers);
  if (isAway) headers['Retry-After'] = String(RETRY_AFTER_SECONDS);
  if (error instanceof HTTPException && code === 'UNAUTHORIZED')
    headers['WWW-Authenticate'] = 'Bearer';
  return new Response(body, { status: isAway ? 503 : (STATUS[code] ?? 400), headers });
}
