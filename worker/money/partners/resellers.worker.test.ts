import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { NewApiKey } from '#contract/accounts/api-keys.ts';
import { addDays, menorcaToday } from '#contract/calendar.ts';
import type { SubjectLedger } from '#contract/money/ledger.ts';
import type { Statement } from '#contract/money/partners.ts';
import { apiKeys, bookings, partners, receipts, refunds } from '#core/db/schema.ts';
import { ledgerDifferences } from '#money/ledger/check-ledger.ts';
import { findBooking } from '#orders/bookings/booking.reads.ts';
import { cancel } from '#orders/bookings/changes/states.ts';
import { anAdmin, jsonOf } from '../../test/admin.ts';
import { aTripType, db } from '../../test/builders.ts';
import { anOption, startOn } from '../../test/orders/guest-bookings.ts';
import { aPartner } from '../../test/orders/partners.ts';
import { aReseller } from '../../test/orders/reseller.ts';

// A reseller is a partner with a key: its guests pay it, and it pays the price less its commission by statements.

const admin = await anAdmin();
const MONTH = menorcaToday(new Date()).slice(0, 7);

beforeAll(async () => {
  await aTripType({ id: 1 });
});

/** A booking of two adults (100 EUR) by a reseller that keeps an eighth, on a day of this month. */
async function aResold(commission: number | null = 1250) {
  const ask = await aReseller(['octo'], commission);
  const option = await anOption({ option: { payment: 'all' } });
  const { body } = (await ask('POST', '/bookings', {
    ...{ productId: String(option.tripId), optionId: String(option.optionId) },
    availabilityId: await startOn(option, addDays(menorcaToday(new Date()), 60)),
    unitItems: Array(2).fill({ unitId: String(option.adult) }),
  })) as { body: { uuid: string } };
  await ask('POST', `/bookings/${body.uuid}/confirm`, { contact: { fullName: 'Ada' } });
  await db
    .update(bookings)
    .set({ localDate: `${MONTH}-01` })
    .where(eq(bookings.uuid, body.uuid));
  const [row] = await db.select().from(bookings).where(eq(bookings.uuid, body.uuid));
  const [key] = await db
    .select({ partnerId: apiKeys.partnerId })
    .from(apiKeys)
    .where(eq(apiKeys.id, row?.resellerKeyId ?? 0));
  if (!row || !key?.partnerId) throw new Error('The reseller is no partner.');
  const { id, uuid } = row;
  return { row, id, uuid, partner: key.partnerId };
}
const statement = (partner: number, month = MONTH) =>
  jsonOf<Statement>(admin(`/partners/${partner}/statements/${month}`));
const settle = async (partner: number, month = MONTH) => {
  const path = `/partners/${partner}/statements/${month}`;
  expect((await admin(path, 'POST')).status).toBe(201);
  return admin(`${path}/paid`, 'POST', { method: 'transfer' });
};
const ledger = (uuid: string) => jsonOf<SubjectLedger>(admin(`/bookings/${uuid}/ledger`));
const enter = (uuid: string, method: string, cents: number) =>
  admin(`/bookings/${uuid}/payments`, 'POST', { method, cents });
const receiptsOf = (id: string) => db.select().from(receipts).where(eq(receipts.subjectId, id));

test('what a reseller books is stated with its commission taken off, and paid when the statement is ticked, without a receipt', async () => {
  const { row, id, uuid, partner } = await aResold();
  expect(row).toMatchObject({ partnerId: partner, commissionBp: 1250 });
  expect(await statement(partner)).toMatchObject({
    ...{ totalCents: -8750, items: [{ baseCents: 10_000, commissionBp: 1250, cents: -8750 }] },
  });
  expect((await ledger(uuid)).isPaidElsewhere).toBe(true);
  expect((await settle(partner)).status).toBe(200);
  const { balanceCents, entries } = await ledger(uuid);
  expect([balanceCents, entries.at(-1)]).toMatchObject([0, { method: 'reseller', cents: -10_000 }]);
  expect(await receiptsOf(id)).toEqual([]);
  expect(await ledgerDifferences(db)).toEqual({});
});

test('the desk enters what a reseller paid, without a receipt, and the statement asks for the rest', async () => {
  const { id, uuid, partner } = await aResold();
  expect((await enter(uuid, 'reseller', 5000)).status).toBe(201);
  expect(await receiptsOf(id)).toEqual([]);
  expect((await statement(partner)).totalCents).toBe(-3750);
  await settle(partner);
  expect((await ledger(uuid)).balanceCents).toBe(0);
  expect(await ledgerDifferences(db)).toEqual({});
});

test('what a reseller paid for a booking that is cancelled goes back to it by statement, not to the guest', async () => {
  const { id, uuid, partner } = await aResold(null);
  await enter(uuid, 'reseller', 5000);
  const booking = await findBooking(db, id);
  if (booking)
    await cancel(
      db,
      booking,
      null,
      { actor: 'user:1', now: new Date() },
      { set: { refund: 'FULL' } },
    );
  expect(await db.select().from(refunds).where(eq(refunds.subjectId, id))).toEqual([]);
  expect((await statement(partner)).totalCents).toBe(5000);
  await settle(partner);
  expect((await ledger(uuid)).balanceCents).toBe(0);
  expect(await ledgerDifferences(db)).toEqual({});
});

test('a payment by a reseller that was entered by mistake is taken back, one by a statement is not', async () => {
  const { uuid, partner } = await aResold();
  await enter(uuid, 'reseller', 5000);
  const undo = async () => {
    const entry = (await ledger(uuid)).entries.findLast(({ kind }) => kind === 'payment');
    return (await admin(`/bookings/${uuid}/payments/${entry?.id}/undo`, 'POST')).status;
  };
  expect(await undo()).toBe(200);
  expect((await statement(partner)).totalCents).toBe(-8750);
  await settle(partner);
  expect(await undo()).toBe(409);
});

test('no reseller pays for a guest of our own', async () => {
  const { uuid, id } = await aResold();
  await db
    .update(bookings)
    .set({ resellerKeyId: null, partnerId: null })
    .where(eq(bookings.id, id));
  const refused = await enter(uuid, 'reseller', 100);
  expect([refused.status, await refused.json()]).toMatchObject([
    422,
    { errors: [{ path: 'method' }] },
  ]);
  expect((await ledger(uuid)).isPaidElsewhere).toBe(false);
});

test('a second key books for the same reseller; one on commission, or of a key that does not book, is refused by name', async () => {
  const make = (more: object) => admin('/api-keys', 'POST', { name: 'Viatur', ...more });
  const first = await jsonOf<NewApiKey>(make({ scopes: ['octo'], commission: 2000 }));
  expect(first.partner).toMatchObject({ name: 'Viatur' });
  const partnerId = first.partner?.id;
  const second = await jsonOf<NewApiKey>(make({ scopes: ['octo'], partnerId }));
  expect(second.partner).toEqual(first.partner);
  const onCommission = await aPartner();
  for (const wrong of [
    { scopes: ['octo'], partnerId: onCommission.id },
    { scopes: ['trips:read'], partnerId },
    { scopes: ['octo'], partnerId: 999_999 },
  ])
    expect(await (await make(wrong)).json()).toMatchObject({
      ...{ status: 422, errors: [{ path: 'partnerId' }] },
    });
});

test('an inactive reseller books nothing new and keeps its bookings; the key of a removed one is not valid', async () => {
  const ask = await aReseller();
  const option = await anOption();
  const reservation = async () => ({
    ...{ productId: String(option.tripId), optionId: String(option.optionId) },
    availabilityId: await startOn(option, addDays(menorcaToday(new Date()), 60)),
    unitItems: [{ unitId: String(option.adult) }],
  });
  const book = async () => ask('POST', '/bookings', await reservation());
  const { uuid } = (await book()).body as { uuid: string };
  const [row] = await db.select().from(bookings).where(eq(bookings.uuid, uuid));
  const reseller = eq(partners.id, row?.partnerId ?? 0);
  await db.update(partners).set({ isActive: false }).where(reseller);
  expect(await book()).toMatchObject({ status: 403, body: { error: 'FORBIDDEN' } });
  expect((await ask('GET', `/bookings/${uuid}`)).status).toBe(200);
  await db.update(partners).set({ deletedAt: new Date().toISOString() }).where(reseller);
  expect((await book()).status).toBe(401);
  await db.update(partners).set({ isActive: true, deletedAt: null }).where(reseller);
  expect((await book()).status).toBe(200);
});
