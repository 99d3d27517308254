import { expect, test } from 'vitest';
import type { MessageList } from '#contract/mail/inbox.ts';
import type { MessageDetail } from '#contract/mail/threads.ts';
import { contactMessages, outbox } from '#core/db/schema.ts';
import { anAdmin, jsonOf } from '../../test/admin.ts';
import { db } from '../../test/builders.ts';

const admin = await anAdmin();

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
  const answer = { version: 1, text: 'Bon dia!' };
  const path = `/messages/${message?.id}/reply`;
  const answers = await Promise.all([admin(path, 'POST', answer), admin(path, 'POST', answer)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  const late = answers.find(({ status }) => status === 409);
  expect(await late?.json()).toMatchObject({
    current: { version: 2, mails: [{ to: 'pau@example.com' }] },
  });
  const sent = (await db.select().from(outbox)).filter(
    ({ toAddress }) => toAddress === 'pau@example.com',
  );
  expect(sent.map(({ kind }) => kind).sort()).toEqual(['message.reply']);
});
