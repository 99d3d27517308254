import { and, eq, inArray, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { addDays, menorcaToday } from '#contract/calendar.ts';
import type { PersonData } from '#contract/mail/inbox.ts';
import type { GiftVoucherOffer, VoucherList } from '#contract/money/vouchers.ts';
import type { OrderDetail, OrderLedger } from '#contract/orders/order-detail.ts';
import type { Order, OrderAnswer } from '#contract/orders/orders.ts';
import type { Problem } from '#contract/problem.ts';
import {
  discountCodes,
  giftVoucherEntries,
  giftVouchers,
  outbox,
  receipts,
  voucherItems,
} from '#core/db/schema.ts';
import { deliverDue } from '#core/mail/delivery.ts';
import type { OutgoingMail } from '#core/mail/drivers/driver.ts';
import { ledgerDifferences } from '#money/ledger/check-ledger.ts';
import { anAdmin, jsonOf } from '../../../../test/admin.ts';
import { db } from '../../../../test/builders.ts';
import { bindings, getJson, postForm, send } from '../../../../test/client.ts';
import {
  anOption,
  asGuests,
  DAY,
  postJson,
  startOn,
} from '../../../../test/orders/guest-bookings.ts';
import { startOf } from '../../../../test/orders/paid-first.ts';
import { movements } from '../../../../test/orders/paid-together.ts';
import { aTransferTable } from '../../../../test/orders/transfer-table.ts';
import { mailVouchers } from './mail-vouchers.ts';

const admin = await anAdmin();
beforeAll(async () => void (await aTransferTable()));
asGuests();

const gift = (more: object = {}) => ({
  ...{ kind: 'voucher', cents: 5000, recipientName: 'Núria', giverName: 'Ada' },
  ...{ message: 'Bon viatge', ...more },
});
let count = 0;
const sendOrder = (items: object[], more: object = {}) => {
  count += 1;
  return postJson('/api/orders', {
    ...{ items, contact: { name: 'Ada Vidal', email: `gift${count}@example.com` } },
    ...{ language: 'de', privacyAccepted: true, termsAccepted: true, ...more },
  });
};
async function ordered(items: object[], more: object = {}): Promise<OrderAnswer> {
  const response = await sendOrder(items, more);
  expect(response.status, await response.clone().text()).toBe(201);
  return response.json();
}
const refused = async (response: Response) => {
  const { code, item, errors } = (await response.json()) as Problem;
  return { status: response.status, code, item, path: errors?.[0]?.path };
};
async function aTrip(more: object = {}) {
  const option = await anOption({ option: more });
  return {
    ...{ kind: 'trip', optionId: option.optionId, departureId: await startOn(option, DAY) },
    units: [{ unitId: option.adult, quantity: 1 }],
  };
}
const seen = ({ reference, token }: OrderAnswer) =>
  getJson<Order>(`/api/orders/${reference}?token=${token}`);
const voucherOf = async (order: OrderAnswer) =>
  (await seen(order)).items.find(({ kind }) => kind === 'voucher');
const act = ({ reference, token }: OrderAnswer, what: 'cancel' | 'change', body: object) =>
  postJson(`/api/orders/${reference}/${what}`, { token, ...body });
async function pay({ reference, token }: OrderAnswer) {
  const session = await startOf(`/api/orders/${reference}/pay?token=${token}`);
  await postForm(`/pay/test/${session}`, { deed: 'pay' });
  return session;
}
const pathIn = (url: string | null | undefined) => {
  const { pathname, search } = new URL(url ?? '');
  return pathname + search;
};

test('a gift voucher is an unpaid item without a code, and its payment issues it once: code, balance, mail, ledger and receipt', async () => {
  const order = await ordered([gift()]);
  expect(order).toMatchObject({
    ...{ totalCents: 5000, dueCents: 5000 },
    items: [{ kind: 'voucher', status: 'unpaid', totalCents: 5000 }],
  });
  const before = await voucherOf(order);
  expect(before).toMatchObject({
    ...{ balanceCents: 5000, dueCents: 5000, date: '', time: '' },
    voucher: {
      code: null,
      pdfUrl: null,
      balanceCents: 0,
      recipientName: 'Núria',
      giverName: 'Ada',
    },
  });
  expect((await send(pathIn(before?.manageUrl))).status).toBe(409);
  expect(await ledgerDifferences(db)).toEqual({});

  const session = await pay(order);
  const after = await voucherOf(order);
  expect(after).toMatchObject({
    ...{ status: 'issued', balanceCents: 0, dueCents: 0 },
    voucher: { balanceCents: 5000, recipientName: 'Núria', message: 'Bon viatge' },
  });
  const code = after?.voucher?.code ?? '';
  expect(code).toMatch(/^\w{4}(-\w{4}){3}$/);
  const pdf = await send(pathIn(after?.voucher?.pdfUrl));
  expect(pdf.headers.get('Content-Type')).toBe('application/pdf');
  expect((await send(pathIn(after?.voucher?.pdfUrl).replace(/token=.*/, 'token=x'))).status).toBe(
    404,
  );
  expect(await movements(session)).toMatchObject([{ kind: 'payment', cents: -5000 }]);
  const [row] = await db.select().from(giftVouchers).where(eq(giftVouchers.code, code));
  expect(
    await db
      .select()
      .from(giftVoucherEntries)
      .where(eq(giftVoucherEntries.voucherId, row?.id ?? 0)),
  ).toMatchObject([{ kind: 'issue', cents: 5000, method: null }]);
  expect(
    await db
      .select()
      .from(receipts)
      .where(eq(receipts.subjectId, after?.uuid ?? '')),
  ).toMatchObject([{ series: 'R', totalCents: 5000, vatCents: 0, reference: after?.reference }]);
  const mails = await db
    .select()
    .from(outbox)
    .where(eq(outbox.relatedId, after?.uuid ?? ''));
  expect(mails.map(({ kind }) => kind).toSorted()).toEqual(['voucher.firm.sold', 'voucher.issued']);
  const issued = mails.find(({ kind }) => kind === 'voucher.issued');
  const sold = mails.find(({ kind }) => kind === 'voucher.firm.sold');
  expect(issued).toMatchObject({ language: 'de' });
  expect(sold?.subject).toContain(order.reference);
  expect(sold?.replyTo).toBe(issued?.toAddress);
  expect(sold?.body).not.toContain(code);
  expect(issued?.body).toContain(code);
  expect(issued?.body).toContain(`/api/vouchers/${after?.reference}/voucher.pdf?token=`);
  expect(await ledgerDifferences(db)).toEqual({});
});

test('its mail has the PDF attached when it is sent; one that was given back meanwhile has none', async () => {
  const [first, second] = [await ordered([gift()]), await ordered([gift()])];
  for (const order of [first, second]) await pay(order);
  const code = (await voucherOf(first))?.voucher?.code;
  await act(second, 'cancel', { item: 0 });
  const ids = [(await voucherOf(first))?.uuid ?? '', (await voucherOf(second))?.uuid ?? ''];
  const isMeant = and(inArray(outbox.relatedId, ids), eq(outbox.kind, 'voucher.issued'));
  await db
    .update(outbox)
    .set({ status: 'pending', nextAttemptAt: new Date(0).toISOString() })
    .where(isMeant);
  const sent: OutgoingMail[] = [];
  await deliverDue(bindings, db, {
    send: async (mail) => {
      sent.push(mail);
      return 'sent';
    },
  });
  const files = sent
    .filter(({ text }) => text.includes('/voucher.pdf?token='))
    .map(({ attachments }) => attachments);
  expect(files.toSorted((one, other) => other.length - one.length)).toMatchObject([
    [{ filename: `${code}.pdf`, contentType: 'application/pdf' }],
    [],
  ]);
  const content = files.flat()[0]?.content ?? '';
  expect(typeof content === 'string' ? '' : new TextDecoder().decode(content.slice(0, 5))).toBe(
    '%PDF-',
  );
});

test('what is sold says its limits, which are those that orders keep to', async () => {
  const offer = await getJson<GiftVoucherOffer>('/api/gift-vouchers');
  expect(offer).toMatchObject({ isSold: true, currency: 'EUR', withdrawalDays: 14 });
  for (const cents of [offer.leastCents, offer.mostCents, ...offer.suggestedCents])
    expect((await sendOrder([gift({ cents })])).status).toBe(201);
  for (const cents of [offer.leastCents - 1, offer.mostCents + 1])
    expect((await sendOrder([gift({ cents })])).status).toBe(422);
});

test('amount, texts and day are checked, and the refusal names the item', async () => {
  const trip = await aTrip();
  for (const [more, path] of [
    [{ cents: 999 }, 'items.1.cents'],
    [{ cents: 100_001 }, 'items.1.cents'],
    [{ sendOn: '2020-01-01' }, 'items.1.sendOn'],
    [{ message: 'x'.repeat(601) }, 'items.1.message'],
  ] as const)
    expect(await refused(await sendOrder([trip, gift(more)]))).toMatchObject({
      ...{ status: 422, item: 1, path },
    });
});

test('a code takes nothing off a gift voucher, and a gift voucher does not pay for one', async () => {
  await db
    .insert(discountCodes)
    .values({ code: 'TENTH', name: 'Tenth', percent: 10, forTrips: true, forTransfers: true });
  const order = await ordered([await aTrip(), gift()], { code: 'tenth' });
  expect(order.items.map(({ totalCents }) => totalCents)).toEqual([4500, 5000]);
  expect(await refused(await sendOrder([gift()], { code: 'tenth' }))).toMatchObject({
    ...{ status: 422, code: 'code_elsewhere' },
  });
  const paid = await ordered([gift()]);
  await pay(paid);
  const code = (await voucherOf(paid))?.voucher?.code;
  expect(await refused(await sendOrder([gift()], { code }))).toMatchObject({
    ...{ status: 422, code: 'voucher_for_voucher', item: 0 },
  });
});

test('a gift voucher pays at the checkout for what is bound, what is due first, and the rest is due', async () => {
  const bought = await ordered([gift({ cents: 6000 })]);
  await pay(bought);
  const code = (await voucherOf(bought))?.voucher?.code ?? '';
  const checked = await postJson('/api/codes/check', {
    code,
    items: [{ for: 'trip', totalCents: 5000 }],
  });
  expect(await checked.json()).toMatchObject({ discountCents: 0, voucherCents: 6000 });
  const forTrip = await postJson('/api/codes/check', { code, for: 'trip', totalCents: 5000 });
  expect(await forTrip.json()).toMatchObject({ totalCents: 5000, voucherCents: 6000 });
  const forTransfer = await postJson('/api/codes/check', { code, for: 'transfer', totalCents: 1 });
  expect(await refused(forTransfer)).toMatchObject({ status: 422, code: 'code_unknown' });
  const items = [await aTrip(), await aTrip({ payment: 'all' as const }), gift()];
  const order = await ordered(items, { code: code.toLowerCase().replaceAll('-', ' ') });
  expect(order.dueCents).toBe(5000);
  const after = await seen(order);
  const owed = after.items.map(({ status, balanceCents }) => `${status} ${balanceCents}`);
  expect(owed.toSorted()).toEqual(['CONFIRMED 0', 'CONFIRMED 4000', 'unpaid 5000']);
  const mails = await db
    .select()
    .from(outbox)
    .where(eq(outbox.toAddress, after.contact.email ?? ''));
  const received = mails.find(({ kind }) => kind === 'order.received');
  expect(received?.body).toContain('50');
  expect(received?.body).not.toContain('100,00');
  expect(await ledgerDifferences(db)).toEqual({});
  const empty = await sendOrder([await aTrip()], { code });
  expect(await refused(empty)).toMatchObject({ status: 409, code: 'voucher_empty', path: 'code' });
  const unknown = await sendOrder([await aTrip()], { code: 'ABCD-EFGH-JKLM-NPQR' });
  expect(await refused(unknown)).toMatchObject({ status: 422, code: 'voucher_unknown' });
});

test('a gift voucher that covers a deposit books its trip: what is asked for with the order is the deposit of the others, and the rest afterwards', async () => {
  const bought = await ordered([gift({ cents: 3000 })]);
  await pay(bought);
  const code = (await voucherOf(bought))?.voucher?.code ?? '';
  const deposit = () => aTrip({ payment: 'deposit' as const, depositPercent: 30 });
  const two = await ordered([await deposit(), await deposit()], { code });
  const dueOf = ({ items }: Order) =>
    items.map(({ status, dueCents }) => `${status} ${dueCents}`).toSorted();
  expect(two).toMatchObject({ dueCents: 1500, payUrl: expect.any(String) });
  expect(dueOf(await seen(two))).toEqual(['CONFIRMED 0', 'ON_HOLD 1500']);
  expect((await movements(await pay(two))).map(({ cents }) => cents)).toEqual([-1500]);
  expect(dueOf(await seen(two))).toEqual(['CONFIRMED 2000', 'CONFIRMED 3500']);

  const more = await ordered([gift({ cents: 3000 })]);
  await pay(more);
  const other = (await voucherOf(more))?.voucher?.code ?? '';
  const one = await ordered([await deposit()], { code: other });
  expect(one.dueCents).toBe(0);
  expect(one).not.toHaveProperty('payUrl');
  expect(await seen(one)).toMatchObject({ dueCents: 2000, payUrl: expect.any(String) });
  expect(await ledgerDifferences(db)).toEqual({});
});

test('two trips and a gift voucher are paid in one session: an entry each, one mail with one calendar file to the guest, one about each trip to the company', async () => {
  const paidFirst = { payment: 'all' as const };
  const order = await ordered([await aTrip(paidFirst), gift(), await aTrip(paidFirst)]);
  expect(order.dueCents).toBe(15_000);
  const session = await pay(order);
  expect((await movements(session)).map(({ cents }) => cents)).toEqual([-5000, -5000, -5000]);
  const { items, contact } = await seen(order);
  expect(items.map(({ status }) => status)).toEqual(['CONFIRMED', 'CONFIRMED', 'issued']);
  const toGuest = await db
    .select()
    .from(outbox)
    .where(eq(outbox.toAddress, contact.email ?? ''));
  expect(toGuest.map(({ kind }) => kind).toSorted()).toEqual([
    'order.confirmed',
    'order.received',
    'voucher.issued',
  ]);
  const mail = toGuest.find(({ kind }) => kind === 'order.confirmed');
  expect(mail?.attachments).toHaveLength(1);
  expect(mail?.attachments[0]?.content.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  for (const { kind, reference } of items)
    if (kind === 'trip') expect(mail?.body).toContain(reference);
  const toFirm = await db
    .select()
    .from(outbox)
    .where(eq(outbox.replyTo, contact.email ?? ''));
  expect(toFirm.map(({ kind }) => kind).toSorted()).toEqual([
    'trip.firm.received',
    'trip.firm.received',
    'voucher.firm.sold',
  ]);
  expect(await ledgerDifferences(db)).toEqual({});
});

test('its buyer gives an unused one back within 14 days: the code ends, the money goes back', async () => {
  const order = await ordered([gift()]);
  const session = await pay(order);
  const item = await voucherOf(order);
  const cost = await act(order, 'cancel', { item: 0, dryRun: true });
  expect(await cost.json()).toMatchObject({ feeCents: 0, differenceCents: -5000 });
  expect((await act(order, 'cancel', { item: 0 })).status).toBe(200);
  expect(await voucherOf(order)).toMatchObject({
    ...{ status: 'cancelled', voucher: { code: null, pdfUrl: null, balanceCents: 0 } },
  });
  expect(await movements(session)).toMatchObject([
    { kind: 'payment', cents: -5000 },
    { kind: 'refund', cents: 5000 },
  ]);
  expect((await send(pathIn(item?.voucher?.pdfUrl))).status).toBe(409);
  expect((await act(order, 'cancel', { item: 0 })).status).toBe(200);
  expect(await ledgerDifferences(db)).toEqual({});
});

test('one that was used, or is older, is not given back', async () => {
  const order = await ordered([gift(), gift({ cents: 7000 })]);
  await pay(order);
  const [used, old] = await db
    .select()
    .from(voucherItems)
    .where(eq(voucherItems.orderId, (await itemRow(order))?.orderId ?? ''))
    .orderBy(voucherItems.cents);
  await db.insert(giftVoucherEntries).values({
    ...{ voucherId: used?.voucherId ?? 0, kind: 'use', cents: -1, actor: 'guest' },
    ...{ at: new Date().toISOString(), key: 'a use' },
  });
  expect(await refused(await act(order, 'cancel', { item: used?.reference }))).toMatchObject({
    ...{ status: 409, code: 'voucher_used' },
  });
  await db
    .update(voucherItems)
    .set({ issuedAt: new Date(Date.now() - 15 * 86_400_000).toISOString() })
    .where(eq(voucherItems.id, old?.id ?? ''));
  expect(await refused(await act(order, 'cancel', { item: old?.reference }))).toMatchObject({
    ...{ status: 409, code: 'voucher_kept' },
  });
  expect(await ledgerDifferences(db)).toEqual({});
});
async function itemRow(order: OrderAnswer) {
  const [row] = await db
    .select()
    .from(voucherItems)
    .where(eq(voucherItems.reference, order.items[0]?.reference ?? ''));
  return row;
}

test('an unpaid one is cancelled without money, and money that comes for it afterwards goes back', async () => {
  const order = await ordered([gift()]);
  const session = await startOf(`/api/orders/${order.reference}/pay?token=${order.token}`);
  await db
    .update(voucherItems)
    .set({ status: 'cancelled' })
    .where(eq(voucherItems.reference, order.items[0]?.reference ?? ''));
  await postForm(`/pay/test/${session}`, { deed: 'pay' });
  expect(await movements(session)).toMatchObject([
    { cents: -5000 },
    { kind: 'refund', cents: 5000 },
  ]);
  expect(await voucherOf(order)).toMatchObject({ status: 'cancelled', voucher: { code: null } });
  const other = await ordered([gift()]);
  expect((await act(other, 'cancel', { item: 0 })).status).toBe(200);
  expect(await voucherOf(other)).toMatchObject({ status: 'cancelled', dueCents: 0 });
  expect(await ledgerDifferences(db)).toEqual({});
});

test('its texts can be corrected before and after the payment, amount and code cannot', async () => {
  const order = await ordered([gift()]);
  expect((await act(order, 'change', { item: 0, recipientName: 'Pau' })).status).toBe(200);
  await pay(order);
  expect((await voucherOf(order))?.voucher).toMatchObject({
    recipientName: 'Pau',
    giverName: 'Ada',
  });
  expect((await act(order, 'change', { item: 0, message: 'Salut' })).status).toBe(200);
  expect((await voucherOf(order))?.voucher).toMatchObject({
    ...{ recipientName: 'Pau', giverName: 'Ada', message: 'Salut' },
  });
  for (const field of ['cents', 'code'])
    expect(await refused(await act(order, 'change', { item: 0, [field]: 9000 }))).toMatchObject({
      ...{ status: 422, path: field },
    });
  expect((await voucherOf(order))?.totalCents).toBe(5000);
});

test('one for a later day is valid at once and mailed on that day', async () => {
  const sendOn = addDays(menorcaToday(new Date()), 3);
  const order = await ordered([gift({ sendOn })]);
  await pay(order);
  const item = await voucherOf(order);
  const mails = () =>
    db
      .select()
      .from(outbox)
      .where(and(eq(outbox.relatedId, item?.uuid ?? ''), eq(outbox.kind, 'voucher.issued')));
  expect(item).toMatchObject({ status: 'issued', voucher: { balanceCents: 5000, sendOn } });
  await mailVouchers(bindings, db, new Date(`${sendOn}T05:00:00Z`));
  expect(await mails()).toEqual([]);
  await mailVouchers(bindings, db, new Date(`${sendOn}T09:00:00Z`));
  await mailVouchers(bindings, db, new Date(`${sendOn}T10:00:00Z`));
  expect(await mails()).toMatchObject([{ kind: 'voucher.issued' }]);
});

test('those that were voided before their day keep none of the others waiting', async () => {
  const sendOn = addDays(menorcaToday(new Date()), 3);
  await pay(await ordered(Array.from({ length: 20 }, () => gift({ sendOn }))));
  await db.run(
    sql`INSERT INTO gift_voucher_entries (voucher_id, kind, cents, actor, at, key)
      SELECT voucher_id, 'void', -cents, 'user:1', ${new Date().toISOString()}, 'void:' || voucher_id FROM voucher_items WHERE send_on = ${sendOn} AND mailed_at IS NULL`,
  );
  const order = await ordered([gift({ sendOn })]);
  await pay(order);
  await mailVouchers(bindings, db, new Date(`${sendOn}T09:00:00Z`));
  const item = await voucherOf(order);
  const mailed = await db
    .select({ kind: outbox.kind })
    .from(outbox)
    .where(and(eq(outbox.relatedId, item?.uuid ?? ''), eq(outbox.kind, 'voucher.issued')));
  expect(mailed).toHaveLength(1);
});

test('the firm’s list says which ones the site sold, by their order', async () => {
  const order = await ordered([gift()]);
  const list = async () => (await jsonOf<VoucherList>(admin('/vouchers', 'GET'))).items;
  expect((await list()).map(({ orderReference }) => orderReference)).not.toContain(order.reference);
  await pay(order);
  expect(
    (await list()).find(({ orderReference }) => orderReference === order.reference),
  ).toMatchObject({ cents: 5000, balanceCents: 5000, state: 'open', recipient: 'Núria' });
});

test('who ordered one has a right to its data, and is erased from it; it stays valid', async () => {
  const order = await ordered([gift(), gift({ cents: 6000 })]);
  await pay(order);
  const { reference = '' } = order.items[0] ?? {};
  const data = await jsonOf<PersonData>(admin('/person/export', 'POST', { reference }));
  expect(data.items).toMatchObject({ voucher: [{ cents: 5000 }, { cents: 6000 }] });
  expect(JSON.stringify(data)).not.toContain('manageTokenHash');
  expect((await admin('/person/erase', 'POST', { reference })).status).toBe(200);
  const rows = await db
    .select()
    .from(voucherItems)
    .where(eq(voucherItems.orderId, (await itemRow(order))?.orderId ?? ''));
  for (const { voucherId, status } of rows) {
    expect(status).toBe('issued');
    expect(
      await db
        .select()
        .from(giftVouchers)
        .where(eq(giftVouchers.id, voucherId ?? 0)),
    ).toMatchObject([{ recipient: null, giver: null, message: null, buyerEmail: null }]);
  }
  expect(await ledgerDifferences(db)).toEqual({});
});

test('the firm sees gift vouchers in the sums and the ledger of their order, found by their own reference too', async () => {
  const order = await ordered([await aTrip(), gift()]);
  await pay(order);
  const voucher = await voucherOf(order);
  const detail = await jsonOf<OrderDetail>(admin(`/orders/${voucher?.reference}`));
  expect(detail).toMatchObject({
    reference: order.reference,
    totalCents: order.totalCents,
    items: [{ kind: 'trip' }],
    vouchers: [{ status: 'issued', totalCents: 5000, paidCents: 5000, balanceCents: 0 }],
  });
  const ledger = await jsonOf<OrderLedger>(admin(`/orders/${order.reference}/ledger`));
  expect(ledger.balanceCents).toBe(detail.balanceCents);
  const own = ledger.entries.filter(({ item }) => item === voucher?.reference);
  expect(new Map(own.map(({ kind, cents }) => [kind, cents]))).toEqual(
    new Map([
      ['due', 5000],
      ['payment', -5000],
    ]),
  );
});

test('an order of a gift voucher alone opens in the administration', async () => {
  const order = await ordered([gift()]);
  expect(await jsonOf(admin(`/orders/${order.reference}`))).toMatchObject({
    items: [],
    vouchers: [{ status: 'unpaid', paidCents: 0, balanceCents: 5000 }],
    totalCents: 5000,
  });
});
