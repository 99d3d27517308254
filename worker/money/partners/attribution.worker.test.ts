import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { auditLog, bookings, partners, transferRequests } from '#core/db/schema.ts';
import { anAdmin, jsonOf } from '../../test/admin.ts';
import { aTrip, db } from '../../test/builders.ts';
import { ORIGIN, send } from '../../test/client.ts';
import {
  anOption,
  asGuests,
  booked,
  DAY,
  made,
  postJson,
  startOn,
} from '../../test/orders/guest-bookings.ts';
import { aPartner } from '../../test/orders/partners.ts';
import { aTransferRequest, aTransferTable } from '../../test/orders/transfer-table.ts';

beforeAll(() => aTransferTable());
asGuests();
const admin = await anAdmin();

const partnerOf = async (uuid: string) => {
  const [row] = await db
    .select({ partnerId: bookings.partnerId, commissionBp: bookings.commissionBp })
    .from(bookings)
    .where(eq(bookings.uuid, uuid));
  return row;
};
const bookedBy = async (partner?: string) =>
  (await made(await anOption(), { ...booked, partner })).booking.uuid;
const UNATTRIBUTED = { partnerId: null, commissionBp: null };

test('a booking by a partner’s link is the partner’s, with the commission of that moment', async () => {
  const { id, slug } = await aPartner({ tripCommissionBp: 1250 });
  const uuid = await bookedBy(slug);
  await db.update(partners).set({ tripCommissionBp: 500 }).where(eq(partners.id, id));
  expect(await partnerOf(uuid)).toEqual({ partnerId: id, commissionBp: 1250 });
});

test('a hold keeps its partner when it is confirmed; a transfer and a request have one, too', async () => {
  const { id, slug } = await aPartner({ transferCommissionBp: 700 });
  const hold = await made(await anOption(), { partner: slug });
  const confirmed = await postJson(`/api/bookings/${hold.booking.reference}/confirm`, {
    token: hold.token,
    ...booked,
  });
  expect(confirmed.status).toBe(200);
  expect(await partnerOf(hold.booking.uuid)).toMatchObject({ partnerId: id });
  const transfer = await aTransferRequest({ partner: slug });
  const [request] = await db
    .select()
    .from(transferRequests)
    .where(eq(transferRequests.id, transfer.id));
  expect(request).toMatchObject({ partnerId: id, commissionBp: 700 });
  const trip = await aTrip();
  const input = { date: DAY, adults: 2, ...booked, partner: slug };
  expect((await postJson(`/api/trips/${trip.id}/requests`, input)).status).toBe(201);
  const [pending] = await db.select().from(bookings).where(eq(bookings.tripId, trip.id));
  expect(pending).toMatchObject({ partnerId: id, commissionBp: 1000 });
});

test.each([
  ['unknown', async () => 'unknown-partner'],
  ['no slug', async () => '<b>"'],
  ['too long', async () => 'a'.repeat(500)],
  ['inactive', async () => (await aPartner({ isActive: false })).slug],
  [
    'removed',
    async () => {
      const { id, slug } = await aPartner();
      expect((await admin(`/partners/${id}`, 'DELETE')).status).toBe(204);
      return slug;
    },
  ],
])('a partner that is %s is ignored, and the booking counts', async (_what, slug) => {
  expect(await partnerOf(await bookedBy(await slug()))).toEqual(UNATTRIBUTED);
});

test('a form without scripts has the partner in the address of its page, one of another site does not count', async () => {
  const { id, slug } = await aPartner();
  const submit = async (referer: string) => {
    const option = await anOption();
    const fields = {
      optionId: String(option.optionId),
      departureId: await startOn(option, DAY),
      [`unit.${option.adult}`]: '1',
    };
    const contact = {
      'contact.name': 'Ada Vidal',
      'contact.email': 'ada@example.com',
      privacyAccepted: 'on',
      termsAccepted: 'on',
      language: 'en',
    };
    const response = await send(`/api/trips/${option.tripId}/bookings`, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        Origin: ORIGIN,
        Referer: referer,
        'Content-Type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams({ ...fields, ...contact }).toString(),
    });
    expect(response.status).toBe(303);
    const [row] = await db.select().from(bookings).where(eq(bookings.optionId, option.optionId));
    return row?.partnerId;
  };
  expect(await submit(`${ORIGIN}/en/trips/1?p=${slug}`)).toBe(id);
  expect(await submit(`https://other.example/?p=${slug}`)).toBeNull();
});

test('the desk chooses a partner that is active', async () => {
  const [active, inactive] = [await aPartner(), await aPartner({ isActive: false })];
  const option = await anOption();
  const body = async (partnerId: number) => ({
    ...{
      optionId: option.optionId,
      departureId: await startOn(option, DAY),
      units: [{ unitId: option.adult, quantity: 1 }],
    },
    ...{ contact: { name: 'Ada' }, language: 'en', source: 'hotel', partnerId },
  });
  const { id } = await jsonOf<{ id: string }>(admin('/bookings', 'POST', await body(active.id)));
  const [row] = await db.select().from(bookings).where(eq(bookings.id, id));
  expect(row?.partnerId).toBe(active.id);
  expect((await admin('/bookings', 'POST', await body(inactive.id))).status).toBe(422);
});

test('an administrator changes a booking’s partner, which the log tells; the same one keeps its commission', async () => {
  const [one, other] = [await aPartner(), await aPartner({ tripCommissionBp: 2000 })];
  const { booking } = await made(await anOption(), { ...booked, partner: one.slug });
  const path = `/bookings/${booking.reference}/partner`;
  for (const name of [booking.reference, booking.uuid])
    expect(await jsonOf(admin(`/bookings/${name}/partner`))).toEqual({
      partner: { id: one.id, name: one.name, commissionBp: 1000 },
    });
  await db.update(partners).set({ tripCommissionBp: 1 }).where(eq(partners.id, one.id));
  expect(await jsonOf(admin(path, 'PUT', { partnerId: one.id }))).toMatchObject({
    partner: { commissionBp: 1000 },
  });
  expect(await jsonOf(admin(path, 'PUT', { partnerId: other.id }))).toMatchObject({
    partner: { id: other.id, commissionBp: 2000 },
  });
  expect(await jsonOf(admin(path, 'PUT', { partnerId: null }))).toEqual({ partner: null });
  expect((await admin(path, 'PUT', { partnerId: 999_999 })).status).toBe(422);
  const log = (await db.select().from(auditLog)).filter(({ detail }) => detail?.deed === 'partner');
  expect(log.map(({ detail }) => detail?.partnerId)).toEqual([other.id, null]);
});

test('both inboxes name the partner, narrow down to one, and their table has a column for it', async () => {
  const [partner, other] = [await aPartner({ name: 'Hotel Illa' }), await aPartner()];
  const { booking } = await made(await anOption(), { ...booked, partner: partner.slug });
  const transfer = await aTransferRequest({ partner: partner.slug });
  await bookedBy(other.slug);
  await bookedBy();
  const found = (path: string) =>
    jsonOf<{ total: number; items: { reference: string; partner: object | null }[] }>(admin(path));
  const named = { id: partner.id, name: 'Hotel Illa' };
  for (const [list, { reference }] of [
    ['/trip-requests', booking],
    ['/transfers', transfer],
  ] as const) {
    expect(await found(`${list}?partner=${partner.id}`)).toMatchObject({
      total: 1,
      items: [{ reference, partner: named }],
    });
    expect(await found(`${list}?partner=${partner.id}&status=open`)).toMatchObject({ total: 1 });
    expect((await found(`${list}?partner=999999`)).total).toBe(0);
    expect((await found(`${list}?partner=-1`)).total).toBe((await found(list)).total);
  }
  expect(
    (await found('/trip-requests?pageSize=100')).items.filter(({ partner: one }) => one === null),
  ).not.toEqual([]);
  const table = async (path: string) => (await (await admin(path)).text()).trim().split('\r\n');
  const [heading = '', ...lines] = await table(`/orders/export.csv?partner=${partner.id}&lang=en`);
  const column = heading.split(',').indexOf('"partner"');
  for (const { reference } of [booking, transfer])
    expect(lines.find((line) => line.includes(reference))?.split(',')[column]).toBe('"Hotel Illa"');
  expect(lines).toHaveLength(2);
});
