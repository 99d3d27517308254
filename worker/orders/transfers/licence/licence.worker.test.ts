import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { addDays } from '#contract/calendar.ts';
import type { TransferDetail } from '#contract/transfers/admin/admin.ts';
import type { LicenceRecord } from '#contract/transfers/admin/licence.ts';
import type { TransferBooking } from '#contract/transfers/booking/booking.ts';
import { outbox, requestEvents, transferLegs, transferVehicles } from '#core/db/schema.ts';
import { type Admin, anAdmin, jsonOf } from '../../../test/admin.ts';
import { db } from '../../../test/builders.ts';
import { aResource } from '../../../test/orders/shared-resources.ts';
import {
  aTransferRequest,
  aTransferTable,
  SUMMER_DAY,
} from '../../../test/orders/transfer-table.ts';

let admin: Admin;
beforeAll(async () => {
  await aTransferTable();
  admin = await anAdmin();
});

const detailOf = (name: string) => jsonOf<TransferDetail>(admin(`/transfers/${name}`));
const recordsOf = async (reference: string, search = '') =>
  (
    await jsonOf<{ items: LicenceRecord[] }>(
      admin(`/transfers/licence?from=${SUMMER_DAY}&to=${SUMMER_DAY}${search}`),
    )
  ).items.filter((one) => one.reference === reference);
async function confirmed() {
  const request = await aTransferRequest();
  const { version } = await detailOf(request.reference);
  await admin(`/transfers/${request.reference}/state`, 'POST', {
    ...{ version, to: 'confirmed', notify: false },
  });
  return request;
}
const note = (name: string, body: object) =>
  admin(`/transfers/${name}/licence`, 'POST', { leg: 'outbound', ...body });

test('a confirmed journey has its plate, since when it is agreed, its start and its end; a request has none', async () => {
  const van = await aResource({ kind: 'vehicle', turnaroundMinutes: 0, plate: '1234 BCD' });
  await db
    .update(transferVehicles)
    .set({ resourceIds: [van] })
    .where(eq(transferVehicles.id, 1));
  const { id, reference } = await aTransferRequest();
  expect(await recordsOf(reference)).toEqual([]);
  const { version } = await detailOf(reference);
  await admin(`/transfers/${reference}/state`, 'POST', { version, to: 'confirmed', notify: false });
  await db
    .update(requestEvents)
    .set({ createdAt: '2027-01-31T22:30:00.000Z' })
    .where(eq(requestEvents.toStatus, 'confirmed'));
  expect(await recordsOf(reference)).toEqual([
    {
      ...{ reference, leg: 'outbound', plate: '1234 BCD', driver: '', reportedAt: null },
      ...{ contractAt: '2027-01-31T23:30', startsAt: `${SUMMER_DAY}T14:30` },
      ...{ endsAt: `${SUMMER_DAY}T14:40`, from: 'Aeropuerto', to: 'Maó' },
    },
  ]);
  await db.update(transferVehicles).set({ resourceIds: [] }).where(eq(transferVehicles.id, 1));
  await db.update(transferLegs).set({ resourceId: null }).where(eq(transferLegs.requestId, id));
});

test('what was noted is reported as it was then, and the tick can be taken back', async () => {
  const { reference } = await confirmed();
  const noted = await note(reference, { plate: ' 9999 xyz', startTime: '23:50', endTime: '00:20' });
  expect(noted.status, await noted.clone().text()).toBe(200);
  const [record] = await recordsOf(reference);
  expect(record).toMatchObject({ plate: '9999 XYZ', startsAt: `${SUMMER_DAY}T23:50` });
  expect(record?.endsAt).toBe(`${addDays(SUMMER_DAY, 1)}T00:20`);
  await note(reference, { isReported: true });
  expect(await recordsOf(reference, '&reported=no')).toEqual([]);
  const [reported] = await recordsOf(reference, '&reported=yes');
  expect(reported?.reportedAt).not.toBeNull();
  await note(reference, { isReported: false });
  expect(await recordsOf(reference, '&reported=no')).toMatchObject([{ plate: '9999 XYZ' }]);
  expect((await note(reference, { leg: 'return' })).status).toBe(422);
});

test('the records are a table for spreadsheets', async () => {
  const { reference } = await confirmed();
  const path = `/transfers/licence.csv?from=${SUMMER_DAY}&to=${SUMMER_DAY}&lang=en`;
  const answer = await admin(path);
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([
    200,
    'text/csv; charset=utf-8',
  ]);
  const text = await answer.text();
  expect(text).toContain('"Number plate"');
  expect(text).toContain(reference);
});

test('a flight’s new time moves the pick-up for firm and guest, at the same price, and the guest hears of it', async () => {
  const request = await confirmed();
  const before = await detailOf(request.reference);
  const arrival = (body: object) =>
    admin(`/transfers/${request.reference}/arrival`, 'POST', { leg: 'outbound', ...body });
  const moved = await arrival({ version: before.version, time: '16:05' });
  expect(moved.status, await moved.clone().text()).toBe(200);
  const after = await jsonOf<TransferDetail>(moved);
  expect(after).toMatchObject({
    totalCents: before.totalCents,
    legs: [{ time: '16:05', agreedTime: `${SUMMER_DAY}T14:30`, flight: 'VY 3726' }],
  });
  const booking: TransferBooking = await request.booking();
  expect(booking.legs).toMatchObject([{ time: '16:05', agreedTime: `${SUMMER_DAY}T14:30` }]);
  const mails = await db.select().from(outbox).where(eq(outbox.relatedId, request.id));
  const changed = mails.find(({ kind }) => kind === 'transfer.changed');
  expect(changed?.body).toContain('16:05');
  const sheet = await jsonOf<{ legs: { reference: string; time: string }[] }>(
    admin(`/transfers/day?date=${SUMMER_DAY}`),
  );
  expect(sheet.legs.find(({ reference }) => reference === request.reference)?.time).toBe('16:05');
  const back = await arrival({ version: after.version, time: '14:30', notify: false });
  expect(await jsonOf<TransferDetail>(back)).toMatchObject({
    legs: [{ time: '14:30', agreedTime: null }],
  });
  const late = await arrival({ version: before.version, time: '17:00' });
  expect(late.status).toBe(409);
});

test('only a journey that begins where a flight or a ferry arrives is moved by it', async () => {
  const { reference } = await aTransferRequest({ quote: { from: 2, to: 1 } });
  const { version } = await detailOf(reference);
  const answer = await admin(`/transfers/${reference}/arrival`, 'POST', {
    ...{ leg: 'outbound', version, time: '16:00' },
  });
  expect(answer.status).toBe(422);
});
