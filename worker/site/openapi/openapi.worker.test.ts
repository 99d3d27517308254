import { createHash } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { KEY_RESOURCES, KEYLESS_RESOURCES } from '#contract/accounts/api-keys.ts';
import { entitiesWith } from '#contract/entities.ts';
import { isLanguage } from '#contract/languages/language.ts';
import { settings } from '#core/db/schema.ts';
import { specOf } from '#core/http/description/describe-route.ts';
import { api } from '../../app.ts';
import { anAdmin } from '../../test/admin.ts';
import {
  aBanner,
  aBlogCategory,
  aBlogPost,
  aDestination,
  aSeoRecord,
  aTestimonial,
  aTrip,
  aTripType,
  db,
} from '../../test/builders.ts';
import { getJson, postJson, send } from '../../test/client.ts';
import { aTransferTable, journey } from '../../test/orders/transfer-table.ts';
import { PUBLIC_ROUTES } from '../../test/public-routes.ts';
import type { ApiDescription, Operation } from './api-description.ts';
import { exampleValue } from './example-value.ts';

let description: ApiDescription;
beforeAll(async () => {
  await aTransferTable();
  await aTripType();
  await Promise.all([
    aTrip({ isPopular: true }),
    aDestination({ isPopular: true, tags: ['cala'] }),
    aTestimonial(),
    aBanner(),
    aBlogCategory(),
  ]);
  await aBlogPost({ body: '# Un título\n\nTexto con [enlace](/trips).' });
  await aSeoRecord({ page: 'home' });
  const entry = {
    topic: 'trips',
    question: '¿Se paga antes?',
    answer: 'No.',
    translations: { question: {}, answer: {} },
  };
  await db.insert(settings).values({ key: 'faq', value: { entries: [entry] } });
  description = await getJson<ApiDescription>('/api/openapi.json');
  await fillEmptyLists();
});

/** Of a public list without a builder of its own: a row as the description of its editor says. */
async function fillEmptyLists() {
  const admin = await anAdmin();
  for (const row of entitiesWith('publicTag')) {
    if (!('model' in row) || !PUBLIC_ROUTES.has(`GET ${row.path}`)) continue;
    const shown = await getJson<unknown[] | { items: unknown[] }>(`/api${row.path}`);
    if ((Array.isArray(shown) ? shown : shown.items).length > 0) continue;
    const example = exampleValue(resolve(`${row.model}Input`), resolve) as object;
    const made = await admin(row.path, 'POST', { ...example, status: 'published' });
    expect(made.status, row.path).toBe(201);
  }
}

type Check = { validate: (value: unknown) => StandardResult | Promise<StandardResult> };
type StandardResult = {
  issues?: readonly { message: string; path?: readonly unknown[] | undefined }[] | undefined;
};

type Content = { content?: Record<string, { schema?: object | undefined }> } | { $ref: string };
const checkOf = (one: Content | undefined): Check[] => {
  const schema = one && 'content' in one ? one.content?.['application/json']?.schema : undefined;
  return schema && 'validate' in schema ? [schema as Check] : [];
};
const spelled = (path: string) => path.replaceAll(/:(\w+)(\{(\{.*?\}|[^{}])*\})?/g, '{$1}');
const routes = api.routes.map(({ method, path, handler }) => ({
  method,
  path,
  spec: specOf(handler),
}));

/** The schemas of JSON answers, as the routes describe them: `GET /trips/:id`. */
const described = new Map<string, Check>(
  routes.flatMap(({ method, path, spec }) =>
    checkOf(spec?.responses?.[200]).map((check) => [`${method} ${path}`, check] as const),
  ),
);
const faultsOf = async (check: Check | undefined, value: unknown) => {
  const result = await check?.validate(value);
  return (result?.issues ?? []).map(
    ({ message, path = [] }) =>
      `${path.map((step) => (step as { key: string }).key).join('.')}: ${message}`,
  );
};

const operations = () =>
  Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, one]) => ({ path, method: method.toUpperCase(), one })),
  );
const resolve = (reference: string) =>
  description.components.schemas[reference.split('/').at(-1) ?? ''] ?? {};
/** Every value under a key, at any depth. */
function* under(key: string, value: unknown): Generator<unknown> {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, one] of Object.entries(value)) {
    if (name === key) yield one;
    yield* under(key, one);
  }
}

test('every route of the app is described, and nothing else', () => {
  const ofApp = api.routes
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => `${method} /api${spelled(path)}`);
  expect(
    operations()
      .map(({ method, path }) => `${method} ${path}`)
      .sort(),
  ).toEqual([...new Set(ofApp)].sort());
  expect(ofApp.length).toBeGreaterThan(200);
});

test('every route and every tag is put into words', () => {
  const mute = operations().filter(
    ({ one }) => typeof one.summary !== 'string' || one.summary === '',
  );
  expect(mute.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
  expect(
    description.tags.filter((tag) => !tag.description),
    'a row of contract/entities/ has `tag` (`admin: x`) and `publicTag`; other routes a line in tags.ts',
  ).toEqual([]);
});

test('every public read describes its answer', () => {
  const redirects = [
    'GET /bookings/:reference/pay',
    'GET /transfers/requests/:reference/pay',
    'GET /orders/:reference/pay',
    'GET /payments/return/:session',
  ];
  const files = [
    ...redirects,
    'GET /openapi.json',
    'GET /docs',
    'GET /health',
    'GET /images/optimize/:path{.+}',
  ];
  const reads = [...PUBLIC_ROUTES].filter(
    (route) =>
      route.startsWith('GET ') && !/\.(?:ics|pdf\}?)$/.test(route) && !files.includes(route),
  );
  expect(reads.filter((route) => !described.has(route))).toEqual([]);
  expect(reads.length).toBeGreaterThan(30);
});

test('it is complete: references resolve, names are unique, path parameters are described, every route has a successful response', () => {
  const { schemas, responses } = description.components;
  const targets = new Set([
    ...Object.keys(schemas).map((name) => `#/components/schemas/${name}`),
    ...Object.keys(responses).map((name) => `#/components/responses/${name}`),
  ]);
  expect(
    [...under('$ref', description)].filter((reference) => !targets.has(String(reference))),
  ).toEqual([]);
  expect(Object.keys(schemas).filter((name) => !/^[\w.-]+$/.test(name))).toEqual([]);
  const ids = operations().map(({ one }) => one.operationId);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { path, one } of operations()) {
    const pathParameters = (one.parameters ?? [])
      .filter((parameter) => parameter.in === 'path')
      .map(({ name }) => name);
    expect(pathParameters, path).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
    expect(
      Object.keys(one.responses).some((status) => status.startsWith('2') || status === '303'),
      path,
    ).toBe(true);
    expect(one.responses.default).toEqual({ $ref: '#/components/responses/Refusal-default' });
  }
});

test('schemas have keywords of JSON Schema alone, no metadata of ours', () => {
  expect(JSON.stringify(description)).not.toMatch(/"(?:jsonSchema|sentAs)":/);
});

test('it describes access: public, with a session, with a key and its scope', () => {
  const resourceOf = (path: string) => path.split('/')[3] ?? '';
  const securityOf = (path: string): Operation['security'] | undefined =>
    description.paths[path]?.get?.security;
  expect(securityOf('/api/trips')).toEqual([]);
  expect(securityOf('/api/account')).toEqual([{ session: [] }]);
  expect(securityOf('/api/admin/trips')).toEqual([{ session: [] }, { key: ['trips:read'] }]);
  expect(description.paths['/api/admin/trips']?.post?.security).toEqual([
    { session: [] },
    { key: ['trips:write'] },
  ]);
  for (const { path, one } of operations().filter((route) =>
    route.path.startsWith('/api/admin/'),
  )) {
    const isKeyless = KEYLESS_RESOURCES.some((resource) => resource === resourceOf(path));
    expect(
      one.security.some((way) => 'key' in way),
      path,
    ).toBe(!isKeyless);
    if (!isKeyless) expect(KEY_RESOURCES, path).toContain(resourceOf(path));
  }
  const { key } = description.components.securitySchemes;
  for (const resource of [...KEY_RESOURCES, ...KEYLESS_RESOURCES])
    expect(key?.description).toContain(`\`${resource}\``);
});

test.each([
  ['GET', '/api/user', undefined, 401],
  ['POST', '/api/auth/login', { email: 'unknown@example.com', password: 'wrong-password' }, 401],
  ['GET', '/api/transfers/quote', undefined, 422],
  ['POST', '/api/subscribe/confirm', { token: 'x'.repeat(43) }, 404],
  ['POST', '/api/subscribe/unsubscribe', { token: 'x'.repeat(43) }, 404],
])('%s %s tells the refusal that it answers', async (method, path, body, status) => {
  const response = body ? await postJson(path, body) : await send(path);
  expect(response.status).toBe(status);
  expect(description.paths[path]?.[method.toLowerCase()]?.responses).toHaveProperty(String(status));
});

test('limits are described as wrangler.toml sets them', () => {
  const limitOf = (path: string, method: 'get' | 'post') =>
    description.paths[path]?.[method]?.['x-rate-limit']?.requests;
  expect(limitOf('/api/search', 'get')).toBe(120);
  expect(limitOf('/api/subscribe', 'post')).toBe(60);
  expect(limitOf('/api/auth/login', 'post')).toBe(10);
  expect(limitOf('/api/trips', 'get')).toBeUndefined();
});

test('bodies are those that are validated: a quote made of the description alone is understood', async () => {
  const body =
    description.paths['/api/transfers/quote']?.post?.requestBody?.content['application/json']
      ?.schema ?? {};
  const example = exampleValue(body, resolve) as object;
  const response = await postJson('/api/transfers/quote', { ...example, ...journey() });
  expect(response.status).toBe(200);
  expect(await faultsOf(described.get('POST /transfers/quote'), await response.json())).toEqual([]);
  // Only the places and the day are replaced: those of the example do not exist.
  const problem = await postJson('/api/transfers/quote', example);
  expect([404, 422]).toContain(problem.status);
  expect(JSON.stringify(await problem.json())).not.toMatch(/required/);
});

test('the example of every body is one that its route takes', async () => {
  // Of two routes for the same requests the first responds.
  const checks = new Map<string, Check>(
    routes
      .flatMap(({ method, path, spec }) =>
        checkOf(spec?.requestBody).map(
          (check) => [`${method} /api${spelled(path)}`, check] as const,
        ),
      )
      .reverse(),
  );
  const faults = operations().map(async ({ method, path, one }) => {
    const schema = one.requestBody?.content['application/json']?.schema;
    const found = schema
      ? await faultsOf(checks.get(`${method} ${path}`), exampleValue(schema, resolve))
      : [];
    return found.map((fault) => `${method} ${path}: ${fault}`);
  });
  expect((await Promise.all(faults)).flat()).toEqual([]);
  expect(checks.size).toBeGreaterThan(60);
});

test('a row of the administration is described with what its editor sends and what the frame adds', () => {
  // A draft needs a name; the editor derives its address and chooses a type.
  expect(exampleValue(resolve('TripInput'), resolve)).toMatchObject({ name: 'text' });
  expect(resolve('TripInput').required).toEqual(['name', 'slug', 'tripTypeId']);
  expect(resolve('TripInput').properties).toMatchObject({
    region: { enum: expect.arrayContaining(['north']) },
    durationClass: { enum: expect.arrayContaining(['half-day']) },
    price: {},
  });
  expect(
    description.paths['/api/admin/trips/{id}']?.put?.requestBody?.content['application/json']
      ?.schema,
  ).toEqual({
    allOf: [
      { $ref: '#/components/schemas/SaveEnvelope' },
      { $ref: '#/components/schemas/TripInput' },
    ],
  });
});

const LISTED = [...described.keys()]
  .map((route) => route.replace(/^GET /, '/api'))
  .filter(
    (path) =>
      path.startsWith('/api/') &&
      !/:|^\/api\/(admin|user$|trips\/chosen$|transfers\/quote$)/.test(path),
  );

const DETAILS = [
  ['/trips/:id', '/api/trips/1'],
  ['/trips/:id/availability', '/api/trips/1/availability'],
  ['/trips/chosen', '/api/trips/chosen?ids=1'],
  ['/destinations/:id', '/api/destinations/1-x'],
  ['/blog/posts/:slug', '/api/blog/posts/{slug}'],
  ['/seo/:page', '/api/seo/home'],
  ['/transfers/zones/:slug', '/api/transfers/zones/mao'],
] as const;
async function answered(address: string) {
  const [post] = (await getJson<{ items: { slug: string }[] }>('/api/blog/posts')).items;
  return getJson(address.replace('{slug}', post?.slug ?? ''));
}

test.each(LISTED)('%s answers as described', async (path) => {
  const answer = await getJson(path);
  expect(await faultsOf(described.get(path.replace('/api', 'GET ')), answer)).toEqual([]);
  if (Array.isArray(answer)) expect(answer.length, 'something to compare').toBeGreaterThan(0);
});

/** Objects that have texts in several languages: below `translations`, or as a map. */
const multilingualIn = (value: unknown): unknown[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.keys(value).length > 0 && Object.keys(value).every(isLanguage)
      ? [value]
      : Object.entries(value).flatMap(([key, one]) =>
          key === 'translations' ? [one] : multilingualIn(one),
        );

test.each([...LISTED.map((path) => [path.replace('/api', ''), path] as const), ...DETAILS])(
  '%s in one language answers as described, with texts in that alone',
  async (path, address) => {
    const url = `${address}${address.includes('?') ? '&' : '?'}lang=de`;
    const answer = await answered(url);
    expect(await faultsOf(described.get(`GET ${path}`), answer)).toEqual([]);
    // A post's body stays a map, of one tree.
    const { content, ...rest } = answer as { content?: object };
    expect(Object.keys(content ?? { de: [] })).toEqual(['de']);
    expect(multilingualIn(rest)).toEqual([]);
    const isMultilingual = multilingualIn(await answered(address)).length > 0;
    const parameters = description.paths[`/api${spelled(path)}`]?.get?.parameters ?? [];
    if (isMultilingual) expect(parameters.map(({ name }) => name)).toContain('lang');
    if (isMultilingual) expect(JSON.stringify(answer)).toContain('"textLanguages":');
    // A post in an unknown language is one in all.
    const refusal = path === '/blog/posts/:slug' ? 200 : 422;
    if (isMultilingual) {
      const unknown = url.replace('lang=de', 'lang=fr');
      const slugged = unknown.replace('{slug}', (answer as { slug?: string }).slug ?? '');
      expect((await send(slugged)).status).toBe(refusal);
    }
  },
);

test.each(DETAILS)('%s answers as described', async (path, address) => {
  expect(await faultsOf(described.get(`GET ${path}`), await answered(address))).toEqual([]);
});

test('nothing of what the database keeps to itself is in it', async () => {
  const names = JSON.stringify(
    Object.keys(description.components.schemas).map((name) => description.components.schemas[name]),
  );
  expect(names).not.toMatch(/passwordHash|totpSecret|recoveryCodesHash|keyHash|TokenHash|digest/);
});

test('both are cached by browsers until they change', async () => {
  for (const path of ['/api/openapi.json', '/api/docs']) {
    const response = await send(path);
    const etag = response.headers.get('ETag') ?? '';
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
    const again = await send(path, { headers: { 'If-None-Match': etag } });
    expect(again.status).toBe(304);
    // Browsers let it replace that of the first response.
    expect(again.headers.get('Content-Security-Policy')).toBe(
      response.headers.get('Content-Security-Policy'),
    );
  }
});

test('the page needs nothing from other sites, and its policy allows its own style and script alone', async () => {
  const response = await send('/api/docs');
  const text = await response.text();
  const policy = response.headers.get('Content-Security-Policy') ?? '';
  expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
  expect(text).not.toMatch(/<[^>]*\s(?:src|srcset|style|on\w+)=|<link|@import|url\(/);
  const hashOf = (tag: string) => {
    const content = new RegExp(`<${tag}>(.*?)</${tag}>`, 's').exec(text)?.[1] ?? '';
    return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
  };
  expect(policy).toContain(`style-src 'self' ${hashOf('style')};`);
  expect(policy).toContain(`script-src 'self' ${hashOf('script')};`);
  expect(policy).not.toContain('unsafe');
  for (const { one } of operations()) expect(text).toContain(`id="${one.operationId}"`);
  expect(text).toContain('Authorization: Bearer $KEY');
});
