import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { MAIL_SETTINGS_KEY } from '#contract/mail/mail-settings.ts';
import type { MessageDetail } from '#contract/mail/threads.ts';
import { bookings, contactMessages, outbox, saleMessages, settings } from '#core/db/schema.ts';
import { incomingEmail } from '../../incoming-email.ts';
import { anAdmin, jsonOf } from '../../test/admin.ts';
import { db } from '../../test/builders.ts';
import { bindings, postJson } from '../../test/client.ts';
import { type MailFacts, mail, part } from '../../test/sales/mime.ts';

const admin = await anAdmin();
const INCOMING = 'sales@mares.example';

beforeAll(async () => {
  await db
    .insert(settings)
    .values({ key: MAIL_SETTINGS_KEY, value: { incomingAddress: INCOMING } });
});

let count = 0;
/** A message that was answered, with the address to reply to. */
async function answered() {
  count += 1;
  const email = `guest-${count}@example.com`;
  const sent = await postJson('/api/contact/whatsapp-message', {
    ...{ name: 'Grete', email, message: `Frage ${count}`, source: 'site', language: 'de' },
  });
  const { id } = (await sent.json()) as { id: number };
  await admin(`/messages/${id}/reply`, 'POST', { version: 1, text: 'Ja.' });
  const [row] = await db.select().from(outbox).where(eq(outbox.toAddress, email));
  return { id, email, to: row?.replyTo ?? '' };
}
const detail = (id: number) => jsonOf<MessageDetail>(admin(`/messages/${id}`));
const texts = async (id: number) => (await detail(id)).entries.map(({ text }) => text);

const arrive = async (to: string, raw: string) => {
  const bytes = new TextEncoder().encode(raw);
  await incomingEmail(
    {
      ...{ from: 'bounce@example.com', to, rawSize: bytes.length, setReject: () => {} },
      headers: new Headers(),
      raw: new Response(bytes).body as ReadableStream<Uint8Array>,
    },
    bindings,
  );
};
const reply = (from: string, text: string, more: Partial<MailFacts> = {}) =>
  mail({ from, subject: 'Re: Ihre Nachricht', ...more }, part('text/plain', text));
const sales = async () => (await db.select().from(saleMessages)).length;

test('a reply lands in its thread once, without what it quotes, and awaits an answer', async () => {
  const { id, email, to } = await answered();
  expect(to).toMatch(/^sales\+r\d+-[0-9a-f]{20}@mares\.example$/);
  const text =
    'Danke!\n\nBis morgen.\n\nAm Mo., 1. Juni 2026 schrieb Marès <x@mares.example>:\n> Ja.';
  const raw = reply(email, text, { id: 'reply-1' });
  const before = await sales();
  await Promise.all([arrive(to, raw), arrive(to.toUpperCase(), raw)]);
  await arrive(to, raw);
  const thread = await detail(id);
  expect(thread).toMatchObject({ status: 'new', repliesTo: null, latest: { writer: 'guest' } });
  expect(thread.entries.slice(1)).toMatchObject([
    { writer: 'guest', text: 'Danke!\n\nBis morgen.', original: text, author: null, mail: null },
  ]);
  expect(await sales()).toBe(before);
  expect(await db.select().from(bookings)).toEqual([]);
});

test('a forged reply, one from another address and one to an address that was not made here do not land; they wait as sales do', async () => {
  const { id, email, to } = await answered();
  const other = await answered();
  const failed = `mx.cloudflare.net; dkim=fail header.d=example.com; spf=fail smtp.mailfrom=x@evil.example`;
  const before = await sales();
  await arrive(to, reply(email, 'Forged', { results: failed }));
  await arrive(to, reply(email, 'Unknown', { results: null }));
  await arrive(to, reply('else@example.com', 'From elsewhere'));
  await arrive(to.replace(/-[0-9a-f]/, '-x'), reply(email, 'Guessed'));
  await arrive(other.to, reply(email, 'To the thread of another guest'));
  await arrive(to.replace(`r${id}`, `r${other.id}`), reply(other.email, 'Signed for another'));
  await arrive(INCOMING, reply(email, 'To the address alone'));
  expect([await texts(id), await texts(other.id)]).toEqual([['Ja.'], ['Ja.']]);
  expect((await detail(id)).status).toBe('answered');
  expect(await sales()).toBe(before + 7);
});

test('an absence notice stands in the thread and leaves it answered; spam stays spam; what is in the trash gets none', async () => {
  const { id, email, to } = await answered();
  const notice = reply(email, 'Bin im Urlaub').replace(
    'Subject:',
    'Auto-Submitted: auto-replied\r\nSubject:',
  );
  await arrive(to, notice);
  expect(await detail(id)).toMatchObject({
    status: 'answered',
    entries: [{ writer: 'firm' }, { text: 'Bin im Urlaub', isAutomatic: true }],
  });
  const own = eq(contactMessages.id, id);
  await db.update(contactMessages).set({ status: 'spam' }).where(own);
  await arrive(to, reply(email, 'Und noch etwas'));
  expect((await detail(id)).status).toBe('spam');
  await admin(`/messages/${id}`, 'DELETE');
  await arrive(to, reply(email, 'Zu spät'));
  expect(await texts(id)).not.toContain('Zu spät');
});

test('without an address that the site receives replies go to the firm, and the thread says where', async () => {
  const key = eq(settings.key, MAIL_SETTINGS_KEY);
  await db
    .update(settings)
    .set({ value: { replyTo: 'hola@mares.example' } })
    .where(key);
  const { id, to } = await answered();
  expect([to, (await detail(id)).repliesTo]).toEqual(['', 'hola@mares.example']);
  await db
    .update(settings)
    .set({ value: { incomingAddress: INCOMING } })
    .where(key);
});
