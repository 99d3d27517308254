import { and, eq, like, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { addDays, menorcaToday } from '#contract/calendar.ts';
import type { GuestReview, ReviewDetail, ReviewList } from '#contract/content/reviews.ts';
import type { PersonData } from '#contract/mail/inbox.ts';
import type { TripDetail } from '#contract/trips/trips.ts';
import {
  auditLog,
  bookings,
  contactMessages,
  images,
  orders,
  outbox,
  refunds,
  reviews,
  settings,
  tripDestinations,
  trips,
} from '#core/db/schema.ts';
import { instantOfWall } from '#core/values/wall-clock.ts';
import { anAdmin, jsonOf } from '../../test/admin.ts';
import { aDestination, db } from '../../test/builders.ts';
import { bindings, getJson, ORIGIN, postForm, send } from '../../test/client.ts';
import {
  anOption,
  asGuests,
  booked,
  CONTACT,
  codeOf,
  DAY,
  made,
  type Option,
  postJson,
} from '../../test/orders/guest-bookings.ts';
import { aPng, phonePhoto } from '../../test/pictures.ts';
import { askForReviews } from './ask-for-reviews.ts';

beforeAll(async () => {
  await db
    .update(settings)
    .set({ value: { siteName: 'Marès', email: 'firm@example.com', phone: '+34971000000' } })
    .where(eq(settings.key, 'site'));
});
asGuests();
const admin = await anAdmin();

const at = (day: string, time: string) => new Date(instantOfWall(day, time));
const ask = (day = addDays(DAY, 1), time = '10:00') => askForReviews(db, at(day, time), bindings);
const mailsTo = (email: string) =>
  db
    .select()
    .from(outbox)
    .where(and(eq(outbox.toAddress, email), like(outbox.kind, 'review.%')))
    .orderBy(outbox.createdAt);

let guests = 0;
/** A booking of a guest of its own. */
async function aGuest(option?: Option, more: object = {}) {
  guests += 1;
  const email = `guest${guests}@example.com`;
  const own = option ?? (await anOption());
  const { booking } = await made(own, { ...booked, contact: { ...CONTACT, email }, ...more });
  const reference = booking.reference;
  const change = (set: Partial<typeof bookings.$inferInsert>) =>
    db.update(bookings).set(set).where(eq(bookings.reference, reference));
  const [row] = await db.select().from(bookings).where(eq(bookings.reference, reference));
  if (!row) throw new Error('The booking is not stored.');
  return { email, reference, change, id: row.id, orderId: row.orderId ?? '', tripId: own.tripId };
}
/** One who was asked for a review of a day that is just over. */
async function anAsked(option?: Option) {
  const guest = await aGuest(option);
  await ask();
  const [mail] = await mailsTo(guest.email);
  const token = mail?.body.match(/\/review\/\w+\?token=([\w-]+)/)?.[1] ?? '';
  // The day is 40 days ahead, so that it can be booked.
  await db
    .update(reviews)
    .set({ localDate: addDays(menorcaToday(new Date()), -1) })
    .where(eq(reviews.reference, guest.reference));
  const path = `/api/reviews/${guest.reference}`;
  const write = (more: object = {}) => postJson(path, { ...REVIEW, token, ...more });
  const page = () => getJson<GuestReview>(`${path}?token=${token}`);
  const [row] = await db.select().from(reviews).where(eq(reviews.reference, guest.reference));
  return { ...guest, token, path, write, page, id: row?.id ?? 0 };
}
const REVIEW = {
  stars: 4,
  text: 'Ein schöner Tag.',
  name: 'Ada',
  country: 'Deutschland',
  consent: true,
  language: 'de',
};
type Asked = Awaited<ReturnType<typeof anAsked>>;
async function decide({ id }: Asked, what: string, body: object = {}, method = 'POST') {
  const { version } = await jsonOf<ReviewDetail>(admin(`/reviews/${id}`));
  const response = await admin(`/reviews/${id}/${what}`, method, { version, ...body });
  expect(response.status, await response.clone().text()).toBe(200);
  return (await response.json()) as ReviewDetail;
}
async function aPublished(stars: number, option?: Option) {
  const guest = await anAsked(option);
  expect((await guest.write({ stars })).status).toBe(200);
  await decide(guest, 'publish');
  return guest;
}
const ratingOf = async ({ tripId }: Pick<Option, 'tripId'>) => {
  const { rating, reviewCount } = await getJson<TripDetail>(`/api/trips/${tripId}`);
  return [rating, reviewCount];
};

test('on the day after a guest is asked once, in their language, by a link that opens the review and nothing else', async () => {
  const guest = await aGuest();
  for (const [day, time] of [
    [DAY, '10:00'],
    [addDays(DAY, 1), '09:59'],
  ] as const)
    await ask(day, time);
  expect(await mailsTo(guest.email)).toEqual([]);
  for (const time of ['10:00', '10:05', '19:59']) await ask(addDays(DAY, 1), time);
  await ask(addDays(DAY, 2));
  const [mail, ...others] = await mailsTo(guest.email);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe(`Wie war es? Segeltag (${guest.reference})`);
  expect(mail?.unsubscribeUrl).toMatch(`/de/review/${guest.reference}/stop?token=`);
  const token = mail?.body.match(/token=([\w-]+)/)?.[1] ?? '';
  expect(await getJson(`/api/reviews/${guest.reference}?token=${token}`)).toMatchObject({
    ...{ kind: 'trip', status: 'asked', stars: null, isOver: false },
    ...{ date: DAY, until: addDays(DAY, 30) },
  });
  expect((await send(`/api/orders/${guest.reference}?token=${token}`)).status).toBe(404);
  const page = `/review/${guest.reference}`;
  for (const forged of ['', '?token=', '?token=x', `?token=${'A'.repeat(43)}`]) {
    expect((await send(`/api/reviews/${guest.reference}${forged}`)).status, forged).toBe(404);
    expect((await send(`/de${page}${forged}`)).status, forged).toBe(404);
  }
  const opened = await send(`/de${page}?token=${token}`, { redirect: 'manual' });
  expect([opened.status, opened.headers.get('Cache-Control')]).toEqual([200, 'private, no-store']);
  const escaped = await send(`/de/%72eview/${guest.reference}?token=${token}`, {
    redirect: 'manual',
  });
  expect(escaped.headers.get('Location')).toBe(`/de${page}?token=${token}`);
  expect(escaped.headers.get('Referrer-Policy')).toBe('no-referrer');
});

test('the mail stays one when it is gone from the outbox', async () => {
  const { email } = await anAsked();
  await db.delete(outbox).where(eq(outbox.toAddress, email));
  await ask(addDays(DAY, 3));
  expect(await mailsTo(email)).toEqual([]);
});

test('no mail for what did not take place, without an own address, for examples and guests of resellers, and after a complaint', async () => {
  const stamp = at(DAY, '18:00').toISOString();
  const without = await Promise.all(
    (
      [
        { status: 'CANCELLED' },
        { status: 'REDEEMED', endedAs: 'no_show' },
        { isDemo: true },
        { resellerKeyId: 3 },
        { deletedAt: stamp },
      ] as Partial<typeof bookings.$inferInsert>[]
    ).map(async (change) => {
      const guest = await aGuest();
      await guest.change(change);
      return guest;
    }),
  );
  const masked = await aGuest(undefined, {
    contact: { ...CONTACT, email: 'abc123@guest.booking.example' },
  });
  const [ticked, refunded, writing] = [await aGuest(), await aGuest(), await aGuest()];
  const order = await jsonOf<{ version: number }>(admin(`/orders/${ticked.reference}`));
  const complaint = { version: order.version, hasComplaint: true };
  expect(await jsonOf(admin(`/orders/${ticked.reference}`, 'PUT', complaint))).toMatchObject({
    hasComplaint: true,
  });
  await db.insert(refunds).values({
    ...{ id: 'r1', subjectKind: 'booking', subjectId: refunded.id, cents: 100, status: 'done' },
    ...{ actor: 'admin', createdAt: stamp },
  });
  await db.insert(contactMessages).values({
    ...{ name: 'Ada', email: writing.email, message: 'It was cold.', source: 'contact' },
    ...{ language: 'en', digest: 'x', createdAt: stamp },
  });
  await ask();
  for (const { email } of [...without, ticked, refunded, writing])
    expect([email, await mailsTo(email)]).toEqual([email, []]);
  expect(await mailsTo('abc123@guest.booking.example')).toEqual([]);
  expect(await db.$count(reviews, eq(reviews.reference, masked.reference))).toBe(0);
  // Once the message is answered, its guest is asked.
  await db.update(contactMessages).set({ status: 'answered' });
  await ask(addDays(DAY, 2));
  expect(await mailsTo(writing.email)).toHaveLength(1);
});

test('trips of one order within a week are one mail after the last one, with a link each', async () => {
  const guest = await aGuest();
  const second = await aGuest();
  await second.change({ orderId: guest.orderId, contactEmail: guest.email });
  await db.run(
    sql`UPDATE departures SET local_date = ${addDays(DAY, 4)}, starts_at = ${at(addDays(DAY, 4), '10:00').toISOString()}, ends_at = ${at(addDays(DAY, 4), '12:00').toISOString()} WHERE id = (SELECT departure_id FROM bookings WHERE id = ${second.id})`,
  );
  await second.change({ localDate: addDays(DAY, 4) });
  await ask();
  expect(await mailsTo(guest.email)).toEqual([]);
  await ask(addDays(DAY, 5));
  const [mail, ...others] = await mailsTo(guest.email);
  expect(others).toEqual([]);
  for (const { reference } of [guest, second])
    expect(mail?.body).toContain(`/review/${reference}?`);
});

test('a guest who objects by the link or the mail program is asked no more, for any booking', async () => {
  const guest = await anAsked();
  expect((await postJson(`${guest.path}/stop`, { token: 'A'.repeat(43) })).status).toBe(404);
  expect((await postJson(`${guest.path}/stop`, { token: guest.token })).status).toBe(200);
  const other = await anAsked();
  const stop = `/de/review/${other.reference}/stop?token=${other.token}`;
  expect((await postForm(stop, { nothing: '' })).status).toBe(400);
  expect((await postForm(stop, { 'List-Unsubscribe': 'One-Click' })).status).toBe(200);
  for (const { email } of [guest, other]) {
    await aGuest(undefined, { contact: { ...CONTACT, email } });
    await ask(addDays(DAY, 2));
    expect(await mailsTo(email)).toHaveLength(1);
  }
});

test('a review is written, and written anew until it is published; what is missing is named', async () => {
  const guest = await anAsked();
  for (const [more, path] of [
    [{ stars: 6 }, 'stars'],
    [{ stars: undefined }, 'stars'],
    [{ text: ' ' }, 'text'],
    [{ name: '' }, 'name'],
    [{ consent: false }, 'consent'],
  ] as const) {
    const response = await guest.write(more);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ errors: [{ path }] });
  }
  expect((await guest.write({ token: 'A'.repeat(43) })).status).toBe(404);
  expect(await jsonOf(guest.write())).toMatchObject({ status: 'new', stars: 4, name: 'Ada' });
  expect(await jsonOf(guest.write({ stars: 2 }))).toMatchObject({ status: 'new', stars: 2 });
  const [row] = await db.select().from(reviews).where(eq(reviews.id, guest.id));
  expect(row?.consentAt).not.toBe(null);
  // The company hears of it once.
  const notices = (await mailsTo('firm@example.com')).filter(
    ({ kind, subject }) => kind === 'review.firm.written' && subject.includes(guest.reference),
  );
  expect(notices.map(({ body }) => body)).toEqual([
    expect.stringContaining(`/admin/reviews?open=${guest.id}`),
  ]);
  const list = () => getJson<ReviewList>(`/api/reviews?trip=${guest.tripId}`);
  expect(await list()).toMatchObject({ items: [], count: 0, rating: null });
  await decide(guest, 'publish');
  expect(await list()).toMatchObject({ count: 1, rating: 2, items: [{ text: REVIEW.text }] });
  expect(await codeOf(await guest.write())).toEqual([409, 'published']);
});

test('after thirty days the page says that it is too late, and nothing is written', async () => {
  const guest = await anAsked();
  const today = menorcaToday(new Date());
  const setDay = (localDate: string) =>
    db.update(reviews).set({ localDate }).where(eq(reviews.id, guest.id));
  await setDay(addDays(today, -30));
  expect((await guest.write()).status).toBe(200);
  await setDay(addDays(today, -31));
  expect(await guest.page()).toMatchObject({ isOver: true, until: addDays(today, -1) });
  expect(await codeOf(await guest.write({ stars: 1 }))).toEqual([409, 'too_late']);
  expect(await guest.page()).toMatchObject({ stars: 4 });
});

test('mean and number of a trip and of the places that it visits follow the published reviews alone', async () => {
  const option = await anOption();
  const place = await aDestination({ rating: null, reviewCount: 587 });
  const ofPlace = async () => {
    const { rating, reviewCount } = await getJson<TripDetail>(`/api/destinations/${place.id}`);
    return [rating, reviewCount];
  };
  expect(await ofPlace()).toEqual([null, 0]);
  await db.insert(tripDestinations).values({ tripId: option.tripId, destinationId: place.id });
  await aPublished(5, option);
  expect([await ratingOf(option), await ofPlace()]).toEqual([
    [5, 1],
    [5, 1],
  ]);
  const second = await aPublished(2, option);
  expect(await ratingOf(option)).toEqual([3.5, 2]);
  // Whatever an editor or a key sends.
  await db.update(trips).set({ rating: 5, reviewCount: 999 }).where(eq(trips.id, option.tripId));
  expect(await ratingOf(option)).toEqual([3.5, 2]);
  await decide(second, 'refuse', { reason: 'spam' });
  expect([await ratingOf(option), await ofPlace()]).toEqual([
    [5, 1],
    [5, 1],
  ]);
  expect(await getJson(`/api/reviews?place=${place.id}`)).toMatchObject({ count: 1, rating: 5 });
  await db
    .update(reviews)
    .set({ isDemo: true, status: 'new' })
    .where(eq(reviews.tripId, option.tripId));
  await db.update(reviews).set({ status: 'published' }).where(eq(reviews.tripId, option.tripId));
  expect(await ratingOf(option)).toEqual([null, 0]);
  expect(await getJson(`/api/reviews?trip=${option.tripId}`)).toMatchObject({ total: 2, count: 0 });
});

test('the company reads what a review is about by the trip’s name in each language', async () => {
  const guest = await anAsked();
  await guest.write({ stars: 5 });
  await db
    .update(trips)
    .set({ translations: { name: { ca: 'Dia de vela' } } })
    .where(eq(trips.id, guest.tripId));
  const { trip } = await jsonOf<ReviewDetail>(admin(`/reviews/${guest.id}`));
  expect(trip).toMatchObject({
    id: guest.tripId,
    translations: { name: { ca: 'Dia de vela' } },
  });
});

test('a refusal has a reason, tells the guest, can be written anew, and its log has the stars', async () => {
  const guest = await anAsked();
  await guest.write({ stars: 1 });
  const { version } = await jsonOf<ReviewDetail>(admin(`/reviews/${guest.id}`));
  const refuse = (body: object) =>
    admin(`/reviews/${guest.id}/refuse`, 'POST', { version, ...body });
  expect((await refuse({ reason: 'stars' })).status).toBe(422);
  expect((await refuse({ reason: 'other' })).status).toBe(422);
  expect((await refuse({ reason: 'insult', version: version + 1 })).status).toBe(409);
  await decide(guest, 'refuse', { reason: 'other', text: 'Bitte ohne Nachnamen.' });
  const [, mail] = await mailsTo(guest.email);
  expect(mail?.subject).toBe(`Ihre Bewertung: Segeltag (${guest.reference})`);
  expect(mail?.body).toContain('Bitte ohne Nachnamen.');
  expect(mail?.body).toContain(`/de/review/${guest.reference}?token=${guest.token}`);
  expect(await guest.page()).toMatchObject({ status: 'refused', reason: 'other' });
  await guest.write({ stars: 1, text: 'Neu' });
  expect(await guest.page()).toMatchObject({ status: 'new', reason: null });
  await decide(guest, 'publish');
  const log = await db
    .select({ action: auditLog.action, detail: auditLog.detail })
    .from(auditLog)
    .where(and(eq(auditLog.entity, 'reviews'), eq(auditLog.entityId, String(guest.id))));
  expect(log).toEqual([
    { action: 'refuse', detail: { reason: 'other', stars: 1 } },
    { action: 'publish', detail: { stars: 1 } },
  ]);
});

test('the company answers in public, and the inbox knows no stars to choose by', async () => {
  const option = await anOption();
  const guest = await aPublished(3, option);
  await decide(guest, 'answer', { text: 'Danke!' }, 'PUT');
  expect(await getJson(`/api/reviews?trip=${option.tripId}`)).toMatchObject({
    items: [{ answer: 'Danke!' }],
  });
  const total = async (search: string) =>
    (await jsonOf<{ total: number }>(admin(`/reviews?${search}`))).total;
  expect(await total('stars=1')).toBe(await total(''));
  expect(await total(`q=${guest.reference}`)).toBe(1);
});

test('reviews in the reader’s language come first, then the newest; more are on the next page', async () => {
  const option = await anOption();
  const all = [
    ['en', '2026-05-01'],
    ['de', '2026-03-01'],
    ['en', '2026-06-01'],
    ['de', '2026-04-01'],
  ] as const;
  await db.insert(reviews).values(
    all.map(([language, day], n) => ({
      ...{ kind: 'trip' as const, itemId: `sorted${n}`, reference: '', tripId: option.tripId },
      ...{ localDate: day, status: 'published' as const, language, stars: 5, text: day, name: 'A' },
      writtenAt: `${day}T10:00:00.000Z`,
    })),
  );
  const texts = async (search: string) =>
    (await getJson<ReviewList>(`/api/reviews?trip=${option.tripId}&${search}`)).items.map(
      ({ text }) => text,
    );
  expect(await texts('lang=de')).toEqual(['2026-04-01', '2026-03-01', '2026-06-01', '2026-05-01']);
  expect(await texts('lang=en&pageSize=3')).toEqual(['2026-06-01', '2026-05-01', '2026-04-01']);
  expect(await texts('lang=en&pageSize=3&page=2')).toEqual(['2026-03-01']);
});

test('a photo is encoded anew, replaced and taken back with its file; a form without scripts is led back', async () => {
  const guest = await anAsked();
  const photo = (bytes: Uint8Array, page = '') =>
    send(`${guest.path}/photo?token=${guest.token}&page=${encodeURIComponent(page)}`, {
      method: 'POST',
      body: bytes as BodyInit,
      headers: { Origin: ORIGIN, 'Content-Type': 'image/jpeg' },
    });
  const { photo: first } = await jsonOf<GuestReview>(photo(phonePhoto()));
  const stored = await bindings.BUCKET.get(`originals/${first}`);
  expect(await stored?.text()).not.toMatch(/Exif|Phone/);
  const page = `/de/review/${guest.reference}?token=${guest.token}`;
  const back = async (bytes: Uint8Array) => (await photo(bytes, page)).headers.get('Location');
  expect(await back(new TextEncoder().encode('a list'))).toBe(`${page}&state=photo-type#photo`);
  expect(await back(await aPng(99))).toBe(`${page}&state=photo#photo`);
  expect(await db.$count(images, eq(images.path, first ?? ''))).toBe(0);
  const { photo: second } = await guest.page();
  expect(await db.$count(images, eq(images.path, second ?? ''))).toBe(1);
  await postJson(`${guest.path}/photo/remove`, { token: guest.token });
  expect(await guest.page()).toMatchObject({ photo: null });
  expect(await db.$count(images, eq(images.path, second ?? ''))).toBe(0);
});

test('too many reviews from one address are refused', async () => {
  const guest = await anAsked();
  const answers: number[] = [];
  // A minute may end among them: of twice the allowance one is refused in any case.
  while (answers.length < 121 && !answers.includes(429)) answers.push((await guest.write()).status);
  expect(answers).toContain(429);
});

test('an erasure takes reviews and photo along, and an export has them', async () => {
  const guest = await aPublished(5);
  const data = await jsonOf<PersonData>(admin('/person/export', 'POST', { email: guest.email }));
  expect(data.reviews).toMatchObject([{ text: REVIEW.text, name: 'Ada' }]);
  const erased = await jsonOf(admin('/person/erase', 'POST', { email: guest.email }));
  expect(erased).toMatchObject({ reviews: 1 });
  expect(await db.$count(reviews, eq(reviews.id, guest.id))).toBe(0);
  expect(await ratingOf(guest)).toEqual([null, 0]);
  expect(await db.$count(orders, eq(orders.id, guest.orderId))).toBe(1);
});
