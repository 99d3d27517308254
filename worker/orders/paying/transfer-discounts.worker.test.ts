import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { SubjectLedger } from '#contract/money/ledger.ts';
import type { GuestMoney } from '#contract/money/payments.ts';
import type { GuestReceipts } from '#contract/money/receipts.ts';
import type { VoucherDetail } from '#contract/money/vouchers.ts';
import type { Problem } from '#contract/problem.ts';
import type { DaySheet } from '#contract/transfers/admin/admin.ts';
import { discountCodes, outbox, refunds, settings, transferRequests } from '#core/db/schema.ts';
import { ledgerDifferences } from '#money/ledger/check-ledger.ts';
import { anAdmin, jsonOf } from '../../test/admin.ts';
import { db } from '../../test/builders.ts';
import { getJson, postForm, postJson, send } from '../../test/client.ts';
import {
  confirmed,
  detail,
  errorsOf,
  get,
  openTransferOffice,
  post,
  write,
} from '../../test/orders/transfer-office.ts';
import {
  aQuote,
  aTransferRequest,
  person,
  REQUESTS,
  SUMMER_DAY,
} from '../../test/orders/transfer-table.ts';

type Request = Awaited<ReturnType<typeof aTransferRequest>>;

const office = await anAdmin('money@example.com');
beforeAll(openTransferOffice);
beforeEach(async () => {
  const value = { transfers: { payment: 'deposit', depositPercent: 50 } };
  await db
    .insert(settings)
    .values({ key: 'payments', value })
    .onConflictDoUpdate({ target: settings.key, set: { value } });
});

let number = 0;
async function aCode(more: Partial<typeof discountCodes.$inferInsert> = {}) {
  number += 1;
  const values = {
    code: `PLATJA${number}`,
    name: 'Beach',
    percent: 10,
    forTransfers: true,
    ...more,
    ...(more.cents && { percent: null }),
  };
  const [row] = await db.insert(discountCodes).values(values).returning();
  return { id: row?.id ?? 0, code: row?.code ?? '' };
}
const usesOf = async ({ id }: { id: number }) =>
  (
    await jsonOf<{ items: { id: number; uses: number }[] }>(office('/codes?pageSize=100'))
  ).items.find((one) => one.id === id)?.uses;
const aVoucher = (cents: number) =>
  jsonOf<VoucherDetail>(office('/vouchers', 'POST', { cents, method: 'cash', recipient: 'Ada' }));
const leftOn = async ({ id }: VoucherDetail) =>
  (await jsonOf<VoucherDetail>(office(`/vouchers/${id}`))).balanceCents;
const moneyOf = ({ pathOf }: Request) => getJson<GuestMoney>(pathOf('/money'));
const ledgerOf = ({ id }: Request) => get<SubjectLedger>(`/${id}/ledger`);
let address = 0;
function payWith({ reference, token }: Request, { code }: { code: string }) {
  address += 1;
  return postJson(
    `${REQUESTS}/${reference}/voucher`,
    { token, code },
    { 'CF-Connecting-IP': `198.51.100.${address}` },
  );
}
const refundsOf = async ({ id }: Request) =>
  (await db.select().from(refunds).where(eq(refunds.subjectId, id)))
    .map(({ cents, method, status }) => [cents, method, status])
    .sort();
const cancel = async (request: Request) => {
  const { cancellation } = await request.booking();
  return postJson(request.pathOf('/cancel'), { feeCents: cancellation.feeCents });
};
const agrees = async () => expect(await ledgerDifferences(db)).toEqual({});

test('a code takes its line off a transfer: price, deposit, ledger, day sheet and mails tell the lower price, and the use counts once', async () => {
  const code = await aCode({ percent: 15 });
  const request = await aTransferRequest({ code: ` ${code.code.toLowerCase()} `, language: 'en' });
  const booking = await request.booking();
  expect([booking.totalCents, booking.lines.at(-1)]).toEqual([
    1700,
    { code: 'discount', quantity: 1, cents: -300 },
  ]);
  expect(await usesOf(code)).toBe(1);
  expect((await ledgerOf(request)).entries).toEqual([]);
  await post(`/${request.id}/state`, { to: 'confirmed', version: 1 });
  expect(await usesOf(code)).toBe(1);
  const { entries, balanceCents } = await ledgerOf(request);
  expect([entries.map(({ kind, cents }) => [kind, cents]), balanceCents]).toEqual([
    [['due', 1700]],
    1700,
  ]);
  expect(await moneyOf(request)).toMatchObject({ dueNowCents: 850, balanceCents: 1700 });
  const sheet = await get<DaySheet>(`/day?date=${SUMMER_DAY}`);
  expect(sheet.legs.find(({ id }) => id === request.id)?.money.owedCents).toBe(1700);
  const mails = (await db.select().from(outbox).where(eq(outbox.relatedId, request.id))).filter(
    ({ language }) => language === 'en',
  );
  expect(mails.map(({ kind }) => kind)).toEqual(['transfer.received', 'transfer.confirmed']);
  for (const { body } of mails)
    for (const part of ['Discount', '-€3', '€17', '€8.50']) expect(body).toContain(part);
  const [row] = await db.select().from(transferRequests).where(eq(transferRequests.id, request.id));
  expect(row?.codeId).toBe(code.id);
  await agrees();
});

test('an amount takes at most the price; such a transfer owes nothing, and its guest is not asked to pay', async () => {
  const request = await confirmed({ code: (await aCode({ cents: 9999 })).code });
  expect(await request.booking()).toMatchObject({ totalCents: 0 });
  expect(await moneyOf(request)).toMatchObject({ balanceCents: 0, dueNowCents: 0 });
  expect((await ledgerOf(request)).entries).toEqual([]);
  await agrees();
});

test.each([
  ['code_elsewhere', { forTransfers: false }],
  ['code_too_little', { minTotalCents: 2001 }],
  ['code_over', { endsOn: '2020-01-01' }],
] as const)('refused with %s, and no request is stored', async (reason, more) => {
  const { id, code } = await aCode(more);
  const { quoteToken } = await aQuote();
  const answer = await postJson(
    REQUESTS,
    { ...person({ code }), quoteToken },
    { 'Idempotency-Key': reason },
  );
  expect([answer.status, await errorsOf(answer)]).toEqual([422, [`code ${reason}`]]);
  expect(await db.select().from(transferRequests).where(eq(transferRequests.codeId, id))).toEqual(
    [],
  );
});

test('the last use in three tabs is one request’s; one sent twice counts once, and a cancellation or a refusal frees it', async () => {
  const code = await aCode({ maxUses: 1 });
  const { quoteToken } = await aQuote();
  const ask = (key: string) =>
    postJson(
      REQUESTS,
      { ...person({ code: code.code, note: key }), quoteToken },
      { 'Idempotency-Key': key },
    );
  const answers = await Promise.all(['a', 'b', 'c'].map(ask));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  const late = answers.find(({ status }) => status === 409) as Response;
  expect(((await late.json()) as Problem).errors).toMatchObject([
    { path: 'code', code: 'code_used_up' },
  ]);
  const won = ['a', 'b', 'c'][answers.findIndex(({ status }) => status === 201)] ?? '';
  expect((await ask(won)).status).toBe(201);
  expect(await usesOf(code)).toBe(1);
  const [row] = await db
    .select()
    .from(transferRequests)
    .where(eq(transferRequests.codeId, code.id));
  await post(`/${row?.id}/state`, { to: 'declined', version: 1 });
  expect(await usesOf(code)).toBe(0);
  const next = await aTransferRequest({ code: code.code });
  expect((await cancel(next)).status).toBe(200);
  expect(await usesOf(code)).toBe(0);
});

test('another vehicle or price that the desk agrees keeps the line it is sent with; the ledger follows', async () => {
  const code = await aCode({ percent: 10 });
  const request = await confirmed({ code: code.code });
  const { version, lines } = await detail(request.id);
  const dearer = lines.map((line) => (line.code === 'outbound' ? { ...line, cents: 3000 } : line));
  expect((await write('PUT', `/${request.id}`, { version, lines: dearer })).status).toBe(200);
  expect(await request.booking()).toMatchObject({ totalCents: 2800 });
  expect((await ledgerOf(request)).balanceCents).toBe(2800);
  await agrees();
});

test('a gift voucher pays a confirmed transfer as far as it goes; before the confirmation and when all is paid there is nothing to pay', async () => {
  const [small, large] = [await aVoucher(700), await aVoucher(5000)];
  const waiting = await aTransferRequest();
  expect((await payWith(waiting, small)).status).toBe(409);
  const request = await confirmed();
  expect((await payWith(request, small)).status).toBe(200);
  // The deposit of ten euros is paid in part.
  expect(await moneyOf(request)).toMatchObject({
    paidCents: 700,
    voucherCents: 700,
    balanceCents: 1300,
    dueNowCents: 300,
  });
  expect((await payWith(request, large)).status).toBe(200);
  expect(await moneyOf(request)).toMatchObject({
    paidCents: 2000,
    balanceCents: 0,
    dueNowCents: 0,
  });
  expect([await leftOn(small), await leftOn(large)]).toEqual([0, 3700]);
  const refused = await payWith(request, large);
  expect([refused.status, ((await refused.json()) as Problem).code]).toEqual([409, 'nothing_owed']);
  const { items } = await getJson<GuestReceipts>(request.pathOf('/receipts'));
  expect(items.map(({ totalCents }) => totalCents).sort()).toEqual([1300, 700]);
  await agrees();
});

test('two tabs pay a transfer once', async () => {
  const [one, other] = [await aVoucher(5000), await aVoucher(5000)];
  const request = await confirmed();
  const answers = await Promise.all([
    payWith(request, one),
    payWith(request, other),
    payWith(request, one),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect((await leftOn(one)) + (await leftOn(other))).toBe(8000);
  await agrees();
});

test('after a cancellation the gift voucher has its money back, what was paid online goes back that way, and the code is free', async () => {
  const [voucher, code] = [await aVoucher(800), await aCode({ percent: 10, maxUses: 1 })];
  const request = await confirmed({ code: code.code });
  await payWith(request, voucher);
  const start = await send(request.pathOf('/pay'));
  await postForm(new URL(start.headers.get('Location') ?? '').pathname, { deed: 'pay' });
  // Of €18 the voucher paid €8, the rest of the deposit of €9 was paid online.
  expect(await moneyOf(request)).toMatchObject({
    paidCents: 900,
    voucherCents: 800,
    onlineCents: 100,
    balanceCents: 900,
  });
  expect((await cancel(request)).status).toBe(200);
  await vi.waitFor(async () =>
    expect(await refundsOf(request)).toEqual([
      [100, 'card', 'done'],
      [800, 'voucher', 'done'],
    ]),
  );
  expect([await leftOn(voucher), await usesOf(code)]).toEqual([800, 0]);
  expect(await moneyOf(request)).toMatchObject({
    paidCents: 0,
    balanceCents: 0,
    refundedCents: 900,
    voucherCents: 0,
  });
  await agrees();
});

test('a price that the desk lowers gives the gift voucher back what is too much', async () => {
  const voucher = await aVoucher(2000);
  const request = await confirmed();
  await payWith(request, voucher);
  const { version } = await detail(request.id);
  const lines = [{ code: 'outbound', quantity: 1, cents: 1500 }];
  expect((await write('PUT', `/${request.id}`, { version, lines })).status).toBe(200);
  await vi.waitFor(async () =>
    expect(await refundsOf(request)).toEqual([[500, 'voucher', 'done']]),
  );
  expect([await leftOn(voucher), (await ledgerOf(request)).balanceCents]).toEqual([500, 0]);
  await agrees();
});
