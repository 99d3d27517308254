import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ErasedAnswer, PersonData } from '#contract/mail/inbox.ts';
import type { Order, OrderAnswer } from '#contract/orders/orders.ts';
import { orders, outbox, receipts } from '#core/db/schema.ts';
import { ledgerDifferences } from '#money/ledger/check-ledger.ts';
import { registerItemKind } from '#orders/items/item-kind.ts';
import { anonymiseOld } from '#site/operations/anonymise.ts';
import { anAdmin, jsonOf } from '../../admin.ts';
import { db } from '../../builders.ts';
import { getJson, postForm, send } from '../../client.ts';
import { anOption, asGuests, DAY, postJson, startOn } from '../guest-bookings.ts';
import { startOf } from '../paid-first.ts';
import { movements } from '../paid-together.ts';
import { LUGGAGE_TABLE, luggage, luggageKind } from './luggage-kind.ts';

const withdraw = registerItemKind(luggageKind);
beforeAll(async () => void (await db.run(LUGGAGE_TABLE)));
afterAll(withdraw);
asGuests();

const EMAIL = 'bags@example.com';
const bags = (more: object = {}) => ({ kind: 'luggage', day: DAY, bags: 2, note: 'red', ...more });

async function ordered(items: object[]): Promise<OrderAnswer> {
  const response = await postJson('/api/orders', {
    ...{ items, contact: { name: 'Ada Vidal', email: EMAIL }, language: 'en' },
    ...{ privacyAccepted: true, termsAccepted: true },
  });
  expect(response.status, await response.clone().text()).toBe(201);
  return response.json();
}
async function aTripItem() {
  const option = await anOption();
  return {
    ...{ kind: 'trip', optionId: option.optionId, departureId: await startOn(option, DAY) },
    units: [{ unitId: option.adult, quantity: 1 }],
  };
}
const seen = ({ reference, token }: OrderAnswer) =>
  getJson<Order>(`/api/orders/${reference}?token=${token}`);
const lastBag = async () => (await db.select().from(luggage)).at(-1);

test('a kind that no line of the product knows is ordered with a trip, read, paid in part, in the calendar and cancelled', async () => {
  const order = await ordered([bags(), await aTripItem()]);
  expect(order).toMatchObject({ totalCents: 7000, dueCents: 1000 });
  const item = (await seen(order)).items.find(({ kind }) => String(kind) === 'luggage');
  expect(item).toMatchObject({ status: 'stored', totalCents: 2000, balanceCents: 2000, bags: 2 });
  const [mail] = await db.select().from(outbox).where(eq(outbox.toAddress, EMAIL));
  expect(mail?.body).toContain(`LUGGAGE ${item?.reference}`);

  const session = await startOf(`/api/orders/${order.reference}/pay?token=${order.token}`);
  await postForm(`/pay/test/${session}`, { deed: 'pay' });
  const bag = await lastBag();
  expect(await movements(session)).toMatchObject([{ id: bag?.id, kind: 'deposit', cents: -1000 }]);
  const paid = await seen(order);
  expect(paid).toMatchObject({ balanceCents: 6000 });
  expect(
    await db
      .select()
      .from(receipts)
      .where(eq(receipts.subjectId, bag?.id ?? '')),
  ).toMatchObject([{ series: 'R', reference: bag?.reference, totalCents: 1000, vatCents: 174 }]);

  const file = await send(`/api/orders/${order.reference}/calendar.ics?token=${order.token}`);
  expect(await file.text()).toContain(`SUMMARY:Luggage ${bag?.reference}`);

  const { token, reference } = order;
  const changed = await postJson(`/api/orders/${reference}/change`, {
    ...{ token, item: bag?.reference, note: 'blue' },
  });
  expect(changed.status).toBe(200);
  expect((await lastBag())?.note).toBe('blue');
  const gone = await postJson(`/api/orders/${reference}/cancel`, { token, item: bag?.reference });
  expect(((await gone.json()) as Order).items).toContainEqual(
    expect.objectContaining({ kind: 'luggage', status: 'cancelled' }),
  );
  expect(await movements(session)).toMatchObject([
    { cents: -1000 },
    { kind: 'refund', cents: 1000 },
  ]);
  expect(await ledgerDifferences(db)).toEqual({});
});

test('what is wrong with it names the item, and nothing is made', async () => {
  const before = await db.$count(orders);
  const response = await postJson('/api/orders', {
    ...{ items: [await aTripItem(), bags({ bags: 0 })], contact: { name: 'Ada', email: EMAIL } },
    ...{ privacyAccepted: true, termsAccepted: true },
  });
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ item: 1 });
  expect(await db.$count(orders)).toBe(before);
});

test('its person has a right to what is stored, by the order’s contact or the item’s reference, and it is erased and forgotten with them', async () => {
  const order = await ordered([bags({ note: 'green' })]);
  const bag = await lastBag();
  const admin = await anAdmin();
  const data = await jsonOf<PersonData>(
    admin('/person/export', 'POST', { reference: bag?.reference ?? '' }),
  );
  expect(data.items).toMatchObject({ luggage: [{ reference: bag?.reference, note: 'green' }] });
  expect(data.orders).toMatchObject([{ reference: order.reference }]);
  expect(data.upcoming).toContainEqual({ kind: 'luggage', reference: bag?.reference, date: DAY });
  const erased = await jsonOf<ErasedAnswer>(
    admin('/person/erase', 'POST', { reference: bag?.reference ?? '' }),
  );
  expect(erased.items).toMatchObject({ luggage: 1 });
  expect(await lastBag()).toMatchObject({ note: null, anonymisedAt: expect.any(String) });
  const [row] = await db.select().from(orders).where(eq(orders.reference, order.reference));
  expect(row).toMatchObject({ contactEmail: null, anonymisedAt: expect.any(String) });

  const later = await ordered([bags({ note: 'old' })]);
  const long = { createdAt: '2020-01-01T00:00:00.000Z' };
  const stored = await lastBag();
  await db
    .update(luggage)
    .set({ ...long, day: '2020-02-01' })
    .where(eq(luggage.id, stored?.id ?? ''));
  await db.update(orders).set(long).where(eq(orders.reference, later.reference));
  await anonymiseOld(db, 24, new Date());
  expect(await lastBag()).toMatchObject({ note: null });
  const [forgotten] = await db.select().from(orders).where(eq(orders.reference, later.reference));
  expect(forgotten).toMatchObject({ contactName: null, anonymisedAt: expect.any(String) });
});
