import type { JsonSchema } from '#core/http/description/openapi-types.ts';
import type { Answer, Operation } from './api-description.ts';

type OperationPart = Pick<Operation, 'security' | 'requestBody' | 'responses' | 'x-rate-limit'>;

const TEXT = { type: 'string' };

/** RFC 9457, as `worker/core/http/problem.ts` writes it. */
export const PROBLEM: JsonSchema = {
  type: 'object',
  required: ['type', 'title', 'status'],
  properties: {
    type: { ...TEXT, description: 'Always `about:blank`: the status identifies the problem.' },
    title: TEXT,
    status: { type: 'integer', minimum: 400, maximum: 599 },
    detail: TEXT,
    code: { ...TEXT, description: 'The reason, where one status has several.' },
    requestId: {
      ...TEXT,
      description:
        'For status 500 and above: identifies the request in the company’s logs. Every response carries it as the header `X-Request-Id`.',
    },
    errors: {
      type: 'array',
      description: 'One entry per invalid field.',
      items: {
        type: 'object',
        required: ['path', 'code', 'message'],
        properties: {
          path: { ...TEXT, description: 'Path with dots: `contact.email`.' },
          code: TEXT,
          message: TEXT,
        },
      },
    },
  },
};

const REFUSALS: Readonly<Record<string, string>> = {
  400: 'Malformed request',
  401: 'Not signed in, or the API key is invalid',
  403: 'Forbidden: missing role, missing scope of the API key, or a write from another site',
  404: 'Not found',
  409: 'Conflict: the record was changed by someone else, or is still in use',
  413: 'Request body too large',
  415: 'Unsupported content type',
  422: 'Some fields are invalid; see `errors`',
  429: 'Too many requests; retry after the time in `Retry-After`',
  default: 'Any other error',
};

const content = {
  'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
};
const RETRY = { 'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer' } } };

export const REFUSAL_RESPONSES: Record<string, Answer> = Object.fromEntries(
  Object.entries(REFUSALS).map(([status, description]) => [
    `Refusal-${status}`,
    { description, ...(status === '429' && { headers: RETRY }), content },
  ]),
);

/** Errors that the operation implies; `default` covers all others. */
export function impliedRefusals(
  method: string,
  path: string,
  operation: OperationPart,
): Record<string, { $ref: string }> {
  const isWrite = method !== 'GET';
  const isGuarded = operation.security.length > 0;
  const hasParameter = path.includes('{');
  const statuses = new Set([
    ...Object.keys(operation.responses).filter(
      (status) => Number(status) >= 400 && Number(status) < 500,
    ),
    ...(operation.requestBody ? ['400', '413', '415', '422'] : []),
    ...(isGuarded ? ['401'] : []),
    ...(isGuarded || isWrite ? ['403'] : []),
    ...(hasParameter ? ['404'] : []),
    ...(isWrite && (hasParameter || method === 'PUT') ? ['409'] : []),
    ...(operation['x-rate-limit'] ? ['429'] : []),
  ]);
  return Object.fromEntries(
    [...[...statuses].sort(), 'default'].map((status) => [
      status,
      { $ref: `#/components/responses/Refusal-${status}` },
    ]),
  );
}
