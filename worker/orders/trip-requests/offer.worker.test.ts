import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { GuestBooking } from '#contract/bookings/guest-bookings.ts';
import type { RequestAnswer } from '#contract/trips/trip-requests.ts';
import { bookings, ledgerEntries, outbox } from '#core/db/schema.ts';
import { endOffers } from '#orders/items/end-offers.ts';
import { anAdmin } from '../../test/admin.ts';
import { aTrip, aTripType, db } from '../../test/builders.ts';
import { getJson, postJson } from '../../test/client.ts';

const type = await aTripType();
const trip = await aTrip({ tripTypeId: type.id });
const admin = await anAdmin();

async function requested(more: object) {
  const response = await postJson(`/api/trips/${trip.id}/requests`, {
    ...{ date: '2027-06-12', adults: 2, childAges: [], language: 'de', privacyAccepted: true },
    contact: { name: 'Ada', email: 'ada@example.com' },
    ...more,
  });
  expect(response.status).toBe(201);
  const { reference, manageUrl } = (await response.json()) as RequestAnswer;
  const token = new URL(manageUrl).searchParams.get('token') ?? '';
  const row = async () =>
    (await db.select().from(bookings).where(eq(bookings.reference, reference)))[0];
  return {
    reference,
    row,
    confirm: async (price: object = { totalCents: 9000 }) =>
      admin(`/trip-requests/${reference}/state`, 'POST', {
        ...{ to: 'confirmed', version: (await row())?.version, ...price },
      }),
    accept: (body: object) => postJson(`/api/bookings/${reference}/accept`, { token, ...body }),
    seen: () => getJson<GuestBooking>(`/api/bookings/${reference}?token=${token}`),
    owed: async () =>
      (
        await db
          .select()
          .from(ledgerEntries)
          .where(eq(ledgerEntries.subjectId, (await row())?.id ?? ''))
      ).reduce((sum, { cents }) => sum + cents, 0),
  };
}

test('a request with the terms is bound by the firm’s confirmation', async () => {
  const request = await requested({ message: 'With terms', termsAccepted: true });
  expect(await request.row()).toMatchObject({ offer: null, termsAcceptedAt: expect.any(String) });
  expect((await request.confirm()).status).toBe(200);
  expect(await request.seen()).toMatchObject({ status: 'CONFIRMED', totalCents: 9000 });
  expect(await request.owed()).toBe(9000);
});

test('without the terms the firm’s confirmation stays an offer, and owes nothing until it is accepted', async () => {
  const request = await requested({ message: 'Without terms' });
  expect(await request.row()).toMatchObject({ offer: 'due', termsAcceptedAt: null });
  expect((await request.accept({ termsAccepted: true })).status).toBe(409);
  expect((await request.confirm()).status).toBe(200);
  expect(await request.seen()).toMatchObject({
    ...{ status: 'PENDING', offer: 'made', totalCents: 9000, feeCents: 0 },
  });
  expect(await request.owed()).toBe(0);
  expect((await request.accept({})).status).toBe(422);
  expect((await request.accept({ termsAccepted: true })).status).toBe(200);
  expect((await request.accept({ termsAccepted: true })).status).toBe(200);
  expect(await request.seen()).toMatchObject({ status: 'CONFIRMED', offer: 'accepted' });
  expect(await request.owed()).toBe(9000);
  expect(await request.row()).toMatchObject({ termsAcceptedAt: expect.any(String) });
  const kinds = (await db.select().from(outbox))
    .filter(({ body }) => body.includes(request.reference))
    .map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'trip.offered')).toHaveLength(1);
  expect(kinds.filter((kind) => kind === 'trip.confirmed')).toHaveLength(1);
});

test('after an offer that ran out the firm’s confirmation is an offer again', async () => {
  const request = await requested({ message: 'Until when?' });
  expect((await request.confirm()).status).toBe(200);
  await db
    .update(bookings)
    .set({ offer: 'expired', offerUntil: '2026-01-01T00:00:00.000Z' })
    .where(eq(bookings.reference, request.reference));
  expect((await request.confirm({})).status).toBe(200);
  await endOffers(db, new Date());
  expect(await request.seen()).toMatchObject({ status: 'PENDING', offer: 'made' });
  expect(await request.owed()).toBe(0);
  expect((await request.accept({ termsAccepted: true })).status).toBe(200);
});
