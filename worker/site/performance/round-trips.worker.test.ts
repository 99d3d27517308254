import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { GuestBookingAnswer } from '#contract/bookings/guest-bookings.ts';
import type { ConfirmationAnswer } from '#contract/mail/newsletter.ts';
import { bookings, discountCodes, outbox, redirects } from '#core/db/schema.ts';
import { aSeoRecord, db } from '../../test/builders.ts';
import { send } from '../../test/client.ts';
import { expectWithin, GUEST } from '../../test/d1/round-trips.ts';
import { traced, tracedPost } from '../../test/d1/traced-d1.ts';
import {
  anOption,
  asGuests,
  booked,
  DAY,
  made,
  NEXT,
  order,
  pathOf,
  startOn,
} from '../../test/orders/guest-bookings.ts';

beforeAll(async () => void (await aSeoRecord({ page: 'trips' })));
asGuests();

const optionPaidFirst = () =>
  anOption({ option: { payment: 'deposit', depositPercent: 30, capacity: 8 } });
const sendTo =
  (what: string, body: object = {}) =>
  async (answer: GuestBookingAnswer) =>
    tracedPost(`/api/bookings/${answer.booking.reference}/${what}`, {
      token: answer.token,
      ...body,
    });

test('departures of a trip', async () => {
  const option = await optionPaidFirst();
  const path = `/api/trips/${option.tripId}/availability?from=${DAY}&to=${NEXT}`;
  expectWithin(await traced(path), GUEST, 200);
});

test('a hold', async () => {
  const option = await anOption();
  expectWithin(await tracedPost(pathOf(option), await order(option)), GUEST, 201);
});

test('a booking at once', async () => {
  const option = await anOption();
  expectWithin(await tracedPost(pathOf(option), await order(option, booked)), GUEST, 201);
});

test('a booking that is paid first', async () => {
  const option = await optionPaidFirst();
  expectWithin(await tracedPost(pathOf(option), await order(option, booked)), GUEST, 201);
});

test('a hold that is confirmed', async () => {
  const confirm = sendTo('confirm', booked);
  expectWithin(await confirm(await made(await anOption())), GUEST, 200);
  expectWithin(await confirm(await made(await optionPaidFirst())), GUEST, 200);
});

test('a hold that is extended', async () => {
  expectWithin(await sendTo('extend')(await made(await anOption())), GUEST, 200);
});

test('a booking that is read, changed and cancelled', async () => {
  const option = await anOption();
  const answer = await made(option, booked);
  const { reference } = answer.booking;
  expectWithin(await traced(`/api/bookings/${reference}?token=${answer.token}`), GUEST, 200);
  expectWithin(await traced(`/api/bookings/${reference}/money?token=${answer.token}`), GUEST, 200);
  const other = { departureId: await startOn(option, NEXT) };
  expectWithin(await sendTo('change', { ...other, dryRun: true })(answer), GUEST, 200);
  expectWithin(
    await sendTo('change', { ...other, totalCents: answer.booking.totalCents })(answer),
    GUEST,
    200,
  );
  expectWithin(await sendTo('cancel', { feeCents: 0 })(answer), GUEST, 200);
});

test('a booking with a code, and a hold that is confirmed with one', async () => {
  await db.insert(discountCodes).values({ code: 'SOL', name: 'Sun', percent: 10 });
  const option = await anOption();
  const code = { ...booked, code: 'SOL' };
  expectWithin(await tracedPost(pathOf(option), await order(option, code)), GUEST, 201);
  expectWithin(await sendTo('confirm', code)(await made(option)), GUEST, 200);
  const body = { code: 'SOL', for: 'trip', totalCents: 10_000 };
  expectWithin(await tracedPost('/api/codes/check', body), GUEST, 200);
});

test('a booking whose contact is corrected', async () => {
  const correct = sendTo('contact', { contact: { email: 'ana@example.com' } });
  const answer = await made(await anOption(), booked);
  expectWithin(await correct(answer), GUEST, 200);
  expectWithin(await correct(answer), GUEST, 200);
});

test('the offer for a trip is accepted', async () => {
  const option = await anOption({ option: { instantConfirmation: false } });
  const answer = await made(option, booked);
  await db
    .update(bookings)
    .set({ offer: 'made' })
    .where(eq(bookings.reference, answer.booking.reference));
  const accept = sendTo('accept', { termsAccepted: true });
  expectWithin(await accept(answer), GUEST, 200);
  expectWithin(await accept(answer), GUEST, 200);
});

test('finding bookings', async () => {
  await made(await anOption(), booked);
  const body = { email: booked.contact.email, surname: 'Vidal' };
  expectWithin(await tracedPost('/api/orders/find', body), GUEST, 202);
});

test('a trip’s page, with and without its slug', async () => {
  const { tripId } = await anOption();
  const found = await traced(`/en/trips/${tripId}`);
  expectWithin(found, GUEST, found.response.status);
  const trip = (await (await send(`/api/trips/${tripId}`)).json()) as { slug: string };
  expectWithin(await traced(`/en/trips/${tripId}-${trip.slug}`), GUEST, 200);
});

test('addresses without a page, and those that moved', async () => {
  await db.insert(redirects).values({ fromPath: '/old-name', toPath: '/trips' });
  expectWithin(await traced('/de/no-such-page'), GUEST, 404);
  expectWithin(await traced('/de/trips/99999'), GUEST, 404);
  const { response, roundTrips, lines } = await traced('/de/old-name');
  expect([response.status, roundTrips <= GUEST], lines.join('\n')).toEqual([301, true]);
});

test('the newsletter: subscribed, confirmed and left', async () => {
  const email = 'reader@example.com';
  const subscribe = () => tracedPost('/api/subscribe', { email, language: 'en' });
  expectWithin(await subscribe(), GUEST, 201);
  expectWithin(await subscribe(), GUEST, 201);
  const mail = (await db.select().from(outbox)).findLast(({ toAddress }) => toAddress === email);
  const token = /confirm\?token=([\w.-]+)/.exec(mail?.body ?? '')?.[1] ?? '';
  const confirm = await tracedPost('/api/subscribe/confirm', { token });
  expectWithin(confirm, GUEST, 200);
  const { unsubscribeUrl } = (await confirm.response.json()) as ConfirmationAnswer;
  expectWithin(await tracedPost('/api/subscribe/confirm', { token }), GUEST, 200);
  const own = new URL(unsubscribeUrl).searchParams.get('token');
  expectWithin(await tracedPost('/api/subscribe/unsubscribe', { token: own }), GUEST, 200);
});

test('a trip is requested, and a place on a full day awaited', async () => {
  const { tripId } = await anOption();
  const request = {
    ...{ date: DAY, adults: 2, childAges: [], language: 'en' },
    ...booked,
  };
  expectWithin(await tracedPost(`/api/trips/${tripId}/requests`, request), GUEST, 201);
  expectWithin(await tracedPost(`/api/trips/${tripId}/requests`, request), GUEST, 201);
  const wait = {
    ...{ date: DAY, people: 2, name: 'Ada', email: 'ada@example.com', language: 'en' },
    privacyAccepted: true,
  };
  expectWithin(await tracedPost(`/api/trips/${tripId}/waiting`, wait), GUEST, 201);
});

test('a message to the firm', async () => {
  const body = {
    name: 'Ada',
    email: 'ada@example.com',
    message: 'Do you go out on Sunday?',
    privacyAccepted: true,
    source: 'contact',
  };
  expectWithin(await tracedPost('/api/contact/whatsapp-message', body), GUEST, 201);
});
