import { createHash } from 'node:crypto';
import type { APIRequestContext, APIResponse } from '@playwright/test';
import { observe, scoreOf } from '../checks/observatory.ts';
import { expect, test } from '../site.ts';

/** CONTRACT.md, section 7. */
const NEEDED = [
  'strict-transport-security',
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'x-frame-options',
  'cache-control',
];
const UNKNOWN_CHUNK = '/assets/gone-0a1b2c3d.js';

/** One response of each kind, with its expected status. */
const ADDRESSES: readonly (readonly [
  string,
  number,
  { method?: string; headers?: Record<string, string>; data?: unknown }?,
])[] = [
  ['/', 200],
  ['/de/trips', 200],
  ['/en/trips/1', 200],
  ['/admin', 200],
  ['/auth/login', 200],
  ['/de/nothing', 404],
  ['/de/trips/', 301],
  ['/en/order/ABCD2345', 404],
  ['/api/health', 200],
  ['/api/trips', 200],
  ['/api/docs', 200],
  ['/api/openapi.json', 200],
  ['/api/nothing', 404],
  ['/api/user', 401],
  ['/api/admin/trips', 401],
  ['/api/trips/1', 405, { method: 'PATCH' }],
  [
    '/api/contact/whatsapp-message',
    403,
    { method: 'POST', headers: { Origin: 'https://other.example' }, data: {} },
  ],
  [
    '/api/transfers/quote',
    415,
    { method: 'POST', headers: { 'Content-Type': 'text/xml' }, data: '<x/>' },
  ],
  ['/api/images/optimize/nothing.jpg?width=20', 404],
  ['/api/images/optimize/nothing.jpg?width=1', 400],
  ['/locales/de/common.json', 200],
  ['/locales/de/nothing.json', 404],
  ['/sitemap.xml', 200],
  ['/robots.txt', 200],
  ['/.well-known/security.txt', 200],
  ['/llms.txt', 200],
  ['/de/blog/feed.xml', 200],
  ['/manifest.webmanifest', 200],
  ['/sw.js', 200],
  ['/favicon.svg', 200],
  ['/favicon.ico', 200],
  ['/assets/flags/de.webp', 200],
  [UNKNOWN_CHUNK, 404],
];

const lacks = (response: APIResponse): string[] => {
  const headers = response.headers();
  const policy = headers['content-security-policy'] ?? '';
  return [
    ...NEEDED.filter((name) => !headers[name]),
    ...(
      [
        "default-src 'none'",
        "frame-ancestors 'none'",
        "base-uri 'none'",
        "form-action 'self'",
      ] as const
    ).filter((directive) => !policy.includes(directive)),
    ...(/unsafe-|https?:|\*/.test(policy) ? [`too wide: ${policy}`] : []),
    ...['server', 'x-powered-by', 'access-control-allow-origin'].filter(
      (name) => headers[name] !== undefined,
    ),
  ];
};

const ask = (request: APIRequestContext, path: string, more: (typeof ADDRESSES)[number][2] = {}) =>
  request.fetch(path, { maxRedirects: 0, ...more });

const HASHED_CHUNK = /\/assets\/[\w-]+\.js/;
async function filesOfThePage(request: APIRequestContext) {
  const html = await (await request.get('/en')).text();
  return {
    chunk: HASHED_CHUNK.exec(html)?.[0] ?? '',
    picture: /\/api\/images\/optimize\/[^"\s]+?width=\d+/.exec(html)?.[0] ?? '',
  };
}

test('every kind of answer carries the headers that keep browsers out of trouble', async ({
  request,
}) => {
  const { chunk, picture } = await filesOfThePage(request);
  for (const [path, status, more] of [
    ...ADDRESSES,
    [chunk, 200] as const,
    [picture.replaceAll('&amp;', '&'), 200] as const,
  ]) {
    const response = await ask(request, path, more);
    expect({ path, status: response.status(), lacks: lacks(response) }).toEqual({
      path,
      status,
      lacks: [],
    });
  }
});

test('what has not changed is answered 304, with the same headers', async ({ request }) => {
  for (const path of [
    '/locales/de/common.json',
    '/sitemap.xml',
    '/assets/flags/de.webp',
    '/en/trips',
  ]) {
    const first = await request.get(path);
    const etag = first.headers().etag;
    if (path !== '/en/trips') expect(etag, path).toBeTruthy();
    if (!etag) continue;
    const response = await request.get(path, { headers: { 'If-None-Match': etag } });
    expect({ path, status: response.status(), lacks: lacks(response) }).toEqual({
      path,
      status: 304,
      lacks: [],
    });
  }
});

test('files with a hash in their name are immutable, a missing one is not cached', async ({
  request,
}) => {
  const { chunk } = await filesOfThePage(request);
  expect((await request.get(chunk)).headers()['cache-control']).toBe(
    'public, max-age=31536000, immutable',
  );
  const missing = await request.get(UNKNOWN_CHUNK);
  expect(missing.headers()['cache-control']).toBe('no-store');
  expect(missing.headers()['content-type']).toBe('application/problem+json');
});

test('pages score 135 by the rules of Mozilla’s Observatory, an A+', async ({ request }) => {
  for (const path of [
    '/',
    '/de/trips',
    '/en/trips/1',
    '/de/blog',
    '/es/airport-transfers/request',
    '/admin',
    '/auth/login',
    '/de/nothing',
  ]) {
    const response = await request.get(path);
    const findings = observe({
      headers: response.headers(),
      cookies: response
        .headersArray()
        .flatMap(({ name, value }) => (name.toLowerCase() === 'set-cookie' ? [value] : [])),
      html: await response.text(),
    });
    expect(scoreOf(findings), `${path}: ${JSON.stringify(findings)}`).toBeGreaterThanOrEqual(135);
  }
});

test('what stands in a page of scripts and styles is exactly what its policy names by hash', async ({
  request,
}) => {
  const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  for (const path of ['/', '/de/trips', '/admin', '/auth/login', '/api/docs']) {
    const response = await request.get(path);
    const html = await response.text();
    // The style sheet for browsers without scripts is a file, and JSON is not a script.
    const inside = [
      ...html.matchAll(/<(script|style)(?![^>]*(?:src=|json"))[^>]*>(.*?)<\/\1>/gs),
    ].map(([, , text = '']) => hashOf(text));
    const named =
      (response.headers()['content-security-policy'] ?? '').match(/'sha256-[^']+'/g) ?? [];
    expect(named.toSorted(), path).toEqual([...new Set(inside)].toSorted());
    expect(html, path).not.toMatch(/\s(?:style|on[a-z]+)="/);
    expect(html, path).not.toMatch(
      /<(?:script|img|link|iframe|source|object|embed)\b[^>]*\b(?:src|srcset|data)="(?:https?:)?\/\//,
    );
  }
});
