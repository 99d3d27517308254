import { eq, inArray } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type {
  CalledOff,
  CallOffAnswer,
  ReopenAnswer,
} from '#contract/bookings/calling-off/calling-off.ts';
import type {
  CheckInAnswer,
  FirmCalendar,
  FirmDeparture,
  Manifest,
  PlanChangeAnswer,
} from '#contract/bookings/firm-calendar.ts';
import { addDays, menorcaToday } from '#contract/calendar.ts';
import { bookings, bookingUnits, guides, outbox, tripExceptions } from '#core/db/schema.ts';
import { confirm } from '#orders/bookings/changes/states.ts';
import { anAdmin, jsonOf } from '../../test/admin.ts';
import { aTripType, db } from '../../test/builders.ts';
import { bindings, ORIGIN, send } from '../../test/client.ts';
import { noWork, watchedD1 } from '../../test/d1/d1-work.ts';
import { aBookableOption, planOf, tryToBook } from '../../test/orders/bookable.ts';
import { mailsAreSent } from '../../test/orders/sent-mails.ts';
import { signIn } from '../../test/sign-in.ts';
import { closeAndAsk } from './calling-off/call-off.ts';

await aTripType();
const admin = await anAdmin();
const NOW = new Date();
const DAY = addDays(menorcaToday(NOW), 10);
const BY = { actor: 'test', now: NOW };

async function aBooking(optionId: number, units: number[], name: string, date = DAY) {
  const contact = { fullName: name, emailAddress: `${name.toLowerCase()}@example.com` };
  const hold = await tryToBook(optionId, date, units, NOW, { contact, language: 'de' });
  return confirm(db, hold, true, BY);
}
const at = (optionId: number, date = DAY, time = '10:00') =>
  `/departures/${optionId}/${date}/${time}`;
const calendarOf = async (optionId: number, from = DAY, to = from) =>
  (await jsonOf<FirmCalendar>(admin(`/calendar?from=${from}&to=${to}`))).departures.filter(
    (one) => one.optionId === optionId,
  );

test('the calendar shows departures with places sold and held, and the manifest who comes', async () => {
  const { optionId, adult, child } = await aBookableOption();
  await aBooking(optionId, [adult, child], 'Ada');
  await tryToBook(optionId, DAY, [adult, adult], NOW);
  expect(await calendarOf(optionId, DAY, addDays(DAY, 1))).toMatchObject([
    {
      date: DAY,
      time: '10:00',
      capacity: 20,
      sold: 2,
      held: 2,
      status: 'AVAILABLE',
      isPlanned: true,
    },
    { date: addDays(DAY, 1), sold: 0, held: 0 },
  ]);
  const manifest = await jsonOf<Manifest>(admin(at(optionId)));
  expect(manifest.bookings).toMatchObject([
    {
      contact: { name: 'Ada' },
      tickets: [{ unit: { name: 'Adults' } }, { unit: { name: 'Children' } }],
    },
  ]);
  const csv = await (await admin(`${at(optionId)}/manifest.csv?lang=en`)).text();
  expect(csv.trim().split('\r\n')).toHaveLength(3);
  expect((await admin(at(optionId, DAY, '11:00'))).status).toBe(404);
  expect((await admin(at(999_999))).status).toBe(404);
});

test('250 tickets are checked in with a handful of statements', async () => {
  const { optionId, adult } = await aBookableOption({ option: { capacity: 300, maxUnits: null } });
  const ids: string[] = [];
  for (const [n, size] of [50, 80, 120].entries())
    ids.push((await aBooking(optionId, Array(size).fill(adult), `Group${n}`)).id);
  const codes = (
    await db.select().from(bookingUnits).where(inArray(bookingUnits.bookingId, ids))
  ).map(({ ticketCode }) => ticketCode);
  const work = noWork();
  const { headers } = await signIn('door@example.com', 'admin');
  const response = await send(
    `/api/admin${at(optionId)}/check-in`,
    {
      method: 'POST',
      headers: { ...headers, Origin: ORIGIN, 'Content-Type': 'application/json' },
      body: JSON.stringify({ tickets: [...codes, 'NONE'].map((code) => ({ code, anyDay: true })) }),
    },
    { DB: watchedD1(bindings.DB, work) },
  );
  const { tickets } = (await response.json()) as CheckInAnswer;
  expect([
    tickets.filter(({ result }) => result === 'admitted').length,
    tickets.at(-1)?.result,
  ]).toEqual([250, 'unknown']);
  expect(work.statements.length).toBeLessThan(30);
  const rows = await db
    .select({ status: bookings.status })
    .from(bookings)
    .where(inArray(bookings.id, ids));
  expect(rows.map(({ status }) => status)).toEqual(['REDEEMED', 'REDEEMED', 'REDEEMED']);
});

test('both days on which the clocks change have their departure at ten', async () => {
  const { optionId } = await aBookableOption();
  for (const [date, startsAt] of [
    ['2027-03-28', '2027-03-28T08:00:00.000Z'],
    ['2027-10-31', '2027-10-31T09:00:00.000Z'],
  ] as const)
    expect(await calendarOf(optionId, date)).toMatchObject([{ date, time: '10:00', startsAt }]);
});

test('a ticket is checked in once, however often and from wherever it is sent', async () => {
  const { optionId, adult } = await aBookableOption();
  const booking = await aBooking(optionId, [adult, adult], 'Eva');
  const other = await aBooking(optionId, [adult], 'Ida', addDays(DAY, 1));
  const [one = '', two = ''] = booking.units.map(({ ticketCode }) => ticketCode);
  const scan = (tickets: { code: string; at?: string }[]) =>
    jsonOf<CheckInAnswer>(
      admin(`${at(optionId)}/check-in`, 'POST', {
        tickets: tickets.map((ticket) => ({ ...ticket, anyDay: true })),
      }),
    );
  const first = { code: one, at: new Date(NOW.getTime() - 60_000).toISOString() };
  expect((await scan([first])).tickets).toMatchObject([
    { code: one, result: 'admitted', redeemedAt: first.at },
  ]);
  expect((await scan([first])).tickets).toMatchObject([
    { result: 'admitted', redeemedAt: first.at },
  ]);
  const { tickets } = await scan([
    { code: one.toLowerCase() },
    { code: other.units[0]?.ticketCode ?? '' },
    { code: 'UNKNOWN' },
  ]);
  expect(tickets.map(({ result }) => result)).toEqual(['before', 'elsewhere', 'unknown']);
  const racing = await Promise.all([
    scan([{ code: two }]),
    scan([{ code: two, at: new Date(NOW.getTime() - 5000).toISOString() }]),
  ]);
  expect(racing.flatMap((answer) => answer.tickets.map(({ result }) => result)).sort()).toEqual([
    'admitted',
    'before',
  ]);
  const [row] = await db.select().from(bookings).where(eq(bookings.id, booking.id));
  expect(row?.status).toBe('REDEEMED');
});

test('tickets are checked in on the day alone, unless another day is asked for, and a check-in is taken back', async () => {
  const { optionId, adult } = await aBookableOption();
  const booking = await aBooking(optionId, [adult, adult], 'Uma');
  const codes = booking.units.map(({ ticketCode }) => ticketCode);
  const post = (path: string, body: object) => admin(`${at(optionId)}${path}`, 'POST', body);
  const scan = async (anyDay?: boolean) =>
    (
      await jsonOf<CheckInAnswer>(
        post('/check-in', { tickets: codes.map((code) => ({ code, anyDay })) }),
      )
    ).tickets.map(({ result }) => result);
  const stateOf = async () =>
    (await db.select().from(bookings).where(eq(bookings.id, booking.id)))[0]?.status;
  expect(await scan()).toEqual(['not_today', 'not_today']);
  expect(await stateOf()).toBe('CONFIRMED');
  expect(await scan(true)).toEqual(['admitted', 'admitted']);
  expect(await stateOf()).toBe('REDEEMED');
  const undone = await jsonOf(post('/check-in/undo', { tickets: [codes[0], 'NONE'] }));
  expect(undone).toEqual({ tickets: [codes[0]], later: [] });
  expect(await stateOf()).toBe('CONFIRMED');
  expect(await scan(true)).toEqual(['admitted', 'before']);
  const undo = (...tickets: unknown[]) => jsonOf(post('/check-in/undo', { tickets }));
  expect(await undo(codes[0])).toEqual({ tickets: [codes[0]], later: [] });
  expect(await undo(codes[0])).toEqual({ tickets: [], later: [] });
  const otherDay = `${at(optionId, addDays(DAY, 1))}/check-in/undo`;
  expect(await jsonOf(admin(otherDay, 'POST', { tickets: [codes[1]] }))).toEqual({
    ...{ tickets: [], later: [] },
  });
});

test('a mistake that was noticed before a later check-in does not undo that one, however late it is sent', async () => {
  const { optionId, adult } = await aBookableOption();
  const booking = await aBooking(optionId, [adult], 'Pau');
  const [code = ''] = booking.units.map(({ ticketCode }) => ticketCode);
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
  const post = (path: string, body: object) =>
    jsonOf(admin(`${at(optionId)}${path}`, 'POST', body));
  const undo = (noticed: string) => post('/check-in/undo', { tickets: [code], at: noticed });
  const scanned = minutesAgo(10);
  await post('/check-in', { tickets: [{ code, at: scanned, anyDay: true }] });
  expect(await undo(minutesAgo(20))).toEqual({
    ...{ tickets: [], later: [code] },
  });
  const [unit] = await db.select().from(bookingUnits).where(eq(bookingUnits.bookingId, booking.id));
  expect(unit?.redeemedAt).toBe(scanned);
  expect(await undo(minutesAgo(5))).toEqual({
    ...{ tickets: [code], later: [] },
  });
});

test('a day is closed, opened, given another capacity, another time and an extra departure', async () => {
  const { optionId, adult } = await aBookableOption();
  const plan = (change: object, time = '10:00') =>
    admin(`${at(optionId, DAY, time)}/plan`, 'PUT', change);
  const after = async (change: object, time?: string) =>
    (await jsonOf<PlanChangeAnswer>(plan(change, time))).departures;
  expect(await after({ kind: 'close' })).toMatchObject([
    { time: '10:00', isClosed: true, status: 'CLOSED' },
  ]);
  expect(await after({ kind: 'open' })).toMatchObject([{ isClosed: false, capacity: 20 }]);
  expect(await after({ kind: 'open', capacity: 8 }, '17:00')).toMatchObject([
    { time: '10:00' },
    { time: '17:00', capacity: 8 },
  ]);
  expect(await after({ kind: 'time', time: '18:30' }, '17:00')).toMatchObject([
    { time: '10:00' },
    { time: '18:30', capacity: 8 },
  ]);
  expect(await after({ kind: 'close' }, 'all-day')).toMatchObject([
    { time: '10:00', isClosed: true },
    { time: '18:30', isClosed: false },
  ]);
  expect(await after({ kind: 'open' }, 'all-day')).toMatchObject([
    { isClosed: false },
    { isClosed: false },
  ]);
  const booking = await aBooking(optionId, [adult, adult, adult], 'Mia');
  const lowered = await jsonOf<PlanChangeAnswer>(plan({ kind: 'capacity', capacity: 2 }));
  expect(lowered).toMatchObject({
    departures: [{ capacity: 2, sold: 3 }, {}],
    touched: [{ reference: booking.reference }],
  });
  expect((await plan({ kind: 'time', time: '12:00' })).status).toBe(409);
  expect(await after({ kind: 'capacity', capacity: null })).toMatchObject([{ capacity: 20 }, {}]);
});

test('a guide with two departures at the same time is notified', async () => {
  const [one, two] = [await aBookableOption(), await aBookableOption()];
  const guide = await jsonOf<{ id: number }>(
    admin('/guides', 'POST', { name: 'Biel', phone: '600 123 456', languages: ['ca', 'de'] }),
  );
  const assign = (optionId: number, guideId: number | null) =>
    jsonOf<FirmDeparture>(admin(`${at(optionId)}/guide`, 'PUT', { guideId }));
  expect(await assign(one.optionId, guide.id)).toMatchObject({
    guide: { name: 'Biel' },
    isClash: false,
  });
  await assign(two.optionId, guide.id);
  expect(await calendarOf(one.optionId)).toMatchObject([{ isClash: true }]);
  await assign(two.optionId, null);
  expect(await calendarOf(one.optionId)).toMatchObject([{ isClash: false }]);
  expect((await admin(`${at(one.optionId)}/guide`, 'PUT', { guideId: 9999 })).status).toBe(422);
  expect(await db.select({ phone: guides.phone }).from(guides)).toEqual([
    { phone: '+34600123456' },
  ]);
});

test('a departure is called off once: closed, every guest notified in their language and followed up until they choose', async () => {
  const { optionId, adult } = await aBookableOption();
  const [first, second] = [
    await aBooking(optionId, [adult], 'Lea'),
    await aBooking(optionId, [adult], 'Tom'),
  ];
  const hold = await tryToBook(optionId, DAY, [adult], NOW);
  const callOff = () =>
    jsonOf<CallOffAnswer>(admin(`${at(optionId)}/call-off`, 'POST', { reason: 'Tramontana' }));
  const mails = () => db.select().from(outbox).where(eq(outbox.kind, 'trip.called_off'));
  expect(await callOff()).toMatchObject({
    told: 2,
    unreachable: [],
    departure: { isClosed: true, calledOffReason: 'Tramontana' },
  });
  expect(await callOff()).toMatchObject({ told: 0 });
  const [mail, ...others] = await mails();
  expect(others).toHaveLength(1);
  expect(mail?.language).toBe('de');
  expect(mail?.body).toContain('Tramontana');
  expect(mail?.body).toMatch(/\/de\/order\/\w+\?token=/);
  const waiting = async () =>
    (await jsonOf<CalledOff[]>(admin('/called-off')))
      .filter((one) => one.optionId === optionId)
      .flatMap((one) => one.waiting.map(({ id }) => id));
  expect((await waiting()).sort()).toEqual([first.id, second.id].sort());
  await db.update(bookings).set({ choice: 'refund' }).where(eq(bookings.id, first.id));
  expect(await waiting()).toEqual([second.id]);
  await expect(confirm(db, hold, true, { actor: 'test', now: new Date() })).rejects.toThrow();
  expect((await admin(`${at(optionId)}/plan`, 'PUT', { kind: 'open' })).status).toBe(409);
  expect(
    await db.select().from(bookingUnits).where(eq(bookingUnits.bookingId, first.id)),
  ).toHaveLength(1);
});

test('a guest who is confirmed while the others are read is asked and notified, too', async () => {
  const option = await aBookableOption();
  const { optionId, adult } = option;
  const first = await aBooking(optionId, [adult], 'Uma');
  const contact = { fullName: 'Vic', emailAddress: 'vic@example.com' };
  const hold = await tryToBook(optionId, DAY, [adult], new Date(), { contact });
  const plan = await planOf(optionId, DAY, DAY);
  const mailed: string[] = [];
  const mailTo = async ({ id }: { id: string }) => {
    if (mailed.length === 0) await confirm(db, hold, true, { actor: 'guest', now: new Date() });
    mailed.push(id);
    return undefined;
  };
  const done = await closeAndAsk(
    db,
    { start: { optionId, date: DAY, time: '10:00' }, plan, reason: 'Wind', mailTo },
    { actor: 'user:1', now: new Date() },
  );
  expect(done?.guests.map(({ id }) => id).sort()).toEqual([first.id, hold.id].sort());
  expect(mailed.slice(1).sort()).toEqual([first.id, hold.id].sort());
  const asked = await db
    .select({ id: bookings.id, at: bookings.choiceAskedAt })
    .from(bookings)
    .where(eq(bookings.optionId, optionId));
  expect(asked.every(({ at: askedAt }) => askedAt !== null)).toBe(true);
});

test('what was called off is not put back on sale by the option’s days, and stays closed whatever they say', async () => {
  const { optionId, adult } = await aBookableOption();
  await aBooking(optionId, [adult], 'Kim');
  await admin(`${at(optionId)}/call-off`, 'POST', {});
  const day = `/trips/options/${optionId}/exceptions/${DAY}T10:00`;
  expect(await jsonOf(admin(`/trips/options/${optionId}/exceptions`))).toMatchObject({
    items: [{ localTime: '10:00', isCalledOff: true }],
  });
  for (const answer of [
    await admin(day, 'DELETE'),
    await admin(day, 'PUT', { kind: 'changed', capacity: 30 }),
    await admin(day, 'PUT', { kind: 'extra' }),
  ])
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([
      409,
      'called_off',
    ]);
  await db.delete(tripExceptions).where(eq(tripExceptions.optionId, optionId));
  expect(await calendarOf(optionId)).toMatchObject([{ status: 'CLOSED', isClosed: true }]);
  await expect(tryToBook(optionId, DAY, [adult], NOW)).rejects.toThrow();
  await db
    .insert(tripExceptions)
    .values({ optionId, localDate: DAY, localTime: '10:00', kind: 'extra', capacity: 9 });
  expect(await calendarOf(optionId)).toMatchObject([{ status: 'CLOSED', isClosed: true }]);
});

test('reopening says whom it concerns, takes the question back, tells the guests and sells again', async () => {
  const { optionId, adult } = await aBookableOption();
  const [stays, left] = [
    await aBooking(optionId, [adult], 'Nil'),
    await aBooking(optionId, [adult], 'Ona'),
  ];
  const reopen = (body: object = {}) =>
    jsonOf<ReopenAnswer>(admin(`${at(optionId)}/reopen`, 'POST', body));
  expect((await admin(`${at(optionId)}/reopen`, 'POST', {})).status).toBe(409);
  await admin(`${at(optionId)}/call-off`, 'POST', {});
  await db
    .update(bookings)
    .set({ choice: 'refund', status: 'CANCELLED', endedAs: 'called_off' })
    .where(eq(bookings.id, left.id));
  const before = { concerned: [{ reference: stays.reference }], told: 0 };
  expect(await reopen({ dryRun: true })).toMatchObject({
    ...before,
    departure: { isClosed: true },
  });
  expect(await reopen()).toMatchObject({
    ...before,
    told: 1,
    unreachable: [],
    departure: { isClosed: false, calledOffAt: null },
  });
  const [row] = await db.select().from(bookings).where(eq(bookings.id, stays.id));
  expect(row).toMatchObject({ status: 'CONFIRMED', choiceAskedAt: null });
  const mails = await db.select().from(outbox).where(eq(outbox.relatedId, stays.id));
  expect(mails.map(({ kind }) => kind).sort()).toEqual(['trip.called_off', 'trip.confirmed']);
  expect(await tryToBook(optionId, DAY, [adult], NOW)).toMatchObject({ status: 'ON_HOLD' });
});

test('a guest whom no mail reached stands on the list until the firm ticks that it notified them', async () => {
  const { optionId, adult } = await aBookableOption();
  const mailed = await aBooking(optionId, [adult], 'Pau');
  const hold = await tryToBook(optionId, DAY, [adult], NOW, {
    contact: { fullName: 'Rut', phoneNumber: '+34600123456' },
  });
  const called = await confirm(db, hold, true, BY);
  const failed = await aBooking(optionId, [adult], 'Teo');
  await admin(`${at(optionId)}/call-off`, 'POST', {});
  await mailsAreSent();
  await db.update(outbox).set({ status: 'failed' }).where(eq(outbox.relatedId, failed.id));
  const waiting = async (answer: Response | Promise<Response>) =>
    Object.fromEntries(
      (await jsonOf<CalledOff[]>(answer))
        .filter((one) => one.optionId === optionId)
        .flatMap((one) =>
          one.waiting.map(({ id, isMailed, toldAt }) => [id, isMailed || toldAt !== null]),
        ),
    );
  expect(await waiting(admin('/called-off'))).toEqual({
    [mailed.id]: true,
    [called.id]: false,
    [failed.id]: false,
  });
  const tick = (isTold: boolean) => admin(`/called-off/${called.id}/told`, 'POST', { isTold });
  expect(await waiting(tick(true))).toEqual({
    [mailed.id]: true,
    [called.id]: true,
    [failed.id]: false,
  });
  expect((await waiting(tick(false)))[called.id]).toBe(false);
  expect((await admin('/called-off/unknown/told', 'POST', { isTold: true })).status).toBe(404);
});
