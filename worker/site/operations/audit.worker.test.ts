import { and, asc, desc, eq, gt } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { ApiKeyRow, NewApiKey } from '#contract/accounts/api-keys.ts';
import type { AuditEntity } from '#contract/admin/audit-words.ts';
import type { AuditList } from '#contract/admin/operations.ts';
import { auditLog, users } from '#core/db/schema.ts';
import { found } from '#core/http/problem.ts';
import { anAdmin, jsonOf } from '../../test/admin.ts';
import { aTrip, aTripType, db } from '../../test/builders.ts';
import { ORIGIN, send } from '../../test/client.ts';
import { aTransferRequest, aTransferTable } from '../../test/orders/transfer-table.ts';
import { aPng } from '../../test/pictures.ts';

const admin = await anAdmin();
/** Log entries about a kind of entity during an action. */
async function noted(entity: AuditEntity, act: () => Promise<unknown>) {
  const [last] = await db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
  await act();
  const rows = await db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.entity, entity), gt(auditLog.id, last?.id ?? 0)))
    .orderBy(asc(auditLog.id));
  return rows.map(({ action, entityId, detail }) => [action, entityId, detail]);
}

test('a deletion that was refused is not noted; of many, those that went are', async () => {
  const [used, free] = [await aTripType(), await aTripType()];
  await aTrip({ tripTypeId: used.id });
  expect(await noted('trip-types', () => admin(`/trip-types/${used.id}`, 'DELETE'))).toEqual([]);
  const bulk = (action: string) =>
    admin('/trip-types/bulk', 'POST', { action, ids: [used.id, free.id] });
  expect(await noted('trip-types', () => bulk('delete'))).toEqual([
    ['delete', null, { ids: [free.id] }],
  ]);
  expect(await noted('trip-types', () => bulk('delete'))).toEqual([]);
  expect(await noted('trip-types', () => bulk('restore'))).toEqual([
    ['restore', null, { ids: [free.id] }],
  ]);
});

test.each(['/settings/faq', '/email-settings'])(
  'of two saves of one version of %s the one that came through is noted',
  async (path) => {
    for (const version of [0, 1]) {
      const save = () => admin(path, 'PUT', { entries: [], version });
      const entries = await noted('settings', async () =>
        expect([(await save()).status, (await save()).status]).toEqual([200, 409]),
      );
      expect(entries).toHaveLength(1);
    }
  },
);

test('a key is revoked once, however often one asks', async () => {
  const { id } = await jsonOf<NewApiKey>(
    admin('/api-keys', 'POST', { name: 'Key', scopes: ['trips:read'] }),
  );
  const revoke = () => jsonOf<ApiKeyRow>(admin(`/api-keys/${id}/revoke`, 'POST'));
  const entries = await noted('api-keys', async () =>
    expect(await revoke()).toEqual(await revoke()),
  );
  expect(entries).toEqual([['revoke', String(id), null]]);
});

test('a transfer that was never in the trash does not come back from it', async () => {
  await aTransferTable();
  const { id } = await aTransferRequest();
  expect(await noted('transfer-requests', () => admin(`/transfers/${id}/restore`, 'POST'))).toEqual(
    [],
  );
});

test('neither the refused deletion of the last administrator nor a link beyond the third in an hour is logged', async () => {
  const { id } = found((await db.select({ id: users.id }).from(users))[0]);
  expect(
    await noted('users', () => admin('/users/bulk', 'POST', { action: 'delete', ids: [id] })),
  ).toEqual([]);
  const links = await noted('users', async () => {
    for (let count = 0; count < 4; count += 1) await admin(`/users/${id}/reset-mail`, 'POST', {});
  });
  expect(links).toEqual(Array(3).fill(['send-reset-mail', String(id), null]));
});

test('what a key does is noted with the key', async () => {
  const { id, key } = await jsonOf<NewApiKey>(
    admin('/api-keys', 'POST', { name: 'Robot', scopes: ['settings:write', 'images:write'] }),
  );
  const headers = { Authorization: `Bearer ${key}`, Origin: ORIGIN };
  const json = { ...headers, 'Content-Type': 'application/json' };
  const faq = { ...(await jsonOf<object>(admin('/settings/faq'))), entries: [] };
  expect(
    (
      await send('/api/admin/settings/faq', {
        method: 'PUT',
        headers: json,
        body: JSON.stringify(faq),
      })
    ).status,
  ).toBe(200);
  const upload = await send('/api/admin/images?name=a', {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'image/png' },
    body: await aPng(9),
  });
  expect(upload.status).toBe(201);
  const picture = await jsonOf<{ id: number }>(upload);
  expect(
    (await send(`/api/admin/images/${picture.id}`, { method: 'DELETE', headers })).status,
  ).toBe(204);
  const rows = await db
    .select()
    .from(auditLog)
    .where(eq(auditLog.apiKeyId, id))
    .orderBy(asc(auditLog.id));
  expect(rows.map(({ action, entity }) => `${action} ${entity}`)).toEqual([
    'update settings',
    'create images',
    'delete images',
  ]);
});

test('the log is counted some pages ahead, and can be gone through to its end', async () => {
  const row = { action: 'import', entity: 'strings' };
  for (let count = 0; count < 6; count += 1) await db.insert(auditLog).values(Array(10).fill(row));
  const page = (number: number) =>
    jsonOf<AuditList>(admin(`/audit?action=import&pageSize=2&page=${number}`));
  expect(await page(1)).toMatchObject({ total: 42, items: [row, row] });
  expect(await page(30)).toMatchObject({ total: 60, items: [row, row] });
});

test('an entry names its row and the driver that it speaks of, as they are called now', async () => {
  const trip = await aTrip({ name: 'Sa Mesquida' });
  const driver = (await jsonOf(
    admin('/transfers/drivers', 'POST', { name: 'Biel', phone: '+34600100200' }),
  )) as { id: number };
  await db.insert(auditLog).values([
    { action: 'update', entity: 'trips', entityId: String(trip.id), detail: { version: 2 } },
    {
      action: 'driver',
      entity: 'transfer-requests',
      entityId: 'gone',
      detail: { leg: null, driverId: driver.id },
    },
  ]);
  const { items } = (await jsonOf(admin('/audit?pageSize=2'))) as AuditList;
  expect(items).toMatchObject([
    { entity: 'transfer-requests', name: null, driver: 'Biel' },
    { entity: 'trips', name: 'Sa Mesquida', driver: null },
  ]);
});
