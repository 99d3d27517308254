import type { MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import { FIELD_MESSAGES } from '#contract/field-messages.ts';
import type { FieldErrorCode } from '#contract/problem.ts';
import { jsonBody, withQuery, withSpec } from '../description/describe-route.ts';
import { ApiError } from '../problem.ts';
import { type FieldFault, noteLanguage, type ProblemText, says } from '../problem-text.ts';
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
/** Names the limit that a number is outside of. */
function limitMessage(code: FieldErrorCode, limit: unknown): ProblemText | undefined {
  if (typeof limit !== 'number') return undefined;
  if (code === 'too_short') return says('form.at_least', { limit });
  return code === 'too_many' ? says('form.at_most', { limit }) : undefined;
}

/** Of an order: the item that its first fault is in. */
function itemOf([first]: readonly FieldFault[]) {
  const item = /^items\.(\d+)/.exec(first?.path ?? '')?.[1];
  return item === undefined ? {} : { item: Number(item) };
}

/** 422 with every invalid field. Its code is `too_far` when nothing else is wrong with the days that were sent. */
export const invalidFields = (errors: FieldFault[]): ApiError =>
  new ApiError(422, 'problem.invalid_fields', {
    errors,
    ...(errors.every(({ code }) => code === ('too_far' satisfies FieldErrorCode)) && {
      code: 'too_far',
    }),
    ...itemOf(errors),
  });

/** Converts valibot's issues to field errors: one entry per field, with its first problem. */
export function fieldErrors(issues: readonly v.BaseIssue<unknown>[]): FieldFault[] {
  const byPath = new Map<string, FieldFault>();
  for (const issue of issues) {
    const path = v.getDotPath(issue) ?? '';
    const isMissing =
      issue.kind === 'schema' && (issue.input === undefined || issue.input === null);
    const code: FieldErrorCode = Object.hasOwn(FIELD_MESSAGES, issue.message)
      ? (issue.message as FieldErrorCode)
      : isMissing
        ? 'required'
        : (CODES[issue.type] ?? 'invalid');
    if (!byPath.has(path))
      byPath.set(path, {
        path,
        code,
        message: limitMessage(code, issue.requirement) ?? FIELD_MESSAGES[code],
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
    throw new ApiError(413, says('problem.body_limit', { limit }));
  const bytes = await request.arrayBuffer();
  if (bytes.byteLength > limit) throw new ApiError(413, says('problem.body_limit', { limit }));
  return soundText(new TextDecoder().decode(bytes));
}

function noted<T>(request: Request, body: T): T {
  noteLanguage(request, body);
  return body;
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
      return noted(request, JSON.parse(text, soundValue));
    } catch {
      throw new ApiError(400, 'problem.no_json');
    }
  }
  if (type === 'application/x-www-form-urlencoded')
    return noted(
      request,
      formToObject(new URLSearchParams(await readLimited(request, limit)), schema),
    );
  throw new ApiError(415, 'problem.wrong_type');
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

const soundQuery = (sent: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(sent)
      .filter(([name]) => name !== '__proto__')
      .map(([name, value]) => [soundText(name), soundText(value)]),
  );

/** Validates the query string. Schemas here turn invalid values into defaults; a day is refused beyond the horizon, or where it is needed. */
export const query = <S extends v.GenericSchema<Record<string, string>, unknown>>(
  schema: S,
): MiddlewareHandler<
  object,
  string,
  { in: { query: v.InferInput<S> }; out: { query: v.InferOutput<S> } }
> =>
  withQuery(async (c, next) => {
    const result = v.safeParse(schema, soundQuery(c.req.query()));
    if (!result.success) throw invalidFields(fieldErrors(result.issues));
    c.req.addValidatedData('query', result.output as object);
    await next();
  }, schema);
