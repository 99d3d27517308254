import { KEYLESS_RESOURCES } from '#contract/accounts/api-keys.ts';
import { answers } from '#core/http/description/describe-route.ts';
import type { JsonSchema, Parameter } from '#core/http/description/openapi-types.ts';
import type { Answer, Operation } from './api-description.ts';
import type { SchemaBook } from './json-schemas.ts';
import { impliedRefusals } from './refusals.ts';

/** An operation as the handlers of its route describe it. */
export type DescribedOperation = Pick<Operation, 'summary'> &
  Partial<Omit<Operation, 'parameters'>> & {
    parameters?: (Omit<Parameter, 'required'> & { required?: boolean })[];
  };

const tagOf = (path: string) => {
  const [, , first = '', second = ''] = path.split('/');
  return first === 'admin' ? `admin: ${second}` : first;
};

const pascal = (text: string) =>
  [...text.matchAll(/[a-zA-Z0-9]+/g)]
    .map(([word]) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

/** The ways in, each once, with the scope of a key: the resource in the path, for reading or writing. Keys reach no keyless resource. */
function scoped(
  security: Operation['security'],
  method: string,
  path: string,
): Operation['security'] {
  const resource = path.split('/')[3] ?? '';
  const isKeyless = KEYLESS_RESOURCES.some((one) => one === resource);
  const ways = new Set(security.flatMap(Object.keys));
  return [
    ...(ways.has('session') ? [{ session: [] }] : []),
    ...(ways.has('key') && !isKeyless
      ? [{ key: [`${resource}:${method === 'GET' ? 'read' : 'write'}`] }]
      : []),
  ];
}

const POSITIVE_INTEGER = { type: 'integer', minimum: 1 };
const TEXT = { type: 'string', minLength: 1 };

/** As generateSpecs describes a parameter that no route describes. */
const isPlainText = ({ schema }: Parameter) =>
  schema.type === 'string' && Object.keys(schema).length === 1;

const pathParameters = (path: string, described: readonly Parameter[]): Parameter[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(
    ([, name = '']) =>
      described.find((one) => one.in === 'path' && one.name === name && !isPlainText(one)) ?? {
        name,
        in: 'path',
        required: true,
        schema: name === 'id' || name === 'version' ? POSITIVE_INTEGER : TEXT,
      },
  );

/** `outbound.date` of a nested query. */
function queryParameters({ name, schema, ...rest }: Parameter): Parameter[] {
  if (!schema.properties) return [{ name, ...rest, schema }];
  return Object.entries(schema.properties as Record<string, JsonSchema>).flatMap(([inner, one]) =>
    queryParameters({ ...rest, name: `${name}.${inner}`, required: false, schema: one }),
  );
}

/** Public routes take forms as well as JSON. */
function bodyOf(
  requestBody: NonNullable<Operation['requestBody']>,
  isPublic: boolean,
  nameOf: (schema: JsonSchema) => JsonSchema,
) {
  const content = Object.entries(requestBody.content).flatMap(([type, { schema }]) => {
    const types =
      type === 'application/json' && isPublic
        ? [type, 'application/x-www-form-urlencoded']
        : [type];
    return types.map((one) => [one, { schema: nameOf(schema) }]);
  });
  return { ...requestBody, content: Object.fromEntries(content) };
}

function namedAnswer(
  { content, ...rest }: Answer,
  nameOf: (schema: JsonSchema) => JsonSchema,
): Answer {
  if (!content) return rest;
  const named = Object.entries(content).map(([type, { schema }]) => [
    type,
    schema ? { schema: nameOf(schema) } : {},
  ]);
  return { ...rest, content: Object.fromEntries(named) };
}

const isAnswer = (entry: [string, Answer | { $ref: string }]): entry is [string, Answer] =>
  !('$ref' in entry[1]);
const PLAIN = answers({ 200: 'application/json' }) as Record<string, Answer>;

/** Adds what follows from the address and the other parts: names, tag, scopes, parameters of the path, errors. */
export function completeOperation(
  method: string,
  path: string,
  described: DescribedOperation,
  schemas: SchemaBook,
): Operation {
  const name = pascal(`${method.toLowerCase()} ${path.slice('/api'.length)}`);
  const { summary, description, responses = {} } = described;
  const security = scoped(described.security ?? [], method, path);
  const declared = (described.parameters ?? []).map((one) => ({
    ...one,
    required: one.required ?? false,
  }));
  const parameters = [
    ...pathParameters(path, declared),
    ...declared.filter((one) => one.in === 'query').flatMap(queryParameters),
    ...declared.filter((one) => one.in === 'header'),
  ];
  const requestBody =
    described.requestBody &&
    bodyOf(described.requestBody, security.length === 0, (schema) =>
      schemas.named(schema, `${name}Body`),
    );
  const good = Object.entries(responses).filter(isAnswer);
  const rateLimit = described['x-rate-limit'];
  const bodyLimit = described['x-body-limit-bytes'];
  const operation = {
    operationId: name.charAt(0).toLowerCase() + name.slice(1),
    tags: [tagOf(path)],
    summary,
    ...(description && { description }),
    security,
    ...(parameters.length > 0 && { parameters }),
    ...(requestBody && { requestBody }),
    responses,
    ...(rateLimit && { 'x-rate-limit': rateLimit }),
    ...(bodyLimit && { 'x-body-limit-bytes': bodyLimit }),
  };
  return {
    ...operation,
    responses: {
      ...Object.fromEntries(
        (good.length > 0 ? good : Object.entries(PLAIN)).map(([status, one]) => [
          status,
          namedAnswer(one, (schema) => schemas.named(schema, `${name}Answer`)),
        ]),
      ),
      ...impliedRefusals(method, path, operation),
    },
  };
}
