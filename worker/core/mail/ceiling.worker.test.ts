import { and, eq, inArray, ne } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';
import type { MailOutlook, OutboxList } from '#contract/mail/mail-admin.ts';
import { attempts, outbox, settings, subscribers } from '#core/db/schema.ts';
import { type Admin, anAdmin, jsonOf } from '../../test/admin.ts';
import { db } from '../../test/builders.ts';
import { postJson, send } from '../../test/client.ts';

const LIMIT = 10;
const FIRM = 'firm@example.com';
const admin: Admin = await anAdmin();

beforeEach(async () => {
  for (const table of [attempts, outbox, subscribers]) await db.delete(table);
  for (const [key, value] of [
    ['mail', { visitorMailsAnHour: LIMIT }],
    ['site', { email: FIRM }],
  ] as const)
    await db
      .insert(settings)
      .values({ key, value })
      .onConflictDoUpdate({ target: settings.key, set: { value } });
});

let guests = 0;
const subscribe = (more: object = {}) => {
  guests += 1;
  return postJson(
    '/api/subscribe',
    { email: `guest-${guests}@example.com`, language: 'de', ...more },
    { 'CF-Connecting-IP': `198.51.100.${guests}` },
  );
};
const many = async (count: number) => {
  for (let n = 0; n < count; n += 1) expect((await subscribe()).status).toBe(201);
};
const ofGuests = () => db.select().from(outbox).where(ne(outbox.kind, 'mail.ceiling'));
const warnings = () => db.select().from(outbox).where(eq(outbox.kind, 'mail.ceiling'));
const countOf = async (status: 'held' | 'kept') =>
  (await ofGuests()).filter((mail) => mail.status === status).length;

test('mails that visitors cause above the ceiling are stored and held, with all that was sent', async () => {
  await many(LIMIT + 3);
  expect([await countOf('kept'), await countOf('held')]).toEqual([LIMIT, 3]);
  expect(await db.select().from(subscribers)).toHaveLength(LIMIT + 3);
  const held = (await ofGuests()).filter(({ status }) => status === 'held');
  expect(
    held.every(({ body, attempts: tries }) => body.includes('confirm?token=') && tries === 0),
  ).toBe(true);
});

test('ten that arrive together stay below a ceiling that all of them would break', async () => {
  await many(LIMIT - 2);
  await Promise.all(Array.from({ length: 10 }, () => subscribe()));
  expect([await countOf('kept'), await countOf('held')]).toEqual([LIMIT, 8]);
});

test('the company is warned once an hour, in the site’s default language, and the warning itself is never held', async () => {
  await many(LIMIT - 1);
  expect(await warnings()).toEqual([]);
  await many(4);
  const [warning, ...more] = await warnings();
  expect(more).toEqual([]);
  expect(warning).toMatchObject({ toAddress: FIRM, language: 'es', status: 'kept' });
  expect(warning?.subject).toContain(String(LIMIT));
});

test('the hour after, mails go out again and the firm can be warned again', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    await many(LIMIT + 1);
    vi.setSystemTime(Date.now() + 3_600_000);
    await many(LIMIT);
    expect([await countOf('kept'), await countOf('held')]).toEqual([2 * LIMIT, 1]);
  } finally {
    vi.useRealTimers();
  }
});

test('a link to choose a password counts, and is not held: a flood must not keep the owner out', async () => {
  await many(LIMIT + 1);
  await postJson('/api/auth/reset-request', { email: 'admin@example.com' });
  const [mail] = await db.select().from(outbox).where(eq(outbox.kind, 'password.reset'));
  expect(mail?.status).toBe('kept');
  const [counter] = await db.select().from(attempts).where(eq(attempts.key, 'visitor-mails'));
  expect(counter?.count).toBe(LIMIT + 2);
});

test('the administration sees what is held, and that the ceiling is reached', async () => {
  expect(await jsonOf<MailOutlook>(admin('/email-settings/outlook'))).toEqual({
    block: 'outbox',
    ceiling: LIMIT,
    isCeilingReached: false,
  });
  await many(LIMIT + 2);
  expect(await jsonOf<MailOutlook>(admin('/email-settings/outlook'))).toMatchObject({
    isCeilingReached: true,
  });
  const list = await jsonOf<OutboxList>(admin('/outbox?status=held'));
  expect([list.total, list.counts.held]).toEqual([2, 2]);
  expect(list.items[0]?.nextAttemptAt).toBeNull();
  const dashboard = await jsonOf<{ mails: { counts: Record<string, number> } }>(
    admin('/dashboard'),
  );
  expect(dashboard.mails.counts.held).toBe(2);
});

test('what is held goes out when the firm releases it, one by one or all', async () => {
  await many(LIMIT + 3);
  const [first] = (await ofGuests()).filter(({ status }) => status === 'held');
  expect((await admin(`/outbox/${first?.id}/resend`, 'POST')).status).toBe(200);
  expect(await jsonOf(admin('/outbox/release-held', 'POST'))).toEqual({ count: 2 });
  expect([await countOf('kept'), await countOf('held')]).toEqual([LIMIT + 3, 0]);
});

test('mail of the firm itself is not counted', async () => {
  await many(LIMIT + 1);
  await admin('/email-settings/test', 'POST', { to: 'someone@example.com' });
  const own = await db
    .select()
    .from(outbox)
    .where(and(eq(outbox.kind, 'test'), inArray(outbox.status, ['kept'])));
  expect(own).toHaveLength(1);
});

test('without a number in the settings 200 an hour may go out', async () => {
  await db.delete(settings).where(eq(settings.key, 'mail'));
  const hour = Math.floor(Date.now() / 3_600_000) * 3_600_000;
  await db.insert(attempts).values({ key: 'visitor-mails', windowStart: hour, count: 199 });
  await many(2);
  expect([await countOf('kept'), await countOf('held')]).toEqual([1, 1]);
});

test('a confirmation that will not leave is promised to no visitor, known or not', async () => {
  const overrides = { MAIL_DRIVER: 'http', MAIL_ENDPOINT: 'https://mail.example/send' };
  const provider = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}'));
  const answer = async (email: string, bindings: object) => {
    const response = await send(
      '/api/subscribe',
      {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Origin: 'http://localhost' },
        body: JSON.stringify({ email }),
      },
      bindings,
    );
    return ((await response.json()) as { confirmationEmailSent: boolean }).confirmationEmailSent;
  };
  try {
    expect(await answer('one@example.com', {})).toBe(false);
    expect(await answer('two@example.com', overrides)).toBe(true);
    await db
      .update(subscribers)
      .set({ status: 'confirmed' })
      .where(eq(subscribers.email, 'two@example.com'));
    expect(await answer('two@example.com', overrides)).toBe(true);
    expect(await answer('two@example.com', { MAIL_DRIVER: 'http' })).toBe(false);
    await many(LIMIT);
    expect(await answer('three@example.com', overrides)).toBe(false);
    expect(await answer('two@example.com', overrides)).toBe(false);
  } finally {
    provider.mockRestore();
  }
});
