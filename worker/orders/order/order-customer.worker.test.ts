import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { PersonData } from '#contract/mail/inbox.ts';
import type { OrderDetail } from '#contract/orders/order-detail.ts';
import type { Order, OrderAnswer } from '#contract/orders/orders.ts';
import type { Problem } from '#contract/problem.ts';
import { bookings, orders, receipts, transferRequests } from '#core/db/schema.ts';
import { anAdmin, jsonOf } from '../../test/admin.ts';
import { db } from '../../test/builders.ts';
import { getJson, postForm } from '../../test/client.ts';
import {
  act,
  anOption,
  asGuests,
  booked,
  CONTACT,
  made,
  order,
  postJson,
} from '../../test/orders/guest-bookings.ts';
import { aQuote, aTransferTable } from '../../test/orders/transfer-table.ts';

beforeAll(async () => {
  await aTransferTable();
});
asGuests();
const admin = await anAdmin();

const TYPED = {
  name: ' Vidal  SL ',
  taxNumber: 'b-12345674',
  address: 'Carrer Major 1\n07701 Maó',
};
const KEPT = { name: 'Vidal SL', taxNumber: 'B12345674', address: 'Carrer Major 1\n07701 Maó' };

const sendOrder = async (more: object) => {
  const option = await anOption();
  const { language, ...item } = await order(option);
  return postJson('/api/orders', {
    ...{ items: [{ kind: 'trip', ...item }], language, ...booked, ...more },
  });
};
const orderOfBooking = async (reference: string) => {
  const [row] = await db.select().from(bookings).where(eq(bookings.reference, reference));
  const [found] = await db
    .select()
    .from(orders)
    .where(eq(orders.id, row?.orderId ?? ''));
  return { ...found, bookingId: row?.id ?? '' };
};
const payInCash = (id: string, cents: number) =>
  admin(`/bookings/${id}/payments`, 'POST', { method: 'cash', cents, currency: 'EUR' });

test('a guest who needs an invoice names for whom: the guest and the company see it, and the first document has it', async () => {
  const response = await sendOrder({ customer: TYPED });
  expect(response.status, await response.clone().text()).toBe(201);
  const { reference, token, items } = (await response.json()) as OrderAnswer;
  const shown = await getJson<Order>(`/api/orders/${reference}?token=${token}`);
  expect(shown.customer).toEqual(KEPT);
  expect((await jsonOf<OrderDetail>(admin(`/orders/${reference}`))).customer).toEqual(KEPT);
  const { bookingId } = await orderOfBooking(items[0]?.reference ?? '');
  expect((await payInCash(bookingId, 3000)).status).toBe(201);
  const documents = await db.select().from(receipts).where(eq(receipts.subjectId, bookingId));
  expect(documents).toMatchObject([{ series: 'R', customer: KEPT }]);
});

test.each([
  [{ ...TYPED, taxNumber: 'B12345675' }, 'customer.taxNumber', 'tax_number'],
  [{ ...TYPED, taxNumber: 'DE12345678901' }, 'customer.taxNumber', 'tax_number'],
  [{ ...TYPED, taxNumber: '' }, 'customer.taxNumber', 'required'],
  [{ ...TYPED, address: ' ' }, 'customer.address', 'required'],
  [{ ...TYPED, name: '名前' }, 'customer.name', 'latin_letters'],
])('an invoice for %j is refused at its field', async (customer, path, code) => {
  const response = await sendOrder({ customer });
  expect(response.status).toBe(422);
  expect(((await response.json()) as Problem).errors).toMatchObject([{ path, code }]);
});

test('without data its documents are for the guest alone', async () => {
  const blank = { name: '', taxNumber: ' ', address: '' };
  const { reference, token } = (await (await sendOrder({ customer: blank })).json()) as OrderAnswer;
  expect((await getJson<Order>(`/api/orders/${reference}?token=${token}`)).customer).toBeNull();
});

test('a booking that is made alone, a hold that is confirmed, and a transfer have their own', async () => {
  const alone = await made(await anOption(), { ...booked, customer: TYPED });
  expect((await orderOfBooking(alone.booking.reference)).customer).toEqual(KEPT);
  const hold = await made(await anOption());
  expect((await act(hold, 'confirm', { ...booked, customer: TYPED })).status).toBe(200);
  expect((await orderOfBooking(hold.booking.reference)).customer).toEqual(KEPT);
  const { quoteToken } = await aQuote();
  const requested = await postJson('/api/transfers/requests', {
    ...{ quoteToken, vehicle: 'standard', ...booked, customer: TYPED },
  });
  const { reference } = (await requested.json()) as { reference: string };
  const [transfer] = await db
    .select({ customer: orders.customer })
    .from(transferRequests)
    .innerJoin(orders, eq(orders.id, transferRequests.orderId))
    .where(eq(transferRequests.reference, reference));
  expect(transfer?.customer).toEqual(KEPT);
});

test('a form without scripts sends it field by field', async () => {
  const { quoteToken } = await aQuote();
  const response = await postForm('/api/transfers/requests', {
    ...{ quoteToken, vehicle: 'standard', 'contact.name': 'Form Guest' },
    ...{ 'contact.email': 'form@example.com', privacyAccepted: 'on', termsAccepted: 'on' },
    ...{ 'customer.name': TYPED.name, 'customer.taxNumber': TYPED.taxNumber },
    'customer.address': TYPED.address,
  });
  expect(response.status).toBeLessThan(400);
  const [row] = await db
    .select({ customer: orders.customer })
    .from(orders)
    .where(eq(orders.contactEmail, 'form@example.com'));
  expect(row?.customer).toMatchObject({ name: KEPT.name, taxNumber: KEPT.taxNumber });
});

test('the desk names them too', async () => {
  const option = await anOption();
  const { language, ...item } = await order(option);
  const response = await admin('/orders', 'POST', {
    ...{ items: [{ kind: 'trip', ...item }], language, source: 'counter', customer: TYPED },
    payments: [{ method: 'cash', cents: 1000 }],
  });
  expect(response.status, await response.clone().text()).toBe(201);
  const detail = (await response.json()) as OrderDetail;
  expect(detail.customer).toEqual(KEPT);
  const [document] = await db
    .select()
    .from(receipts)
    .where(eq(receipts.reference, detail.items[0]?.reference ?? ''));
  expect(document?.customer).toEqual(KEPT);
});

test('an export has it; an erasure takes it from the order, and documents keep it as the law asks', async () => {
  const contact = { ...CONTACT, email: 'named@example.com' };
  const response = await sendOrder({ contact, customer: TYPED });
  const { items } = (await response.json()) as OrderAnswer;
  const { bookingId, id } = await orderOfBooking(items[0]?.reference ?? '');
  await payInCash(bookingId, 3000);
  const { email } = contact;
  const data = await jsonOf<PersonData>(admin('/person/export', 'POST', { email }));
  expect(data.orders).toMatchObject([{ customer: KEPT }]);
  expect(data.receipts).toMatchObject([{ customer: KEPT }]);
  expect((await admin('/person/erase', 'POST', { email })).status).toBe(200);
  const [erased] = await db
    .select()
    .from(orders)
    .where(eq(orders.id, id ?? ''));
  expect(erased?.customer).toBeNull();
  const documents = await db.select().from(receipts).where(eq(receipts.subjectId, bookingId));
  expect(documents).toMatchObject([{ customer: KEPT }]);
});
