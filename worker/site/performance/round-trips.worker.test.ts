import { beforeAll, expect, test } from 'vitest';
import type { GuestBookingAnswer } from '#contract/bookings/guest-bookings.ts';
import { bookingToken } from '#core/auth/manage-link.ts';
import { testWebhook } from '#money/payments/providers/test-provider.ts';
import { aSeoRecord } from '../../test/builders.ts';
import { ORIGIN, postForm, send } from '../../test/client.ts';
import { type Trace, traced, tracedPost } from '../../test/d1/traced-d1.ts';
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
import { aHold, aPaidDeposit, secretOf, startOf } from '../../test/orders/paid-first.ts';
import {
  aQuote,
  aTransferRequest,
  aTransferTable,
  journey,
  person,
  QUOTE,
  REQUESTS,
} from '../../test/orders/transfer-table.ts';
import { anAccount, PASSWORD, signIn } from '../../test/sign-in.ts';

/** Sequential round trips to D1 that a guest, and someone who saves, waits for. */
const GUEST = 3;
const SAVE = 4;
/** To come down to three. */
const REST = 5;

beforeAll(async () => {
  await aTransferTable();
  await aSeoRecord({ page: 'trips' });
});
asGuests();

/** The trace is the failure's message. */
function expectWithin({ roundTrips, lines, response }: Trace, ceiling: number, status: number) {
  const said = `${response.status}, ${roundTrips} round trips\n${lines.join('\n')}`;
  expect(response.status, said).toBe(status);
  expect(response.headers.get('Server-Timing') ?? '', said).toContain(`${roundTrips} round trips`);
  expect(roundTrips, said).toBeLessThanOrEqual(ceiling);
}
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

test('the way to the payment provider', async () => {
  const { link } = await aHold();
  expectWithin(await traced(link('pay')), GUEST, 303);
  expectWithin(await traced(link('pay')), GUEST, 303);
});

test('what the payment provider reports, and the way back from it', async () => {
  const { link, booking } = await aHold();
  const session = await startOf(link('pay'));
  await postForm(`/pay/test/${session}`, { deed: 'pay', late: '1' });
  const { body, headers } = await testWebhook(
    await secretOf(),
    { id: `evt_${session}`, type: 'paid', reference: `tp_${session}` },
    new Date(),
  );
  const post = () =>
    tracedPost('/api/payments/webhooks/test', body, {
      'Test-Signature': headers.get('Test-Signature') ?? '',
    });
  expectWithin(await post(), GUEST, 200);
  const token = await bookingToken(await secretOf(), booking.id);
  const after = await send(`/api/bookings/${booking.reference}?token=${token}`);
  expect(await after.json()).toMatchObject({ status: 'CONFIRMED' });
  expectWithin(await post(), GUEST, 200);
  expectWithin(await traced(`/api/payments/return/${session}`), GUEST, 303);
  const other = await aHold();
  const unpaid = await startOf(other.link('pay'));
  expectWithin(await traced(`/api/payments/return/${unpaid}`), GUEST, 303);
});

test('a deposit’s rest', async () => {
  const { link } = await aPaidDeposit();
  expectWithin(await traced(link('pay')), GUEST, 303);
});

test('a sign-in', async () => {
  await anAccount('guest@example.com');
  const login = { email: 'guest@example.com', password: PASSWORD };
  expectWithin(await tracedPost('/api/auth/login', login), GUEST, 200);
  expectWithin(await tracedPost('/api/auth/login', { ...login, password: 'wrong' }), GUEST, 401);
  const { headers } = await signIn('again@example.com', 'user');
  expectWithin(await tracedPost('/api/auth/login', login, headers), GUEST, 200);
});

test('a save in the administration', async () => {
  const { tripId } = await anOption();
  const { headers } = await signIn('admin@example.com', 'admin');
  const row = (await (await send(`/api/admin/trips/${tripId}`, { headers })).json()) as object;
  const put = await traced(`/api/admin/trips/${tripId}`, {
    method: 'PUT',
    body: JSON.stringify({ ...row, location: 'Fornells' }),
    headers: { ...headers, Origin: ORIGIN, 'Content-Type': 'application/json' },
  });
  expectWithin(put, SAVE, 200);
});

test('a transfer’s quote and request', async () => {
  expectWithin(await tracedPost(QUOTE, journey()), GUEST, 200);
  const { quoteToken } = await aQuote();
  expectWithin(await tracedPost(REQUESTS, { ...person(), quoteToken }), GUEST, 201);
});

test('a transfer that is read, changed and cancelled', async () => {
  const request = await aTransferRequest();
  expectWithin(await traced(request.pathOf('')), GUEST, 200);
  expectWithin(await tracedPost(request.pathOf('/change'), { message: 'Later' }), REST, 201);
  expectWithin(await tracedPost(request.pathOf('/cancel'), { feeCents: 0 }), REST, 200);
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

test('the newsletter', async () => {
  const email = 'reader@example.com';
  expectWithin(await tracedPost('/api/subscribe', { email, language: 'en' }), REST, 201);
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
