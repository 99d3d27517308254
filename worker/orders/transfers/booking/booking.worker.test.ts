import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { wallTime } from '#contract/menorca-time.ts';
import type { Problem } from '#contract/problem.ts';
import type { TransferBooking } from '#contract/transfers/booking/booking.ts';
import { transferToken } from '#core/auth/transfer-link.ts';
import * as schema from '#core/db/schema.ts';
import { dayInWords, money } from '#core/mail/format.ts';
import { db } from '../../../test/builders.ts';
import { postForm, postJson, send } from '../../../test/client.ts';
import {
  aTransferRequest,
  aTransferTable,
  FIRM,
  mailsAbout,
  REQUESTS,
  SUMMER_DAY,
} from '../../../test/orders/transfer-table.ts';

beforeAll(() => aTransferTable());

/** A pick-up in this many hours, in island time. */
const inHours = (hours: number) => ({
  outbound: wallTime(new Date(Date.now() + hours * 3_600_000 + 90_000)),
});
/** A request that the firm has confirmed: its terms bind the guest from then on. */
const confirmed = async (change: Parameters<typeof aTransferRequest>[0]) => {
  const request = await aTransferRequest(change);
  await db
    .update(schema.transferRequests)
    .set({ status: 'confirmed' })
    .where(eq(schema.transferRequests.id, request.id));
  return request;
};
const errorsOf = async (response: Response) =>
  ((await response.json()) as Problem).errors?.map(({ path, code }) => `${path} ${code}`);
const eventsOf = async (id: string) =>
  (await db.select().from(schema.requestEvents).where(eq(schema.requestEvents.requestId, id))).map(
    ({ type, toStatus, actor }) => `${type} ${toStatus} ${actor}`,
  );

test.each([
  [40, 0],
  [20, 1000],
  [5, 2000],
])('%i hours ahead, cancelling costs %i cents of 2000 at midday', async (hours, feeCents) => {
  const { booking } = await confirmed({ quote: inHours(hours) });
  const { cancellation, totalCents } = await booking();
  expect(cancellation).toMatchObject({
    allowed: true,
    feeCents: Math.round((totalCents * feeCents) / 2000),
  });
});

test('a request that is not confirmed yet is withdrawn free of charge at any notice', async () => {
  const { booking } = await aTransferRequest({ quote: inHours(5) });
  expect((await booking()).cancellation).toMatchObject({ allowed: true, feeCents: 0 });
});

test('a cancellation tells guest and firm once, however often and however fast it is sent', async () => {
  const request = await aTransferRequest();
  const answers = await Promise.all(
    [1, 2, 3].map(() => postJson(request.pathOf('/cancel'), { feeCents: 0 })),
  );
  const late = await postJson(request.pathOf('/cancel'), { feeCents: 0 });
  expect([...answers, late].map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect((await late.json()) as TransferBooking).toMatchObject({
    status: 'cancelled_customer',
    feeCents: 0,
    cancellation: { allowed: false },
    events: [{ status: 'new' }, { status: 'cancelled_customer', by: 'guest' }],
  });
  const mails = await mailsAbout(request.id);
  expect(mails.filter((mail) => mail.includes('cancelled')).sort()).toEqual([
    'transfer.cancelled ada@example.com',
    expect.stringContaining(FIRM),
  ]);
  expect(await eventsOf(request.id)).toEqual(['state new guest', 'state cancelled_customer guest']);
});

test('without any body a free cancellation works too, with a fee it must be named', async () => {
  const free = await aTransferRequest();
  expect(
    (
      await send(free.pathOf('/cancel'), {
        method: 'POST',
        headers: { Origin: 'http://localhost' },
      })
    ).status,
  ).toBe(200);
  const dear = await confirmed({ quote: inHours(20) });
  expect((await postJson(dear.pathOf('/cancel'), {})).status).toBe(409);
});

test('a fee that grew since it was shown is refused with the new one, and nothing happens', async () => {
  const request = await confirmed({ quote: inHours(20) });
  const { cancellation } = await request.booking();
  const response = await postJson(`${request.pathOf('/cancel')}&lang=es`, { feeCents: 0 });
  expect(response.status).toBe(409);
  const problem = (await response.json()) as Problem & { current: TransferBooking };
  const now = money(cancellation.feeCents, 'es');
  expect(problem.errors).toEqual([
    { path: 'feeCents', code: 'changed', message: `El coste es ahora de ${now}.` },
  ]);
  expect(problem.current.cancellation.feeCents).toBe(cancellation.feeCents);
  expect((await request.booking()).status).toBe('confirmed');
  const paid = await postJson(request.pathOf('/cancel'), { feeCents: cancellation.feeCents });
  expect((await paid.json()) as TransferBooking).toMatchObject({
    status: 'cancelled_customer',
    feeCents: cancellation.feeCents,
  });
});

test('a GET never changes anything, and what is over cannot be cancelled', async () => {
  const request = await aTransferRequest();
  await send(request.pathOf('/cancel'));
  expect((await request.booking()).status).toBe('new');
  await db
    .update(schema.transferRequests)
    .set({ status: 'completed' })
    .where(eq(schema.transferRequests.id, request.id));
  expect((await postJson(request.pathOf('/cancel'), { feeCents: 0 })).status).toBe(409);
  expect((await postJson(request.pathOf('/change'), { message: 'Later' })).status).toBe(409);
});

test('when the secret is changed, links of mails before and after both open the booking; a link made with a third does not', async () => {
  const request = await aTransferRequest();
  const now = { QUOTE_SECRET: 'a secret that was set later, long enough' };
  const [path = ''] = request.pathOf('').split('?');
  const open = async (secret: string) =>
    (await send(`${path}?token=${await transferToken(secret, request.id)}`, {}, now)).status;
  expect((await send(request.pathOf(''), {}, now)).status).toBe(200);
  expect(await open(now.QUOTE_SECRET)).toBe(200);
  expect(await open('another booking’s')).toBe(404);
  await db
    .update(schema.transferRequests)
    .set({ deletedAt: new Date().toISOString() })
    .where(eq(schema.transferRequests.id, request.id));
  expect(await open(now.QUOTE_SECRET)).toBe(404);
});

test('a wrong token, a wrong reference and another one’s token all answer alike', async () => {
  const [mine, yours] = [await aTransferRequest(), await aTransferRequest()];
  const answers: string[] = [];
  for (const address of [
    `${REQUESTS}/${mine.reference}`,
    `${REQUESTS}/${mine.reference}?token=wrong`,
    `${REQUESTS}/${mine.reference}?token=${yours.token}`,
    `${REQUESTS}/22222222?token=${mine.token}`,
    `${REQUESTS}/nothing?token=${mine.token}`,
  ]) {
    const [path, query] = address.split('?');
    for (const response of [
      await send(address),
      await send(`${path}/calendar.ics?${query}`),
      await postJson(`${path}/cancel?${query}`, { feeCents: 'x' }),
      await postJson(`${path}/change?${query}`, {}),
    ])
      answers.push(`${response.status} ${await response.text()}`);
  }
  expect(new Set(answers).size).toBe(1);
  expect(answers[0]).toMatch(/^404 /);
});

test('a change request is an event, mailed to the firm and acknowledged to the guest; the booking stays as it is', async () => {
  const request = await aTransferRequest();
  const change = { message: 'We land later', date: SUMMER_DAY, time: '16:00', flight: 'vy1' };
  const answers = await Promise.all([1, 2].map(() => postJson(request.pathOf('/change'), change)));
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  const booking = await request.booking();
  expect(booking.legs[0]).toMatchObject({ time: '14:30', flight: 'VY 3726' });
  expect(booking.events[1]).toMatchObject({
    type: 'change_request',
    by: 'guest',
    note: null,
    wish: { leg: 'outbound', date: SUMMER_DAY, time: '16:00', flight: 'VY 1' },
  });
  expect(booking.events).toHaveLength(2);
  expect((await mailsAbout(request.id)).filter((mail) => mail.includes('change'))).toHaveLength(2);
  const [toGuest] = (await db.select().from(schema.outbox)).filter(
    ({ relatedId, kind }) => relatedId === request.id && kind === 'transfer.change_requested',
  );
  const day = dayInWords(SUMMER_DAY, booking.language);
  expect(toGuest?.body).toContain(`${day} · 16:00 · VY 1\n`);
});

test('change requests wait for an answer: after three the guest is referred to the phone', async () => {
  const request = await aTransferRequest();
  for (const message of ['one', 'two', 'three'])
    expect((await postJson(request.pathOf('/change'), { message })).status).toBe(201);
  expect((await request.booking()).canRequestChange).toBe(false);
  expect((await postJson(request.pathOf('/change'), { message: 'four' })).status).toBe(409);
});

test.each([
  ['nothing', {}, ['message required']],
  ['30 February', { date: '2027-02-30' }, ['date date']],
  ['a past day', { date: '2020-01-01' }, ['date past']],
  ['an hour that is skipped', { date: '2027-03-28', time: '02:30' }, ['time no_such_time']],
  ['no flight', { flight: 'VY 37266' }, ['flight invalid']],
  ['a return that is not booked', { leg: 'return', time: '10:00' }, ['leg invalid']],
])('%s is no change request', async (_name, change, errors) => {
  const request = await aTransferRequest();
  const response = await postJson(request.pathOf('/change'), change);
  expect(response.status).toBe(422);
  expect(await errorsOf(response)).toEqual(errors);
});

test('without scripts both forms go back to the booking', async () => {
  const { reference, token } = await aTransferRequest();
  const page = `/ca/order/${reference}?token=${token}`;
  for (const [action, fields] of [
    ['change', { message: 'Més tard', date: '', time: '', flight: '' }],
    ['cancel', { feeCents: '0' }],
  ] as const) {
    const response = await postForm(`${REQUESTS}/${reference}/${action}`, {
      ...fields,
      token,
      page,
      form: action,
      language: 'ca',
    });
    expect(response.status).toBe(303);
    expect(response.headers.get('Location')).toBe(page);
  }
});

test('the calendar file is the holder’s alone, in the guest’s language or the requested one', async () => {
  const { pathOf } = await aTransferRequest();
  const response = await send(pathOf('/calendar.ics'));
  expect(response.headers.get('Content-Type')).toMatch(/^text\/calendar/);
  expect(response.headers.get('Cache-Control')).toBe('private, no-store');
  const german = await response.text();
  expect(german).toContain('TZID=Europe/Madrid');
  expect(await (await send(`${pathOf('/calendar.ics')}&lang=en`)).text()).not.toBe(german);
});

test('a guest sees driver and waiting time of each way, and never what was said among the firm', async () => {
  const request = await aTransferRequest({
    quote: { return: { date: SUMMER_DAY, time: '20:00' } },
  });
  const [driver] = await db
    .insert(schema.drivers)
    .values({ name: 'Biel', phone: '+34600111222', vehicle: 'Škoda', plate: '1234 LMN' })
    .returning();
  await db
    .update(schema.transferLegs)
    .set({ driverId: driver?.id })
    .where(eq(schema.transferLegs.requestId, request.id));
  await db.insert(schema.requestEvents).values({
    requestId: request.id,
    kind: 'transfer',
    type: 'note',
    toStatus: 'new',
    actor: 'user:1',
    note: 'Difficult',
  });
  const booking = await request.booking();
  expect(booking.legs).toMatchObject([
    { leg: 'outbound', waitingMinutes: 60, driver: { name: 'Biel', plate: '1234 LMN' } },
    { leg: 'return', waitingMinutes: 15, driver: { phone: '+34600111222' } },
  ]);
  expect(JSON.stringify(booking)).not.toContain('Difficult');
});
