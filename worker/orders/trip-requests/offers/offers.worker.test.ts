import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { GuestBooking } from '#contract/bookings/guest-bookings.ts';
import { addDays, menorcaToday } from '#contract/calendar.ts';
import type { TripRequestDetail } from '#contract/mail/inbox.ts';
import type { GuestMoney } from '#contract/money/payments.ts';
import type { OfferInput, OfferMessage } from '#contract/orders/offers.ts';
import type { Problem } from '#contract/problem.ts';
import type { RequestAnswer } from '#contract/trips/trip-requests.ts';
import { bookings, outbox, settings, tripOptions } from '#core/db/schema.ts';
import { instantOfWall } from '#core/values/wall-clock.ts';
import { ledgerDifferences } from '#money/ledger/check-ledger.ts';
import { expireHolds } from '#orders/bookings/write.ts';
import { departuresBetween } from '#orders/departures/departures.ts';
import { endOffers } from '#orders/items/end-offers.ts';
import { anAdmin, jsonOf } from '../../../test/admin.ts';
import { aTrip, aTripType, db } from '../../../test/builders.ts';
import { getJson, postJson } from '../../../test/client.ts';
import { aBookableOption, planOf, takenOn, tryToBook } from '../../../test/orders/bookable.ts';

const type = await aTripType();
const admin = await anAdmin();
await db.insert(settings).values({
  key: 'site',
  value: { siteName: 'Menorca', email: 'firm@example.com' },
});
const DAY = addDays(menorcaToday(new Date()), 20);
const OTHER = addDays(DAY, 1);
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);
const UNTIL = inHours(48).toISOString();

let words = 0;
/** A request for two adults and a child, for a trip that has an option with departures, too. */
async function aRequest({ capacity = 20, email = 'ada@example.com' as string | null } = {}) {
  const trip = await aTrip({ tripTypeId: type.id });
  words += 1;
  const response = await postJson(`/api/trips/${trip.id}/requests`, {
    ...{ date: DAY, adults: 2, childAges: [8], language: 'de', privacyAccepted: true },
    contact: { name: 'Ada', ...(email && { email }), phone: '+34600123456' },
    ...{ message: `Request ${words}`, termsAccepted: true },
  });
  expect(response.status).toBe(201);
  const { reference, manageUrl } = (await response.json()) as RequestAnswer;
  const token = new URL(manageUrl).searchParams.get('token') ?? '';
  const option = await aBookableOption({ option: { capacity }, tripId: trip.id });
  const [departure] = departuresBetween(await planOf(option.optionId, OTHER, OTHER), OTHER, OTHER);
  const row = async () => {
    const [one] = await db.select().from(bookings).where(eq(bookings.reference, reference));
    if (!one) throw new Error('the request is not stored');
    return one;
  };
  const seen = () => getJson<GuestBooking>(`/api/bookings/${reference}?token=${token}`);
  const by = (end: string, body: object = {}) =>
    postJson(`/api/bookings/${reference}/${end}`, { token, ...body });
  return {
    ...{ reference, option, row, seen },
    start: { optionId: option.optionId, departureId: departure?.id ?? '' },
    offer: async (input: Partial<OfferInput>) =>
      admin(`/trip-requests/${reference}/offer`, 'POST', {
        ...{ version: (await row()).version, totalCents: 21_000, until: UNTIL, ...input },
      }),
    accept: (body: object = {}) => by('accept', { termsAccepted: true, ...body }),
    decline: () => by('decline'),
    ask: (text: string) => by('ask', { text }),
    money: () => getJson<GuestMoney>(`/api/bookings/${reference}/money?token=${token}`),
    mails: async () =>
      (
        await db
          .select()
          .from(outbox)
          .where(eq(outbox.relatedId, (await row()).id))
      ).map(({ kind }) => kind),
  };
}
const codeOf = async (response: Response) =>
  [response.status, ((await response.json()) as Problem).code] as const;

test('an offer of a departure says what it is, and its acceptance takes the places, the price and the terms at once', async () => {
  const request = await aRequest();
  expect(
    (await request.offer({ ...request.start, depositCents: 5000, note: 'Mit Mittagessen' })).status,
  ).toBe(200);
  expect(await request.seen()).toMatchObject({
    ...{ status: 'PENDING', offer: 'made', canChange: false, date: DAY },
    offered: {
      ...{ date: OTHER, time: '10:00', totalCents: 21_000, depositCents: 5000, isOver: false },
      ...{ option: { name: 'Morning' }, note: 'Mit Mittagessen', isFull: false, until: UNTIL },
    },
  });
  expect(await takenOn(request.option.optionId, OTHER, new Date())).toBe(0);
  expect((await request.money()).dueNowCents).toBe(0);
  expect((await request.accept({ termsAccepted: false })).status).toBe(422);
  expect(await codeOf(await request.accept({ totalCents: 100 }))).toEqual([409, 'changed']);
  expect((await request.accept({ totalCents: 21_000 })).status).toBe(200);
  expect((await request.accept()).status).toBe(200);
  expect(await request.seen()).toMatchObject({
    ...{ status: 'CONFIRMED', offer: 'accepted', offered: null, date: OTHER, time: '10:00' },
    ...{ totalCents: 21_000, option: { id: request.option.optionId } },
  });
  expect(await takenOn(request.option.optionId, OTHER, new Date())).toBe(3);
  expect(await request.row()).toMatchObject({
    ...{ termsAcceptedAt: expect.any(String), terms: { payment: 'deposit', depositCents: 5000 } },
    offered: { totalCents: 21_000, note: 'Mit Mittagessen' },
  });
  expect((await request.money()).dueNowCents).toBe(5000);
  expect(await request.mails()).toEqual(
    expect.arrayContaining(['trip.offered', 'trip.confirmed', 'trip.firm.received']),
  );
  const [mail] = await db.select().from(outbox).where(eq(outbox.kind, 'trip.confirmed'));
  expect(mail?.body).toMatch(/Morning[\s\S]*10:00/);
  expect(await ledgerDifferences(db)).toEqual({});
});

test.each([false, true])(
  'an offer keeps its terms, held places or not (%s): what the firm sets afterwards changes neither page nor acceptance',
  async (isHeld) => {
    const request = await aRequest();
    const { optionId } = request.start;
    const notice = (cancellationMinutes: number) =>
      db.update(tripOptions).set({ cancellationMinutes }).where(eq(tripOptions.id, optionId));
    await notice(600);
    expect((await request.offer({ ...request.start, isHeld })).status).toBe(200);
    const start = instantOfWall(OTHER, '10:00');
    const freeUntil = new Date(start - 600 * 60_000).toISOString();
    expect(await request.seen()).toMatchObject({ freeUntil, feeCents: 0 });
    await notice(60 * 24 * 60);
    expect(await request.seen()).toMatchObject({ freeUntil, feeCents: 0 });
    expect((await request.accept({ totalCents: 21_000 })).status).toBe(200);
    expect(await request.seen()).toMatchObject({ status: 'CONFIRMED', freeUntil, feeCents: 0 });
  },
);

test('held places are taken from the offer on, are not paid before it is accepted, and are free when it ends', async () => {
  const request = await aRequest({ capacity: 4 });
  const { optionId, adult } = request.option;
  expect((await request.offer({ ...request.start, isHeld: true, until: null })).status).toBe(422);
  expect((await request.offer({ ...request.start, isHeld: true, depositCents: 5000 })).status).toBe(
    200,
  );
  expect(await takenOn(optionId, OTHER, new Date())).toBe(3);
  expect(await request.seen()).toMatchObject({ status: 'ON_HOLD', offered: { isHeld: true } });
  expect((await request.money()).dueNowCents).toBe(0);
  await expect(tryToBook(optionId, OTHER, [adult, adult], new Date())).rejects.toThrow();
  const late = inHours(49);
  await expireHolds(db, late);
  await endOffers(db, late);
  expect(await request.row()).toMatchObject({ status: 'EXPIRED', offer: 'expired' });
  expect(await takenOn(optionId, OTHER, late)).toBe(0);
  expect(await request.seen()).toMatchObject({ offered: { isOver: true } });
  expect(await codeOf(await request.accept())).toEqual([409, 'expired']);
  const again = await request.offer({ ...request.start, isHeld: true, totalCents: 18_000 });
  expect(again.status).toBe(200);
  expect((await request.accept()).status).toBe(200);
  expect(await request.seen()).toMatchObject({ status: 'CONFIRMED', totalCents: 18_000 });
  expect(await ledgerDifferences(db)).toEqual({});
});

test('places that went meanwhile are said, and nothing of the offer is lost', async () => {
  const request = await aRequest({ capacity: 3 });
  await request.offer(request.start);
  const other = await tryToBook(request.option.optionId, OTHER, [request.option.adult], new Date());
  expect(await request.seen()).toMatchObject({ offered: { isFull: true } });
  expect(await codeOf(await request.accept())).toEqual([409, 'sold_out']);
  expect(await request.row()).toMatchObject({ status: 'PENDING', offer: 'made' });
  await db.update(bookings).set({ expiresAt: '2020-01-01' }).where(eq(bookings.id, other.id));
  expect((await request.accept()).status).toBe(200);
});

test('two guests accept offers of the same last places: one is confirmed, the other keeps its offer', async () => {
  const [one, two] = [await aRequest({ capacity: 4 }), await aRequest()];
  await db
    .update(bookings)
    .set({ tripId: (await one.row()).tripId })
    .where(eq(bookings.id, (await two.row()).id));
  await one.offer(one.start);
  await two.offer(one.start);
  const answers = await Promise.all([one.accept(), two.accept(), one.accept(), two.accept()]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  expect(await takenOn(one.option.optionId, OTHER, new Date())).toBe(3);
  const states = [(await one.row()).status, (await two.row()).status];
  expect(states.sort()).toEqual(['CONFIRMED', 'PENDING']);
  expect(await ledgerDifferences(db)).toEqual({});
});

test('a day in the firm’s own words is an offer, too, and a new offer replaces the former one', async () => {
  const request = await aRequest({ email: null });
  const words = { title: 'Private Bootstour', date: OTHER, time: '17:30' };
  await request.offer({ ...words, totalCents: 30_000 });
  const message = await jsonOf<OfferMessage>(
    admin(`/trip-requests/${request.reference}/offer/message`),
  );
  expect(message.text).toMatch(/Private Bootstour[\s\S]*\/de\/order\/\w+\?token=/);
  expect(message.whatsapp).toContain('https://wa.me/34600123456');
  await request.offer({ ...words, totalCents: undefined, isFree: true });
  expect(await codeOf(await request.accept({ totalCents: 30_000 }))).toEqual([409, 'changed']);
  expect((await request.accept({ totalCents: 0 })).status).toBe(200);
  expect(await request.seen()).toMatchObject({
    ...{ status: 'CONFIRMED', date: OTHER, time: '17:30', totalCents: 0 },
  });
});

test('the guest asks back, which stands on the firm’s list, and declines', async () => {
  const request = await aRequest();
  expect((await request.ask('Gibt es Schatten?')).status).toBe(409);
  await request.offer(request.start);
  const listed = async () =>
    (await jsonOf<{ items: { reference: string }[] }>(admin('/orders?task=answer'))).items.some(
      ({ reference }) => reference === request.reference,
    );
  expect(await listed()).toBe(false);
  expect((await request.ask('Gibt es Schatten?')).status).toBe(200);
  expect(await listed()).toBe(true);
  expect(await request.mails()).toContain('trip.firm.asked');
  const detail = await jsonOf<TripRequestDetail>(admin(`/trip-requests/${request.reference}`));
  expect(detail.events.at(-1)).toMatchObject({ by: 'guest', type: 'message', note: null });
  expect((await request.decline()).status).toBe(200);
  expect(await request.seen()).toMatchObject({ status: 'CANCELLED', offer: 'declined' });
  expect((await request.accept()).status).toBe(409);
  expect(await ledgerDifferences(db)).toEqual({});
});

test('an offer needs a price or says that it is free, and what has a price gets none', async () => {
  const request = await aRequest();
  expect((await request.offer({ totalCents: undefined })).status).toBe(422);
  expect((await request.offer({ totalCents: 100, isFree: true })).status).toBe(422);
  expect((await request.offer({ totalCents: 100, depositCents: 200 })).status).toBe(422);
  expect((await request.offer({ until: '2020-01-01T00:00:00Z' })).status).toBe(422);
  expect((await request.offer({ version: 99 })).status).toBe(409);
  await admin(`/trip-requests/${request.reference}/state`, 'POST', {
    ...{ to: 'confirmed', version: 1, totalCents: 9000 },
  });
  expect((await request.offer({})).status).toBe(409);
});

test('an offer that held nothing ends by the clock and stands on the list again', async () => {
  const request = await aRequest();
  await request.offer(request.start);
  await endOffers(db, inHours(49));
  expect(await request.row()).toMatchObject({ status: 'PENDING', offer: 'expired' });
  expect((await request.ask('Noch möglich?')).status).toBe(200);
  expect((await request.offer(request.start)).status).toBe(200);
  expect((await request.accept()).status).toBe(200);
});
