import type { RouterRoute } from 'hono/types';
import type * as v from 'valibot';
import { KEYLESS_RESOURCES } from '#contract/api-keys.ts';
import { VERSION } from '#contract/version.ts';
import { type Facts, factsOf } from '#http/described.ts';
import { LIMITS } from '#http/rate-limit.ts';
import { goodAnswers } from './good-answers.ts';
import { INTRODUCTION, KEY_DESCRIPTION, SESSION_DESCRIPTION } from './introduction.ts';
import { inline, type JsonSchema, SchemaBook } from './json-schemas.ts';
import { ANSWER_SCHEMAS, BODY_SCHEMAS } from './named-schemas.ts';
import { IDEMPOTENCY_KEY, type Parameter, pathParameters, templateOf } from './parameters.ts';
import { PROBLEM, REFUSAL_RESPONSES, refusals } from './refusals.ts';
import { wordsFor } from './words.ts';

export type Answer = { description: string; headers?: JsonSchema; content?: Record<string, { schema?: JsonSchema }> };
export type Operation = {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  security: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { required: boolean; content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, Answer | { $ref: string }>;
  'x-rate-limit'?: { requests: number; seconds: 60; per: 'address' };
  'x-body-limit-bytes'?: number;
};
export type ApiDescription = {
  openapi: '3.1.0';
  info: { title: string; version: string; summary: string; description: string; license: { name: string; identifier: string } };
  servers: { url: string; description: string }[];
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, JsonSchema>;
    responses: Record<string, Answer>;
    securitySchemes: Record<string, JsonSchema>;
  };
};

export type DescribedRoute = { method: string; template: string; facts: Facts };

const covers = (pattern: string, path: string) => (pattern.endsWith('/*') ? `${path}/`.startsWith(pattern.slice(0, -1)) : pattern === path);

/**
 * The app's routes with the facts from all handlers in their chains; where two provide the same fact, the first wins, because it responds
 * first.
 */
export function describedRoutes(routes: readonly RouterRoute[]): DescribedRoute[] {
  const everywhere = routes.filter(({ method }) => method === 'ALL');
  const found = new Map<string, DescribedRoute>();
  for (const { method, path, handler } of routes) {
    if (method === 'ALL') continue;
    const template = templateOf(path);
    const key = `${method} ${template}`;
    const known = found.get(key);
    const above = known ? [known.facts] : everywhere.filter((one) => covers(one.path, path)).map((one) => factsOf(one.handler));
    found.set(key, { method, template, facts: Object.assign({}, factsOf(handler), ...above) });
  }
  return [...found.values()];
}

const tagOf = (template: string) => {
  const [, first = '', second = ''] = template.split('/');
  return first === 'admin' ? `admin: ${second}` : first;
};
const pascal = (text: string) => [...text.matchAll(/[a-zA-Z0-9]+/g)].map(([word]) => word.charAt(0).toUpperCase() + word.slice(1)).join('');

function securityOf({ access }: Facts, method: string, template: string): Operation['security'] {
  if (!access) return [];
  const resource = template.split('/')[2] ?? '';
  const isKeyless = access === 'user' || KEYLESS_RESOURCES.some((one) => one === resource);
  return [{ session: [] }, ...(isKeyless ? [] : [{ key: [`${resource}:${method === 'GET' ? 'read' : 'write'}`] }])];
}

/** `outbound.date` of a nested query. */
function queryParameters(schema: JsonSchema, prefix = ''): Parameter[] {
  const required = (schema.required ?? []) as string[];
  return Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>).flatMap(([name, one]) =>
    one.properties
      ? queryParameters(one, `${prefix}${name}.`)
      : [{ name: prefix + name, in: 'query' as const, required: prefix === '' && required.includes(name), schema: one }],
  );
}

function bodyOf({ body, files, access }: Facts, bodies: SchemaBook, name: string): Operation['requestBody'] {
  if (files) {
    const content = files.map((type) => [type, { schema: type.startsWith('multipart') ? UPLOAD : { type: 'string', format: 'binary' } }]);
    return { required: true, content: Object.fromEntries(content) };
  }
  if (!body) return undefined;
  const refer = (schema: v.GenericSchema, index: number) => bodies.refer(schema, `${name}Body${index || ''}`);
  const schema = body.length === 1 ? body.map(refer)[0] : { allOf: body.map(refer) };
  const types = ['application/json', ...(access ? [] : ['application/x-www-form-urlencoded'])];
  return { required: true, content: Object.fromEntries(types.map((type) => [type, { schema: schema ?? {} }])) };
}
const UPLOAD = { type: 'object', required: ['file'], properties: { file: { type: 'string', format: 'binary' } } };

/** The whole API as OpenAPI 3.1, from its own routes and the schemas that they validate with. */
export function describeApi(routes: readonly RouterRoute[]): ApiDescription {
  const bodies = new SchemaBook('input', BODY_SCHEMAS);
  const answers = new SchemaBook('output', ANSWER_SCHEMAS);
  const paths: ApiDescription['paths'] = {};
  const tags = new Set<string>();
  for (const { method, template, facts } of describedRoutes(routes)) {
    const name = pascal(`${method.toLowerCase()} ${template}`);
    const words = wordsFor(method, template);
    const isRequest = method === 'POST' && template.endsWith('/requests');
    const parameters = [
      ...pathParameters(template),
      ...(facts.query ? queryParameters(inline(facts.query, 'input')) : []),
      ...(isRequest ? [IDEMPOTENCY_KEY] : []),
    ];
    const requestBody = bodyOf(facts, bodies, name);
    const tag = tagOf(template);
    tags.add(tag);
    const path = `/api${template}`;
    paths[path] ??= {};
    paths[path][method.toLowerCase()] = {
      operationId: name.charAt(0).toLowerCase() + name.slice(1),
      tags: [tag],
      summary: words?.summary ?? `${method} ${template}`,
      ...(words?.detail && { description: words.detail }),
      security: securityOf(facts, method, template),
      ...(parameters.length > 0 && { parameters }),
      ...(requestBody && { requestBody }),
      responses: { ...goodAnswers({ method, template, facts }, words, answers, name), ...refusals(method, template, facts, words?.bad) },
      ...(facts.limit && { 'x-rate-limit': { requests: LIMITS[facts.limit], seconds: 60, per: 'address' } }),
      ...(facts.bodyLimitBytes && { 'x-body-limit-bytes': facts.bodyLimitBytes }),
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Menorca API',
      version: VERSION,
      summary: 'Trips, destinations and airport transfers in Menorca, and their administration.',
      description: INTRODUCTION,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'This site' }],
    tags: [...tags].map((name) => ({ name })),
    paths,
    components: {
      schemas: { Problem: PROBLEM, ...bodies.components(), ...answers.components() },
      responses: REFUSAL_RESPONSES,
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: '__Host-session', description: SESSION_DESCRIPTION },
        key: { type: 'http', scheme: 'bearer', description: KEY_DESCRIPTION },
      },
    },
  };
}
