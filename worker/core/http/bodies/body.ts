import type { MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import type { FieldError, FieldErrorCode } from '#contract/problem.ts';
import { jsonBody, withQuery, withSpec } from '../description/describe-route.ts';
import { ApiError } from '../problem.ts';
import { takesList } from './takes-list.ts';

/** Largest body of a public form, in bytes. */
export const FORM_LIMIT_BYTES = 64 * 1024;

const CODES: Record<string, FieldErrorCode> = {
  email: 'email',
  regex: 'invalid',
  min_length: 'required',
  max_length: 'too_long',
  min_value: 'too_short',
  max_value: 'too_many',
  iso_date: 'date',
};
export const FIELD_ERROR_TEXTS: Record<FieldErrorCode, string> = {
  required: 'This field is required.',
  email: 'Please enter a valid email address',
  phone: 'Please enter a valid phone number.',
  plain_text: 'Please write this on one line, without web or email addresses.',
  too_long: 'This text is too long.',
  too_short: 'This value is too small.',
  too_many: 'This value is too large.',
  invalid: 'This value is not valid.',
  credentials: 'An address must not hold a user name or password (https://user:password@…).',
  contact_needed: 'Please give an email address or a phone number.',
  consent_needed: 'Please confirm that you have read the privacy policy.',
  terms_needed: 'Please accept the terms and conditions.',
  past: 'Please choose a date in the future.',
  too_far: 'This date is too far away.',
  date: 'This date does not exist.',
  no_such_time: 'The clocks go forward: this time does not exist on that day.',
  before_outbound: 'The return must be after the outbound journey.',
  expired: 'This quote is no longer valid. Please ask for the price again.',
  changed: 'The price has changed. Please check it before sending.',
  placeholders: 'The text must keep the same {{placeholders}}.',
  unknown_placeholder: 'There is an unknown placeholder in double braces.',
  picture_elsewhere:
    'Pictures on other sites are not shown. Upload the picture to the library and choose it there.',
  taken: 'This is already used by another item (it may be in the trash).',
  password_short: 'A password needs at least 10 characters.',
  password_common: 'This password is too easy to guess.',
  password_email: 'The password must not be the email address.',
  password_wrong: 'The current password is wrong.',
  totp_required: 'A code of the second factor is needed.',
  totp_wrong: 'This code is wrong or was used already.',
  last_admin: 'There must be an administrator left.',
  no_adult: 'Somebody must be able to book alone: one kind of ticket must not need an adult.',
  times_needed: 'Please give at least one start time.',
  hours_needed: 'Please give the opening hours.',
  wrong_order: 'This must not be less than, or before, the value that it follows.',
  either: 'Please give a percentage or an amount, not both.',
  overlaps: 'This overlaps with another one.',
  no_start: 'Nothing starts then.',
  prices_needed: 'Please publish prices first.',
  terms_stay: 'The terms stay once the partner has bookings. Add another partner for other terms.',
  code_unknown: 'We do not know this code. Please check how it is written.',
  code_early: 'This code cannot be used yet.',
  code_over: 'This code is no longer valid.',
  code_used_up: 'This code has been used up.',
  code_too_little: 'This code needs a higher total.',
  code_elsewhere: 'This code is not for this booking.',
  voucher_unknown: 'We do not know this gift voucher. Please check how the code is written.',
  voucher_over: 'This gift voucher is no longer valid.',
  voucher_empty: 'There is no money left on this gift voucher.',
  tax_number: 'This tax number is not right.',
  latin_letters: 'Please write this in Latin letters, as on a boarding pass.',
};

/** Names the limit that a number is outside of. */
function limitMessage(code: FieldErrorCode, limit: unknown): string | undefined {
  if (typeof limit !== 'number') return undefined;
  if (code === 'too_short') return `This value must be at least ${limit}.`;
  return code === 'too_many' ? `This value must be at most ${limit}.` : undefined;
}

/** 422 with every invalid field. Its code is `too_far` when nothing else is wrong with the days that were sent. */
export const invalidFields = (errors: FieldError[]): ApiError =>
  new ApiError(422, 'Some fields are not valid.', {
    errors,
    ...(errors.every(({ code }) => code === ('too_far' satisfies FieldErrorCode)) && {
      code: 'too_far',
    }),
  });

/** Converts valibot's issues to field errors: one entry per field, with its first problem. */
export function fieldErrors(issues: readonly v.BaseIssue<unknown>[]): FieldError[] {
  const byPath = new Map<string, FieldError>();
  for (const issue of issues) {
    const path = v.getDotPath(issue) ?? '';
    const isMissing =
      issue.kind === 'schema' && (issue.input === undefined || issue.input === null);
    const code: FieldErrorCode = Object.hasOwn(FIELD_ERROR_TEXTS, issue.message)
      ? (issue.message as FieldErrorCode)
      : isMissing
        ? 'required'
        : (CODES[issue.type] ?? 'invalid');
    if (!byPath.has(path))
      byPath.set(path, {
        path,
        code,
        message: limitMessage(code, issue.requirement) ?? FIELD_ERROR_TEXTS[code],
      });
  }
  return [...byPath.values()];
}

/**
 * `contact.email=x` becomes `{ contact: { email: 'x' } }`; names that could reach a prototype are dropped. Of repeated fields the first
 * counts, or all where the schema takes a list.
 */
export function formToObject(
  form: URLSearchParams,
  schema?: v.GenericSchema,
): Record<string, unknown> {
  const result: Record<string, unknown> = {};
  for (const [name, written] of form) {
    const value = soundText(written);
    const steps = soundText(name).split('.');
    if (
      steps.some(
        (step) =>
          step === '' || step === '__proto__' || step === 'constructor' || step === 'prototype',
      )
    )
      continue;
    let target = result;
    for (const step of steps.slice(0, -1)) {
      if (!Object.hasOwn(target, step) || typeof target[step] !== 'object') target[step] = {};
      target = target[step] as Record<string, unknown>;
    }
    const last = steps.at(-1);
    if (!last || Object.hasOwn(target, last)) continue;
    const all = form.getAll(name).map(soundText);
    target[last] =
      all.length > 1 && schema && takesList(schema, steps)
        ? all.filter((one) => one.trim() !== '')
        : value;
  }
  return result;
}

/** Text that can be stored and sent: half a surrogate pair and, as in HTML, a NUL become the replacement character. */
export const soundText = (text: string) => text.toWellFormed().replaceAll('\0', '\uFFFD');

/** A JSON value with well-formed texts and keys. `__proto__` is never a field's name. */
function soundValue(_key: string, value: unknown): unknown {
  if (typeof value === 'string') return soundText(value);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const entries = Object.entries(value);
  if (entries.every(([name]) => name !== '__proto__' && soundText(name) === name)) return value;
  return Object.fromEntries(
    entries
      .filter(([name]) => name !== '__proto__')
      .map(([name, inner]) => [soundText(name), inner]),
  );
}

async function readLimited(request: Request, limit: number): Promise<string> {
  if (Number(request.headers.get('Content-Length') ?? 0) > limit)
    throw new ApiError(413, `At most ${limit} bytes.`);
  const bytes = await request.arrayBuffer();
  if (bytes.byteLength > limit) throw new ApiError(413, `At most ${limit} bytes.`);
  return soundText(new TextDecoder().decode(bytes));
}

/** The request's fields from JSON or a form: 413 too large, 415 another type, 400 malformed. */
export async function readBody(
  request: Request,
  limit = FORM_LIMIT_BYTES,
  schema?: v.GenericSchema,
): Promise<unknown> {
  const type = (request.headers.get('Content-Type') ?? '').split(';')[0]?.trim().toLowerCase();
  if (type === 'application/json') {
    const text = await readLimited(request, limit);
    try {
      return JSON.parse(text, soundValue);
    } catch {
      throw new ApiError(400, 'The body is not valid JSON.');
    }
  }
  if (type === 'application/x-www-form-urlencoded')
    return formToObject(new URLSearchParams(await readLimited(request, limit)), schema);
  throw new ApiError(415, 'Send application/json or application/x-www-form-urlencoded.');
}

export const isFormPost = (request: Request) =>
  (request.headers.get('Content-Type') ?? '').startsWith('application/x-www-form-urlencoded');

/** Validates the body; the handler reads it typed from `c.req.valid('json')`. 422 with every invalid field. */
export const body = <S extends v.GenericSchema>(
  schema: S,
  limit = FORM_LIMIT_BYTES,
): MiddlewareHandler<
  object,
  string,
  { in: { json: v.InferInput<S> }; out: { json: v.InferOutput<S> } }
> =>
  withSpec(
    async (c, next) => {
      const result = v.safeParse(schema, await readBody(c.req.raw, limit, schema));
      if (!result.success) throw invalidFields(fieldErrors(result.issues));
      c.req.addValidatedData('json', result.output as object);
      await next();
    },
    jsonBody([schema], limit),
  );

/** Validates the query string. Schemas here turn invalid values into defaults; only a day beyond the horizon is refused. */
export const query = <S extends v.GenericSchema<Record<string, string>, unknown>>(
  schema: S,
): MiddlewareHandler<
  object,
  string,
  { in: { query: v.InferInput<S> }; out: { query: v.InferOutput<S> } }
> =>
  withQuery(async (c, next) => {
    const result = v.safeParse(schema, soundValue('', c.req.query()));
    if (!result.success) throw invalidFields(fieldErrors(result.issues));
    c.req.addValidatedData('query', result.output as object);
    await next();
  }, schema);
