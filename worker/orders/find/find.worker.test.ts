import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { and, eq } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { GuestBooking } from '#contract/bookings/guest-bookings.ts';
import { menorcaToday } from '#contract/calendar.ts';
import { bookings, outbox, transferRequests } from '#core/db/schema.ts';
import worker from '../../index.ts';
import { db } from '../../test/builders.ts';
import { bindings, getJson, ORIGIN, postForm, postJson, send } from '../../test/client.ts';
import { anOption, asGuests, CONTACT, DAY, made } from '../../test/orders/guest-bookings.ts';
import { aTransferRequest, aTransferTable, SUMMER_DAY } from '../../test/orders/transfer-table.ts';

const PATH = '/api/orders/find';
const KNOWN = { email: CONTACT.email, surname: 'Vidal' };

// The firm's settings come with the table, so before the guests.
beforeAll(async () => {
  await aTransferTable();
});
asGuests();

let client = 0;
beforeEach(async () => {
  await db.delete(outbox);
  client += 1;
});
afterEach(() => void vi.useRealTimers());

const find = (body: object) =>
  postJson(PATH, body, { 'CF-Connecting-IP': `203.0.113.${client % 250}` });
const mails = () => db.select().from(outbox).where(eq(outbox.kind, 'order.links'));
const aBooking = async (contact: object = {}, more: object = {}) => {
  const option = await anOption();
  const answer = await made(option, {
    contact: { ...CONTACT, ...contact },
    privacyAccepted: true,
    termsAccepted: true,
    ...more,
  });
  await db.delete(outbox);
  return answer;
};
const urlsIn = (text: string) => text.match(/http:\S+token=\S+/g) ?? [];

test('one mail has the links of all bookings and transfers, in the guest’s language, and each opens', async () => {
  const email = 'both@example.com';
  const trip = await aBooking({ email });
  const transfer = await aTransferRequest({
    contact: { name: 'Ada Vidal', email },
    language: 'ca',
  });
  await db.delete(outbox);
  const response = await find({ email, surname: 'vidal' });
  expect([response.status, await response.json()]).toEqual([202, { leavesSite: false }]);
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ toAddress: email, language: 'ca' });
  const urls = urlsIn(mail?.body ?? '');
  expect(urls).toHaveLength(2);
  expect(mail?.body).toContain(trip.booking.reference);
  expect(mail?.body).toContain(transfer.reference);
  for (const url of urls) expect((await send(url.replace(ORIGIN, ''))).status).toBe(200);
});

test.each([
  [{ surname: 'GARCIA' }, true],
  [{ surname: 'lópez' }, true],
  [{ surname: 'García López' }, true],
  [{ surname: 'María' }, true],
  [{ surname: 'Garc' }, false],
  [{ surname: 'Pons' }, false],
  [{ date: DAY }, true],
  [{ date: '2026-01-01' }, false],
  [{ surname: 'Pons', date: DAY }, true],
  [{ surname: '%' }, false],
])('of María García López %o finds it: %s', async (named, isFound) => {
  const email = `maria-${client}@example.com`;
  await aBooking({ name: 'María García López', email });
  expect((await find({ email: email.toUpperCase(), ...named })).status).toBe(202);
  expect((await mails()).map(({ toAddress }) => toAddress)).toEqual(isFound ? [email] : []);
});

test('a transfer is found by the day of either journey', async () => {
  const email = 'way-back@example.com';
  const back = `${SUMMER_DAY.slice(0, -2)}23`;
  await aTransferRequest({
    contact: { name: 'Ada Vidal', email },
    quote: { return: { date: back, time: '10:00' } },
  });
  await db.delete(outbox);
  await find({ email, date: back });
  expect(await mails()).toHaveLength(1);
});

test('an order of gift vouchers is found by its buyer, once, and its link opens it', async () => {
  const email = 'gift@example.com';
  const made = await postJson(
    '/api/orders',
    {
      items: [
        { kind: 'voucher', cents: 5000 },
        { kind: 'voucher', cents: 7000 },
      ],
      ...{ contact: { name: 'Ada Vidal', email }, language: 'de' },
      ...{ privacyAccepted: true, termsAccepted: true },
    },
    { 'CF-Connecting-IP': `198.51.100.${client % 250}` },
  );
  expect(made.status, await made.clone().text()).toBe(201);
  const { reference } = (await made.json()) as { reference: string };
  await db.delete(outbox);
  await find({ email, surname: 'Pons' });
  expect(await mails()).toEqual([]);
  await find({ email, surname: 'Vidal' });
  const [mail] = await mails();
  expect(mail).toMatchObject({ toAddress: email, language: 'de' });
  expect(mail?.body).toContain('GESCHENKGUTSCHEIN');
  const urls = urlsIn(mail?.body ?? '');
  expect(urls).toHaveLength(1);
  const { pathname, search } = new URL(urls[0] ?? '');
  expect(pathname).toBe(`/de/order/${reference}`);
  expect(await getJson(`/api/orders/${reference}${search}`)).toMatchObject({
    items: [{ kind: 'voucher' }, { kind: 'voucher' }],
  });
  await db.delete(outbox);
  await find({ email, date: menorcaToday(new Date()) });
  expect(await mails()).toHaveLength(1);
});

/** Asks through a database that holds back what looks at bookings until the answer is there. */
async function askedBeforehand(body: object) {
  const looked: string[] = [];
  let release: () => void = () => {};
  const isAnswered = new Promise<void>((resolve) => {
    release = resolve;
  });
  const DB = new Proxy(bindings.DB, {
    get: (target, name) => {
      if (name === 'prepare')
        return (text: string) => {
          if (/"(?:bookings|transfer_requests)"/.test(text)) looked.push(text);
          return target.prepare(text);
        };
      if (name === 'batch')
        return async (statements: D1PreparedStatement[]) => {
          if (looked.length > 0) await isAnswered;
          return target.batch(statements);
        };
      const value = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  const context = createExecutionContext();
  const request = new Request(ORIGIN + PATH, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', Origin: ORIGIN },
  });
  const response = await worker.fetch(request as never, { ...bindings, DB }, context);
  const headers = [...response.headers].filter(
    ([name]) => !/^(?:date|server-timing|x-request-id)$/.test(name),
  );
  const answer = { status: response.status, text: await response.text(), headers };
  release();
  await waitOnExecutionContext(context);
  return { answer, looked };
}

test('known and unknown addresses get the same answer, and it is given before anything is looked up', async () => {
  await aBooking();
  const known = await askedBeforehand(KNOWN);
  expect(known.answer.status).toBe(202);
  expect(await mails()).toHaveLength(1);
  expect(known.looked.length).toBeGreaterThan(0);
  for (const body of [
    { ...KNOWN, email: 'nobody@example.com' },
    { ...KNOWN, surname: 'Pons' },
    { email: CONTACT.email, date: '2027-01-01' },
  ])
    expect(await askedBeforehand(body)).toEqual(known);
});

test('an address gets one mail in five minutes, whatever was asked with it', async () => {
  const email = 'again@example.com';
  await aBooking({ email });
  vi.useFakeTimers({ toFake: ['Date'] });
  for (const body of [
    { email, surname: 'Vidal' },
    { email: 'AGAIN@example.com', date: DAY },
    { email, surname: 'Ada' },
  ])
    expect((await find(body)).status).toBe(202);
  expect(await mails()).toHaveLength(1);
  vi.setSystemTime(Date.now() + 5 * 60_000 + 1000);
  await find({ email, surname: 'Vidal' });
  expect(await mails()).toHaveLength(2);
});

test('two at once are one mail', async () => {
  const email = 'twice@example.com';
  await aBooking({ email });
  await Promise.all([find({ email, surname: 'Vidal' }), find({ email, surname: 'Vidal' })]);
  expect(await mails()).toHaveLength(1);
});

test('a client that asks for many is stopped', async () => {
  const statuses: number[] = [];
  // A minute may end among them: of twice the allowance one is refused in any case.
  for (let n = 0; n < 121 && !statuses.includes(429); n += 1)
    statuses.push((await find({ email: `unknown-${n}@example.com`, surname: 'Vidal' })).status);
  expect(statuses[0]).toBe(202);
  expect(statuses).toContain(429);
});

test('not found are spam, the trash, holds that ended, bookings of resellers and erased ones', async () => {
  const email = 'gone@example.com';
  const { booking } = await aBooking({ email });
  const own = eq(bookings.reference, booking.reference);
  const before = await db.select().from(bookings).where(own).get();
  for (const change of [
    { status: 'CANCELLED' as const, endedAs: 'spam' as const },
    { deletedAt: '2026-01-01T00:00:00.000Z' },
    { status: 'EXPIRED' as const },
    { resellerKeyId: 7 },
    { contactEmail: null },
  ]) {
    await db.update(bookings).set(change).where(own);
    await find({ email, surname: 'Vidal' });
    expect([change, await mails()]).toEqual([change, []]);
    const { status, endedAs, deletedAt, resellerKeyId, contactEmail } = before ?? {};
    await db
      .update(bookings)
      .set({ status, endedAs, deletedAt, resellerKeyId, contactEmail })
      .where(own);
  }
  const request = await aTransferRequest({ contact: { name: 'Ada Vidal', email } });
  await db.delete(outbox);
  await db
    .update(transferRequests)
    .set({ status: 'spam' })
    .where(eq(transferRequests.id, request.id));
  await db.update(bookings).set({ contactEmail: null }).where(own);
  await find({ email, surname: 'Vidal' });
  expect(await mails()).toEqual([]);
});

test('a look-alike address is another address', async () => {
  await aBooking({ email: 'kim@example.com' });
  // The dotless i, of which upper case makes an I.
  await find({ email: 'k\u0131m@example.com', surname: 'Vidal' });
  expect(await mails()).toEqual([]);
});

test.each([
  [{ surname: 'Vidal' }, 'email'],
  [{ email: 'ada', surname: 'Vidal' }, 'email'],
  [{ email: 'ada@example.com' }, 'surname'],
  [{ email: 'ada@example.com', surname: '  ', date: '' }, 'surname'],
  [{ email: 'ada@example.com', date: '2027-02-30' }, 'date'],
])('%o is refused at %s', async (body, path) => {
  const response = await find(body);
  const { errors } = (await response.json()) as { errors: { path: string }[] };
  expect([response.status, errors.map((error) => error.path)]).toEqual([422, [path]]);
});

test('the form works without scripts, in the language of its page', async () => {
  await aBooking({ email: 'form@example.com' });
  const fields = { form: 'find-booking', page: '/de/order/find', language: 'de' };
  const sent = await postForm(PATH, {
    ...fields,
    email: 'form@example.com',
    surname: 'Vidal',
    date: '',
  });
  expect([sent.status, sent.headers.get('Location')]).toEqual([303, '/de/order/find?state=unsent']);
  expect(await mails()).toHaveLength(1);
  const refused = await postForm(PATH, { ...fields, email: 'form@example.com' });
  expect(refused.status).toBe(422);
  const html = await refused.text();
  expect(html).toContain('value="form@example.com"');
  expect(html).toContain('Meine Buchung finden');
});

test.each(['es', 'en', 'de', 'ca'])('the page in %s is not to be indexed', async (language) => {
  const response = await send(`/${language}/order/find`);
  expect(response.status).toBe(200);
  expect(await response.text()).toMatch(/<meta name="robots" content="noindex,follow"/);
  expect(await (await send('/sitemap.xml')).text()).not.toContain('/order/find');
});

test.each([
  ['en', 'my booking'],
  ['es', 'mi reserva'],
  ['de', 'meine Buchung'],
  ['ca', 'la meva reserva'],
])('the search in %s for «%s» finds the page', async (language, q) => {
  const { items } = await getJson<{ items: { path: string }[] }>(
    `/api/search?q=${encodeURIComponent(q)}&lang=${language}`,
  );
  expect(items[0]?.path).toBe('/order/find');
});

test('the booking that its link opens is the guest’s', async () => {
  const email = 'opens@example.com';
  const { booking } = await aBooking({ email });
  await find({ email, surname: 'Vidal' });
  const [mail] = await db
    .select()
    .from(outbox)
    .where(and(eq(outbox.kind, 'order.links'), eq(outbox.toAddress, email)));
  const token = new URL(urlsIn(mail?.body ?? '')[0] ?? '').searchParams.get('token');
  const opened = await getJson<GuestBooking>(`/api/bookings/${booking.reference}?token=${token}`);
  expect(opened.contact.email).toBe(email);
});
