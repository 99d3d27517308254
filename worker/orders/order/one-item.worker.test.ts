import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { bookings, orders, transferRequests } from '#core/db/schema.ts';
import { anonymiseOld } from '#site/operations/anonymise.ts';
import { db } from '../../test/builders.ts';
import {
  act,
  anOption,
  asGuests,
  booked,
  CONTACT,
  made,
} from '../../test/orders/guest-bookings.ts';
import { aTransferRequest, aTransferTable } from '../../test/orders/transfer-table.ts';

beforeAll(async () => {
  await aTransferTable();
});
asGuests();

const orderNamed = async (reference: string) =>
  (await db.select().from(orders).where(eq(orders.reference, reference)))[0];
const bookingNamed = async (reference: string) =>
  (await db.select().from(bookings).where(eq(bookings.reference, reference)))[0];

test('a booking and a transfer that are made alone are orders of one item, with its id, reference and link', async () => {
  const { booking } = await made(await anOption(), booked);
  const transfer = await aTransferRequest();
  const [row] = await db.select().from(bookings).where(eq(bookings.reference, booking.reference));
  expect(await orderNamed(booking.reference)).toMatchObject({
    id: row?.id,
    manageTokenHash: row?.manageTokenHash,
    contactEmail: CONTACT.email,
    language: 'de',
    source: 'site',
    termsAcceptedAt: row?.termsAcceptedAt,
  });
  expect(row?.orderId).toBe(row?.id);
  const [request] = await db
    .select()
    .from(transferRequests)
    .where(eq(transferRequests.id, transfer.id));
  expect(request?.orderId).toBe(transfer.id);
  expect(await orderNamed(transfer.reference)).toMatchObject({ id: transfer.id });
});

test('the contact of a hold reaches its order with the confirmation', async () => {
  const hold = await made(await anOption());
  expect(await orderNamed(hold.booking.reference)).toMatchObject({ contactName: null });
  expect((await act(hold, 'confirm', booked)).status).toBe(200);
  expect(await orderNamed(hold.booking.reference)).toMatchObject({
    contactName: CONTACT.name,
    contactEmail: CONTACT.email,
    privacyAcceptedAt: expect.any(String),
  });
});

test('a corrected contact of an order reaches all its items, and that of an item the others', async () => {
  const option = await anOption();
  const [one, two] = [await made(option, booked), await made(option, { ...booked, notes: 'two' })];
  const transfer = await aTransferRequest();
  const first = await bookingNamed(one.booking.reference);
  const orderId = first?.id ?? '';
  await db.update(bookings).set({ orderId }).where(eq(bookings.reference, two.booking.reference));
  await db.update(transferRequests).set({ orderId }).where(eq(transferRequests.id, transfer.id));
  await db.update(orders).set({ contactEmail: 'new@example.com' }).where(eq(orders.id, orderId));
  expect(await bookingNamed(two.booking.reference)).toMatchObject({
    contactEmail: 'new@example.com',
    contact: { emailAddress: 'new@example.com' },
  });
  await db
    .update(bookings)
    .set({ contactPhone: '+34 600 000 001' })
    .where(eq(bookings.reference, two.booking.reference));
  expect((await orderNamed(one.booking.reference))?.contactPhone).toBe('+34 600 000 001');
  const [request] = await db
    .select()
    .from(transferRequests)
    .where(eq(transferRequests.id, transfer.id));
  expect(request).toMatchObject({
    contactEmail: 'new@example.com',
    contactPhone: '+34 600 000 001',
  });
});

test('an order loses its contact with the last of its items, not with the first', async () => {
  const option = await anOption();
  const [one, two] = [await made(option, booked), await made(option, { ...booked, notes: 'two' })];
  const first = await bookingNamed(one.booking.reference);
  await db
    .update(bookings)
    .set({
      orderId: first?.id ?? '',
      createdAt: '2020-01-01T00:00:00.000Z',
      localDate: '2020-02-01',
    })
    .where(eq(bookings.reference, two.booking.reference));
  await anonymiseOld(db, 24, new Date());
  expect((await bookingNamed(two.booking.reference))?.contactEmail).toBeNull();
  expect((await bookingNamed(one.booking.reference))?.contactEmail).toBe(CONTACT.email);
  expect((await orderNamed(one.booking.reference))?.contactEmail).toBe(CONTACT.email);
  await db
    .update(bookings)
    .set({ createdAt: '2020-01-01T00:00:00.000Z', localDate: '2020-02-01' })
    .where(eq(bookings.reference, one.booking.reference));
  await anonymiseOld(db, 24, new Date());
  expect(await orderNamed(one.booking.reference)).toMatchObject({
    contactEmail: null,
    anonymisedAt: expect.any(String),
  });
});
