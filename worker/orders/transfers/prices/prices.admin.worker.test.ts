import { beforeAll, expect, test } from 'vitest';
import type {
  PeoplePrices,
  PriceGap,
  PriceGrid,
  PricePreview,
  PriceVersion,
} from '#contract/transfers/admin/price-admin.ts';
import type { TransferZoneDetail } from '#contract/transfers/table.ts';
import type { TransferRules } from '#contract/transfers/transfers.ts';
import * as schema from '#core/db/schema.ts';
import { aDestination, db } from '../../../test/builders.ts';
import { getJson, ORIGIN, send } from '../../../test/client.ts';
import { aQuote, aTransferRequest, aTransferTable } from '../../../test/orders/transfer-table.ts';
import { signIn } from '../../../test/sign-in.ts';

const PATH = '/api/admin/transfers';
let admin: { headers: { Cookie: string } };

beforeAll(async () => {
  await aTransferTable();
  admin = await signIn('admin@example.com', 'admin');
});

const get = async <T>(path: string) => (await (await send(`${PATH}${path}`, admin)).json()) as T;
const write = (method: 'POST' | 'PUT', path: string, body: unknown) =>
  send(`${PATH}${path}`, {
    method,
    body: JSON.stringify(body),
    headers: { ...admin.headers, 'Content-Type': 'application/json', Origin: ORIGIN },
  });
const grid = () => get<PriceGrid>('/prices');
const standard = (oneWayCents: number, more: object = {}) => ({
  zone: 'mao',
  vehicle: 'standard',
  oneWayCents,
  returnCents: oneWayCents * 2,
  ...more,
});
const save = async (oneWayCents: number, more: object = {}) =>
  write('POST', '/prices', {
    baseVersion: (await grid()).version.id,
    note: 'test',
    cells: [standard(oneWayCents, more)],
  });

test('the grid holds zones, vehicles and every price', async () => {
  expect(await grid()).toMatchObject({
    version: { id: 1, cells: 2 },
    zones: [{ slug: 'mao', hasPage: true }],
    vehicles: [{ code: 'standard' }, { code: 'minibus' }],
    cells: [
      {
        zone: 'mao',
        vehicle: 'standard',
        oneWayCents: 2000,
        returnCents: 3800,
        validFrom: '2020-01-01',
        validTo: null,
      },
      { vehicle: 'minibus' },
    ],
  });
});

test('one changed row changes the zone’s page, the public table, the quote, the booking and the mail together', async () => {
  await aDestination({ name: 'Es Castell', slug: 'es-castell', transferZoneId: 1 });
  expect((await save(2345)).status).toBe(201);
  expect((await getJson<TransferZoneDetail>('/api/transfers/zones/mao')).prices[0]).toMatchObject({
    vehicle: 'standard',
    oneWayCents: 2345,
  });
  expect(await getJson('/api/transfers/prices')).toMatchObject({
    items: [{ oneWayCents: 2345 }, { oneWayCents: 5500 }],
  });
  expect((await aQuote()).options[0]).toMatchObject({ totalCents: 2345 });
  const request = await aTransferRequest();
  expect(await request.booking()).toMatchObject({ totalCents: 2345 });
  const mails = (await db.select().from(schema.outbox)).filter(
    ({ relatedId }) => relatedId === request.id,
  );
  expect(mails).toHaveLength(2);
  for (const { body, html } of mails)
    for (const text of [body, html]) expect(text).toMatch(/23,45/);
  const page = await (await send('/de/airport-transfers/mao')).text();
  expect(page).toMatch(/23,45/);
});

test('a preview tells what would change and on which pages, and changes nothing', async () => {
  const before = await grid();
  const response = await write('POST', '/prices/preview', {
    baseVersion: before.version.id,
    cells: [standard(9999)],
  });
  const preview = (await response.json()) as PricePreview;
  expect(preview.differences).toMatchObject([
    { zone: 'mao', vehicle: 'standard', after: { oneWayCents: 9999 } },
  ]);
  expect(preview.pages).toEqual(
    expect.arrayContaining([
      '/airport-transfers',
      '/airport-transfers/mao',
      expect.stringMatching(/^\/destinations\/\d+-es-castell$/),
    ]),
  );
  expect(await grid()).toEqual(before);
});

test('two administrators saving over one table: one wins, the other gets it', async () => {
  const { version } = await grid();
  const answers = await Promise.all(
    [3001, 3002].map((cents) =>
      write('POST', '/prices', { baseVersion: version.id, note: '', cells: [standard(cents)] }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  const lost = (await answers.find(({ status }) => status === 409)?.json()) as {
    current: PriceGrid;
  };
  expect(lost.current.version.id).toBe(version.id + 1);
  expect((await write('POST', '/prices', { baseVersion: 999, note: '', cells: [] })).status).toBe(
    409,
  );
});

test('saving what is there already makes no new version', async () => {
  const { version, cells } = await grid();
  const response = await write('POST', '/prices', { baseVersion: version.id, note: '', cells });
  expect(response.status).toBe(200);
  expect((await grid()).version.id).toBe(version.id);
});

test('a version is taken back by a new one that equals the old', async () => {
  const before = await grid();
  await save(7777);
  const current = (await grid()).version.id;
  const response = await write('POST', `/prices/versions/${before.version.id}/restore`, {
    baseVersion: current,
  });
  expect(response.status).toBe(201);
  const after = await grid();
  expect(after.cells).toEqual(before.cells);
  expect(after.version.id).toBe(current + 1);
  expect((await write('POST', '/prices/versions/1/restore', { baseVersion: current })).status).toBe(
    409,
  );
  expect(
    (await write('POST', '/prices/versions/999/restore', { baseVersion: current + 1 })).status,
  ).toBe(404);
  expect((await get<PriceVersion[]>('/prices/versions'))[0]).toMatchObject({
    id: current + 1,
    user: 'Ada',
    cells: 2,
  });
});

test.each([
  ['an unknown zone', { zone: 'mars' }, 'cells.0.zone'],
  ['an unknown vehicle', { vehicle: 'rocket' }, 'cells.0.vehicle'],
  ['a negative price', { oneWayCents: -1 }, 'cells.0.oneWayCents'],
  ['half a cent', { oneWayCents: 10.5 }, 'cells.0.oneWayCents'],
  [
    'an end before its beginning',
    { validFrom: '2027-06-01', validTo: '2027-05-01' },
    'cells.0.validTo',
  ],
  ['a day that does not exist', { validFrom: '2027-02-30' }, 'cells.0.validFrom'],
])('%s is refused at its cell', async (_name, change, path) => {
  const response = await save(2000, change);
  expect(response.status).toBe(422);
  expect((await response.json()) as object).toMatchObject({ errors: [{ path }] });
});

test('gaps of the table, and what a journey costs for one to sixteen people', async () => {
  expect(await get<PriceGap[]>('/prices/gaps')).toEqual([]);
  await db
    .insert(schema.transferZones)
    .values({ id: 2, slug: 'fornells', name: 'Fornells', minutes: 30, km: 30 });
  expect(
    (await get<PriceGap[]>('/prices/gaps')).map(
      ({ zone, vehicle, kind }) => `${zone} ${vehicle} ${kind}`,
    ),
  ).toEqual(['fornells standard missing', 'fornells minibus missing']);
  const { rows } = await get<PeoplePrices>('/prices/grid?zone=mao');
  expect(rows).toHaveLength(16);
  expect(rows.map(({ cheapest }) => cheapest)).toEqual([
    ...Array(4).fill('standard'),
    ...Array(12).fill('minibus'),
  ]);
  expect(rows[4]?.vehicles[0]).toMatchObject({
    vehicle: 'standard',
    oneWayCents: null,
    reason: 'passengers',
  });
  expect((await send(`${PATH}/prices/grid?zone=mars`, admin)).status).toBe(404);
});

test('rules are saved over the version that was read, and hold at once', async () => {
  const rules = await get<TransferRules & { version: number }>('/rules');
  const change = { ...rules, night: { ...rules.night, percent: 50 } };
  expect((await write('PUT', '/rules', change)).status).toBe(200);
  const late = await write('PUT', '/rules', change);
  expect(late.status).toBe(409);
  expect((await late.json()) as object).toMatchObject({
    current: { version: rules.version + 1, night: { percent: 50 } },
  });
  expect(await getJson<TransferRules>('/api/transfers/rules')).toMatchObject({
    night: { percent: 50 },
  });
  const refused = await write('PUT', '/rules', {
    ...rules,
    version: rules.version + 1,
    night: { ...rules.night, from: '25:00' },
  });
  expect((await refused.json()) as object).toMatchObject({
    status: 422,
    errors: [{ path: 'night.from' }],
  });
});
