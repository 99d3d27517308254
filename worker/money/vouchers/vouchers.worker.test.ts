import { and, eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { menorcaToday } from '#contract/calendar.ts';
import type { SubjectLedger } from '#contract/money/ledger.ts';
import type { GuestMoney } from '#contract/money/payments.ts';
import type { VoucherDetail, VoucherList } from '#contract/money/vouchers.ts';
import type { Problem } from '#contract/problem.ts';
import { bookingToken } from '#core/auth/manage-link.ts';
import { bookings, giftVoucherEntries, giftVouchers, outbox, refunds } from '#core/db/schema.ts';
import { signingSecret } from '#core/db/signing-secret.ts';
import { ledgerDifferences } from '#money/ledger/check-ledger.ts';
import { testProvider } from '#money/payments/providers/test-provider.ts';
import { findBooking } from '#orders/bookings/booking.reads.ts';
import { expireHolds } from '#orders/bookings/write.ts';
import { keepWith } from '#orders/paying/online/keep-payments.ts';
import { anAdmin, jsonOf } from '../../test/admin.ts';
import { aTripType, db } from '../../test/builders.ts';
import { bindings, getJson, postForm, postJson, send } from '../../test/client.ts';
import { aBookableOption, tryToBook } from '../../test/orders/bookable.ts';

const admin = await anAdmin();
const secret = await signingSecret(db, bindings.QUOTE_SECRET);
const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
let address = 0;

beforeAll(async () => {
  await aTripType({ id: 1 });
});

const issued = (cents: number, more: object = {}) =>
  jsonOf<VoucherDetail>(
    admin('/vouchers', 'POST', { cents, method: 'cash', recipient: 'Ada', ...more }),
  );
const balanceOf = async ({ id }: VoucherDetail) =>
  (await jsonOf<VoucherDetail>(admin(`/vouchers/${id}`))).balanceCents;
/** A hold of two adults at 50 euros each whose guest is known. */
async function aHold(option: object = { payment: 'all' }, units = 2) {
  const made = await aBookableOption({ option: { capacity: 20, ...option } });
  const booking = await tryToBook(
    made.optionId,
    inDays(30),
    Array(units).fill(made.adult),
    new Date(),
  );
  await db
    .update(bookings)
    .set({ contactName: 'Ana Pons', contactEmail: 'ana@example.com' })
    .where(eq(bookings.id, booking.id));
  const token = await bookingToken(secret, booking.id);
  const link = (end: string) => `/api/bookings/${booking.reference}/${end}`;
  const pay = (code: string) => {
    address += 1;
    return postJson(
      link('voucher'),
      { token, code },
      { 'CF-Connecting-IP': `198.51.100.${address}` },
    );
  };
  const money = () => getJson<GuestMoney>(`${link('money')}?token=${token}`);
  const state = async () => (await findBooking(db, booking.id))?.status;
  return { booking, adult: made.adult, token, link, pay, money, state };
}
const keep = (now = new Date()) =>
  keepWith({ test: testProvider(db, secret) }, db, now, { secret: bindings.QUOTE_SECRET });
const reasonOf = async (response: Response) => {
  const { code, errors } = (await response.json()) as Problem;
  return [response.status, errors?.[0]?.code ?? code];
};

test('one gift voucher over two bookings: the first is paid in full, the second in part, and what is left is paid online', async () => {
  const voucher = await issued(15_000);
  expect(voucher.code).toMatch(/^(?:[2-9A-HJ-NP-Z]{4}-){3}[2-9A-HJ-NP-Z]{4}$/);
  const [one, other] = [await aHold(), await aHold()];
  expect((await one.pay(voucher.code.toLowerCase().replaceAll('-', ' '))).status).toBe(200);
  expect([await one.state(), await balanceOf(voucher)]).toEqual(['CONFIRMED', 5000]);
  expect((await other.pay(voucher.code)).status).toBe(200);
  expect([await other.state(), await balanceOf(voucher)]).toEqual(['ON_HOLD', 0]);
  expect(await other.money()).toMatchObject({ paidCents: 5000, dueNowCents: 5000, refundCents: 0 });
  const answer = await send(`${other.link('pay')}?token=${other.token}`);
  const session = new URL(answer.headers.get('Location') ?? '').pathname.split('/').at(-1) ?? '';
  await postForm(`/pay/test/${session}`, { deed: 'pay' });
  expect([await other.state(), (await other.money()).paidCents]).toEqual(['CONFIRMED', 10_000]);
  expect(await db.select().from(outbox).where(eq(outbox.relatedId, one.booking.id))).not.toEqual(
    [],
  );
  const { entries } = await jsonOf<VoucherDetail>(admin(`/vouchers/${voucher.id}`));
  expect(
    entries.map(({ kind, cents, subject }) => [kind, cents, subject?.reference ?? null]),
  ).toEqual([
    ['issue', 15_000, null],
    ['use', -10_000, one.booking.reference],
    ['use', -5000, other.booking.reference],
  ]);
  expect(await ledgerDifferences(db)).toEqual({});
});

test('a deposit that a gift voucher covers confirms the hold; the mails say what is paid, open and comes back', async () => {
  const voucher = await issued(4000);
  const hold = await aHold({ payment: 'deposit', depositPercent: 30 });
  const mails = () =>
    db
      .select({ kind: outbox.kind, body: outbox.body })
      .from(outbox)
      .where(and(eq(outbox.relatedId, hold.booking.id), eq(outbox.toAddress, 'ana@example.com')));
  const lines = async (kind: string) =>
    (await mails()).find((mail) => mail.kind === kind)?.body.split('\n');
  expect((await hold.pay(voucher.code)).status).toBe(200);
  expect([await hold.state(), (await hold.money()).balanceCents]).toEqual(['CONFIRMED', 6000]);
  expect(await lines('trip.confirmed')).toEqual(
    expect.arrayContaining(['Paid: €40', 'Still to pay: €60']),
  );
  expect((await hold.pay((await issued(6000)).code)).status).toBe(200);
  const units = [{ unitId: hold.adult, quantity: 1 }];
  expect((await postJson(hold.link('change'), { token: hold.token, units })).status).toBe(200);
  expect(await lines('trip.changed')).toContain('We refund €50.');
});

test('less than the provider takes is not asked for online: a small deposit is raised to it, a small rest is paid by the day', async () => {
  const small = await aHold({ payment: 'deposit', depositCents: 20 });
  expect(await small.money()).toMatchObject({ dueNowCents: 50, balanceCents: 10_000 });
  const rest = await aHold();
  expect((await rest.pay((await issued(9_970)).code)).status).toBe(200);
  expect(await rest.state()).toBe('CONFIRMED');
  expect(await rest.money()).toMatchObject({ dueNowCents: 0, balanceCents: 30 });
  expect((await send(`${rest.link('pay')}?token=${rest.token}`)).status).toBe(409);
});

test('two tabs pay once, with one gift voucher or with two', async () => {
  const [voucher, second] = [await issued(30_000), await issued(30_000)];
  const hold = await aHold();
  const answers = await Promise.all([voucher, voucher, second].map(({ code }) => hold.pay(code)));
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused).toHaveLength(2);
  for (const answer of refused) expect(await reasonOf(answer)).toEqual([409, 'nothing_owed']);
  expect((await balanceOf(voucher)) + (await balanceOf(second))).toBe(50_000);
  const small = await issued(6000);
  const [one, other] = [await aHold(), await aHold()];
  await Promise.all([one.pay(small.code), other.pay(small.code)]);
  expect(await balanceOf(small)).toBe(0);
  expect((await one.money()).paidCents + (await other.money()).paidCents).toBe(6000);
  expect(await ledgerDifferences(db)).toEqual({});
});

test('what a gift voucher paid goes back to it, what was paid online goes back through the provider', async () => {
  const voucher = await issued(3000);
  const hold = await aHold();
  await hold.pay(voucher.code);
  const answer = await send(`${hold.link('pay')}?token=${hold.token}`);
  const session = new URL(answer.headers.get('Location') ?? '').pathname.split('/').at(-1) ?? '';
  await postForm(`/pay/test/${session}`, { deed: 'pay' });
  expect((await postJson(hold.link('cancel'), { token: hold.token })).status).toBe(200);
  await keep();
  expect(await balanceOf(voucher)).toBe(3000);
  const back = await db.select().from(refunds).where(eq(refunds.subjectId, hold.booking.id));
  expect(back.map(({ cents, method, status }) => [cents, method, status]).sort()).toEqual([
    [3000, 'voucher', 'done'],
    [7000, 'card', 'done'],
  ]);
  const ledger = await jsonOf<SubjectLedger>(admin(`/bookings/${hold.booking.uuid}/ledger`));
  expect(ledger.balanceCents).toBe(0);
  expect(await ledgerDifferences(db)).toEqual({});
});

test('a hold that ends before all is paid gives the gift voucher its money back', async () => {
  const voucher = await issued(2000);
  const hold = await aHold();
  await hold.pay(voucher.code);
  await keep();
  expect([await balanceOf(voucher), (await hold.money()).refundCents]).toEqual([0, 0]);
  const later = new Date(Date.now() + 3 * 3_600_000);
  await expireHolds(db, later);
  await keep(later);
  expect([await hold.state(), await balanceOf(voucher)]).toEqual(['EXPIRED', 2000]);
  expect(await ledgerDifferences(db)).toEqual({});
});

/** A booking that a gift voucher of a hundred euros has paid. */
async function paidByVoucher() {
  const voucher = await issued(10_000);
  const hold = await aHold();
  expect((await hold.pay(voucher.code)).status).toBe(200);
  const cancel = async () => {
    expect((await postJson(hold.link('cancel'), { token: hold.token })).status).toBe(200);
    await keep();
    return db.select().from(refunds).where(eq(refunds.subjectId, hold.booking.id));
  };
  const endsOn = (day: string) =>
    db.update(giftVouchers).set({ endsOn: day }).where(eq(giftVouchers.id, voucher.id));
  return { voucher, hold, cancel, endsOn };
}

test.each(['void', 'over', 'in the trash'] as const)(
  'money that a gift voucher paid which is %s by now goes back by hand, and nothing of it to the voucher',
  async (state) => {
    const { voucher, hold, cancel, endsOn } = await paidByVoucher();
    if (state === 'over') await endsOn(inDays(-2));
    else if (state === 'in the trash')
      await db
        .update(giftVouchers)
        .set({ deletedAt: '2026-01-01' })
        .where(eq(giftVouchers.id, voucher.id));
    else {
      // Of the balance that is left somebody else has the use.
      const key = `void:${voucher.id}`;
      await db.insert(giftVoucherEntries).values({
        voucherId: voucher.id,
        kind: 'issue',
        cents: 1,
        actor: 'user:1',
        at: new Date().toISOString(),
        key: `${key}:more`,
      });
      await db.insert(giftVoucherEntries).values({
        voucherId: voucher.id,
        kind: 'void',
        cents: -1,
        actor: 'user:1',
        at: new Date().toISOString(),
        key,
      });
    }
    expect((await hold.money()).voucherCents).toBe(0);
    const back = await cancel();
    expect(back.map(({ cents, status }) => [cents, status])).toEqual([[10_000, 'by_hand']]);
    const [{ balance } = { balance: null }] = await db.all<{ balance: number }>(
      sql`SELECT sum(cents) AS balance FROM gift_voucher_entries WHERE voucher_id = ${voucher.id}`,
    );
    expect(balance).toBe(0);
    const path = `/bookings/${hold.booking.uuid}`;
    expect(
      (await admin(`${path}/refunds/${back[0]?.id}/done`, 'POST', { method: 'transfer' })).status,
    ).toBe(200);
    expect((await jsonOf<SubjectLedger>(admin(`${path}/ledger`))).balanceCents).toBe(0);
    expect(await ledgerDifferences(db)).toEqual({});
  },
);

test('on its last day a gift voucher gets its money back', async () => {
  const { voucher, hold, cancel, endsOn } = await paidByVoucher();
  await endsOn(menorcaToday(new Date()));
  expect((await hold.money()).voucherCents).toBe(10_000);
  expect((await cancel()).map(({ method, status }) => [method, status])).toEqual([
    ['voucher', 'done'],
  ]);
  expect(await balanceOf(voucher)).toBe(10_000);
});

test('what went back to a gift voucher after it was voided cannot be spent, and the check names it', async () => {
  const voucher = await issued(3000);
  await admin(`/vouchers/${voucher.id}/void`, 'POST');
  await db.insert(giftVoucherEntries).values({
    voucherId: voucher.id,
    kind: 'return',
    cents: 3000,
    actor: 'system',
    at: new Date().toISOString(),
    key: `return:${voucher.id}`,
  });
  expect(await reasonOf(await (await aHold()).pay(voucher.code))).toEqual([409, 'voucher_empty']);
  expect(await jsonOf<VoucherDetail>(admin(`/vouchers/${voucher.id}`))).toMatchObject({
    state: 'void',
    balanceCents: 3000,
  });
  expect(await ledgerDifferences(db)).toEqual({ 'money on void gift vouchers': 1 });
});

test('unknown, over, empty and void: a reason each, and nothing half done; a paid booking owes nothing', async () => {
  const hold = await aHold();
  expect(await reasonOf(await hold.pay('AAAA-BBBB-CCCC-DDDD'))).toEqual([422, 'voucher_unknown']);
  expect(await reasonOf(await hold.pay('x'))).toEqual([422, 'voucher_unknown']);
  const over = await issued(10_000);
  await db.update(giftVouchers).set({ endsOn: '2020-01-01' }).where(eq(giftVouchers.id, over.id));
  expect(await reasonOf(await hold.pay(over.code))).toEqual([422, 'voucher_over']);
  const gone = await issued(10_000);
  expect((await jsonOf<VoucherDetail>(admin(`/vouchers/${gone.id}/void`, 'POST'))).state).toBe(
    'void',
  );
  expect((await admin(`/vouchers/${gone.id}/void`, 'POST')).status).toBe(409);
  expect(await reasonOf(await hold.pay(gone.code))).toEqual([409, 'voucher_empty']);
  expect(await hold.money()).toMatchObject({ paidCents: 0, dueNowCents: 10_000 });
  const full = await issued(20_000);
  expect((await hold.pay(full.code)).status).toBe(200);
  expect(await reasonOf(await hold.pay(full.code))).toEqual([409, 'nothing_owed']);
  expect(await balanceOf(full)).toBe(10_000);
});

test('the company enters a gift voucher, and the list tells what is left on which', async () => {
  const voucher = await issued(4000);
  const hold = await aHold({ payment: 'on_day' });
  await db.update(bookings).set({ status: 'ON_HOLD' }).where(eq(bookings.id, hold.booking.id));
  const path = `/bookings/${hold.booking.uuid}`;
  expect(
    (
      await postJson(hold.link('confirm'), {
        token: hold.token,
        contact: { name: 'Ana Pons', email: 'ana@example.com' },
        privacyAccepted: true,
        termsAccepted: true,
      })
    ).status,
  ).toBe(200);
  const ledger = await jsonOf<SubjectLedger>(
    admin(`${path}/voucher`, 'POST', { code: voucher.code }),
  );
  expect(ledger.balanceCents).toBe(6000);
  const empty = await jsonOf<VoucherList>(admin('/vouchers?status=empty&pageSize=100'));
  expect(empty.items.map(({ id }) => id)).toContain(voucher.id);
  expect((await admin('/vouchers', 'POST', { cents: 0, method: 'cash' })).status).toBe(422);
  expect((await admin('/vouchers', 'POST', { cents: 100, method: 'paypal' })).status).toBe(422);
});

test('two presses on «issue» make one gift voucher and one mail', async () => {
  const press = () =>
    issued(4000, { key: 'one press on the button', buyerEmail: 'twice@example.com', notify: true });
  const [one, other] = await Promise.all([press(), press()]);
  expect([other.id, other.balanceCents]).toEqual([one.id, 4000]);
  expect(
    await db.select().from(outbox).where(eq(outbox.toAddress, 'twice@example.com')),
  ).toHaveLength(1);
});

test('it is mailed to its buyer; when the buyer is erased, names go and the money stays', async () => {
  const voucher = await issued(5000, {
    buyerEmail: 'Bea@example.com',
    giver: 'Bea',
    message: 'Felicitats',
    notify: true,
    language: 'ca',
  });
  const [mail] = await db.select().from(outbox).where(eq(outbox.toAddress, 'Bea@example.com'));
  expect(mail?.body).toContain(voucher.code);
  const found = await jsonOf<{ giftVouchers: object[] }>(
    admin('/person/export', 'POST', { email: 'bea@example.com' }),
  );
  expect(found.giftVouchers).toMatchObject([{ giver: 'Bea' }]);
  expect(JSON.stringify(found.giftVouchers)).not.toContain(voucher.code);
  expect(await jsonOf(admin('/person/erase', 'POST', { email: 'bea@example.com' }))).toMatchObject({
    giftVouchers: 1,
  });
  const [row] = await db.select().from(giftVouchers).where(eq(giftVouchers.id, voucher.id));
  expect(row).toMatchObject({
    recipient: null,
    giver: null,
    message: null,
    buyerEmail: null,
    code: voucher.code,
  });
  expect(await balanceOf(voucher)).toBe(5000);
});

test('none is issued for a day that is over or does not exist', async () => {
  for (const [endsOn, reason] of [
    [inDays(-2), 'past'],
    ['2999-02-30', 'date'],
  ] as const) {
    const input = { cents: 100, method: 'cash', recipient: 'Unsaved', endsOn };
    expect(await reasonOf(await admin('/vouchers', 'POST', input))).toEqual([422, reason]);
  }
  expect(await db.select().from(giftVouchers).where(eq(giftVouchers.recipient, 'Unsaved'))).toEqual(
    [],
  );
});
