import { desc, eq } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';
import { DEFAULT_LANGUAGE, LANGUAGES } from '#contract/languages/language.ts';
import {
  type EmailSettings,
  MAIL_KINDS,
  type MailPreview,
  type MailTemplateInfo,
  type OutboxList,
  type OutboxMail,
} from '#contract/mail/mail-admin.ts';
import type { Problem } from '#contract/problem.ts';
import { auditLog, localeStrings, outbox, settings } from '#core/db/schema.ts';
import type { Bindings } from '#env';
import { db } from '../../test/builders.ts';
import { ORIGIN, send } from '../../test/client.ts';
import { signIn } from '../../test/sign-in.ts';

const OUTBOX = '/api/admin/outbox';
const SETTINGS = '/api/admin/email-settings';

const { headers } = await signIn('admin@example.com', 'admin');
const get = async <T>(path: string, env: Partial<Bindings> = {}) =>
  (await (await send(path, { headers }, env)).json()) as T;
const write = (
  method: 'POST' | 'PUT',
  path: string,
  body: unknown = {},
  env: Partial<Bindings> = {},
) =>
  send(
    path,
    {
      method,
      body: JSON.stringify(body),
      headers: { ...headers, Origin: ORIGIN, 'Content-Type': 'application/json' },
    },
    env,
  );

const row = (
  id: string,
  more: Partial<typeof outbox.$inferInsert> = {},
): typeof outbox.$inferInsert => ({
  id,
  kind: 'transfer.received',
  toAddress: `${id}@example.com`,
  subject: `Subject ${id}`,
  html: '<p>Hello</p>',
  body: 'Hello',
  language: 'de',
  nextAttemptAt: '2999-01-01T00:00:00.000Z',
  ...more,
});
const stored = (id: string) => db.select().from(outbox).where(eq(outbox.id, id)).get();

beforeEach(async () => {
  await db.delete(outbox);
  await db.delete(settings);
  await db.insert(settings).values({
    key: 'site',
    value: { siteName: 'Marès', email: 'hola@mares.example', phone: '+34971000000' },
  });
});

test('the outbox is a paged list, newest first, with search and state; a mail is shown in full', async () => {
  await db.insert(outbox).values([
    row('one', {
      createdAt: '2027-01-01T00:00:00.000Z',
      subject: 'Reserva Maó',
      status: 'sent',
      sentAt: '2027-01-01T00:01:00.000Z',
    }),
    row('two', {
      createdAt: '2027-01-02T00:00:00.000Z',
      status: 'failed',
      attempts: 3,
      lastError: '450 later',
    }),
    row('three', {
      createdAt: '2027-01-03T00:00:00.000Z',
      kind: 'test',
      attachments: [{ filename: 'x.ics', contentType: 'text/calendar', content: 'X' }],
    }),
  ]);
  const list = await get<OutboxList>(`${OUTBOX}?pageSize=2`);
  expect([list.total, list.items.map(({ id }) => id)]).toEqual([3, ['three', 'two']]);
  expect(list.counts).toEqual({ sent: 1, failed: 1, pending: 1 });
  const ids = async (query: string) =>
    (await get<OutboxList>(`${OUTBOX}?${query}`)).items.map(({ id }) => id);
  expect(await ids('q=mao')).toEqual(['one']);
  expect(await ids('q=TWO@example')).toEqual(['two']);
  expect(await ids('status=failed')).toEqual(['two']);
  expect(await ids('status=open')).toEqual(['three', 'two']);
  expect(await ids('kind=test')).toEqual(['three']);
  expect(await ids('status=nonsense&kind=x')).toHaveLength(3);
  expect(list.items[1]).toMatchObject({
    status: 'failed',
    attempts: 3,
    error: '450 later',
    nextAttemptAt: '2999-01-01T00:00:00.000Z',
  });
  expect((await get<OutboxMail>(`${OUTBOX}/one`)).nextAttemptAt).toBeNull();
  expect(await get<OutboxMail>(`${OUTBOX}/three`)).toMatchObject({
    html: '<p>Hello</p>',
    text: 'Hello',
    attachments: [{ filename: 'x.ics' }],
  });
  expect((await send(`${OUTBOX}/none`, { headers })).status).toBe(404);
});

test('a failed mail that is sent again goes out at once', async () => {
  await db.insert(outbox).values(
    row('failed', {
      status: 'failed',
      attempts: 8,
      nextAttemptAt: '9999-12-31T23:59:59.999Z',
      lastError: 'no',
    }),
  );
  expect((await write('POST', `${OUTBOX}/failed/resend`)).status).toBe(200);
  expect(await stored('failed')).toMatchObject({ status: 'kept', attempts: 1, lastError: null });
  const [noted] = await db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
  expect(noted).toMatchObject({ action: 'resend', entity: 'outbox', entityId: 'failed' });
});

test('requests that queue no mail leave the outbox alone, also after one that did', async () => {
  await db.insert(outbox).values(row('failed', { status: 'failed', attempts: 1 }));
  await write('POST', `${OUTBOX}/failed/resend`);
  expect(await stored('failed')).toMatchObject({ status: 'kept' });
  await db.insert(outbox).values(row('due', { nextAttemptAt: '2020-01-01T00:00:00.000Z' }));
  for (const path of [OUTBOX, '/api/user', '/api/search?q=mao']) await get(path);
  expect(await stored('due')).toMatchObject({ status: 'pending', attempts: 0 });
});

test('a sent mail that is sent again is a mail of its own; what went out stays', async () => {
  await db.insert(outbox).values(
    row('sent', {
      status: 'sent',
      sentAt: '2027-01-01T00:00:00.000Z',
      relatedKind: 'transfer_request',
      relatedId: 'r',
    }),
  );
  const response = await write('POST', `${OUTBOX}/sent/resend`);
  expect(response.status).toBe(201);
  const copy = (await response.json()) as OutboxMail;
  expect(copy).toMatchObject({
    to: 'sent@example.com',
    subject: 'Subject sent',
    html: '<p>Hello</p>',
    relatedId: 'r',
  });
  expect(copy.id).not.toBe('sent');
  expect((await stored('sent'))?.sentAt).toBe('2027-01-01T00:00:00.000Z');
  expect((await stored(copy.id))?.status).toBe('kept');
});

test('what is on its way, or has no text any more, is not sent again', async () => {
  await db
    .insert(outbox)
    .values([
      row('going', { status: 'sending' }),
      row('empty', { status: 'sent', html: '', body: '' }),
    ]);
  expect((await write('POST', `${OUTBOX}/going/resend`)).status).toBe(409);
  expect((await write('POST', `${OUTBOX}/empty/resend`)).status).toBe(409);
  expect((await write('POST', `${OUTBOX}/none/resend`)).status).toBe(404);
});

test('all failed mails are sent again with one call', async () => {
  for (let n = 0; n < 12; n += 1)
    await db.insert(outbox).values(row(`f${n}`, { status: 'failed', attempts: 8 }));
  await db.insert(outbox).values(row('later'));
  expect(await (await write('POST', `${OUTBOX}/resend-failed`)).json()).toEqual({ count: 12 });
  const rows = await db.select().from(outbox);
  expect(rows.filter(({ status }) => status === 'kept')).toHaveLength(12);
  expect((await stored('later'))?.status).toBe('pending');
});

test('the settings say what holds, and are saved over the version that was read', async () => {
  const first = await get<EmailSettings>(SETTINGS);
  expect(first).toMatchObject({
    version: 0,
    driver: null,
    effective: {
      driver: 'outbox',
      senderName: 'Marès',
      senderAddress: 'hola@mares.example',
      replyTo: null,
    },
    installed: { driver: 'outbox', http: false },
  });
  const value = {
    driver: 'http',
    senderName: 'Marès Menorca',
    senderAddress: '',
    replyTo: 'oficina@mares.example',
    signature: { de: 'Ihr Team' },
  };
  const saved = await write('PUT', SETTINGS, { ...value, version: 0 });
  expect(saved.status).toBe(200);
  expect(await saved.json()).toMatchObject({
    ...value,
    version: 1,
    effective: { driver: 'http', senderName: 'Marès Menorca' },
  });
  expect((await write('PUT', SETTINGS, { ...value, senderName: 'B', version: 1 })).status).toBe(
    200,
  );
  const late = await write('PUT', SETTINGS, { ...value, senderName: 'C', version: 1 });
  expect(late.status).toBe(409);
  expect(await late.json()).toMatchObject({
    status: 409,
    current: { senderName: 'B', version: 2 },
  });
  expect((await write('PUT', SETTINGS, { ...value, version: 0 })).status).toBe(409);
});

test.each([
  ['a driver that does not exist', { driver: 'pigeon' }, 'driver'],
  ['a second line in the name', { senderName: 'Marès\r\nBcc: x@example.com' }, 'senderName'],
  ['no address', { senderAddress: 'hola' }, 'senderAddress'],
  ['an endless signature', { signature: { es: 'x'.repeat(601) } }, 'signature.es'],
])('%s is an error at its field', async (_name, change, path) => {
  const response = await write('PUT', SETTINGS, { version: 0, ...change });
  expect(response.status).toBe(422);
  expect(((await response.json()) as Problem).errors?.map((error) => error.path)).toEqual([path]);
});

test('every kind of mail can be previewed in every language, with the edited texts and the signature', async () => {
  const templates = await get<MailTemplateInfo[]>(`${SETTINGS}/templates`);
  expect(templates.map(({ kind }) => kind).sort()).toEqual([...MAIL_KINDS].sort());
  for (const { kind, reader, hasCalendar } of templates) {
    const preview = await get<MailPreview>(`${SETTINGS}/preview?kind=${kind}&language=ca`);
    expect(preview).toMatchObject({
      kind,
      language: reader === 'firm' ? DEFAULT_LANGUAGE : 'ca',
      html: expect.stringContaining('<!doctype html>'),
    });
    expect([kind, preview.attachments.length]).toEqual([kind, hasCalendar ? 1 : 0]);
  }
  await db.insert(localeStrings).values({
    language: 'ca',
    namespace: 'admin',
    key: 'mail.transfer_confirmed.subject',
    value: 'Fet: {{reference}}',
  });
  await write('PUT', SETTINGS, { version: 0, signature: { ca: 'Una abraçada' } });
  const edited = await get<MailPreview>(`${SETTINGS}/preview?kind=transfer.confirmed&language=ca`);
  expect(edited.subject).toBe('Fet: K7M2PQ4R');
  expect(edited.text).toContain('Una abraçada');
  for (const language of LANGUAGES)
    expect(
      (await get<MailPreview>(`${SETTINGS}/preview?kind=test&language=${language}`)).language,
    ).toBe(language);
  for (const query of ['kind=none&language=es', 'language=es', 'kind=test&language=fr'])
    expect((await send(`${SETTINGS}/preview?${query}`, { headers })).status).toBe(422);
});

test('a test mail of any kind goes to whom one likes, so many times an hour', async () => {
  const response = await write('POST', `${SETTINGS}/test`, {
    to: 'me@example.com',
    kind: 'transfer.firm.received',
    language: 'de',
  });
  expect(response.status).toBe(201);
  const { id } = (await response.json()) as { id: string };
  expect(await stored(id)).toMatchObject({
    kind: 'test',
    toAddress: 'me@example.com',
    status: 'kept',
    replyTo: null,
    relatedId: null,
  });
  expect((await write('POST', `${SETTINGS}/test`, { to: 'no-address' })).status).toBe(422);
  const codes: number[] = [];
  for (let n = 0; n < 21; n += 1)
    codes.push((await write('POST', `${SETTINGS}/test`, { to: 'me@example.com' })).status);
  expect([
    codes.filter((code) => code === 201).length,
    codes.filter((code) => code === 429).length,
  ]).toEqual([19, 2]);
});

test('a mail that the provider refuses is listed, and its error contains no address', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    async () => new Response('me@example.com is blocked', { status: 503 }),
  );
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const env = { MAIL_DRIVER: 'http', MAIL_ENDPOINT: 'https://provider.example/emails' };
  await db.insert(outbox).values(row('refused', { status: 'failed', attempts: 1 }));
  await write('POST', `${OUTBOX}/refused/resend`, {}, env);
  expect(await get<OutboxMail>(`${OUTBOX}/refused`)).toMatchObject({
    status: 'failed',
    attempts: 1,
    error: 'The mail provider answered 503: … is blocked',
  });
  vi.restoreAllMocks();
});
