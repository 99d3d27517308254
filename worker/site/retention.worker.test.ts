import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import * as schema from '#core/db/schema.ts';
import { db } from '../test/builders.ts';
import { beforeTheNight, daysAgo, mail, NIGHTLY, NOW, outboxRow, runCron } from '../test/night.ts';
import { aTripRequest } from '../test/orders/trip-requests.ts';

beforeEach(beforeTheNight);

const consent = { language: 'de', privacyEdition: '1', privacyAcceptedAt: daysAgo(800) } as const;
const contact = {
  contactName: 'Ada',
  contactEmail: 'ada@example.com',
  contactPhone: '+34600000000',
};

async function aTransfer(id: string, createdAt: string, localDate: string) {
  const places = await db.select().from(schema.transferPlaces);
  const place =
    places[0] ??
    (
      await db
        .insert(schema.transferPlaces)
        .values({ kind: 'airport', name: 'A', latitude: 0, longitude: 0 })
        .returning()
    )[0];
  await db.insert(schema.transferRequests).values({
    id,
    reference: id.toUpperCase(),
    manageTokenHash: id,
    fromPlaceId: place?.id ?? 0,
    toPlaceId: place?.id ?? 0,
    vehicleCode: 'minibus',
    adults: 3,
    luggage: { large: 1, cabin: 0, bulky: 0 },
    totalCents: 8950,
    priceVersion: 1,
    signName: 'Familie Ada',
    note: 'Hund dabei',
    createdAt,
    ...contact,
    ...consent,
  });
  await db.insert(schema.transferLegs).values({
    requestId: id,
    leg: 'outbound',
    localDate,
    localTime: '10:00',
    startsAt: 'x',
    endsAt: 'y',
    dropoffAddress: 'Carrer 1',
  });
  await db.insert(schema.requestEvents).values({
    requestId: id,
    kind: 'transfer',
    type: 'change_request',
    toStatus: 'new',
    actor: 'guest',
    note: 'Bitte später',
    data: { time: '11:00' },
  });
  await db
    .insert(schema.outbox)
    .values(mail(`mail-${id}`, { status: 'sent', relatedKind: 'transfer_request', relatedId: id }));
}
const transfer = (id: string) =>
  db.select().from(schema.transferRequests).where(eq(schema.transferRequests.id, id)).get();

test('people are taken out of requests after the time that the settings say; figures stay', async () => {
  await aTransfer('old', daysAgo(800), '2025-04-01');
  await aTransfer('young', daysAgo(600), '2025-11-01');
  await aTransfer('ahead', daysAgo(740), '2027-06-20');
  await runCron(NIGHTLY);
  expect(await transfer('old')).toMatchObject({
    contactName: null,
    contactEmail: null,
    contactPhone: null,
    signName: null,
    note: null,
    adults: 3,
    totalCents: 8950,
    anonymisedAt: NOW.toISOString(),
  });
  for (const id of ['young', 'ahead'])
    expect(await transfer(id)).toMatchObject({
      ...contact,
      note: 'Hund dabei',
      anonymisedAt: null,
    });
  const legs = await db.select().from(schema.transferLegs);
  expect(legs.map(({ requestId, dropoffAddress }) => [requestId, dropoffAddress])).toEqual([
    ['old', null],
    ['young', 'Carrer 1'],
    ['ahead', 'Carrer 1'],
  ]);
  const events = await db.select().from(schema.requestEvents);
  expect(events.map(({ requestId, note, data }) => [requestId, note, data])).toEqual([
    ['old', null, null],
    ['young', 'Bitte später', { time: '11:00' }],
    ['ahead', 'Bitte später', { time: '11:00' }],
  ]);
  expect(await outboxRow('mail-old')).toMatchObject({
    toAddress: '',
    subject: '',
    html: '',
    body: '',
    status: 'sent',
  });
  expect(await outboxRow('mail-young')).toMatchObject({
    toAddress: 'ada@example.com',
    body: 'Hello',
  });
});

test('the same for trip requests and messages', async () => {
  const [type] = await db.insert(schema.tripTypes).values({ name: 'T', slug: 't' }).returning();
  const [trip] = await db
    .insert(schema.trips)
    .values({
      name: 'Trip',
      slug: 'trip',
      description: '',
      image: 'x.jpg',
      tripTypeId: type?.id ?? 0,
      region: 'south',
      location: 'Maó',
      duration: '4 h',
      durationClass: 'half-day',
    })
    .returning();
  const tripId = trip?.id ?? 0;
  const asked = { localDate: '2025-05-01', notes: 'Hallo', digest: 'digest', ...contact };
  await aTripRequest(tripId, { id: 'trip-old', createdAt: daysAgo(800), ...asked });
  await aTripRequest(tripId, { id: 'trip-young', createdAt: daysAgo(30), ...asked });
  const message = {
    name: 'Joan',
    email: 'joan@example.com',
    message: 'Hola',
    source: 'site',
    language: 'ca',
    digest: 'd',
  } as const;
  await db.insert(schema.contactMessages).values([
    { ...message, createdAt: daysAgo(800) },
    { ...message, createdAt: daysAgo(30) },
  ]);
  await runCron(NIGHTLY);
  const requests = await db.select().from(schema.bookings);
  expect(
    requests.map(({ contactName, notes: words, digest }) => [contactName, words, digest]),
  ).toEqual([
    [null, null, null],
    ['Ada', 'Hallo', 'digest'],
  ]);
  const messages = await db.select().from(schema.contactMessages);
  expect(messages.map(({ name, email, message: words }) => [name, email, words])).toEqual([
    ['', null, ''],
    ['Joan', 'joan@example.com', 'Hola'],
  ]);
});

test('answers to old messages are emptied with them, also where mail is stored unsent; those to recent ones stay', async () => {
  const message = {
    name: 'Joan',
    email: 'joan@example.com',
    message: 'Hola',
    source: 'site',
    language: 'ca',
    digest: 'd',
  } as const;
  const [old, young] = await db
    .insert(schema.contactMessages)
    .values([
      { ...message, createdAt: daysAgo(800) },
      { ...message, createdAt: daysAgo(600) },
    ])
    .returning();
  const reply = (id: string, to: typeof old, createdAt: string) =>
    mail(id, {
      kind: 'message.reply',
      status: 'kept',
      createdAt,
      relatedKind: 'contact_message',
      relatedId: String(to?.id),
    });
  await db
    .insert(schema.outbox)
    .values([reply('reply-old', old, daysAgo(700)), reply('reply-young', young, daysAgo(600))]);
  await runCron(NIGHTLY);
  expect(await outboxRow('reply-old')).toMatchObject({
    toAddress: '',
    subject: '',
    html: '',
    body: '',
    status: 'kept',
  });
  expect(await outboxRow('reply-young')).toMatchObject({
    toAddress: 'ada@example.com',
    body: 'Hello',
  });
});

test('old mails about no request or message go, unless they are on their way', async () => {
  const old = {
    kind: 'newsletter.confirm',
    createdAt: daysAgo(800),
    nextAttemptAt: '9999-12-31T23:59:59.999Z',
  } as const;
  await db
    .insert(schema.outbox)
    .values([
      mail('sent', { ...old, status: 'sent' }),
      mail('kept', { ...old, status: 'kept' }),
      mail('failed', { ...old, status: 'failed' }),
      mail('resent', { ...old, status: 'pending' }),
      mail('young', { ...old, status: 'kept', createdAt: daysAgo(600) }),
    ]);
  await runCron(NIGHTLY);
  expect((await db.select().from(schema.outbox)).map(({ id }) => id).sort()).toEqual([
    'resent',
    'young',
  ]);
});

test('an unconfirmed address is deleted; one that was confirmed or ever unsubscribed stays known', async () => {
  const requested = { language: 'de', requestedAt: daysAgo(800) } as const;
  await db.insert(schema.subscribers).values([
    { ...requested, email: 'never@example.com' },
    { ...requested, email: 'yes@example.com', status: 'confirmed', confirmedAt: daysAgo(800) },
    { ...requested, email: 'no@example.com', status: 'unsubscribed', unsubscribedAt: daysAgo(790) },
    { ...requested, email: 'asked-again@example.com', unsubscribedAt: daysAgo(810) },
    { ...requested, email: 'young@example.com', requestedAt: daysAgo(600) },
  ]);
  await runCron(NIGHTLY);
  expect((await db.select().from(schema.subscribers)).map(({ email }) => email)).toEqual([
    'yes@example.com',
    'no@example.com',
    'asked-again@example.com',
    'young@example.com',
  ]);
});

test('with 0 months nothing is anonymised', async () => {
  await db.update(schema.settings).set({ value: { siteName: 'Marès', retentionMonths: 0 } });
  await aTransfer('forever', daysAgo(2000), '2022-01-01');
  await runCron(NIGHTLY);
  expect((await transfer('forever'))?.contactName).toBe('Ada');
});

test('a month after it went out a mail’s text goes, that it was sent stays', async () => {
  await db.insert(schema.outbox).values([
    mail('sent-old', { status: 'sent', createdAt: daysAgo(31), sentAt: daysAgo(31) }),
    mail('sent-new', { status: 'sent', createdAt: daysAgo(29), sentAt: daysAgo(29) }),
    mail('failed-old', {
      status: 'failed',
      createdAt: daysAgo(31),
      nextAttemptAt: '9999-12-31T23:59:59.999Z',
    }),
  ]);
  await runCron(NIGHTLY);
  expect(await outboxRow('sent-old')).toMatchObject({
    html: '',
    body: '',
    toAddress: 'ada@example.com',
    status: 'sent',
  });
  expect((await outboxRow('sent-new'))?.body).toBe('Hello');
  expect((await outboxRow('failed-old'))?.body).toBe('Hello');
});

test('measurements are stored for a quarter of a year, content and its trash without limit', async () => {
  const vital = { page: '/', language: 'es', device: 'phone', metric: 'LCP', value: 1 } as const;
  await db.insert(schema.vitals).values([
    { ...vital, day: daysAgo(91).slice(0, 10) },
    { ...vital, day: daysAgo(1).slice(0, 10) },
  ]);
  await db.insert(schema.notFoundLog).values([
    { path: '/old', lastAt: daysAgo(91) },
    { path: '/new', lastAt: daysAgo(1) },
  ]);
  await db
    .insert(schema.redirects)
    .values({ fromPath: '/a', toPath: '/b', deletedAt: daysAgo(400) });
  await runCron(NIGHTLY);
  expect((await db.select().from(schema.vitals)).map(({ day }) => day)).toEqual([
    daysAgo(1).slice(0, 10),
  ]);
  expect((await db.select().from(schema.notFoundLog)).map(({ path }) => path)).toEqual(['/new']);
  expect(await db.select().from(schema.redirects)).toHaveLength(1);
});

test('a thread is emptied when nothing was written in it for that time', async () => {
  const message = {
    ...{ name: 'Joan', email: 'thread@example.com', message: 'Hola', source: 'site' },
    ...({ language: 'ca', digest: 'd', createdAt: daysAgo(800) } as const),
  };
  const [old, kept] = await db
    .insert(schema.contactMessages)
    .values([
      { ...message, activeAt: daysAgo(790), orderId: 'order', linkedBy: 'firm' },
      { ...message, activeAt: daysAgo(30) },
    ])
    .returning();
  const entry = { writer: 'guest', text: 'Secret' } as const;
  await db.insert(schema.messageEntries).values([
    { ...entry, id: 'old', messageId: old?.id ?? 0 },
    { ...entry, id: 'kept', messageId: kept?.id ?? 0 },
  ]);
  await runCron(NIGHTLY);
  const rows = await db.select().from(schema.contactMessages).orderBy(schema.contactMessages.id);
  expect(rows.filter(({ id }) => id === old?.id || id === kept?.id)).toMatchObject([
    { message: '', email: null, orderId: null, linkedBy: null, anonymisedAt: NOW.toISOString() },
    { message: 'Hola', email: 'thread@example.com', anonymisedAt: null },
  ]);
  const entries = await db.select().from(schema.messageEntries);
  expect(entries.map(({ id }) => id)).toEqual(['kept']);
});
