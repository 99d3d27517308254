import { expect, test } from 'vitest';
import type { EditedRow } from '#contract/admin/crud.ts';
import type { Miss, RedirectInput } from '#contract/pages/redirects.ts';
import type { Page } from '#contract/paging.ts';
import type { Problem } from '#contract/problem.ts';
import { notFoundLog, redirects, settings } from '#core/db/schema.ts';
import { anAdmin, jsonOf } from '../../test/admin.ts';
import { db } from '../../test/builders.ts';
import { send } from '../../test/client.ts';

const admin = await anAdmin();
await db.insert(settings).values({ key: 'site', value: { siteName: 'Marès' } });
type Row = EditedRow<RedirectInput & { status: number; hits: number }>;
const make = async (fromPath: string, toPath: string | null) =>
  jsonOf<Row>(admin('/redirects', 'POST', { fromPath, toPath }));
const targets = async () =>
  Object.fromEntries(
    (await db.select().from(redirects)).map(({ fromPath, toPath }) => [fromPath, toPath]),
  );

test('a redirect that is made works at once, one that is deleted no more', async () => {
  const row = await make(' /Old-Page/ ', '/services?x=1');
  expect(row).toMatchObject({
    fromPath: '/old-page',
    toPath: '/services?x=1',
    status: 301,
    hits: 0,
    version: 1,
  });
  expect((await send('/de/old-page')).headers.get('Location')).toBe('/de/services?x=1');
  expect((await admin(`/redirects/${row.id}`, 'DELETE')).status).toBe(204);
  expect((await send('/de/old-page')).status).toBe(404);
});

test('without a way on the page is gone', async () => {
  expect(await make('/closed', null)).toMatchObject({ toPath: null, status: 410 });
  expect((await send('/en/closed')).status).toBe(410);
});

test('redirect loops are refused, also indirect ones', async () => {
  await make('/a', '/b');
  const answers = [
    await admin('/redirects', 'POST', { fromPath: '/self', toPath: '/self#part' }),
    await admin('/redirects', 'POST', { fromPath: '/b', toPath: '/a' }),
  ];
  for (const response of answers) {
    expect(response.status).toBe(422);
    expect((await jsonOf<Problem>(response)).errors?.[0]?.path).toBe('toPath');
  }
  const row = await make('/c', '/d');
  const saved = await admin(`/redirects/${row.id}`, 'PUT', { ...row, toPath: '/c' });
  expect(saved.status).toBe(422);
});

test.each([
  ['/self2', '/Self2'],
  ['/self3', '/self3/'],
  ['/self4', '/es/self4'],
  ['/de/self5', '/self5'],
  ['/self6', 'http://localhost/self6'],
  ['/loop-b', '/Loop-A'],
])('from %s to %s is a circle', async (fromPath, toPath) => {
  if (fromPath === '/loop-b') await make('/loop-a', '/loop-b');
  const response = await admin('/redirects', 'POST', { fromPath, toPath });
  expect(response.status).toBe(422);
  expect((await jsonOf<Problem>(response)).errors?.[0]?.path).toBe('toPath');
});

test('one language may lead to another', async () => {
  await make('/de/only-spanish', '/es/only-spanish');
  expect((await send('/de/only-spanish')).headers.get('Location')).toBe('/es/only-spanish');
});

test('a page that is always there cannot be led away from, and what leads to it ends there', async () => {
  for (const fromPath of ['/about', '/DE/About/', '/airport-transfers/group'])
    expect((await admin('/redirects', 'POST', { fromPath, toPath: '/x' })).status, fromPath).toBe(
      422,
    );
  await db.insert(redirects).values({ fromPath: '/about', toPath: '/elsewhere', status: 301 });
  await make('/about-us', '/about');
  expect((await send('/about-us')).headers.get('Location')).toBe('/about');
});

test('no chains are left: what leads to a path that moves goes to its new place, and a new one goes to the end', async () => {
  await make('/first', '/second');
  await make('/second', '/third');
  await make('/zero', '/first');
  expect(await targets()).toMatchObject({
    '/first': '/third',
    '/second': '/third',
    '/zero': '/third',
  });
});

test('a path has one redirect, and what is no address is refused', async () => {
  await make('/twice', '/x');
  for (const [fromPath, toPath] of [
    ['/TWICE/', '/y'],
    ['/admin', '/y'],
    ['nothing', '/y'],
    ['/bad', 'javascript:alert(1)'],
  ])
    expect((await admin('/redirects', 'POST', { fromPath, toPath })).status, fromPath).toBe(422);
});

test('the list is searched and sorted', async () => {
  const { items, total } = await jsonOf<Page<Row>>(admin('/redirects?q=twice&sort=-hits'));
  expect([total, items[0]?.fromPath]).toEqual([1, '/twice']);
  expect(
    (await jsonOf<Page<Row>>(admin('/redirects?status=gone'))).items.map(
      ({ fromPath }) => fromPath,
    ),
  ).toEqual(['/closed']);
});

test('addresses that were not found are listed, most frequent first, and deleted one by one or all', async () => {
  await db.delete(notFoundLog);
  await db.insert(notFoundLog).values([
    { path: '/rare', hits: 1, lastAt: '2026-02-01' },
    { path: '/often', hits: 9, lastAt: '2026-01-01' },
  ]);
  const paths = async (query = '') =>
    (await jsonOf<Page<Miss>>(admin(`/utilities/not-found${query}`))).items.map(({ path }) => path);
  expect(await paths()).toEqual(['/often', '/rare']);
  expect(await paths('?sort=last')).toEqual(['/rare', '/often']);
  expect(await paths('?q=oft')).toEqual(['/often']);
  expect((await admin('/utilities/not-found?path=%2Foften', 'DELETE')).status).toBe(204);
  expect(await paths()).toEqual(['/rare']);
  await admin('/utilities/not-found', 'DELETE');
  expect(await paths()).toEqual([]);
});

test('an address that gets a redirect is removed from those not found', async () => {
  await db.insert(notFoundLog).values([{ path: '/Lost-Cove' }, { path: '/lost-cove/more' }]);
  expect(
    (await admin('/redirects', 'POST', { fromPath: '/lost-cove', toPath: '/lost-cove' })).status,
  ).toBe(422);
  const paths = async () =>
    (await jsonOf<Page<Miss>>(admin('/utilities/not-found?q=lost-cove'))).items
      .map(({ path }) => path)
      .sort();
  expect(await paths()).toEqual(['/Lost-Cove', '/lost-cove/more']);
  await make('/lost-cove', '/trips');
  expect(await paths()).toEqual(['/lost-cove/more']);
});

test('strangers neither see nor change any of it', async () => {
  for (const path of ['/api/admin/redirects', '/api/admin/utilities/not-found'])
    expect((await send(path)).status).toBe(401);
});

test('an address with a user name or password is refused with its reason, also one of this site', async () => {
  for (const toPath of [
    'https://user:pw@example.com/x',
    'http://user:pw@localhost/services',
    'http://user@localhost/services',
  ]) {
    const response = await admin('/redirects', 'POST', { fromPath: '/with-user', toPath });
    expect(response.status, toPath).toBe(422);
    expect((await jsonOf<Problem>(response)).errors).toMatchObject([
      { path: 'toPath', code: 'credentials' },
    ]);
  }
});
