import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { routePath } from 'hono/route';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { FieldError, Problem } from '#contract/problem.ts';
import { isSchemaGap, MIGRATION_REMEDY } from '#core/db/migration-state.ts';
import { isUnavailable } from '#core/db/unavailable.ts';
import { log, logFailure, requestId } from './logs/log.ts';

const TITLES: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};

/** Thrown anywhere in a handler; `answerError` turns it into `application/problem+json`. */
export class ApiError extends HTTPException {
  readonly errors: FieldError[] | undefined;
  readonly headers: Record<string, string> | undefined;
  readonly code: string | undefined;

  constructor(
    status: ContentfulStatusCode,
    detail?: string,
    more: { errors?: FieldError[]; headers?: Record<string, string>; code?: string } = {},
  ) {
    super(status, { message: detail ?? TITLES[status] ?? 'Error' });
    this.errors = more.errors;
    this.headers = more.headers;
    this.code = more.code;
  }
}

/** Details are English; the client shows its own texts in other languages. */
const HEADERS = { 'Content-Type': 'application/problem+json', 'Content-Language': 'en' };

/** The row, or 404. */
export function found<T>(row: T | null | undefined): T {
  if (row === null || row === undefined)
    throw new ApiError(404, 'There is nothing at this address.');
  return row;
}

export function problem(status: number, detail?: string, errors?: FieldError[]): Problem {
  return {
    type: 'about:blank',
    title: TITLES[status] ?? 'Error',
    status,
    ...(detail && { detail }),
    ...(errors && { errors }),
  };
}

/** 409 with the current state, so that the client can continue from it. */
export const conflict = <T>(
  c: Context,
  current: T,
  detail: string,
  errors?: FieldError[],
): Response => c.json({ ...problem(409, detail, errors), current }, 409, HEADERS);

const GAP_LOG_INTERVAL_MS = 10_000;
let gapLoggedAt = Number.NEGATIVE_INFINITY;

/**
 * The database is older than the code: logs one line now and then instead of a stack trace per read, and the response names the command to
 * run.
 */
function schemaGap(c: Context): Response {
  if (Date.now() - gapLoggedAt > GAP_LOG_INTERVAL_MS) {
    gapLoggedAt = Date.now();
    log('error', 'the database lacks migrations', {
      route: routePath(c),
      remedy: MIGRATION_REMEDY,
    });
  }
  const body = {
    ...problem(503, `The database lacks migrations. ${MIGRATION_REMEDY}`),
    code: 'migrations_pending',
    requestId: requestId(),
  };
  const headers = {
    'Content-Type': 'application/problem+json',
    'Cache-Control': 'no-store',
    'Retry-After': '10',
  };
  return new Response(JSON.stringify(body), { status: 503, headers });
}

/** Seconds after which a request is worth retrying when the database did not answer. */
export const RETRY_AFTER_SECONDS = 30;

/** The only place that turns an error into a response. Errors are logged, and of unexpected ones the response omits the internals. */
export function answerError(error: Error, c: Context): Response {
  if (isSchemaGap(error)) return schemaGap(c);
  const isAway = isUnavailable(error);
  const status = error instanceof HTTPException ? error.status : isAway ? 503 : 500;
  if (status >= 500)
    logFailure('not answered', error, { method: c.req.method, route: routePath(c), status });
  const errors = error instanceof ApiError ? error.errors : undefined;
  const headers = error instanceof ApiError ? error.headers : undefined;
  const code = error instanceof ApiError ? error.code : isAway ? 'database_unavailable' : undefined;
  // Refusals of a kind are identical to the letter; only a server error contains the request's id.
  const id = status >= 500 ? requestId() : undefined;
  const body = {
    ...problem(
      status,
      isAway
        ? 'The database cannot be reached. Please try again.'
        : status >= 500 && !(error instanceof ApiError)
          ? 'Something went wrong on our side.'
          : error.message,
      errors,
    ),
    ...(code && { code }),
    ...(id && { requestId: id }),
  };
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      ...HEADERS,
      'Cache-Control': 'no-store',
      ...(isAway && { 'Retry-After': String(RETRY_AFTER_SECONDS) }),
      ...headers,
    },
  });
}
