import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { MessageList, PersonData } from '#contract/mail/inbox.ts';
import type { MessageDetail } from '#contract/mail/threads.ts';
import { auditLog, bookings, contactMessages, messageEntries, outbox } from '#core/db/schema.ts';
import { newReference } from '#core/http/reference.ts';
import { anAdmin, jsonOf } from '../../test/admin.ts';
import { aTrip, aTripType, db } from '../../test/builders.ts';
import { postJson } from '../../test/client.ts';
import { aTripRequest } from '../../test/orders/trip-requests.ts';

const admin = await anAdmin();
const helper = await anAdmin('helper@example.com', 'helper');
const trip = await aTrip({ tripTypeId: (await aTripType()).id, name: 'Paseo' });

let count = 0;
const write = async (message: string, email = `guest-${++count}@example.com`) => {
  const sent = await postJson('/api/contact/whatsapp-message', {
    ...{ name: 'Joana Pons', email, message, source: 'contact-page', language: 'de' },
  });
  return { email, id: ((await sent.json()) as { id: number }).id };
};
const anOrder = async (email: string, more: Parameters<typeof aTripRequest>[1] = {}) => {
  const id = await aTripRequest(trip.id, {
    reference: newReference(),
    contactEmail: email,
    contactName: 'Joana Pons',
    ...more,
  });
  const [row] = await db.select().from(bookings).where(eq(bookings.id, id));
  return { id, orderId: row?.orderId ?? '', reference: row?.reference ?? '' };
};
const detail = (id: number) => jsonOf<MessageDetail>(admin(`/messages/${id}`));
const mailsTo = (email: string) =>
  db.select().from(outbox).where(eq(outbox.toAddress, email)).orderBy(outbox.createdAt);

test('an answer stands in the thread with who wrote it and its mail, once for two presses; helpers answer, too', async () => {
  const { id, email } = await write('Dürfen Hunde mit?');
  expect(await detail(id)).toMatchObject({
    message: 'Dürfen Hunde mit?',
    entries: [],
    order: null,
  });
  const answer = { version: 1, text: 'Ja, gern.' };
  const both = await Promise.all([
    helper(`/messages/${id}/reply`, 'POST', answer),
    helper(`/messages/${id}/reply`, 'POST', answer),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  const { entries, status } = await detail(id);
  expect(status).toBe('answered');
  expect(entries).toMatchObject([
    { writer: 'firm', text: 'Ja, gern.', author: 'Ada', mail: { status: 'kept', error: null } },
  ]);
  expect(await mailsTo(email)).toMatchObject([{ id: entries[0]?.mail?.id, language: 'de' }]);
});

test('an answer with a key is sent once, also when its message was read again before the second press', async () => {
  const { id, email } = await write('Gibt es Schatten?');
  const answer = { key: crypto.randomUUID(), text: 'Ja.' };
  const reply = (version: number) =>
    helper(`/messages/${id}/reply`, 'POST', { ...answer, version });
  const both = await Promise.all([reply(1), reply(1)]);
  const later = [await reply(1), await reply((await detail(id)).version)];
  expect([...both, ...later].map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  expect((await detail(id)).entries).toMatchObject([{ id: answer.key, text: 'Ja.' }]);
  expect(await mailsTo(email)).toHaveLength(1);
});

test('an answer that failed is sent again, once; one that did not is not', async () => {
  const { id } = await write('Und Katzen?');
  await admin(`/messages/${id}/reply`, 'POST', { version: 1, text: 'Leider nein.' });
  const [entry] = (await detail(id)).entries;
  const again = () => helper(`/messages/${id}/entries/${entry?.id}/resend`, 'POST');
  expect((await again()).status).toBe(409);
  const own = eq(outbox.id, entry?.mail?.id ?? '');
  await db
    .update(outbox)
    .set({ status: 'failed', attempts: 3, lastError: 'no such domain' })
    .where(own);
  expect((await detail(id)).entries[0]?.mail).toMatchObject({
    status: 'failed',
    error: 'no such domain',
  });
  const both = await Promise.all([again(), again()]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await db.select().from(outbox).where(own)).toMatchObject([
    { status: 'kept', attempts: 1, lastError: null },
  ]);
  expect(
    (await helper(`/messages/${id}/entries/${crypto.randomUUID()}/resend`, 'POST')).status,
  ).toBe(404);
  const log = await db.select().from(auditLog).where(eq(auditLog.action, 'resend'));
  expect(log).toMatchObject([{ entity: 'messages', entityId: String(id) }]);
});

// As references are drawn, one in ten has no digit.
test.each(['K7PQ2XWZ', 'KHPQRXWZ'])(
  'a message that names %s is suggested with that order, also from another address',
  async (named) => {
    const order = await anOrder('owner@example.com', { reference: named });
    const { id } = await write(
      `Schönen Vormittag, Frage zu ${named.toLowerCase()}: Wo treffen wir uns?`,
    );
    expect((await detail(id)).order).toMatchObject({
      ...{ reference: order.reference, linkedBy: 'reference', isSameAddress: false },
      items: [{ kind: 'trip', title: 'Paseo' }],
    });
  },
);

test('the only order ahead under the address is suggested; of two, none', async () => {
  const order = await anOrder('Only@example.com');
  const first = await write('Hallo', 'only@example.com');
  expect((await detail(first.id)).order).toMatchObject({
    ...{ reference: order.reference, linkedBy: 'address', isSameAddress: true },
  });
  await anOrder('only@example.com');
  const second = await write('Hallo noch einmal', 'only@example.com');
  expect((await detail(second.id)).order).toBeNull();
  await anOrder('past@example.com', { localDate: '2020-01-01' });
  const third = await write('Danke', 'past@example.com');
  expect((await detail(third.id)).order).toBeNull();
});

test('the firm links by a reference and unlinks; an unknown one is a field error', async () => {
  const order = await anOrder('linked@example.com');
  const { id } = await write('Hallo');
  const link = (reference: string | null, version: number) =>
    helper(`/messages/${id}/order`, 'PUT', { reference, version });
  const refused = await link('ZZZZ9999', 1);
  expect([refused.status, await refused.json()]).toMatchObject([
    422,
    { errors: [{ path: 'reference', code: 'order_unknown' }] },
  ]);
  expect(await jsonOf(link(` ${order.reference.toLowerCase()} `, 1))).toMatchObject({
    order: { reference: order.reference, linkedBy: 'firm' },
  });
  expect((await link(null, 1)).status).toBe(409);
  const list = () => jsonOf<MessageList>(helper(`/messages?order=${order.reference}`));
  expect((await list()).items.map((item) => item.id)).toEqual([id]);
  expect(await jsonOf(link(null, 2))).toMatchObject({ order: null });
  expect((await list()).total).toBe(0);
});

test('the firm begins a thread from an order and continues it; the same key is sent once', async () => {
  const order = await anOrder('begin@example.com');
  const begin = (key: string, text: string) =>
    helper('/messages', 'POST', { key, reference: order.reference, text });
  const key = crypto.randomUUID();
  const answers = await Promise.all([begin(key, 'Hallo Joana'), begin(key, 'Hallo Joana')]);
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  const next = await jsonOf<MessageDetail>(begin(crypto.randomUUID(), 'Noch etwas'));
  expect(next).toMatchObject({
    ...{ message: '', status: 'answered', source: 'order', language: 'de' },
    entries: [{ text: 'Hallo Joana' }, { text: 'Noch etwas' }],
    order: { reference: order.reference, linkedBy: 'firm', isSameAddress: true },
  });
  expect(await mailsTo('begin@example.com')).toHaveLength(2);
  const { items } = await jsonOf<MessageList>(helper(`/messages?order=${order.reference}`));
  expect(items).toMatchObject([
    {
      id: next.id,
      latest: { writer: 'firm', text: 'Noch etwas' },
      orderReference: order.reference,
    },
  ]);
  const phoneOnly = await anOrder('', { contactEmail: null, contactPhone: '+34600111222' });
  const none = { key: crypto.randomUUID(), reference: phoneOnly.reference, text: 'Hallo' };
  expect((await helper('/messages', 'POST', none)).status).toBe(422);
});

test('the search finds what was written in a thread', async () => {
  const { id } = await write('Hola');
  await admin(`/messages/${id}/reply`, 'POST', { version: 1, text: 'Parkplatz am Leuchtturm' });
  const { items } = await jsonOf<MessageList>(admin('/messages?q=leuchtturm'));
  expect(items.map((item) => item.id)).toEqual([id]);
});

test('a thread is exported and erased with its guest', async () => {
  const { id } = await write('Geheim', 'forget@example.com');
  await admin(`/messages/${id}/reply`, 'POST', { version: 1, text: 'Auch geheim' });
  const person = { email: 'forget@example.com' };
  const data = await jsonOf<PersonData>(admin('/person/export', 'POST', person));
  expect(data.messages).toMatchObject([{ message: 'Geheim', thread: [{ text: 'Auch geheim' }] }]);
  expect(await jsonOf(admin('/person/erase', 'POST', person))).toMatchObject({
    messages: 1,
    mails: 1,
  });
  const left = await db.select().from(messageEntries).where(eq(messageEntries.messageId, id));
  const messages = await db.select().from(contactMessages).where(eq(contactMessages.id, id));
  expect([left, messages, await mailsTo('forget@example.com')]).toEqual([[], [], []]);
});

test('an answer in which a template has no value is refused, and begins no thread', async () => {
  const order = await anOrder('gap@example.com');
  const { id } = await write('Wo?');
  const text = 'Treffpunkt: {{meetingPoint}}';
  const refused = [
    await helper(`/messages/${id}/reply`, 'POST', { version: 1, text }),
    await helper('/messages', 'POST', {
      ...{ key: crypto.randomUUID(), reference: order.reference, text },
    }),
  ];
  for (const answer of refused)
    expect([answer.status, await answer.json()]).toMatchObject([
      422,
      { errors: [{ path: 'text', code: 'values_missing' }] },
    ]);
  expect((await detail(id)).status).toBe('new');
  expect((await jsonOf<MessageList>(admin(`/messages?order=${order.reference}`))).total).toBe(0);
});

test('templates name what orders have, in each language; helpers read them and change none', async () => {
  const template = {
    ...{ name: 'Punto', answer: 'Nos vemos el {{date}}: {{meetingPoint}}.' },
    translations: { answer: { de: 'wir treffen uns am {{ date }}.' } },
  };
  expect((await admin('/messages/templates', 'POST', template)).status).toBe(201);
  const unknown = { ...template, translations: { answer: { de: 'um {{hour}}' } } };
  const refused = await admin('/messages/templates', 'POST', unknown);
  expect([refused.status, await refused.json()]).toMatchObject([
    422,
    { errors: [{ path: 'translations.answer.de', code: 'unknown_placeholder' }] },
  ]);
  expect(await jsonOf(helper('/messages/templates'))).toMatchObject({ items: [template] });
  expect((await helper('/messages/templates', 'POST', template)).status).toBe(403);
});
