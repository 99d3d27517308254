import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { Today } from '#contract/admin/today.ts';
import type { TripAvailability } from '#contract/bookings/availability.ts';
import type { FirmCalendar } from '#contract/bookings/firm-calendar.ts';
import type { GuestBooking, GuestBookingAnswer } from '#contract/bookings/guest-bookings.ts';
import type { MinimumDecided } from '#contract/bookings/minimum/minimum.ts';
import { addDays, menorcaToday } from '#contract/calendar.ts';
import { bookings, departures, outbox, settings } from '#core/db/schema.ts';
import { findBooking } from '#orders/bookings/booking.reads.ts';
import { cancel, confirm } from '#orders/bookings/changes/states.ts';
import { type Admin, anAdmin, jsonOf } from '../../../test/admin.ts';
import { aTrip, aTripType, db } from '../../../test/builders.ts';
import { bindings, getJson, postJson } from '../../../test/client.ts';
import { aBookableOption, planOf, setException, tryToBook } from '../../../test/orders/bookable.ts';
import { decideMinimum } from './decide-minimum.ts';

const NOW = new Date();
const TODAY = menorcaToday(NOW);
const LONG_AGO = new Date(NOW.getTime() - 3 * 86_400_000);
const FIRM = 'firm@example.com';
let admin: Admin;
beforeAll(async () => {
  await aTripType();
  admin = await anAdmin();
  await db
    .insert(settings)
    .values({ key: 'site', value: { siteName: 'Marès', email: FIRM } })
    .onConflictDoUpdate({
      target: settings.key,
      set: { value: { siteName: 'Marès', email: FIRM } },
    });
});

/** A departure that needs four people, decided a day before. */
const anOption = async (times = ['10:00'], option: object = {}) =>
  aBookableOption({
    tripId: (await aTrip({ showBookingOptions: true })).id,
    option: { minPeople: 4, decideMinutes: 1440, ...option },
    schedule: { times },
  });
type Option = Awaited<ReturnType<typeof anOption>>;

async function booked({ optionId, adult }: Option, day: string, people: number, name = 'Ada') {
  const contact = { fullName: name, emailAddress: `${name.toLowerCase()}@example.com` };
  const hold = await tryToBook(optionId, day, Array(people).fill(adult), NOW, {
    ...{ contact, isLate: true },
  });
  return confirm(db, hold, true, { actor: 'test', now: NOW });
}
const shownOn = async ({ tripId, optionId }: Option, day: string) => {
  const { options } = await getJson<TripAvailability>(
    `/api/trips/${tripId}/availability?from=${day}&to=${day}`,
  );
  return options.find(({ id }) => id === optionId)?.departures[0]?.minimum;
};
const startOf = async ({ optionId }: Option, day: string) =>
  (await db.select().from(departures).where(eq(departures.optionId, optionId))).find(
    ({ localDate }) => localDate === day,
  );
/** The time at which the departure is decided, and a minute after it. */
const hourOf = async (option: Option, day: string) => {
  const { startsAt = '' } = (await startOf(option, day)) ?? {};
  return new Date(Date.parse(startsAt) - 1440 * 60_000 + 60_000);
};
const mailsAsked = async () =>
  (await db.select().from(outbox).where(eq(outbox.kind, 'trip.firm.minimum'))).map(
    ({ toAddress, subject }) => `${toAddress} ${subject}`,
  );
const decide = (option: Option, day: string, body: object, time = '10:00') =>
  admin(`/departures/${option.optionId}/${day}/${time}/decision`, 'POST', body);

test('people of confirmed bookings count; holds, requests and cancelled bookings do not, and of a party those who stay', async () => {
  const option = await anOption();
  const day = addDays(TODAY, 20);
  expect(await shownOn(option, day)).toMatchObject({ people: 4, missing: 4, runs: false });
  const party = await booked(option, day, 3);
  await tryToBook(option.optionId, day, [option.adult, option.adult], NOW);
  expect(await shownOn(option, day)).toMatchObject({ missing: 1, runs: false });
  const gone = await booked(option, day, 1, 'Ben');
  expect(await shownOn(option, day)).toMatchObject({ missing: 0, runs: true });
  await cancel(db, gone, null, { actor: 'guest', now: new Date() });
  expect(await shownOn(option, day)).toMatchObject({ missing: 1, runs: false });
  const smaller = await admin(`/bookings/${party.id}`, 'PUT', {
    version: (await findBooking(db, party.id))?.version,
    units: [{ unitId: option.adult, quantity: 2 }],
  });
  expect(smaller.status, await smaller.clone().text()).toBe(200);
  expect(await shownOn(option, day)).toMatchObject({ missing: 2 });
  const pending = await tryToBook(option.optionId, day, [option.adult], NOW);
  await confirm(db, pending, false, { actor: 'test', now: NOW });
  await db.update(bookings).set({ status: 'PENDING' }).where(eq(bookings.id, pending.id));
  expect(await shownOn(option, day)).toMatchObject({ missing: 2 });
});

test('a guest reads what the departure needs before booking, and the booking keeps what was agreed', async () => {
  const option = await anOption();
  const day = addDays(TODAY, 21);
  const shown = await shownOn(option, day);
  const plan = await planOf(option.optionId, day, day);
  const { departures: starts } = await getJson<TripAvailability>(
    `/api/trips/${option.tripId}/availability?from=${day}&to=${day}`,
  ).then(({ options }) => options[0] ?? { departures: [] });
  expect(plan.option.minPeople).toBe(4);
  const answer = await postJson(`/api/trips/${option.tripId}/bookings`, {
    ...{ optionId: option.optionId, departureId: starts[0]?.id },
    units: [{ unitId: option.adult, quantity: 1 }],
    contact: { name: 'Ada King', email: 'ada@example.com' },
    ...{ privacyAccepted: true, termsAccepted: true, language: 'en' },
  });
  expect(answer.status, await answer.clone().text()).toBe(201);
  const { booking, token } = (await answer.json()) as GuestBookingAnswer;
  const { reference, minimum } = booking;
  expect(minimum).toEqual({ ...shown, missing: 3 });
  const [row] = await db.select().from(bookings).where(eq(bookings.reference, reference));
  expect(row?.terms.minimum).toEqual({ people: 4, minutesBefore: 1440 });
  await admin(`/trips/options/${option.optionId}/exceptions/${day}`, 'PUT', {
    ...{ kind: 'changed', minPeople: 2 },
  });
  expect(await shownOn(option, day)).toMatchObject({ people: 2, missing: 1 });
  const held = await getJson<GuestBooking>(`/api/bookings/${reference}?token=${token}`);
  expect(held.minimum).toMatchObject({ people: 4, missing: 3 });
});

test('at its hour the firm is asked once, with a task and a mail, and never about one with enough people or with none', async () => {
  const [short, full] = [await anOption(), await anOption()];
  const day = addDays(TODAY, 40);
  await booked(short, day, 2);
  await booked(full, day, 4);
  const before = (await mailsAsked()).length;
  const hour = await hourOf(short, day);
  await decideMinimum(db, new Date(hour.getTime() - 2 * 60_000), bindings);
  expect((await startOf(short, day))?.decisionAskedAt).toBeNull();
  await decideMinimum(db, hour, bindings);
  await decideMinimum(db, new Date(hour.getTime() + 5 * 60_000), bindings);
  const asked = (await mailsAsked()).slice(before);
  expect(asked).toHaveLength(1);
  expect(asked[0]).toContain(FIRM);
  expect((await startOf(short, day))?.decisionAskedAt).toBe(hour.toISOString());
  expect((await startOf(full, day))?.decision).toBe('runs');
});

test('a departure that had enough people at its hour runs when some of them cancel afterwards', async () => {
  const option = await anOption();
  const day = addDays(TODAY, 23);
  await booked(option, day, 3);
  const gone = await booked(option, day, 1, 'Ben');
  await decideMinimum(db, await hourOf(option, day), bindings);
  await cancel(db, gone, null, { actor: 'guest', now: new Date() });
  expect(await shownOn(option, day)).toMatchObject({ missing: 0, runs: true });
});

test('guests who agreed to the number get one mail when it is reached at the hour, in their language; the others get none', async () => {
  const option = await anOption();
  const day = addDays(TODAY, 27);
  const ada = await booked(option, day, 3, 'Ada');
  const sure = await booked(option, day, 1, 'Ben');
  await db.update(bookings).set({ language: 'ca' }).where(eq(bookings.id, ada.id));
  const { minimum: _never, ...certain } = sure.terms;
  await db.update(bookings).set({ terms: certain }).where(eq(bookings.id, sure.id));
  expect((await findBooking(db, ada.id))?.terms.minimum).toMatchObject({ people: 4 });
  const mailsTo = async (id: string) =>
    (await db.select().from(outbox).where(eq(outbox.relatedId, id))).filter(
      ({ kind }) => kind === 'trip.runs',
    );
  const hour = await hourOf(option, day);
  await decideMinimum(db, new Date(hour.getTime() - 2 * 60_000), bindings);
  expect(await mailsTo(ada.id)).toEqual([]);
  await decideMinimum(db, hour, bindings);
  await decideMinimum(db, new Date(hour.getTime() + 5 * 60_000), bindings);
  expect(await mailsTo(ada.id)).toMatchObject([{ toAddress: 'ada@example.com', language: 'ca' }]);
  expect((await mailsTo(ada.id))[0]?.body).toContain('surt');
  expect(await mailsTo(sure.id)).toEqual([]);
  // What the firm decides afterwards repeats no mail of theirs.
  expect((await decide(option, day, { choice: 'run' })).status).toBe(200);
  expect(await mailsTo(ada.id)).toHaveLength(1);
});

test('tomorrow’s departure with too few people is on the first screen and in the calendar until the firm lets it run', async () => {
  const option = await anOption(['23:30']);
  const day = addDays(TODAY, 1);
  await booked(option, day, 2);
  await db
    .update(departures)
    .set({ decisionAskedAt: NOW.toISOString() })
    .where(eq(departures.optionId, option.optionId));
  const decideLong = { minPeople: 4, decideMinutes: 2880 };
  await setException({ ...{ optionId: option.optionId, localDate: day }, kind: 'changed' });
  await admin(`/trips/options/${option.optionId}/exceptions/${day}`, 'PUT', {
    ...{ kind: 'changed', ...decideLong },
  });
  const waiting = async () =>
    (await jsonOf<Today>(admin('/dashboard/today'))).short.filter(
      ({ optionId }) => optionId === option.optionId,
    );
  expect(await waiting()).toMatchObject([{ date: day, time: '23:30', people: 4, booked: 2 }]);
  const calendar = await jsonOf<FirmCalendar>(admin(`/calendar?from=${day}&to=${day}`));
  expect(
    calendar.departures.find(({ optionId }) => optionId === option.optionId)?.minimum,
  ).toMatchObject({ people: 4, booked: 2, missing: 2, runs: false });
  const run = await decide(option, day, { choice: 'run' }, '23:30');
  expect(run.status, await run.clone().text()).toBe(200);
  expect(await waiting()).toEqual([]);
  expect(await shownOn(option, day)).toMatchObject({ missing: 0, runs: true });
});

test('guests are moved to another departure of the day at their price and free to cancel, and the emptied one is closed', async () => {
  const option = await anOption(['10:00', '16:00']);
  const day = addDays(TODAY, 24);
  const booking = await booked(option, day, 2);
  const answer = await decide(option, day, { choice: 'merge', time: '16:00' });
  expect(answer.status, await answer.clone().text()).toBe(200);
  const { moved, left, departures: after } = await jsonOf<MinimumDecided>(answer);
  expect([moved.map(({ id }) => id), left]).toEqual([[booking.id], []]);
  expect(after.map(({ time, sold, isClosed }) => [time, sold, isClosed])).toEqual([
    ['10:00', 0, true],
    ['16:00', 2, false],
  ]);
  const [row] = await db.select().from(bookings).where(eq(bookings.id, booking.id));
  expect(row).toMatchObject({ localTime: '16:00', totalCents: booking.totalCents });
  expect(row?.terms.cancellation).toEqual([{ minutesBefore: 0, feePercent: 0 }]);
  const kinds = await db.select().from(outbox).where(eq(outbox.relatedId, booking.id));
  expect(kinds.map(({ kind }) => kind)).toContain('trip.changed');
});

test('no guest is moved to a departure that has too few places, is the same, or is none', async () => {
  const option = await anOption(['10:00', '16:00'], { capacity: 3 });
  const day = addDays(TODAY, 25);
  await booked(option, day, 3);
  await db
    .update(bookings)
    .set({ localTime: '10:00' })
    .where(eq(bookings.optionId, option.optionId));
  await admin(`/departures/${option.optionId}/${day}/16:00/plan`, 'PUT', {
    ...{ kind: 'capacity', capacity: 2 },
  });
  const full = await decide(option, day, { choice: 'merge', time: '16:00' });
  expect([full.status, await jsonOf(full)]).toMatchObject([409, { code: 'sold_out' }]);
  expect((await decide(option, day, { choice: 'merge', time: '10:00' })).status).toBe(422);
  expect((await decide(option, day, { choice: 'merge', time: '12:00' })).status).toBe(409);
  expect(await startOf(option, day)).toMatchObject({ localTime: '10:00', taken: 3 });
});

/** A departure of tomorrow night, whose hour has passed with two of four people. */
async function anUndecided() {
  const option = await anOption(['23:30'], { decideMinutes: 2880 });
  const day = addDays(TODAY, 1);
  const contact = { fullName: 'Ada', emailAddress: 'ada.runs@example.com' };
  const { optionId, adult } = option;
  const hold = await tryToBook(optionId, day, [adult, adult], LONG_AGO, {
    ...{ contact, language: 'de', isLate: true },
  });
  const booking = await confirm(db, hold, true, { actor: 'test', now: LONG_AGO });
  const offered = async () => {
    const { options } = await getJson<TripAvailability>(
      `/api/trips/${option.tripId}/availability?from=${day}&to=${day}`,
    );
    return options.find(({ id }) => id === optionId)?.departures[0];
  };
  const order = async () =>
    postJson(`/api/trips/${option.tripId}/bookings`, {
      ...{ optionId, departureId: (await offered())?.id },
      units: [{ unitId: adult, quantity: 2 }],
      contact: { name: 'Ben King', email: `ben${optionId}@example.com` },
      ...{ privacyAccepted: true, termsAccepted: true, language: 'en' },
    });
  return { option, day, booking, offered, order };
}

test('after its hour a departure with too few people is closed for guests and open for the desk, until the firm lets it run', async () => {
  const { option, day, offered, order } = await anUndecided();
  expect(await offered()).toMatchObject({ status: 'CLOSED', isAvailable: false });
  const refused = await order();
  expect([refused.status, await jsonOf(refused)]).toMatchObject([409, { code: 'closed' }]);
  const item = { kind: 'trip', optionId: option.optionId, departureId: (await offered())?.id };
  const desk = await admin('/orders', 'POST', {
    items: [{ ...item, units: [{ unitId: option.adult, quantity: 1 }] }],
    ...{ language: 'en', source: 'phone', contact: { name: 'Cleo', phone: '+34600111222' } },
  });
  expect(desk.status, await desk.clone().text()).toBe(201);
  expect(await offered()).toMatchObject({ status: 'CLOSED', minimum: { missing: 1 } });
  expect((await decide(option, day, { choice: 'run' }, '23:30')).status).toBe(200);
  expect(await offered()).toMatchObject({ isAvailable: true, minimum: { runs: true } });
  expect((await order()).status).toBe(201);
});

test('guests of a departure that the firm lets run get one mail, in their language', async () => {
  const { option, day, booking } = await anUndecided();
  const run = async (notify?: boolean) =>
    (await jsonOf<MinimumDecided>(decide(option, day, { choice: 'run', notify }, '23:30'))).told;
  const told = async () =>
    (await db.select().from(outbox).where(eq(outbox.relatedId, booking.id))).filter(
      ({ kind }) => kind === 'trip.runs',
    );
  expect(await run(false)).toBe(0);
  expect(await told()).toEqual([]);
  expect(await run()).toBe(1);
  await run();
  expect(await told()).toMatchObject([{ toAddress: 'ada.runs@example.com', language: 'de' }]);
  expect((await told())[0]?.body).toContain('findet statt');
});

test('the sheet of a departure sets how many people it needs, without touching its places', async () => {
  const option = await anOption();
  const day = addDays(TODAY, 26);
  const put = (body: object) =>
    admin(`/departures/${option.optionId}/${day}/10:00/plan`, 'PUT', body);
  expect((await put({ kind: 'minimum', people: 6 })).status).toBe(200);
  expect(await shownOn(option, day)).toMatchObject({ people: 6, missing: 6 });
  await put({ kind: 'capacity', capacity: 3 });
  expect(await shownOn(option, day)).toMatchObject({ people: 6 });
  await put({ kind: 'capacity', capacity: null });
  expect(await shownOn(option, day)).toMatchObject({ people: 6 });
  await put({ kind: 'minimum', people: 0 });
  expect(await shownOn(option, day)).toBeNull();
  await put({ kind: 'minimum', people: null });
  expect(await shownOn(option, day)).toMatchObject({ people: 4 });
});
