import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { MessageList } from '#contract/mail/inbox.ts';
import type { MessageDetail } from '#contract/mail/threads.ts';
import type { Order } from '#contract/orders/orders.ts';
import type { RequestAnswer } from '#contract/trips/trip-requests.ts';
import { bookings, contactMessages, requestEvents, transferRequests } from '#core/db/schema.ts';
import { anAdmin, jsonOf } from '../../test/admin.ts';
import { aTrip, aTripType, db } from '../../test/builders.ts';
import { getJson, postJson, send } from '../../test/client.ts';
import { openTransferOffice, post as toOffice } from '../../test/orders/transfer-office.ts';
import { aTransferRequest } from '../../test/orders/transfer-table.ts';

beforeAll(openTransferOffice);
const admin = await anAdmin('owner@example.com');
const helper = await anAdmin('helper@example.com', 'helper');
const trip = await aTrip({ tripTypeId: (await aTripType()).id });

const listOf = (reference: string) => jsonOf<MessageList>(admin(`/messages?order=${reference}`));
const threadOf = async (reference: string) => {
  const [only, other] = (await listOf(reference)).items;
  if (!only || other) throw new Error('The order has not one thread.');
  return jsonOf<MessageDetail>(admin(`/messages/${only.id}`));
};
const answer = (id: number, text: string) => helper(`/messages/${id}/reply`, 'POST', { text });
const eventsOf = async (id: string) =>
  (await db.select().from(requestEvents).where(eq(requestEvents.requestId, id)))
    .filter(({ type }) => type === 'message' || type === 'change_request')
    .map(({ type, actor, note }) => [type, actor.split(':')[0], note]);

async function anOfferedTrip(email = 'ada@example.com') {
  const sent = await postJson(`/api/trips/${trip.id}/requests`, {
    ...{ date: '2027-06-12', adults: 2, childAges: [], language: 'de', privacyAccepted: true },
    contact: { name: 'Ada', email },
    message: crypto.randomUUID(),
  });
  const { reference, manageUrl } = (await sent.json()) as RequestAnswer;
  const token = new URL(manageUrl).searchParams.get('token') ?? '';
  await admin(`/trip-requests/${reference}/state`, 'POST', {
    ...{ to: 'confirmed', version: 1, totalCents: 9000 },
  });
  return {
    ...{ reference, token },
    ask: (text: string) => postJson(`/api/bookings/${reference}/ask`, { token, text }),
    row: async () => {
      const [row] = await db.select().from(bookings).where(eq(bookings.reference, reference));
      if (!row) throw new Error('It is not stored.');
      return row;
    },
    page: () => getJson<Order>(`/api/orders/${reference}?token=${token}`),
    write: (text: string) => postJson(`/api/orders/${reference}/messages`, { token, text }),
  };
}

async function anOfferedTransfer(more: object = {}) {
  const request = await aTransferRequest({ termsAccepted: false, ...more });
  await toOffice(`/${request.id}/state`, { to: 'confirmed', version: 1, totalCents: 4500 });
  const row = async () => {
    const [one] = await db
      .select()
      .from(transferRequests)
      .where(eq(transferRequests.id, request.id));
    if (!one) throw new Error('It is not stored.');
    return one;
  };
  return { ...request, row };
}

test('a question about a trip’s offer waits in the inbox with its order; the answer is sent, and the offer waits for the guest again', async () => {
  const trip = await anOfferedTrip();
  expect((await trip.ask('Gibt es Schatten?')).status).toBe(200);
  expect((await trip.row()).offer).toBe('asked');
  const thread = await threadOf(trip.reference);
  expect(thread).toMatchObject({
    ...{ status: 'new', source: 'order-page', language: 'de', message: 'Gibt es Schatten?' },
    contact: { name: 'Ada', email: 'ada@example.com' },
    order: { reference: expect.any(String), linkedBy: 'guest', isSameAddress: true },
  });
  expect((await answer(thread.id, 'ja, ein Sonnensegel.')).status).toBe(201);
  const { offer, version, id } = await trip.row();
  expect(offer).toBe('made');
  expect(await eventsOf(id)).toEqual([
    ['message', 'guest', null],
    ['message', 'user', null],
  ]);
  expect((await threadOf(trip.reference)).entries[0]?.mail).toMatchObject({ status: 'kept' });
  // A second answer finds nothing that is asked.
  await answer(thread.id, 'und Wasser.');
  expect((await trip.row()).version).toBe(version);
  // It goes on in the same thread.
  await trip.ask('Und ein WC?');
  expect(await threadOf(trip.reference)).toMatchObject({
    status: 'new',
    entries: [{ writer: 'firm' }, { writer: 'firm' }, { writer: 'guest', text: 'Und ein WC?' }],
  });
  const { messages } = await trip.page();
  expect(messages.map(({ writer, text }) => [writer, text])).toEqual([
    ['guest', 'Gibt es Schatten?'],
    ['firm', 'ja, ein Sonnensegel.'],
    ['firm', 'und Wasser.'],
    ['guest', 'Und ein WC?'],
  ]);
});

test('a question about a transfer’s offer, and one with a requested change, are answered in the thread', async () => {
  const transfer = await anOfferedTransfer();
  expect((await postJson(transfer.pathOf('/ask'), { text: 'Kindersitz?' })).status).toBe(200);
  expect(await transfer.row()).toMatchObject({ offer: 'asked' });
  const { id } = await threadOf(transfer.reference);
  await answer(id, 'Ja.');
  expect(await transfer.row()).toMatchObject({ offer: 'made' });
  const change = { message: 'Wir landen später.', flight: 'VY3712' };
  const sent = await Promise.all([
    postJson(transfer.pathOf('/change'), change),
    postJson(transfer.pathOf('/change'), change),
  ]);
  expect(sent.map(({ status }) => status)).toEqual([201, 201]);
  const asked = await threadOf(transfer.reference);
  expect(asked.entries.map(({ text }) => text)).toEqual(['Ja.', 'VY 3712\nWir landen später.']);
  expect(asked.status).toBe('new');
  const isOpen = async () =>
    (await jsonOf<{ hasOpenWish: boolean }>(admin(`/transfers/${transfer.id}`))).hasOpenWish;
  expect(await isOpen()).toBe(true);
  await answer(id, 'Kein Problem.');
  expect(await isOpen()).toBe(false);
  expect(await eventsOf(transfer.id)).toEqual([
    ['message', 'guest', null],
    ['message', 'user', null],
    ['change_request', 'guest', null],
    ['message', 'user', null],
  ]);
});

test('a thread that is marked as answered has answered its questions, too', async () => {
  const trip = await anOfferedTrip('marked@example.com');
  await trip.ask('Wo parken wir?');
  const { id, version } = await threadOf(trip.reference);
  await helper(`/messages/${id}`, 'PUT', { version, status: 'answered' });
  expect((await trip.row()).offer).toBe('made');
});

test('a message that only names the reference is not the guest’s: it is in no thread of theirs, and answers nothing', async () => {
  const trip = await anOfferedTrip('known@example.com');
  const sent = await postJson('/api/contact/whatsapp-message', {
    ...{ name: 'Ada', email: 'known@example.com', message: `Zu ${trip.reference}: forged` },
    source: 'contact-page',
  });
  const { id } = (await sent.json()) as { id: number };
  await trip.ask('Wann?');
  expect((await listOf(trip.reference)).total).toBe(2);
  expect((await trip.page()).messages.map(({ text }) => text)).toEqual(['Wann?']);
  await answer(id, 'An den Fremden.');
  expect((await trip.row()).offer).toBe('asked');
  expect((await trip.page()).messages).toHaveLength(1);
  await helper(`/messages/${id}/order`, 'PUT', { version: 2, reference: trip.reference });
  expect((await trip.page()).messages).toHaveLength(3);
});

test('the link of one item shows nothing of what is written about an order of several', async () => {
  const [trip, other] = [await anOfferedTrip('two@example.com'), await anOfferedTrip('b@x.org')];
  await trip.ask('Für beide?');
  const { orderId } = await trip.row();
  expect((await trip.page()).messages).toHaveLength(1);
  await db.update(bookings).set({ orderId }).where(eq(bookings.reference, other.reference));
  // The link of the order itself.
  expect((await trip.page()).messages).toHaveLength(1);
  expect((await other.page()).messages).toEqual([]);
  const strange = await send(`/api/orders/${other.reference}?token=${trip.token}`);
  expect(strange.status).toBe(404);
});

test('a guest without an address has a thread as well, and no one else’s', async () => {
  const contact = { name: 'Ada', phone: '+34600123456' };
  const transfer = await anOfferedTransfer({ contact });
  await postJson(transfer.pathOf('/ask'), { text: 'Kindersitz?' });
  await postJson(transfer.pathOf('/ask'), { text: 'Und der Preis?' });
  const { id, entries } = await threadOf(transfer.reference);
  expect(entries).toHaveLength(1);
  expect((await answer(id, 'Ja.')).status).toBe(422);
  await db.update(contactMessages).set({ status: 'spam' }).where(eq(contactMessages.id, id));
  await postJson(transfer.pathOf('/ask'), { text: 'Hallo?' });
  expect((await listOf(transfer.reference)).items).toMatchObject([{ message: 'Hallo?' }]);
});

test('a new offer answers what was asked about the former one', async () => {
  const trip = await anOfferedTrip('again@example.com');
  await trip.ask('Geht es früher?');
  const { id, version } = await trip.row();
  const [first] = await db.select().from(bookings).where(eq(bookings.id, id));
  // Confirmed at a price before, so that the offer is made with a day in words.
  const sent = await admin(`/trip-requests/${trip.reference}/offer`, 'POST', {
    ...{ version, title: 'Früh', date: first?.localDate, time: '08:00', totalCents: 9000 },
    until: '2027-06-01T10:00:00Z',
  });
  expect(sent.status).toBe(200);
  expect((await trip.row()).offer).toBe('made');
  expect((await threadOf(trip.reference)).status).toBe('answered');
  const transfer = await anOfferedTransfer();
  await postJson(transfer.pathOf('/ask'), { text: 'Kindersitz?' });
  expect((await threadOf(transfer.reference)).status).toBe('new');
  const row = await transfer.row();
  const next = { to: 'quoted', version: row.version, totalCents: 5000 };
  expect((await toOffice(`/${transfer.id}/state`, next)).status).toBe(200);
  expect((await threadOf(transfer.reference)).status).toBe('answered');
});

test('a thread in which something else of the order was asked as well stays open', async () => {
  const [transfer, trip] = [await anOfferedTransfer(), await anOfferedTrip()];
  const { orderId } = await transfer.row();
  await db.update(bookings).set({ orderId }).where(eq(bookings.reference, trip.reference));
  await postJson(transfer.pathOf('/ask'), { text: 'Kindersitz?' });
  await trip.ask('Gibt es Schatten?');
  const row = await transfer.row();
  await toOffice(`/${transfer.id}/state`, { to: 'quoted', version: row.version });
  expect((await transfer.row()).offer).toBe('made');
  expect((await threadOf(transfer.reference)).status).toBe('new');
});

test('a guest writes about an order whatever its state, once for a double click, and is answered on its page', async () => {
  const trip = await anOfferedTrip('writes@example.com');
  const { id, version } = await trip.row();
  const both = await Promise.all([
    trip.write('Dürfen Hunde mit?'),
    trip.write('Dürfen Hunde mit?'),
  ]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect((await trip.page()).messages.map(({ text }) => text)).toEqual(['Dürfen Hunde mit?']);
  expect((await trip.row()).version).toBe(version);
  const thread = await threadOf(trip.reference);
  expect(thread).toMatchObject({ status: 'new', source: 'order-page', language: 'de' });
  await answer(thread.id, 'Ja, an der Leine.');
  await db.update(bookings).set({ status: 'CANCELLED' }).where(eq(bookings.id, id));
  const later = await trip.write('Danke!');
  expect(((await later.json()) as Order).messages.map(({ writer }) => writer)).toEqual([
    ...['guest', 'firm', 'guest'],
  ]);
  expect((await trip.write('  ')).status).toBe(422);
  const stranger = { token: 'x', text: 'Hallo' };
  expect((await postJson(`/api/orders/${trip.reference}/messages`, stranger)).status).toBe(404);
});
