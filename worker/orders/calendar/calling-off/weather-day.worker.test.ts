import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { CalledOff, CallOffsAnswer } from '#contract/bookings/calling-off/calling-off.ts';
import type { GuestBooking } from '#contract/bookings/guest-bookings.ts';
import { addDays, menorcaToday } from '#contract/calendar.ts';
import { bookingToken } from '#core/auth/manage-link.ts';
import { Reader } from '#core/db/reader.ts';
import {
  bookings,
  departures,
  outbox,
  refunds,
  webhookDeliveries,
  webhooks,
} from '#core/db/schema.ts';
import { ledgerDifferences } from '#money/ledger/check-ledger.ts';
import { confirm } from '#orders/bookings/changes/states.ts';
import { offeredStarts } from '#orders/departures/offered-day.ts';
import { keepPayments } from '#orders/paying/online/keep-payments.ts';
import { anAdmin, jsonOf } from '../../../test/admin.ts';
import { aTripType, db } from '../../../test/builders.ts';
import { bindings, getJson, postForm, postJson } from '../../../test/client.ts';
import { aBookableOption, takenOn, tryToBook } from '../../../test/orders/bookable.ts';
import { secretOf, startOf } from '../../../test/orders/paid-first.ts';
import { aPartner } from '../../../test/orders/partners.ts';
import { mailsAreSent } from '../../../test/orders/sent-mails.ts';
import { aResource, use } from '../../../test/orders/shared-resources.ts';
import { answerForSilent } from './silent-guests.ts';

await aTripType();
const admin = await anAdmin();
const NOW = new Date();
const DAY = addDays(menorcaToday(NOW), 10);
const NEXT = addDays(DAY, 1);
const BY = { actor: 'test', now: NOW };
const secret = await secretOf();
const HOUR_MS = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS);

type Guest = { name: string; email?: string | null; phone?: string; language?: 'de' | 'ca' };
async function aGuest(
  optionId: number,
  units: number[],
  { name, email = `${name.toLowerCase()}@example.com`, phone, language = 'de' }: Guest,
) {
  const contact = {
    fullName: name,
    ...(email && { emailAddress: email }),
    ...(phone && { phoneNumber: phone }),
  };
  const hold = await tryToBook(optionId, DAY, units, new Date(), { contact, language });
  const booking = await confirm(db, hold, true, BY);
  const token = await bookingToken(secret, booking.id);
  const at = (end = '') => `/api/bookings/${booking.reference}${end}`;
  return {
    ...booking,
    seen: () => getJson<GuestBooking>(`${at()}?token=${token}`),
    take: (departureId = '') => postJson(at('/change'), { token, departureId }),
    refund: () => postJson(at('/cancel'), { token }),
    row: async () => (await db.select().from(bookings).where(eq(bookings.id, booking.id)))[0],
    mails: async () =>
      (await db.select().from(outbox).where(eq(outbox.relatedId, booking.id))).filter(
        ({ kind }) => kind !== 'trip.confirmed',
      ),
  };
}
const starts = (...ids: number[]) =>
  ids.map((optionId) => ({ optionId, date: DAY, time: '10:00' }));
const callOff = async (ids: number[], more: object = {}) => {
  const answer = await jsonOf<CallOffsAnswer>(
    admin('/called-off', 'POST', {
      ...{ departures: starts(...ids), offeredDate: NEXT, answerBy: inHours(24).toISOString() },
      ...more,
    }),
  );
  await mailsAreSent();
  return answer;
};
const listed = async (optionId: number) =>
  (await jsonOf<CalledOff[]>(admin('/called-off'))).find((one) => one.optionId === optionId);
const runLate = (hours: number) => answerForSilent(db, inHours(hours), bindings);

test('a weather day calls several departures off in one go: each guest reads why in their language, and what they are offered', async () => {
  const [one, two] = [await aBookableOption(), await aBookableOption()];
  const ids = [one.optionId, two.optionId];
  const ada = await aGuest(one.optionId, [one.adult], { name: 'Ada' });
  const biel = await aGuest(two.optionId, [two.adult], { name: 'Biel', language: 'ca' });
  const cara = await aGuest(two.optionId, [two.adult, two.adult], {
    ...{ name: 'Cara', email: null, phone: '+34600123456' },
  });
  const reasons = { de: 'Dichter Nebel', ca: 'Boira espessa' };
  const planned = await callOff(ids, { reasons, dryRun: true });
  expect(planned).toMatchObject({ told: 2, unreachable: 1 });
  expect(planned.departures.map(({ offered }) => offered)).toEqual([
    [{ time: '10:00', vacancies: 20 }],
    [{ time: '10:00', vacancies: 20 }],
  ]);
  expect((await ada.seen()).calledOff).toBeNull();
  expect(await callOff(ids, { reasons })).toMatchObject({ told: 2, unreachable: 1 });
  expect(await callOff(ids, { reasons })).toMatchObject({ told: 0 });
  const [[german], [catalan]] = [await ada.mails(), await biel.mails()];
  expect(german?.body).toContain('Dichter Nebel');
  expect(german?.body).toContain('zum selben Preis');
  expect(catalan?.body).toContain('Boira espessa');
  const rows = await db.select().from(departures).where(eq(departures.localDate, DAY));
  expect(new Set(rows.map(({ calledOffAt }) => calledOffAt)).size).toBe(1);
  expect(await ada.seen()).toMatchObject({
    calledOff: {
      reason: 'Dichter Nebel',
      choice: null,
      offered: { date: NEXT, starts: [{ time: '10:00', vacancies: 20, isAvailable: true }] },
      ifSilent: 'refund',
    },
  });
  const list = await listed(two.optionId);
  expect(list?.waiting).toMatchObject([
    { id: biel.id, isMailed: true, message: null },
    { id: cara.id, isMailed: false, message: expect.stringContaining('Dichter Nebel') },
  ]);
  expect(list?.waiting[1]?.message).toMatch(/\/de\/order\/\w+\?token=/);
});

test('the guest takes the day that is offered at the same price, or the money, and the list says what each chose', async () => {
  const { optionId, adult } = await aBookableOption();
  const [moves, leaves, waits] = [
    await aGuest(optionId, [adult], { name: 'Mia' }),
    await aGuest(optionId, [adult], { name: 'Leo' }),
    await aGuest(optionId, [adult], { name: 'Wim' }),
  ];
  await callOff([optionId]);
  const start = (await moves.seen()).calledOff?.offered?.starts[0];
  expect((await moves.take(start?.id)).status).toBe(200);
  expect((await leaves.refund()).status).toBe(200);
  expect(await moves.seen()).toMatchObject({
    ...{ status: 'CONFIRMED', date: NEXT, totalCents: 5000 },
    calledOff: { choice: 'date', offered: null },
  });
  expect(await listed(optionId)).toMatchObject({
    waiting: [{ id: waits.id }],
    answered: [
      { id: moves.id, choice: 'date', date: NEXT },
      { id: leaves.id, choice: 'refund', date: DAY },
    ],
  });
  expect(await ledgerDifferences(db)).toEqual({});
});

test('two guests fight for the last places of the day that is offered: one gets them, the other sees what is left and loses nothing', async () => {
  const { optionId, adult } = await aBookableOption({ option: { capacity: 6 } });
  const party = (size: number, name: string) => aGuest(optionId, Array(size).fill(adult), { name });
  const [one, two] = [await party(2, 'Ona'), await party(2, 'Pol')];
  await tryToBook(optionId, NEXT, [adult, adult, adult], new Date());
  await callOff([optionId]);
  const id = (await one.seen()).calledOff?.offered?.starts[0]?.id;
  const answers = await Promise.all([one.take(id), two.take(id), one.take(id), two.take(id)]);
  const [first, second] = [
    answers[0]?.status === 200 ? one : two,
    answers[0]?.status === 200 ? two : one,
  ];
  expect(answers.filter(({ status }) => status === 409).length).toBeGreaterThanOrEqual(2);
  expect(await takenOn(optionId, NEXT, new Date())).toBe(5);
  expect(await first.row()).toMatchObject({ localDate: NEXT, choice: 'date' });
  expect(await second.row()).toMatchObject({
    ...{ localDate: DAY, choice: null, status: 'CONFIRMED' },
  });
  expect((await second.seen()).calledOff?.offered?.starts).toMatchObject([
    { vacancies: 1, isAvailable: false },
  ]);
  expect((await second.refund()).status).toBe(200);
  expect(await ledgerDifferences(db)).toEqual({});
});

test('the boat of the day that is offered is not sold twice', async () => {
  const [sail, hire] = [
    await aBookableOption(),
    await aBookableOption({ schedule: { times: ['12:00'] } }),
  ];
  const boat = await aResource();
  await use(sail.optionId, boat);
  await use(hire.optionId, boat);
  const guest = await aGuest(sail.optionId, [sail.adult], { name: 'Ivo' });
  await callOff([sail.optionId]);
  const id = (await guest.seen()).calledOff?.offered?.starts[0]?.id;
  await tryToBook(hire.optionId, NEXT, [hire.adult], new Date());
  expect((await guest.take(id)).status).toBe(409);
  expect((await guest.seen()).calledOff?.offered?.starts).toMatchObject([{ isAvailable: false }]);
});

test('when the deadline is over, those who were notified get their money; a guest whom no mail and no call reached stays on the list', async () => {
  const { optionId, adult } = await aBookableOption();
  const mailed = await aGuest(optionId, [adult], { name: 'Nora' });
  const called = await aGuest(optionId, [adult], { name: 'Oto', email: null, phone: '600123456' });
  const unreached = await aGuest(optionId, [adult], { name: 'Pia', email: null });
  await callOff([optionId]);
  await admin(`/called-off/${called.id}/told`, 'POST', { isTold: true });
  await runLate(23);
  expect((await mailed.row())?.choice).toBeNull();
  await runLate(25);
  for (const { row } of [mailed, called])
    expect(await row()).toMatchObject({ status: 'CANCELLED', choice: 'refund', refund: 'FULL' });
  expect(await unreached.row()).toMatchObject({ status: 'CONFIRMED', choice: null });
  expect((await mailed.mails()).map(({ kind }) => kind)).toEqual([
    'trip.called_off',
    'trip.cancelled',
  ]);
  await db
    .update(bookings)
    .set({ choiceToldAt: inHours(30).toISOString() })
    .where(eq(bookings.id, unreached.id));
  await runLate(50);
  expect((await unreached.row())?.choice).toBeNull();
  await runLate(55);
  expect((await unreached.row())?.choice).toBe('refund');
  expect(await ledgerDifferences(db)).toEqual({});
});

test('a mail that stays in the outbox informs no guest: they are to be called, and have no deadline', async () => {
  const { optionId, adult } = await aBookableOption();
  const guest = await aGuest(optionId, [adult], { name: 'Quim' });
  await callOff([optionId]);
  await db.update(outbox).set({ status: 'kept' }).where(eq(outbox.relatedId, guest.id));
  expect((await listed(optionId))?.waiting).toMatchObject([{ id: guest.id, isMailed: false }]);
  await runLate(25);
  expect(await guest.row()).toMatchObject({ status: 'CONFIRMED', choice: null });
});

test('silence can mean the day that is offered, in the order of booking and as long as there is room', async () => {
  const { optionId, adult } = await aBookableOption({ option: { capacity: 3 } });
  const first = await aGuest(optionId, [adult, adult], { name: 'Quim' });
  const second = await aGuest(optionId, [adult], { name: 'Rosa' });
  const contact = { fullName: 'Sam', emailAddress: 'sam@example.com' };
  await confirm(db, await tryToBook(optionId, NEXT, [adult], new Date(), { contact }), true, BY);
  await db.update(bookings).set({ createdAt: '2020-01-01' }).where(eq(bookings.id, first.id));
  expect(
    (await admin('/called-off', 'POST', { departures: starts(optionId), ifSilent: 'move' })).status,
  ).toBe(422);
  const late = { ifSilent: 'move', answerBy: `${addDays(NEXT, 1)}T09:00:00.000Z` };
  const refused = await admin('/called-off', 'POST', {
    ...{ departures: starts(optionId), offeredDate: NEXT },
    ...late,
  });
  expect([refused.status, await refused.text()]).toEqual([
    422,
    expect.stringContaining('answerBy'),
  ]);
  await callOff([optionId], { ifSilent: 'move' });
  await runLate(25);
  expect(await first.row()).toMatchObject({ localDate: NEXT, choice: 'date', totalCents: 10_000 });
  expect(await second.row()).toMatchObject({ status: 'CANCELLED', choice: 'refund' });
  expect((await first.mails()).map(({ kind }) => kind)).toContain('trip.changed');
});

test('money goes back by the way it came, also after the deadline', async () => {
  const option = await aBookableOption({ option: { payment: 'all' } });
  const hold = await tryToBook(option.optionId, DAY, [option.adult], new Date(), {
    contact: { fullName: 'Ana Pons', emailAddress: 'ana@example.com' },
  });
  const token = await bookingToken(secret, hold.id);
  const session = await startOf(`/api/bookings/${hold.reference}/pay?token=${token}`);
  await postForm(`/pay/test/${session}`, { deed: 'pay' });
  await callOff([option.optionId]);
  await runLate(25);
  await keepPayments(bindings, db, inHours(25));
  expect(await db.select().from(refunds).where(eq(refunds.subjectId, hold.id))).toMatchObject([
    { cents: 5000, status: 'done', sessionId: expect.any(String) },
  ]);
  expect(await ledgerDifferences(db)).toEqual({});
  expect((await db.select().from(bookings).where(eq(bookings.id, hold.id)))[0]).toMatchObject({
    ...{ status: 'CANCELLED', choice: 'refund', refund: 'FULL' },
  });
});

test('a guest who paid a partner reads who pays back, and the list names the partner', async () => {
  const { optionId, adult } = await aBookableOption();
  const partner = await aPartner({ terms: 'net', phone: '+34971000000' });
  const guest = await aGuest(optionId, [adult], { name: 'Sol' });
  const walkIn = await aGuest(optionId, [adult], { name: 'Tea', email: null });
  await db.update(bookings).set({ partnerId: partner.id }).where(eq(bookings.optionId, optionId));
  await callOff([optionId]);
  const [mail] = await guest.mails();
  expect(mail?.body).toContain(partner.name);
  expect((await listed(optionId))?.waiting.find(({ id }) => id === walkIn.id)).toMatchObject({
    seller: { name: partner.name, phone: '+34971000000' },
  });
});

test('a reseller is notified that a departure was called off', async () => {
  const { optionId, adult } = await aBookableOption();
  const guest = await aGuest(optionId, [adult], { name: 'Udo' });
  await db.update(bookings).set({ resellerKeyId: 7 }).where(eq(bookings.id, guest.id));
  await db.insert(webhooks).values({
    ...{ id: 'hook', apiKeyId: 7, url: 'https://reseller.example', events: ['booking_update'] },
    secret: 'secret',
  });
  await callOff([optionId]);
  expect(
    await db.select().from(webhookDeliveries).where(eq(webhookDeliveries.subjectId, guest.id)),
  ).toHaveLength(1);
});

test('a guest who moved is asked again when that day is called off, too', async () => {
  const { optionId, adult } = await aBookableOption();
  const guest = await aGuest(optionId, [adult], { name: 'Vera' });
  await callOff([optionId]);
  await guest.take((await guest.seen()).calledOff?.offered?.starts[0]?.id);
  const again = {
    departures: [{ optionId, date: NEXT, time: '10:00' }],
    offeredDate: addDays(NEXT, 1),
  };
  expect(await jsonOf<CallOffsAnswer>(admin('/called-off', 'POST', again))).toMatchObject({
    told: 1,
  });
  expect((await guest.seen()).calledOff).toMatchObject({ choice: null });
  expect((await listed(optionId))?.waiting).toEqual([]);
  expect((await guest.refund()).status).toBe(200);
});

test('an option without a departure on the offered day offers none', async () => {
  const { optionId, adult } = await aBookableOption({ schedule: { validTo: DAY } });
  const guest = await aGuest(optionId, [adult], { name: 'Wanda' });
  expect(await callOff([optionId], { ifSilent: 'move' })).toMatchObject({
    departures: [{ offered: [] }],
  });
  expect((await guest.seen()).calledOff).toMatchObject({ offered: null, ifSilent: 'refund' });
  const wanted = { optionId, date: NEXT, time: '10:00' };
  expect(await offeredStarts(db, new Reader(db), wanted, { places: 1, now: NOW })).toEqual([]);
});

test('a boat that is out for three days is called off in one go: no day of them is offered, and the list has them together', async () => {
  const option = await aBookableOption();
  const days = [DAY, NEXT, addDays(DAY, 2)];
  const guests = [];
  for (const [at, date] of days.entries()) {
    const contact = { fullName: `Day ${at}`, emailAddress: `day${at}@example.com` };
    const hold = await tryToBook(option.optionId, date, [option.adult], new Date(), {
      ...{ contact, language: 'de' as const },
    });
    guests.push(await confirm(db, hold, true, BY));
  }
  const all = days.map((date) => ({ optionId: option.optionId, date, time: '10:00' }));
  const within = await callOff([], { departures: all, dryRun: true });
  expect(within.departures.map(({ offered }) => offered)).toEqual([[], [], []]);
  const offeredDate = addDays(DAY, 3);
  const done = await callOff([], { departures: all, offeredDate });
  expect(done).toMatchObject({ told: 3, unreachable: 0 });
  const rows = (await jsonOf<CalledOff[]>(admin('/called-off'))).filter(
    ({ optionId }) => optionId === option.optionId,
  );
  expect(rows.map(({ date, offeredDate: day }) => [date, day])).toEqual(
    days.map((date) => [date, offeredDate]),
  );
  expect(new Set(rows.map(({ calledOffAt }) => calledOffAt)).size).toBe(1);
  expect(rows.flatMap(({ waiting }) => waiting.map(({ id }) => id)).toSorted()).toEqual(
    guests.map(({ id }) => id).toSorted(),
  );
});
