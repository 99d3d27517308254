import { eq } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';
import { outbox, settings } from '#core/db/schema.ts';
import { db } from '../../test/builders.ts';
import { bindings } from '../../test/client.ts';
import { deliverDue, errorInShort, LEASE_MS, MAX_TRIES } from './delivery.ts';
import type { OutgoingMail, SendMail } from './drivers/driver.ts';
import { MailRefused } from './drivers/driver.ts';
import { type Mail, queueMail } from './outbox.ts';

const START = new Date('2027-06-01T10:00:00.000Z');
const minutesOn = (minutes: number) => new Date(START.getTime() + minutes * 60_000);

const aMail = (change: Partial<Mail> = {}): Mail => ({
  kind: 'test',
  to: 'ada@example.com',
  subject: 'Hello',
  html: '<p>Hello</p>',
  text: 'Hello',
  language: 'en',
  ...change,
});
const queue = async (change: Partial<Mail> = {}) => {
  const [row] = await queueMail(db, aMail(change)).returning({ id: outbox.id });
  const id = row?.id ?? '';
  await db.update(outbox).set({ nextAttemptAt: START.toISOString() }).where(eq(outbox.id, id));
  return id;
};
const stored = (id: string) => db.select().from(outbox).where(eq(outbox.id, id)).get();

/** A provider that can be down, and records the accepted mails. */
function provider() {
  const taken: OutgoingMail[] = [];
  const state = { isDown: false, tries: 0 };
  const send: SendMail = async (mail) => {
    state.tries += 1;
    if (state.isDown) throw new Error(`450 for ${mail.to}: try later`);
    taken.push(mail);
    return 'sent';
  };
  return { taken, state, send };
}
const deliverAt = (minutes: number, send: SendMail) =>
  deliverDue(bindings, db, { now: () => minutesOn(minutes), send });
/** Runs every minute like cron, and returns the minutes with an attempt. */
async function triesAt(minutes: readonly number[], send: SendMail) {
  const tried: number[] = [];
  for (const minute of minutes) if ((await deliverAt(minute, send)) > 0) tried.push(minute);
  return tried;
}

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await db.delete(outbox);
  await db.delete(settings);
  await db
    .insert(settings)
    .values({ key: 'site', value: { siteName: 'Marès', email: 'hola@mares.example' } });
});

test('a mail that is due goes out once, from the firm, and is noted as sent', async () => {
  const { send, taken } = provider();
  const id = await queue();
  expect(await deliverAt(0, send)).toBe(1);
  expect(await deliverAt(600, send)).toBe(0);
  expect(taken).toEqual([
    {
      id,
      from: { name: 'Marès', address: 'hola@mares.example' },
      to: 'ada@example.com',
      replyTo: undefined,
      subject: 'Hello',
      html: '<p>Hello</p>',
      text: 'Hello',
      attachments: [],
      headers: {},
    },
  ]);
  expect(await stored(id)).toMatchObject({
    status: 'sent',
    attempts: 1,
    lastError: null,
    sentAt: minutesOn(0).toISOString(),
  });
});

test('sender, name and reply-to of the mail settings win; a mail’s own reply-to wins over them', async () => {
  const { send, taken } = provider();
  const mail = {
    senderName: 'Marès Menorca',
    senderAddress: 'reservas@mares.example',
    replyTo: 'oficina@mares.example',
  };
  await db.insert(settings).values({ key: 'mail', value: mail });
  await queue();
  await queue({ replyTo: 'guest@example.com' });
  await deliverAt(0, send);
  expect(taken[0]?.from).toEqual({ name: 'Marès Menorca', address: 'reservas@mares.example' });
  expect(taken.map(({ replyTo }) => replyTo).sort()).toEqual([
    'guest@example.com',
    'oficina@mares.example',
  ]);
});

test('the outbox driver keeps mail where it can be read', async () => {
  const id = await queue();
  // No sender is required either.
  await db.delete(settings);
  await deliverDue({ ...bindings, MAIL_DRIVER: 'outbox' }, db, { now: () => START });
  expect(await stored(id)).toMatchObject({ status: 'kept', sentAt: null, html: '<p>Hello</p>' });
});

test('a driver whose configuration is missing loses nothing and says what is missing', async () => {
  const id = await queue();
  await deliverDue({ ...bindings, MAIL_DRIVER: 'http', MAIL_ENDPOINT: '' }, db, {
    now: () => START,
  });
  expect(await stored(id)).toMatchObject({
    status: 'failed',
    lastError: 'MAIL_ENDPOINT is not configured.',
  });
});

test('a provider that is down for an hour: growing pauses, then the mail goes out, once', async () => {
  const { send, taken, state } = provider();
  const id = await queue();
  state.isDown = true;
  expect(await triesAt([0, 0.9, 1, 2, 5.9, 6, 10, 20.9, 21, 22, 30, 59], send)).toEqual([
    0, 1, 6, 21,
  ]);
  expect(await stored(id)).toMatchObject({
    status: 'failed',
    attempts: 4,
    nextAttemptAt: minutesOn(81).toISOString(),
  });
  state.isDown = false;
  expect(await triesAt([60, 80, 81, 82, 90, 500], send)).toEqual([81]);
  expect(taken.map((mail) => mail.id)).toEqual([id]);
  expect(await stored(id)).toMatchObject({ status: 'sent', attempts: 5, lastError: null });
});

test('after eight tries a mail has failed for good, and stays to be seen', async () => {
  const { send, state } = provider();
  const id = await queue();
  state.isDown = true;
  const dueAt = [0, 1, 6, 21, 81, 321, 1041, 1761];
  const looked = [...dueAt.flatMap((minute) => [minute - 0.1, minute]), 3000, 100_000];
  expect(await triesAt(looked, send)).toEqual(dueAt);
  expect(state.tries).toBe(MAX_TRIES);
  expect(await stored(id)).toMatchObject({
    status: 'failed',
    attempts: MAX_TRIES,
    html: '<p>Hello</p>',
  });
});

test('an error is stored short and without addresses', async () => {
  const { send, state } = provider();
  state.isDown = true;
  const id = await queue();
  await deliverAt(0, send);
  expect((await stored(id))?.lastError).toBe('450 for … try later');
  expect(
    errorInShort(new Error(`<grace.hopper+x@navy.example>, "a@b.co"\nno ${'x'.repeat(999)}`)),
  ).toMatch(/^<…>, "…" no x+$/);
  expect(errorInShort(new Error('x'.repeat(999))).length).toBe(200);
});

test('workers that look at the same moment share the mails; none goes out twice', async () => {
  const { send, taken } = provider();
  for (let n = 0; n < 23; n += 1) await queue({ to: `guest${n}@example.com` });
  await Promise.all(Array.from({ length: 6 }, () => deliverAt(0, send)));
  expect(taken).toHaveLength(23);
  expect(new Set(taken.map(({ id }) => id)).size).toBe(23);
  expect((await db.select().from(outbox)).every(({ status }) => status === 'sent')).toBe(true);
});

test('what an ended worker had taken is sent after the lease, and not before', async () => {
  const { send, taken } = provider();
  const id = await queue();
  // The worker ends while it waits for the provider.
  void deliverAt(0, () => new Promise(() => undefined));
  await vi.waitFor(async () => expect((await stored(id))?.status).toBe('sending'));
  const leaseMinutes = LEASE_MS / 60_000;
  expect(await deliverAt(leaseMinutes - 1, send)).toBe(0);
  expect(await deliverAt(leaseMinutes, send)).toBe(1);
  expect(taken.map((mail) => mail.id)).toEqual([id]);
  expect((await stored(id))?.status).toBe('sent');
});

test('a worker that comes back after its lease does not undo what another one noted', async () => {
  const { send } = provider();
  const id = await queue();
  let fail: (error: Error) => void = () => undefined;
  const late = deliverAt(0, () => new Promise((_resolve, reject) => (fail = reject)));
  await vi.waitFor(async () => expect((await stored(id))?.status).toBe('sending'));
  await deliverAt(LEASE_MS / 60_000, send);
  fail(new Error('too late'));
  await late;
  expect(await stored(id)).toMatchObject({ status: 'sent', lastError: null });
});

test('a mail that ends its worker every time is given up and stays to be seen', async () => {
  const { send, taken } = provider();
  const id = await queue();
  await db.update(outbox).set({ status: 'sending', attempts: MAX_TRIES }).where(eq(outbox.id, id));
  await deliverAt(0, send);
  expect(taken).toEqual([]);
  expect(await stored(id)).toMatchObject({
    status: 'failed',
    lastError: 'Every try was interrupted.',
  });
  expect(await deliverAt(10_000, send)).toBe(0);
});

test('a refused attachment does not stop the mail: it goes without', async () => {
  const attachments = [
    { filename: 'x.ics', contentType: 'text/calendar', content: 'BEGIN:VCALENDAR' },
  ];
  const seen: number[] = [];
  const send: SendMail = async (mail) => {
    seen.push(mail.attachments.length);
    if (mail.attachments.length > 0) throw new MailRefused('422 attachment');
    return 'sent';
  };
  const id = await queue({ attachments });
  await deliverAt(0, send);
  expect(seen).toEqual([1, 0]);
  expect(await stored(id)).toMatchObject({ status: 'sent' });
});

test('one mail that fails does not hold up the others', async () => {
  const send: SendMail = async ({ to }) => {
    if (to === 'bad@example.com') throw new Error('no');
    return 'sent';
  };
  const bad = await queue({ to: 'bad@example.com' });
  const good = await Promise.all([1, 2].map(() => queue()));
  await deliverAt(0, send);
  expect((await stored(bad))?.status).toBe('failed');
  for (const id of good) expect((await stored(id))?.status).toBe('sent');
});

test('no input adds lines to a mail’s header', async () => {
  const { send, taken } = provider();
  await queue({
    subject: 'Hello\r\nBcc: evil@example.com\u2028X: y',
    replyTo: 'a@example.com\r\nBcc: evil@example.com',
  });
  await db
    .insert(settings)
    .values({ key: 'mail', value: { senderName: 'Marès\r\nBcc: evil@example.com' } });
  await deliverAt(0, send);
  expect(taken[0]).toMatchObject({
    subject: 'Hello Bcc: evil@example.com X: y',
    replyTo: undefined,
    from: { name: 'Marès' },
  });
});
