import { expect, test } from 'vitest';
import { MAX_VITALS, type Performance } from '#contract/admin/performance.ts';
import { vitals } from '#core/db/schema.ts';
import { purgeMeasurements } from '#site/operations/purge.ts';
import { anAdmin, jsonOf } from '../../test/admin.ts';
import { db } from '../../test/builders.ts';
import { postJson } from '../../test/client.ts';

const admin = await anAdmin();
const visit = {
  page: '/de/trips/3-sunset',
  language: 'de',
  device: 'phone',
  metrics: { LCP: 1234, CLS: 0.05, TTFB: 80 },
};
const rows = () => db.select().from(vitals);

test('a visit is stored by the page’s name, without cookie or address, and is in the administrator’s figures', async () => {
  const answer = await postJson('/api/vitals', visit);
  expect([answer.status, await answer.text(), answer.headers.get('Set-Cookie')]).toEqual([
    204,
    '',
    null,
  ]);
  expect(
    (await rows()).map(({ page, language, device, metric, value }) => [
      page,
      language,
      device,
      metric,
      value,
    ]),
  ).toEqual([
    ['/trips/{id}', 'de', 'phone', 'LCP', 1234],
    ['/trips/{id}', 'de', 'phone', 'CLS', 0.05],
    ['/trips/{id}', 'de', 'phone', 'TTFB', 80],
  ]);
  expect((await jsonOf<Performance>(admin('/performance'))).by.page).toContainEqual({
    group: '/trips/{id}',
    metric: 'LCP',
    p75: 1234,
    visits: 1,
  });
});

test('what is no measurement is refused by its field, and nothing of it is stored', async () => {
  const before = (await rows()).length;
  const refused = async (wrong: object) => {
    const answer = await postJson('/api/vitals', { ...visit, ...wrong });
    const { errors } = (await answer.json()) as { errors: { path: string }[] };
    return [answer.status, ...errors.map(({ path }) => path)];
  };
  expect(await refused({ page: '/people/ada@example.com' })).toEqual([422, 'page']);
  expect(await refused({ page: 'https://example.com/' })).toEqual([422, 'page']);
  expect(await refused({ language: 'fr' })).toEqual([422, 'language']);
  expect(await refused({ device: 'fridge' })).toEqual([422, 'device']);
  expect(await refused({ metrics: { LCP: -1 } })).toEqual([422, 'metrics.LCP']);
  expect(await refused({ metrics: { LCP: 'fast' } })).toEqual([422, 'metrics.LCP']);
  expect((await postJson('/api/vitals', '{')).status).toBe(400);
  expect((await postJson('/api/vitals', { ...visit, note: 'x'.repeat(3000) })).status).toBe(413);
  expect((await postJson('/api/vitals', visit, { Origin: 'https://example.com' })).status).toBe(
    403,
  );
  expect((await postJson('/api/vitals', { ...visit, metrics: {} })).status).toBe(204);
  expect(await rows()).toHaveLength(before);
});

test('an address that sends too much gets 429, and can still send a form', async () => {
  const from = { 'CF-Connecting-IP': '198.51.100.77' };
  // A minute may end among them: of twice the allowance one is refused in any case.
  const answers = await Promise.all(
    Array.from({ length: 121 }, () => postJson('/api/vitals', { ...visit, metrics: {} }, from)),
  );
  const late = answers.filter(({ status }) => status === 429);
  expect(late.length).toBeGreaterThan(0);
  expect(late[0]?.headers.get('Retry-After')).toBe('60');
  expect((await postJson('/api/subscribe', { email: 'ada@example.com' }, from)).status).toBe(201);
});

test('a full table takes no more until the night has made room', async () => {
  const [last] = await db
    .insert(vitals)
    .values({
      ...visit,
      device: 'phone',
      id: MAX_VITALS + 10,
      day: new Date().toISOString().slice(0, 10),
      metric: 'LCP',
      value: 1,
    })
    .returning();
  const before = (await rows()).length;
  expect((await postJson('/api/vitals', visit)).status).toBe(204);
  expect(await rows()).toHaveLength(before);
  await purgeMeasurements(db, new Date());
  expect(await rows()).toEqual([last]);
  await postJson('/api/vitals', visit);
  expect(await rows()).toHaveLength(4);
});
