import type { JsonSchema } from './json-schemas.ts';

export type Parameter = { name: string; in: 'path' | 'query' | 'header'; required: boolean; schema: JsonSchema; description?: string };

const WHOLE = { type: 'integer', minimum: 1 };
const TEXT = { type: 'string', minLength: 1 };
/** Ids other than plain numbers, by the path before them. */
const IDS: Readonly<Record<string, { schema: JsonSchema; description?: string }>> = {
  '/trips/{id}': { schema: { type: 'string', pattern: '^[0-9]+(-.*)?$' } },
  '/destinations/{id}': { schema: { type: 'string', pattern: '^[0-9]+(-.*)?$' } },
  '/account/sessions/{id}': { schema: TEXT },
  '/admin/transfers/{id}': { schema: TEXT, description: 'The id, or the reference.' },
  '/admin/trip-requests/{id}': { schema: TEXT, description: 'The id, or the reference.' },
  '/admin/outbox/{id}': { schema: { type: 'string', format: 'uuid' } },
  '/admin/seo/{id}': { schema: TEXT, description: 'The id, or the page (`home`).' },
  '/admin/drafts/{entity}/{id}': { schema: { type: 'integer', minimum: 0 }, description: '0 is a new row.' },
};

/** Converts `/trips/:id{[0-9]+}` to OpenAPI's `/trips/{id}`. */
export const templateOf = (path: string) => path.replace(/:(\w+)(?:\{(?:[^{}]|\{\d+\})*\})?/g, '{$1}');

/** Parameters in braces in a template. */
export const pathParameters = (template: string): Parameter[] =>
  [...template.matchAll(/\{(\w+)\}/g)].map(([whole, name = '']) => {
    const upToIt = template.slice(0, template.indexOf(whole) + whole.length);
    const own = name === 'id' ? (IDS[upToIt] ?? { schema: WHOLE }) : { schema: name === 'version' ? WHOLE : TEXT };
    return { name, in: 'path' as const, required: true, ...own };
  });

export const IDEMPOTENCY_KEY: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string', maxLength: 200 },
  description: 'Made up by the client; the same key never makes a second request.',
};
