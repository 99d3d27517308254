import { desc, eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import type { ConfirmationAnswer } from '#contract/mail/newsletter.ts';
import { outbox, settings, subscribers } from '#core/db/schema.ts';
import { anAdmin } from '../../test/admin.ts';
import { db } from '../../test/builders.ts';
import { ORIGIN, postForm, postJson, send } from '../../test/client.ts';

const subscriber = (email: string) =>
  db.select().from(subscribers).where(eq(subscribers.email, email)).get();
const mails = (email: string) =>
  db.select().from(outbox).where(eq(outbox.toAddress, email)).orderBy(desc(outbox.createdAt));
const tokenIn = (text: string) => /token=([\w-]+)/.exec(text)?.[1] ?? '';

test('subscribing stores a pending address and queues one mail in its language', async () => {
  const response = await postJson('/api/subscribe', { email: 'Ada@Example.com', language: 'de' });
  expect(response.status).toBe(201);
  // Without a driver no mail is sent, and none is promised.
  expect(await response.json()).toEqual({ confirmationEmailSent: false });
  expect(await subscriber('ada@example.com')).toMatchObject({ status: 'pending', language: 'de' });
  const [mail] = await mails('ada@example.com');
  expect(mail).toMatchObject({ kind: 'newsletter.confirm', language: 'de', status: 'kept' });
  expect(mail?.body).toContain('/de/newsletter/confirm?token=');
});

test('the database holds a hash of the token, not the token', async () => {
  await postJson('/api/subscribe', { email: 'hash@example.com' });
  const token = tokenIn((await mails('hash@example.com'))[0]?.body ?? '');
  expect(token.length).toBeGreaterThan(30);
  expect((await subscriber('hash@example.com'))?.confirmTokenHash).not.toBe(token);
});

test('confirming needs a POST with the token; the same link unsubscribes later; a GET changes nothing', async () => {
  await postJson('/api/subscribe', { email: 'full@example.com' });
  const token = tokenIn((await mails('full@example.com'))[0]?.body ?? '');
  await send(`/api/subscribe/confirm?token=${token}`);
  expect((await subscriber('full@example.com'))?.status).toBe('pending');
  expect((await postJson('/api/subscribe/confirm', { token })).status).toBe(200);
  expect((await subscriber('full@example.com'))?.status).toBe('confirmed');
  expect((await postJson('/api/subscribe/unsubscribe', { token })).status).toBe(200);
  expect((await subscriber('full@example.com'))?.status).toBe('unsubscribed');
  expect((await postJson('/api/subscribe/confirm', { token: 'x'.repeat(43) })).status).toBe(404);
});

test('a confirmation link confirms once: again it says the same and changes nothing, after unsubscribing it is not valid', async () => {
  await postJson('/api/subscribe', { email: 'once@example.com' });
  const token = tokenIn((await mails('once@example.com'))[0]?.body ?? '');
  await postJson('/api/subscribe/confirm', { token });
  const confirmed = await subscriber('once@example.com');
  const again = await postJson('/api/subscribe/confirm', { token });
  expect([again.status, await again.json()]).toMatchObject([200, { status: 'confirmed' }]);
  expect((await mails('once@example.com')).map(({ kind }) => kind).sort()).toEqual([
    'newsletter.confirm',
    'newsletter.confirmed',
  ]);
  expect(await subscriber('once@example.com')).toEqual(confirmed);
  await postJson('/api/subscribe/unsubscribe', { token });
  expect((await postJson('/api/subscribe/confirm', { token })).status).toBe(404);
  expect((await subscriber('once@example.com'))?.status).toBe('unsubscribed');
});

test('a confirmation link is valid for two weeks', async () => {
  await postJson('/api/subscribe', { email: 'late@example.com' });
  const token = tokenIn((await mails('late@example.com'))[0]?.body ?? '');
  const setRequestedDaysAgo = (days: number) =>
    db
      .update(subscribers)
      .set({ requestedAt: new Date(Date.now() - days * 86_400_000).toISOString() })
      .where(eq(subscribers.email, 'late@example.com'));
  await setRequestedDaysAgo(15);
  expect((await postJson('/api/subscribe/confirm', { token })).status).toBe(404);
  expect((await subscriber('late@example.com'))?.status).toBe('pending');
  await setRequestedDaysAgo(13);
  expect((await postJson('/api/subscribe/confirm', { token })).status).toBe(200);
});

test('a known address gets the same answer and no second mail; a stranger cannot be mailed again and again', async () => {
  await postJson('/api/subscribe', { email: 'known@example.com' });
  await postJson('/api/subscribe/confirm', {
    token: tokenIn((await mails('known@example.com'))[0]?.body ?? ''),
  });
  const again = await postJson('/api/subscribe', { email: 'known@example.com' });
  expect([again.status, await again.json()]).toEqual([201, { confirmationEmailSent: false }]);
  expect(
    (await mails('known@example.com')).filter(({ kind }) => kind === 'newsletter.confirm'),
  ).toHaveLength(1);
  for (let turn = 0; turn < 6; turn += 1)
    await postJson('/api/subscribe', { email: 'victim@example.com' });
  expect(await mails('victim@example.com')).toHaveLength(3);
});

test('an invalid address is 422 at its field; a form post without JavaScript ends on the result page', async () => {
  const refused = await postJson('/api/subscribe', { email: 'ada@nowhere' });
  expect(refused.status).toBe(422);
  expect(await refused.json()).toMatchObject({
    errors: [{ path: 'email', code: 'email', message: 'Please enter a valid email address.' }],
  });
  const posted = await postForm('/api/subscribe', {
    email: 'form@example.com',
    form: 'newsletter',
    page: '/ca',
    language: 'ca',
  });
  expect([posted.status, posted.headers.get('Location')]).toEqual([
    303,
    '/ca/newsletter/confirm?state=received',
  ]);
});

/** Subscribes and confirms; returns the response of the confirmation. */
async function confirmed(email: string, language = 'de') {
  await postJson('/api/subscribe', { email, language });
  const response = await postJson('/api/subscribe/confirm', {
    token: tokenIn((await mails(email))[0]?.body ?? ''),
  });
  return (await response.json()) as ConfirmationAnswer;
}

test('a confirmation returns the link to unsubscribe, in the answer and by mail, and one click on it unsubscribes', async () => {
  const { unsubscribeUrl } = await confirmed('leave@example.com');
  expect(unsubscribeUrl).toMatch(/\/de\/newsletter\/unsubscribe\?token=/);
  const welcome = (await mails('leave@example.com')).find(
    ({ kind }) => kind === 'newsletter.confirmed',
  );
  expect(welcome).toMatchObject({ language: 'de' });
  expect(welcome?.body).toContain(unsubscribeUrl);
  const token = new URL(unsubscribeUrl).searchParams.get('token') ?? '';
  expect(
    (await postJson('/api/subscribe/unsubscribe', { token: `${token.slice(0, -4)}AAAA` })).status,
  ).toBe(404);
  expect((await subscriber('leave@example.com'))?.status).toBe('confirmed');
  expect((await postJson('/api/subscribe/unsubscribe', { token })).status).toBe(200);
  expect((await subscriber('leave@example.com'))?.status).toBe('unsubscribed');
});

test('the link of an erased subscriber does not unsubscribe a later one with the same id', async () => {
  const { unsubscribeUrl } = await confirmed('gone@example.com');
  const gone = await subscriber('gone@example.com');
  await db
    .update(subscribers)
    .set({ email: 'next@example.com' })
    .where(eq(subscribers.email, 'gone@example.com'));
  const token = new URL(unsubscribeUrl).searchParams.get('token') ?? '';
  expect((await postJson('/api/subscribe/unsubscribe', { token })).status).toBe(404);
  expect(await subscriber('next@example.com')).toMatchObject({ id: gone?.id, status: 'confirmed' });
});

test('the exported table has links for confirmed subscribers only', async () => {
  const { unsubscribeUrl } = await confirmed('table@example.com', 'ca');
  await postJson('/api/subscribe', { email: 'pending@example.com' });
  const admin = await anAdmin();
  const lines = (await (await admin('/subscribers/export.csv')).text()).split('\r\n');
  expect(lines[0]).toMatch(/"unsubscribe"$/);
  expect(lines.find((line) => line.includes('table@'))).toContain(unsubscribeUrl);
  expect(lines.find((line) => line.includes('pending@'))).not.toContain('token=');
});

test('without scripts the page after confirming knows the link too', async () => {
  await postJson('/api/subscribe', { email: 'plain@example.com', language: 'en' });
  const token = tokenIn((await mails('plain@example.com'))[0]?.body ?? '');
  const posted = await postForm('/api/subscribe/confirm', {
    token,
    form: 'newsletter-confirm',
    page: '/en/newsletter/confirm',
    language: 'en',
  });
  const page = await (await send(posted.headers.get('Location') ?? '')).text();
  const link = /href="(\/en\/newsletter\/unsubscribe\?token=[^"]+)"/.exec(page)?.[1] ?? '';
  expect(
    (
      await postJson('/api/subscribe/unsubscribe', {
        token: new URL(link, 'http://x').searchParams.get('token'),
      })
    ).status,
  ).toBe(200);
});

test('a form that names no page of ours ends on the result page as well; a refusal is the API’s', async () => {
  const sentTo = async (fields: Record<string, string>) => {
    const posted = await postForm('/api/subscribe', { email: 'bare@example.com', ...fields });
    return [posted.status, posted.headers.get('Location')];
  };
  expect(await sentTo({ language: 'de' })).toEqual([303, '/de/newsletter/confirm?state=received']);
  expect(await sentTo({})).toEqual([303, '/newsletter/confirm?state=received']);
  expect(await sentTo({ page: 'https://evil.example' })).toEqual([
    303,
    '/newsletter/confirm?state=received',
  ]);
  expect(await sentTo({ email: 'a@b..co' })).toEqual([422, null]);
});

const ONE_CLICK = 'List-Unsubscribe=One-Click';
const URLENCODED = { 'Content-Type': 'application/x-www-form-urlencoded' };
const pathOf = (url: string) => url.replace(/^https?:\/\/[^/]+/, '');
const click = (
  path: string,
  body: BodyInit = ONE_CLICK,
  headers: Record<string, string> = URLENCODED,
) => send(path, { method: 'POST', body, headers });

test('a mail program’s one click on the link of the firm’s table unsubscribes, without cookie, Origin or page', async () => {
  const link = pathOf((await confirmed('one-click@example.com')).unsubscribeUrl);
  expect((await send(link)).status).toBe(200);
  expect((await subscriber('one-click@example.com'))?.status).toBe('confirmed');
  expect((await click(link, 'something=else')).status).toBe(400);
  expect((await subscriber('one-click@example.com'))?.status).toBe('confirmed');
  const answer = await click(link);
  expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'private, no-store']);
  const left = await subscriber('one-click@example.com');
  expect(left?.status).toBe('unsubscribed');
  expect((await click(link)).status).toBe(200);
  expect(await subscriber('one-click@example.com')).toEqual(left);
});

test('one click is understood as a multipart form too, and under the address without a language', async () => {
  const link = pathOf((await confirmed('multipart@example.com')).unsubscribeUrl).replace(
    '/de/',
    '/',
  );
  const form = new FormData();
  form.set('List-Unsubscribe', 'One-Click');
  expect((await click(link, form, {})).status).toBe(200);
  expect((await subscriber('multipart@example.com'))?.status).toBe('unsubscribed');
});

test('one click with a wrong token unsubscribes no address', async () => {
  const link = pathOf((await confirmed('safe@example.com')).unsubscribeUrl);
  for (const wrong of [
    `${link.slice(0, -4)}AAAA`,
    link.replace(/\?.*/, ''),
    link.replace('/de/', '/xx/'),
  ])
    expect((await click(wrong)).status).toBe(404);
  expect((await subscriber('safe@example.com'))?.status).toBe('confirmed');
});

test('every mail to a subscriber goes out with the headers of one click, and their link works', async () => {
  const sent: { subject: string; headers?: Record<string, string> }[] = [];
  const provider = vi.spyOn(globalThis, 'fetch').mockImplementation(async (_url, init) => {
    sent.push(JSON.parse(String(init?.body)));
    return new Response('{}');
  });
  const post = (path: string, body: object) =>
    send(
      path,
      {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Origin: ORIGIN },
        body: JSON.stringify(body),
      },
      { MAIL_DRIVER: 'http', MAIL_ENDPOINT: 'https://mail.example/send' },
    );
  await db.insert(settings).values({ key: 'mail', value: { senderAddress: 'hola@mares.example' } });
  try {
    const answer = await post('/api/subscribe', { email: 'headers@example.com', language: 'ca' });
    expect(await answer.json()).toEqual({ confirmationEmailSent: true });
    await post('/api/subscribe/confirm', {
      token: tokenIn((await mails('headers@example.com'))[0]?.body ?? ''),
    });
  } finally {
    provider.mockRestore();
    await db.delete(settings).where(eq(settings.key, 'mail'));
  }
  expect(sent).toHaveLength(2);
  for (const { headers } of sent) {
    expect(headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const link =
      /^<http:\/\/localhost(\/ca\/newsletter\/unsubscribe\?token=[\w.-]+)>$/.exec(
        headers?.['List-Unsubscribe'] ?? '',
      )?.[1] ?? '';
    await db
      .update(subscribers)
      .set({ status: 'confirmed' })
      .where(eq(subscribers.email, 'headers@example.com'));
    expect((await click(link)).status).toBe(200);
    expect((await subscriber('headers@example.com'))?.status).toBe('unsubscribed');
  }
});

test('one click in an unwanted confirmation mail ends it: its button confirms nothing any more', async () => {
  await postJson('/api/subscribe', { email: 'stranger@example.com' });
  const [mail] = await mails('stranger@example.com');
  expect((await click(pathOf(mail?.unsubscribeUrl ?? ''))).status).toBe(200);
  expect(
    (await postJson('/api/subscribe/confirm', { token: tokenIn(mail?.body ?? '') })).status,
  ).toBe(404);
  expect((await subscriber('stranger@example.com'))?.status).toBe('unsubscribed');
});
