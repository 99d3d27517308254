import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import type { GuestBooking, GuestBookingAnswer } from '#contract/bookings/guest-bookings.ts';
import type { Problem } from '#contract/problem.ts';
import { bookings, discountCodes } from '#core/db/schema.ts';
import { ledgerDifferences } from '#money/ledger/check-ledger.ts';
import { findBooking } from '#orders/bookings/booking.reads.ts';
import { split } from '#orders/bookings/changes/split.ts';
import { anAdmin, jsonOf } from '../../test/admin.ts';
import { db } from '../../test/builders.ts';
import {
  act,
  anOption,
  asGuests,
  booked,
  made,
  NEXT,
  order,
  pathOf,
  postJson,
  seen,
  startOn,
} from '../../test/orders/guest-bookings.ts';

asGuests();
const admin = await anAdmin();
let number = 0;
const aCode = async (more: Partial<typeof discountCodes.$inferInsert> = {}) => {
  number += 1;
  const [row] = await db
    .insert(discountCodes)
    .values({
      code: `SOL${number}`,
      name: 'Sun',
      percent: 10,
      ...more,
      ...(more.cents && { percent: null }),
    })
    .returning();
  return { id: row?.id ?? 0, code: row?.code ?? '' };
};
const fieldOf = async (response: Response) => [
  response.status,
  ((await response.json()) as Problem).errors?.[0]?.code,
];
const check = (code: string, more: object = {}) =>
  postJson('/api/codes/check', { code, for: 'trip', totalCents: 10_000, ...more });

let option: Awaited<ReturnType<typeof anOption>>;
beforeEach(async () => {
  option = await anOption();
});

test('a code takes a percentage or an amount off, and the lines come to the total', async () => {
  const percent = await aCode({ percent: 15 });
  expect(await (await check(percent.code.toLowerCase())).json()).toEqual({
    code: percent.code,
    discountCents: 1500,
    totalCents: 8500,
  });
  const { booking } = await made(option, { ...booked, code: ` ${percent.code.toLowerCase()} ` });
  expect(booking.totalCents).toBe(8500);
  expect(booking.lines.at(-1)).toMatchObject({
    kind: 'discount',
    id: percent.id,
    name: percent.code,
    quantity: 1,
    cents: -1500,
  });
  const amount = await aCode({ cents: 20_000 });
  const free = await made(option, { ...booked, code: amount.code });
  expect([free.booking.status, free.booking.totalCents, free.booking.lines.at(-1)?.cents]).toEqual([
    'CONFIRMED',
    0,
    -10_000,
  ]);
  expect(await ledgerDifferences(db)).toEqual({});
});

test.each([
  ['code_unknown', {}, { code: 'NOTHING' }],
  ['code_unknown', { isActive: false }, {}],
  ['code_early', { startsOn: '2999-01-01' }, {}],
  ['code_over', { endsOn: '2020-01-01' }, {}],
  ['code_too_little', { minTotalCents: 10_001 }, {}],
  ['code_elsewhere', { forTrips: false, forTransfers: true }, {}],
  ['code_elsewhere', { tripIds: [9999] }, {}],
] as const)(
  'refused with %s: %j, by the check as by the booking, and nothing is booked',
  async (reason, more, sent) => {
    const { code } = await aCode(more as never);
    expect(await fieldOf(await check(code, { tripId: option.tripId, ...sent }))).toEqual([
      422,
      reason,
    ]);
    const body = await order(option, { ...booked, code, ...sent });
    expect(await fieldOf(await postJson(pathOf(option), body))).toEqual([422, reason]);
    expect(await db.select().from(bookings).where(eq(bookings.tripId, option.tripId))).toEqual([]);
  },
);

test('the last use in two tabs: one books, the other is refused and keeps its hold', async () => {
  const { id, code } = await aCode({ maxUses: 1 });
  const holds = await Promise.all([made(option), made(option), made(option)]);
  const answers = await Promise.all(holds.map((hold) => act(hold, 'confirm', { ...booked, code })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  const refused = holds[answers.findIndex(({ status }) => status === 409)];
  expect(await fieldOf(answers.find(({ status }) => status === 409) as Response)).toEqual([
    409,
    'code_used_up',
  ]);
  expect(refused && (await seen(refused)).status).toBe('ON_HOLD');
  expect(refused && (await act(refused, 'confirm', booked)).status).toBe(200);
  const body = await order(option, { ...booked, code });
  expect(await fieldOf(await check(code))).toEqual([409, 'code_used_up']);
  const late = await Promise.all(
    [1, 2].map((n) => postJson(pathOf(option), body, { 'Idempotency-Key': `${n}` })),
  );
  for (const answer of late) expect(await fieldOf(answer)).toEqual([409, 'code_used_up']);
  expect(await db.select().from(bookings).where(eq(bookings.codeId, id))).toHaveLength(1);
});

test('two at once with everything at once take the last use once, and a cancellation frees it', async () => {
  const { id, code } = await aCode({ maxUses: 1 });
  const body = await order(option, { ...booked, code });
  const answers = await Promise.all(
    [1, 2, 3].map((n) => postJson(pathOf(option), body, { 'Idempotency-Key': `both ${n}` })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  expect(await db.select().from(bookings).where(eq(bookings.codeId, id))).toHaveLength(1);
  const again = await postJson(pathOf(option), body, { 'Idempotency-Key': 'again' });
  expect(again.status).toBe(409);
  const won = (await answers.find(({ status }) => status === 201)?.json()) as GuestBookingAnswer;
  expect((await act(won, 'cancel')).status).toBe(200);
  expect((await postJson(pathOf(option), body, { 'Idempotency-Key': 'later' })).status).toBe(201);
});

test('with other people or another day a percentage is computed anew and an amount stays, whatever became of the code', async () => {
  const [percent, amount] = [await aCode({ percent: 33 }), await aCode({ cents: 700 })];
  const one = await made(option, { ...booked, code: percent.code });
  const other = await made(option, { ...booked, code: amount.code, notes: 'x' });
  expect([one.booking.totalCents, other.booking.totalCents]).toEqual([6700, 9300]);
  await db
    .update(discountCodes)
    .set({ percent: 1, isActive: false })
    .where(eq(discountCodes.id, percent.id));
  const three = { units: [{ unitId: option.adult, quantity: 3 }] };
  expect(((await (await act(one, 'change', three)).json()) as GuestBooking).totalCents).toBe(
    10_050,
  );
  const moved = (await (
    await act(other, 'change', { departureId: await startOn(option, NEXT) })
  ).json()) as GuestBooking;
  expect(moved.totalCents).toBe(9300);
  expect(await ledgerDifferences(db)).toEqual({});
});

test('a split divides the discount, to the cent', async () => {
  const { code } = await aCode({ cents: 1001 });
  const { booking } = await made(option, {
    ...booked,
    code,
    units: [{ unitId: option.adult, quantity: 3 }],
  });
  const [row] = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(eq(bookings.reference, booking.reference));
  const stored = await findBooking(db, row?.id ?? '');
  if (!stored) throw new Error('There is no booking.');
  const partsOf = {
    tickets: [stored.units[0]?.uuid ?? ''],
    placesOf: () => 1,
    secret: 'x',
    alongside: () => [],
  };
  const parts = await split(db, stored, partsOf, { actor: 'user:1', now: new Date() });
  expect([parts?.own?.totalCents, parts?.booking.totalCents]).toEqual([4666, 9333]);
  expect(await ledgerDifferences(db)).toEqual({});
});

test('the list counts uses, and a code is refused that takes neither or both off, or ends before it begins', async () => {
  const { id, code } = await aCode();
  await made(option, { ...booked, code });
  const list = await jsonOf<{ items: { id: number; uses: number }[] }>(
    admin('/codes?pageSize=100'),
  );
  expect(list.items.find((one) => one.id === id)?.uses).toBe(1);
  const input = { code: 'otoño 1', name: 'x', percent: 10 };
  expect((await admin('/codes', 'POST', input)).status).toBe(422);
  for (const [more, path, reason] of [
    [{ percent: null }, 'percent', 'required'],
    [{ cents: 100 }, 'cents', 'either'],
    [{ startsOn: '2027-02-01', endsOn: '2027-01-01' }, 'endsOn', 'wrong_order'],
    [{ startsOn: '2027-02-30' }, 'startsOn', 'date'],
  ] as const) {
    const answer = await admin('/codes', 'POST', { ...input, code: 'OTONO', ...more });
    expect([answer.status, ((await answer.json()) as Problem).errors]).toEqual([
      422,
      [expect.objectContaining({ path, code: reason })],
    ]);
  }
});

test('a code is checked for the items of an order as the order will take it off', async () => {
  const amount = await aCode({ cents: 1500, forTransfers: true });
  const items = [
    { for: 'transfer', totalCents: 1000 },
    { for: 'trip', totalCents: 2000 },
    { for: 'trip', totalCents: 3000 },
  ];
  const ask = (code: string, asked: object[]) =>
    postJson('/api/codes/check', { code, items: asked });
  expect(await (await ask(amount.code, items)).json()).toEqual({
    ...{ code: amount.code, discountCents: 1500, totalCents: 4500, items: [1000, 500, 0] },
  });
  const percent = await aCode({ percent: 10 });
  expect(await (await ask(percent.code, items)).json()).toMatchObject({ items: [0, 200, 300] });
  expect(await fieldOf(await ask(percent.code, items.slice(0, 1)))).toEqual([
    ...[422, 'code_elsewhere'],
  ]);
});
