import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { routePath } from 'hono/route';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { FALLBACK_LANGUAGE, type Language } from '#contract/languages/language.ts';
import type { Problem } from '#contract/problem.ts';
import { isSchemaGap, MIGRATION_REMEDY } from '#core/db/migration-state.ts';
import { isUnavailable } from '#core/db/unavailable.ts';
import { log, logFailure, requestId } from './logs/log.ts';
import {
  type FieldFault,
  fieldError,
  type ProblemText,
  problemLanguage,
  problemText,
  says,
} from './problem-text.ts';

const TITLES: Record<number, ProblemText> = {
  400: 'problem.title_400',
  401: 'problem.title_401',
  403: 'problem.title_403',
  404: 'problem.title_404',
  405: 'problem.title_405',
  409: 'problem.title_409',
  413: 'problem.title_413',
  415: 'problem.title_415',
  422: 'problem.title_422',
  429: 'problem.title_429',
  500: 'problem.title_500',
  503: 'problem.title_503',
};
const titleOf = (status: number): ProblemText => TITLES[status] ?? 'problem.title_any';

/** Thrown anywhere in a handler; `answerError` turns it into `application/problem+json` in the language of the request. */
export class ApiError extends HTTPException {
  readonly detail: ProblemText;
  readonly errors: FieldFault[] | undefined;
  readonly headers: Record<string, string> | undefined;
  readonly code: string | undefined;
  /** Of an order of several items: which one is meant. */
  readonly item: number | undefined;

  /** Its own `message`, for logs and for interfaces in English, is the English text. */
  constructor(
    status: ContentfulStatusCode,
    detail: ProblemText = titleOf(status),
    more: {
      errors?: FieldFault[];
      headers?: Record<string, string>;
      code?: string;
      item?: number;
    } = {},
  ) {
    super(status, { message: problemText(FALLBACK_LANGUAGE, detail) });
    this.detail = detail;
    this.errors = more.errors;
    this.headers = more.headers;
    this.code = more.code;
    this.item = more.item;
  }
}

const headersIn = (language: Language) => ({
  'Content-Type': 'application/problem+json',
  'Content-Language': language,
});

/** The row, or 404. */
export function found<T>(row: T | null | undefined): T {
  if (row === null || row === undefined) throw new ApiError(404, 'problem.nothing_here');
  return row;
}

function problem(
  language: Language,
  status: number,
  detail: ProblemText,
  errors?: FieldFault[],
): Problem {
  return {
    type: 'about:blank',
    title: problemText(language, titleOf(status)),
    status,
    detail: problemText(language, detail),
    ...(errors && { errors: errors.map((error) => fieldError(language, error)) }),
  };
}

/** 409 with what the client continues from: usually the current state. */
export function conflictWith(
  c: Context,
  more: Record<string, unknown>,
  detail: ProblemText,
  errors?: FieldFault[],
): Response {
  const language = problemLanguage(c);
  return c.json({ ...problem(language, 409, detail, errors), ...more }, 409, headersIn(language));
}

/** 409 with the current state, so that the client can continue from it. */
export const conflict = <T>(
  c: Context,
  current: T,
  detail: ProblemText,
  errors?: FieldFault[],
): Response => conflictWith(c, { current }, detail, errors);

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
  const language = problemLanguage(c);
  const detail = says('problem.migrations_pending', { remedy: MIGRATION_REMEDY });
  const body = {
    ...problem(language, 503, detail),
    code: 'migrations_pending',
    requestId: requestId(),
  };
  const headers = {
    ...headersIn(language),
    'Cache-Control': 'no-store',
    'Retry-After': '10',
  };
  return new Response(JSON.stringify(body), { status: 503, headers });
}

/** Seconds after which a request is worth retrying when the database did not answer. */
export const RETRY_AFTER_SECONDS = 30;

/** Of unexpected errors the response omits the internals. */
function detailOf(error: Error, status: number): ProblemText {
  if (error instanceof ApiError) return error.detail;
  if (isUnavailable(error)) return 'problem.database_away';
  return status >= 500 ? 'problem.went_wrong' : titleOf(status);
}

/** The only place that turns an error into a response; errors of the server are logged. */
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
  const language = problemLanguage(c);
  const body = {
    ...problem(language, status, detailOf(error, status), errors),
    ...(code && { code }),
    ...(error instanceof ApiError && error.item !== undefined && { item: error.item }),
    ...(id && { requestId: id }),
  };
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      ...headersIn(language),
      'Cache-Control': 'no-store',
      ...(isAway && { 'Retry-After': String(RETRY_AFTER_SECONDS) }),
      ...headers,
    },
  });
}
