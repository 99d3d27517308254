import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { AuditList } from '#contract/admin/operations.ts';
import type {
  FoundPerson,
  MessageDetail,
  MessageList,
  PersonData,
  SubscriberImportAnswer,
  SubscriberList,
  TripRequestDetail,
  TripRequestList,
} from '#contract/mail/inbox.ts';
import { bookings, contactMessages, outbox, requestEvents, subscribers } from '#core/db/schema.ts';
import { anAdmin, jsonOf } from '../../test/admin.ts';
import { aTrip, aTripType, db } from '../../test/builders.ts';
import { aBookableOption, tryToBook } from '../../test/orders/bookable.ts';
import { aTripRequest } from '../../test/orders/trip-requests.ts';

const admin = await anAdmin();
const trip = await aTrip({
  tripTypeId: (await aTripType()).id,
  name: 'Paseo',
  meetingPoint: 'En el muelle',
});
const aRequest = (more: Parameters<typeof aTripRequest>[1] = {}) => aTripRequest(trip.id, more);

test('a trip request is confirmed once: the guest is notified in their language, a second administrator gets the conflict', async () => {
  const id = await aRequest();
  const request = await jsonOf<TripRequestDetail>(admin(`/trip-requests/${id}`));
  const confirm = () =>
    admin(`/trip-requests/${id}/state`, 'POST', {
      to: 'confirmed',
      version: request.version,
      totalCents: 9000,
    });
  const answers = await Promise.all([confirm(), confirm()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const after = await jsonOf<TripRequestDetail>(
    admin(`/trip-requests/${request.reference.toLowerCase()}`),
  );
  expect(after).toMatchObject({
    status: 'confirmed',
    next: ['completed', 'cancelled_customer', 'cancelled_operator'],
  });
  expect(after.events).toMatchObject([
    { type: 'state', from: null, to: 'new', by: 'guest' },
    { type: 'state', from: 'new', to: 'confirmed', by: 'firm', user: 'Ada' },
  ]);
  expect(after.mails).toMatchObject([
    { kind: 'trip.confirmed', to: 'grace@example.com', language: 'de' },
  ]);
});

test('a request without a price is confirmed with a total, which people share and the mail names, or as free of charge', async () => {
  const [id, free] = [await aRequest(), await aRequest()];
  const confirm = (one: string, body: object = {}) =>
    admin(`/trip-requests/${one}/state`, 'POST', { to: 'confirmed', version: 1, ...body });
  for (const body of [{}, { totalCents: 0 }, { totalCents: 9000, isFree: true }])
    expect((await confirm(id, body)).status).toBe(422);
  const priced = await jsonOf<TripRequestDetail>(confirm(id, { totalCents: 10_001 }));
  expect(priced).toMatchObject({ status: 'confirmed', totalCents: 10_001 });
  expect(priced.lines.reduce((sum, { cents }) => sum + cents, 0)).toBe(10_001);
  expect(priced.tickets.reduce((sum, { cents }) => sum + cents, 0)).toBe(10_001);
  const mailOf = async (one: string) =>
    (await db.select().from(outbox).where(eq(outbox.relatedId, one)))[0]?.body;
  expect(await mailOf(id)).toContain('100,01');
  const ledger = await jsonOf<{ balanceCents: number }>(admin(`/bookings/${priced.uuid}/ledger`));
  expect(ledger.balanceCents).toBe(10_001);
  expect(await jsonOf(confirm(free, { isFree: true }))).toMatchObject({
    status: 'confirmed',
    totalCents: 0,
  });
  expect(await mailOf(free)).toContain('kostenlos');
  const again = admin(`/trip-requests/${id}/state`, 'POST', {
    to: 'completed',
    version: 2,
    totalCents: 500,
  });
  expect((await again).status).toBe(422);
});

test('a state that cannot follow is refused, and nothing is written', async () => {
  const id = await aRequest();
  expect(
    (await admin(`/trip-requests/${id}/state`, 'POST', { to: 'completed', version: 1 })).status,
  ).toBe(422);
  expect(await jsonOf(admin(`/trip-requests/${id}`))).toMatchObject({
    status: 'new',
    events: [{ to: 'new' }],
    mails: [],
  });
});

test('requests are found by name and reference; spam and trash stand apart', async () => {
  const id = await aRequest({ contactName: 'Éloïse' });
  const spam = await aRequest({ status: 'CANCELLED', endedAs: 'spam' });
  const list = async (search: string) =>
    (await jsonOf<TripRequestList>(admin(`/trip-requests?${search}`))).items.map((one) => one.id);
  expect(await list('q=eloise')).toEqual([id]);
  expect(await list('')).not.toContain(spam);
  expect(await list('status=spam')).toEqual([spam]);
  expect((await admin(`/trip-requests/${id}`, 'DELETE')).status).toBe(204);
  expect(await list('q=eloise')).toEqual([]);
  await admin(`/trip-requests/${id}/restore`, 'POST');
  expect(await list('q=eloise')).toEqual([id]);
});

test('a message is answered in its language with the words it answers, and counts as answered', async () => {
  const [row] = await db
    .insert(contactMessages)
    .values({
      name: 'Joan',
      email: 'joan@example.com',
      message: 'Hi ha places?',
      source: 'site',
      language: 'ca',
      digest: 'd',
    })
    .returning();
  const sent = await admin(`/messages/${row?.id}/reply`, 'POST', { text: 'Sí, en queden.' });
  expect(sent.status).toBe(201);
  expect(await jsonOf<MessageDetail>(sent)).toMatchObject({
    status: 'answered',
    replies: 1,
    mails: [{ kind: 'message.reply', to: 'joan@example.com' }],
  });
  const mail = (await db.select().from(outbox)).find(({ kind }) => kind === 'message.reply');
  expect(mail).toMatchObject({ toAddress: 'joan@example.com', language: 'ca' });
  expect(mail?.body).toContain('Hi ha places?');
  expect((await jsonOf<MessageList>(admin('/messages?status=answered'))).total).toBe(1);
  const found = async (q: string) =>
    (await jsonOf<MessageList>(admin(`/messages?q=${encodeURIComponent(q)}`))).total;
  expect([await found('places joan'), await found('places maria')]).toEqual([1, 0]);
  expect((await admin(`/messages/${row?.id}`, 'PUT', { version: 1, note: 'x' })).status).toBe(409);
  expect(
    await jsonOf(admin(`/messages/${row?.id}`, 'PUT', { version: 2, note: 'Llamar' })),
  ).toMatchObject({ note: 'Llamar', version: 3 });
});

test('a second answer is refused with a conflict, and no second mail is sent', async () => {
  const [message] = await db
    .insert(contactMessages)
    .values({
      name: 'Pau',
      email: 'pau@example.com',
      message: 'Hola',
      source: 'site',
      language: 'ca',
      digest: 'pau',
    })
    .returning();
  const id = await aRequest({ contactEmail: 'pau@example.com' });
  const answer = { version: 1, text: 'Bon dia!' };
  for (const path of [`/messages/${message?.id}/reply`, `/trip-requests/${id}/messages`]) {
    const answers = await Promise.all([admin(path, 'POST', answer), admin(path, 'POST', answer)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const late = answers.find(({ status }) => status === 409);
    expect(await late?.json()).toMatchObject({
      current: { version: 2, mails: [{ to: 'pau@example.com' }] },
    });
  }
  const sent = (await db.select().from(outbox)).filter(
    ({ toAddress }) => toAddress === 'pau@example.com',
  );
  expect(sent.map(({ kind }) => kind).sort()).toEqual(['message.reply', 'trip.message']);
});

test('what goes to the trash and comes back is in the audit log, once', async () => {
  const id = await aRequest();
  for (const method of ['DELETE', 'DELETE'] as const) await admin(`/trip-requests/${id}`, method);
  await admin(`/trip-requests/${id}/restore`, 'POST');
  const log = await jsonOf<AuditList>(admin(`/audit?entity=trip-requests&q=${id}`));
  expect(log.items.map(({ action, user }) => [action, user])).toEqual([
    ['restore', 'Ada'],
    ['delete', 'Ada'],
  ]);
  expect(log.actions).toEqual(expect.arrayContaining(['delete', 'restore']));
  expect(log.users).toMatchObject([{ name: 'Ada' }]);
  expect((await jsonOf<AuditList>(admin('/audit?user=9999'))).total).toBe(0);
  expect(await jsonOf(admin(`/audit/${log.items[0]?.id}`))).toEqual(log.items[0]);
  expect((await admin('/audit/99999')).status).toBe(404);
});

test('an export holds what the list was narrowed down to', async () => {
  await aRequest({ contactName: 'Wanda' });
  const lines = (await (await admin('/trip-requests/export.csv?q=wanda')).text())
    .trim()
    .split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain('Wanda');
});

test('an import of subscribers needs evidence of consent, changes no existing ones, and can be tried first', async () => {
  await db
    .insert(subscribers)
    .values({ email: 'gone@example.com', language: 'en', status: 'unsubscribed' });
  const rows = [
    {
      email: 'New@Example.com ',
      language: 'de',
      consentSource: 'Fair stand',
      confirmedAt: '2026-05-01',
    },
    {
      email: 'gone@example.com',
      language: 'en',
      consentSource: 'Fair stand',
      confirmedAt: '2026-05-01',
    },
    { email: 'no..body@example.com', consentSource: 'Fair stand', confirmedAt: '2026-05-01' },
    { email: 'b@example.com', consentSource: '', confirmedAt: '2026-05-01' },
    { email: 'c@example.com', consentSource: 'Fair stand', confirmedAt: 'soon' },
    { email: 'd@example.com', consentSource: 'Fair stand', confirmedAt: '31/02/2026' },
    {
      email: 'e@example.com',
      consentSource: 'Fair stand',
      confirmedAt: '2026-05-01',
      status: 'unsubscribed',
    },
    {
      email: 'f@example.com',
      language: 'ca',
      consentSource: 'Fair stand',
      confirmedAt: '03/05/2026 10:30',
    },
  ];
  const expected = {
    added: 2,
    known: 1,
    refused: [
      { line: 4, path: 'email' },
      { line: 5, path: 'consentSource' },
      { line: 6, path: 'confirmedAt' },
      { line: 7, path: 'confirmedAt' },
      { line: 8, path: 'status' },
    ],
  };
  expect(
    await jsonOf<SubscriberImportAnswer>(
      admin('/subscribers/import', 'POST', { rows, isDryRun: true }),
    ),
  ).toEqual(expected);
  expect((await jsonOf<SubscriberList>(admin('/subscribers'))).total).toBe(1);
  expect(
    await jsonOf<SubscriberImportAnswer>(admin('/subscribers/import', 'POST', { rows })),
  ).toEqual(expected);
  const { items, counts } = await jsonOf<SubscriberList>(admin('/subscribers'));
  expect(counts).toEqual({ confirmed: 2, unsubscribed: 1 });
  // In the spreadsheets of our languages the day comes first.
  expect(items.find(({ email }) => email === 'f@example.com')?.confirmedAt).toBe(
    '2026-05-03T00:00:00.000Z',
  );
  expect(items.find(({ email }) => email === 'new@example.com')).toMatchObject({
    status: 'confirmed',
    consentSource: 'Fair stand',
    confirmedAt: '2026-05-01T00:00:00.000Z',
  });
  const id = items.find(({ email }) => email === 'new@example.com')?.id;
  expect(await jsonOf(admin(`/subscribers/${id}`))).toEqual(items.find((one) => one.id === id));
  expect((await admin(`/subscribers/${id}`, 'DELETE')).status).toBe(204);
  expect((await admin(`/subscribers/${id}`)).status).toBe(404);
  expect((await admin(`/subscribers/${id}`, 'DELETE')).status).toBe(404);
});

test('people are found by name, part of an address, number and reference; guests without an address are exported and erased by theirs', async () => {
  const id = await aRequest({
    contactEmail: null,
    contactName: 'Núria Pons',
    contactPhone: '+34611222333',
  });
  const other = await aRequest({ contactEmail: 'nuria.p@example.com', contactName: 'Núria Pons' });
  const [phoneOnly] = await db.select().from(bookings).where(eq(bookings.id, id));
  const find = async (q: string) =>
    (await jsonOf<{ people: FoundPerson[] }>(admin('/person/find', 'POST', { q }))).people;
  const reference = phoneOnly?.reference ?? '';
  const found = (await find('nuria pons')).map(({ email }) => email);
  expect(new Set(found)).toEqual(new Set([null, 'nuria.p@example.com']));
  for (const q of ['611 222 333', '+34 611-222-333', reference.toLowerCase()])
    expect(await find(q), q).toMatchObject([
      { email: null, phone: '+34611222333', references: [reference], records: 1 },
    ]);
  expect(await find('nuria.p@')).toMatchObject([{ email: 'nuria.p@example.com' }]);
  expect(await find('nobody at all')).toEqual([]);
  expect((await admin('/person/find', 'POST', { q: ' ' })).status).toBe(422);
  for (const person of [{ phone: '611 222 333' }, { reference }])
    expect(await jsonOf(admin('/person/export', 'POST', person))).toMatchObject({
      bookings: [{ reference }],
    });
  expect(await jsonOf(admin('/person/erase', 'POST', { phone: '+34 611 222 333' }))).toMatchObject({
    bookings: 1,
  });
  const names = (await db.select().from(bookings)).filter((row) => [id, other].includes(row.id));
  expect(new Set(names.map(({ contactName }) => contactName))).toEqual(
    new Set([null, 'Núria Pons']),
  );
});

test('one person is exported and erased by address over all tables; figures stay', async () => {
  const id = await aRequest({
    contactEmail: 'Ada@Example.com',
    contactName: 'Ada',
    notes: 'Secret words',
  });
  await db.insert(subscribers).values({ email: 'ada@example.com', language: 'en' });
  await db.insert(contactMessages).values({
    name: 'Ada',
    email: 'ada@example.com',
    message: 'Secret words',
    source: 'site',
    language: 'en',
    digest: 'e',
  });
  await admin(`/trip-requests/${id}/state`, 'POST', { to: 'confirmed', version: 1, isFree: true });
  await admin(`/trip-requests/${id}`, 'PUT', { note: 'Secret words', version: 2 });
  const data = await jsonOf<PersonData>(
    admin('/person/export', 'POST', { email: ' ADA@example.com' }),
  );
  expect(
    [data.bookings, data.messages, data.subscriptions, data.mails].map(({ length }) => length),
  ).toEqual([1, 1, 1, 1]);
  expect(data.events).toMatchObject([
    { toStatus: 'PENDING' },
    { type: 'state' },
    { type: 'note', note: 'Secret words' },
  ]);
  expect(data.upcoming).toMatchObject([{ kind: 'booking', date: '2027-06-12' }]);
  expect(data.account).toBeNull();
  expect(JSON.stringify(data)).not.toContain('hash-');
  const erased = await jsonOf(admin('/person/erase', 'POST', { email: 'ada@example.com' }));
  expect(erased).toEqual({
    transfers: 0,
    bookings: 1,
    items: { voucher: 0 },
    giftVouchers: 0,
    messages: 1,
    subscriptions: 1,
    waiting: 0,
    mails: 1,
  });
  const left = await Promise.all([
    db.select().from(bookings),
    db.select().from(outbox),
    db.select().from(contactMessages),
    db.select().from(subscribers),
  ]);
  expect(JSON.stringify(left).toLowerCase()).not.toContain('ada@example.com');
  expect(JSON.stringify(left)).not.toContain('Secret words');
  expect(await jsonOf(admin(`/trip-requests/${id}`))).toMatchObject({
    status: 'confirmed',
    adults: 2,
    contact: { name: null, email: null },
  });
});

test('tables for spreadsheets hold no formula', async () => {
  await aRequest({ contactName: '=HYPERLINK("x")' });
  const response = await admin('/trip-requests/export.csv');
  expect(response.headers.get('Content-Type')).toContain('text/csv');
  expect(await response.text()).toContain(`"'=HYPERLINK(""x"")"`);
});

const steps = async (id: string, ...states: readonly string[]) => {
  for (const to of states) {
    const { version, lines } = await jsonOf<TripRequestDetail>(admin(`/trip-requests/${id}`));
    if (to === 'completed')
      await db.update(bookings).set({ localDate: '2026-01-05' }).where(eq(bookings.id, id));
    const isFree = to === 'confirmed' && lines.length === 0;
    const answer = await admin(`/trip-requests/${id}/state`, 'POST', { to, version, isFree });
    expect(answer.status, to).toBe(200);
  }
  return jsonOf<TripRequestDetail>(admin(`/trip-requests/${id}`));
};

test('each state that the firm chooses is one of the trade with how it ended, and the history keeps both', async () => {
  const declined = await steps(
    await aRequest({ childAges: [7] }),
    'declined',
    'confirmed',
    'completed',
  );
  expect(declined).toMatchObject({
    status: 'completed',
    adults: 2,
    childAges: [7],
    places: 3,
    totalCents: 0,
    source: 'site',
  });
  expect(declined.events.map(({ to }) => to)).toEqual([
    'new',
    'declined',
    'confirmed',
    'completed',
  ]);
  expect(declined.tickets.map(({ age, redeemedAt }) => [age, redeemedAt === null])).toEqual([
    [null, false],
    [null, false],
    [7, false],
  ]);
  const gone = await steps(await aRequest(), 'confirmed', 'cancelled_operator');
  const [row] = await db.select().from(bookings).where(eq(bookings.id, gone.id));
  expect(row).toMatchObject({ status: 'CANCELLED', endedAs: 'firm', refund: 'FULL' });
  expect(
    (await db.select().from(requestEvents).where(eq(requestEvents.requestId, gone.id))).at(-1),
  ).toMatchObject({
    toStatus: 'CANCELLED',
    data: { endedAs: 'firm' },
  });
});

test('bookings of departures stand in the same list, and come back only while there is room', async () => {
  const option = await aBookableOption({ tripId: trip.id, option: { capacity: 3 } });
  const now = new Date('2027-06-01T08:00:00Z');
  const [adult, date] = [option.adult, '2027-06-15'];
  const first = await tryToBook(option.optionId, date, [adult, adult], now, {
    contact: { fullName: 'Zoe' },
  });
  await db
    .update(bookings)
    .set({ status: 'PENDING', expiresAt: null })
    .where(eq(bookings.id, first.id));
  const { items } = await jsonOf<TripRequestList>(admin('/trip-requests?q=zoe'));
  expect(items).toMatchObject([
    {
      time: '10:00',
      option: { name: 'Morning' },
      totalCents: 10_000,
      places: 2,
      canTrash: false,
      units: [{ quantity: 2 }],
    },
  ]);
  expect((await admin(`/trip-requests/${first.id}`, 'DELETE')).status).toBe(409);
  const { version } = await steps(first.id, 'declined');
  const second = await tryToBook(option.optionId, date, [adult, adult], now);
  await db
    .update(bookings)
    .set({ status: 'CONFIRMED', expiresAt: null })
    .where(eq(bookings.id, second.id));
  const back = () =>
    admin(`/trip-requests/${first.id}/state`, 'POST', { to: 'confirmed', version });
  expect([
    (await back()).status,
    (await jsonOf<TripRequestDetail>(admin(`/trip-requests/${first.id}`))).status,
  ]).toEqual([409, 'declined']);
  await steps(second.id, 'cancelled_customer');
  expect((await back()).status).toBe(200);
});
