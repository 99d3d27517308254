import { and, desc, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { GuestBooking } from '#contract/bookings/guest-bookings.ts';
import type { TransferBooking } from '#contract/transfers/booking/booking.ts';
import { bookings, outbox, requestEvents, transferRequests } from '#core/db/schema.ts';
import { db } from '../../test/builders.ts';
import { postForm } from '../../test/client.ts';
import {
  act,
  anOption,
  asGuests,
  CONTACT,
  made,
  postJson,
} from '../../test/orders/guest-bookings.ts';
import { aTransferRequest, aTransferTable } from '../../test/orders/transfer-table.ts';

beforeAll(async () => {
  await aTransferTable();
});
asGuests();
beforeEach(async () => void (await db.delete(outbox)));

const PHONE = '+34600111222';
const mails = () => db.select().from(outbox).orderBy(outbox.kind);
const sent = async () => (await mails()).map(({ kind, toAddress }) => `${kind} ${toAddress}`);
const lastEvent = (id: string) =>
  db
    .select()
    .from(requestEvents)
    .where(eq(requestEvents.requestId, id))
    .orderBy(desc(requestEvents.id))
    .get();

const aTrip = async (more: object = {}) => {
  const answer = await made(await anOption(), {
    contact: { ...CONTACT, phone: '+34 600 000 001' },
    privacyAccepted: true,
    termsAccepted: true,
    ...more,
  });
  await db.delete(outbox);
  const row = await db
    .select()
    .from(bookings)
    .where(eq(bookings.reference, answer.booking.reference))
    .get();
  if (!row) throw new Error('the booking is not stored');
  return { ...answer, id: row.id };
};
const aTransfer = async (contact: object = { name: 'Ada Vidal', email: CONTACT.email }) => {
  const request = await aTransferRequest({ contact });
  await db.delete(outbox);
  const correct = (sent: object) =>
    postJson(request.pathOf('/contact'), { contact: sent }, { 'CF-Connecting-IP': request.id });
  return { ...request, correct };
};

test('a corrected address of a booking holds at once, and both addresses are sent', async () => {
  const trip = await aTrip();
  const response = await act(trip, 'contact', { contact: { email: 'ada.vidal@example.com' } });
  expect(response.status).toBe(200);
  expect(((await response.json()) as GuestBooking).contact).toEqual({
    name: CONTACT.name,
    email: 'ada.vidal@example.com',
    phone: '+34600000001',
  });
  const row = await db.select().from(bookings).where(eq(bookings.id, trip.id)).get();
  expect(row?.contact).toMatchObject({
    emailAddress: 'ada.vidal@example.com',
    phoneNumber: '+34600000001',
  });
  const [now, former] = await mails();
  expect(now).toMatchObject({ kind: 'order.contact', toAddress: 'ada.vidal@example.com' });
  expect(now?.body).toContain(`/de/order/${trip.booking.reference}?token=`);
  expect(former).toMatchObject({ kind: 'order.contact_former', toAddress: CONTACT.email });
  expect(former?.body).toContain(trip.booking.reference);
  // The former address may be a stranger's.
  expect(former?.body).not.toMatch(/token=|ada\.vidal@/);
  expect(await lastEvent(trip.id)).toMatchObject({
    type: 'edit',
    actor: 'guest',
    data: { fields: ['email'] },
  });
});

test('a corrected telephone is sent to the address, and stored in E.164', async () => {
  const trip = await aTrip();
  const response = await act(trip, 'contact', { contact: { phone: '+34 600 111 222' } });
  expect(((await response.json()) as GuestBooking).contact.phone).toBe(PHONE);
  expect(await sent()).toEqual([`order.contact ${CONTACT.email}`]);
  expect(await lastEvent(trip.id)).toMatchObject({ data: { fields: ['phone'] } });
});

test('what is the same changes nothing and sends no mail', async () => {
  const trip = await aTrip();
  const before = await lastEvent(trip.id);
  const response = await act(trip, 'contact', { contact: { email: CONTACT.email } });
  expect(response.status).toBe(200);
  expect(await sent()).toEqual([]);
  expect(await lastEvent(trip.id)).toEqual(before);
});

test.each([
  [{ email: '' }, 'contact.email'],
  [{ email: 'ada' }, 'contact.email'],
  [{ email: '', phone: '' }, 'contact.email'],
])('%o is refused at %s', async (contact, path) => {
  const trip = await aTrip();
  const response = await act(trip, 'contact', { contact });
  const { errors } = (await response.json()) as { errors: { path: string }[] };
  expect([response.status, errors.map((error) => error.path)]).toEqual([422, [path]]);
});

test('a field that the trip asks for cannot be cleared', async () => {
  const option = await anOption({
    option: { requiredContactFields: ['emailAddress', 'phoneNumber'] },
  });
  const trip = await made(option, {
    contact: { ...CONTACT, phone: PHONE },
    privacyAccepted: true,
    termsAccepted: true,
  });
  const response = await act(trip, 'contact', { contact: { phone: '' } });
  const { errors } = (await response.json()) as { errors: { path: string }[] };
  expect([response.status, errors.map((error) => error.path)]).toEqual([422, ['contact.phone']]);
});

test('without the link nothing is corrected, and a booking that is over is not either', async () => {
  const trip = await aTrip();
  const path = `/api/bookings/${trip.booking.reference}/contact`;
  const contact = { email: 'thief@example.com' };
  expect((await postJson(path, { token: 'x', contact })).status).toBe(404);
  await act(trip, 'cancel', { feeCents: 0 });
  await db.delete(outbox);
  expect((await act(trip, 'contact', { contact })).status).toBe(409);
  expect(await sent()).toEqual([]);
});

test('a booking is corrected five times an hour', async () => {
  const trip = await aTrip();
  const statuses: number[] = [];
  for (let n = 0; n < 6; n += 1)
    statuses.push(
      (await act(trip, 'contact', { contact: { email: `ada-${n}@example.com` } })).status,
    );
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});

test('a transfer’s contact is corrected alike', async () => {
  const transfer = await aTransfer();
  const response = await transfer.correct({
    email: 'ada.vidal@example.com',
    phone: '+34 600 111 222',
  });
  expect(response.status).toBe(200);
  const booking = (await response.json()) as TransferBooking;
  expect(booking.contact).toEqual({
    name: 'Ada Vidal',
    email: 'ada.vidal@example.com',
    phone: PHONE,
  });
  expect(booking.events.at(-1)).toMatchObject({ type: 'edit', by: 'guest', note: null });
  expect(await sent()).toEqual([
    'order.contact ada.vidal@example.com',
    `order.contact_former ${CONTACT.email}`,
  ]);
  expect(await lastEvent(transfer.id)).toMatchObject({ data: { fields: ['email', 'phone'] } });
});

test('a guest without an address gets one, and only the new one is sent', async () => {
  const transfer = await aTransfer({ name: 'Ada Vidal', phone: PHONE });
  expect((await transfer.correct({ email: 'ada@example.com' })).status).toBe(200);
  expect(await sent()).toEqual(['order.contact ada@example.com']);
});

test('a transfer that is over is not corrected; of spam the answer is the usual one, and no mail is sent', async () => {
  const transfer = await aTransfer();
  const own = eq(transferRequests.id, transfer.id);
  await db.update(transferRequests).set({ status: 'completed' }).where(own);
  expect((await transfer.correct({ email: 'late@example.com' })).status).toBe(409);
  await db.update(transferRequests).set({ status: 'spam' }).where(own);
  expect((await transfer.correct({ email: 'late@example.com' })).status).toBe(200);
  expect(await sent()).toEqual([]);
});

test('the form works without scripts, on trips and transfers', async () => {
  const trip = await aTrip();
  const transfer = await aTransfer();
  const fields = {
    form: 'order-contact',
    language: 'de',
    'contact.email': 'form@example.com',
    'contact.phone': '',
  };
  const ofTrip = `/de/order/${trip.booking.reference}?token=${trip.token}`;
  const sent = await postForm(`/api/bookings/${trip.booking.reference}/contact`, {
    ...fields,
    page: ofTrip,
    token: trip.token,
  });
  expect([sent.status, sent.headers.get('Location')]).toEqual([303, `${ofTrip}#contact`]);
  const ofTransfer = `/de/order/${transfer.reference}?token=${transfer.token}`;
  const asked = await postForm(`/api/transfers/requests/${transfer.reference}/contact`, {
    ...fields,
    page: ofTransfer,
    token: transfer.token,
  });
  expect([asked.status, asked.headers.get('Location')]).toEqual([303, `${ofTransfer}#contact`]);
  const rows = await db
    .select()
    .from(bookings)
    .where(and(eq(bookings.id, trip.id), eq(bookings.contactEmail, 'form@example.com')));
  expect(rows.map(({ contactPhone }) => contactPhone)).toEqual([null]);
});
