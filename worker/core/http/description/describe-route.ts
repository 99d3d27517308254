import type { MiddlewareHandler } from 'hono';
import {
  type DescribeRouteOptions,
  type ResponsesWithResolver,
  resolver,
  uniqueSymbol,
} from 'hono-openapi';
import * as v from 'valibot';

/** The part of an operation that a middleware provides. */
type Spec = DescribeRouteOptions & {
  'x-rate-limit'?: { requests: number; seconds: 60; per: 'address' };
  'x-body-limit-bytes'?: number;
};

type Parameter = Exclude<NonNullable<DescribeRouteOptions['parameters']>[number], { $ref: string }>;

/** Describes every route that runs the handler. */
export const withSpec = <H extends object>(handler: H, spec: Spec): H =>
  Object.assign(handler, { [uniqueSymbol]: { spec } });

const DONE: Readonly<Record<number, string>> = {
  200: 'Done',
  201: 'Made',
  202: 'Accepted',
  204: 'Done, without a body',
  303: 'Elsewhere',
  503: 'Something is missing',
};

/** What a handler describes of its route. */
export const specOf = (handler: object): Spec | undefined =>
  (handler as { [uniqueSymbol]?: { spec?: Spec } })[uniqueSymbol]?.spec;

/** Bodies of responses by status: a schema, or a media type without one; null is no body. */
export const answers = (
  bodies: Readonly<Record<number, v.GenericSchema | string | null>>,
): ResponsesWithResolver =>
  Object.fromEntries(
    Object.entries(bodies).map(([status, body]) => {
      const description = DONE[Number(status)] ?? 'Done';
      if (body === null) return [status, { description }];
      if (typeof body === 'string') return [status, { description, content: { [body]: {} } }];
      return [
        status,
        {
          description,
          content: {
            'application/json': { schema: resolver(body, { options: { typeMode: 'output' } }) },
          },
        },
      ];
    }),
  );

/** Errors that the rest of the description does not imply. */
export const refusals = (...statuses: number[]): ResponsesWithResolver =>
  Object.fromEntries(
    statuses.map((status) => [status, { $ref: `#/components/responses/Refusal-${status}` }]),
  );

/** A JSON body that satisfies all of the schemas. */
export function jsonBody(
  schemas: readonly [v.GenericSchema, ...v.GenericSchema[]],
  limitBytes?: number,
) {
  const schema = schemas.length === 1 ? schemas[0] : v.intersect([...schemas]);
  const content = {
    'application/json': { schema: resolver(schema, { options: { typeMode: 'input' } }) },
  };
  return {
    requestBody: { required: true, content },
    ...(limitBytes && { 'x-body-limit-bytes': limitBytes }),
  } satisfies Spec;
}

const UPLOAD = {
  type: 'object' as const,
  required: ['file'],
  properties: { file: { type: 'string' as const, format: 'binary' } },
};
const BINARY = { type: 'string' as const, format: 'binary' };

/** A body that is a file of one of the types, or a form with the field `file`. */
export const fileBody = (types: readonly string[], limitBytes: number) =>
  ({
    requestBody: {
      required: true,
      content: Object.fromEntries(
        types.map((type) => [type, { schema: type.startsWith('multipart') ? UPLOAD : BINARY }]),
      ),
    },
    'x-body-limit-bytes': limitBytes,
  }) satisfies Spec;

/** Describes the query string that the handler reads. */
export const withQuery = <H extends object>(handler: H, schema: v.GenericSchema): H =>
  Object.assign(handler, {
    [uniqueSymbol]: { target: 'query', ...resolver(schema, { options: { isInline: true } }) },
  });

/** A middleware without effect that describes the query string of a route whose handler validates it. */
export const describeQuery = (schema: v.GenericSchema): MiddlewareHandler =>
  withQuery<MiddlewareHandler>(async (_c, next) => next(), schema);

export const pathParameter = (
  name: string,
  schema: NonNullable<Parameter['schema']>,
  description?: string,
): Parameter => ({
  name,
  in: 'path',
  required: true,
  schema,
  ...(description && { description }),
});

/** An id that may be followed by `-` and anything. */
export const LEADING_ID = pathParameter('id', { type: 'string', pattern: '^[0-9]+(-.*)?$' });
export const ID_OR_REFERENCE = pathParameter(
  'id',
  { type: 'string', minLength: 1 },
  'The id, or the reference.',
);

export const IDEMPOTENCY_KEY: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string', maxLength: 200 },
  description: 'Chosen by the caller; the same key never creates a second request.',
};
