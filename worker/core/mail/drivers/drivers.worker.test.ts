import { afterEach, expect, test, vi } from 'vitest';
import { bindings } from '../../../test/client.ts';
import { chooseDriver, configuredDriver } from '../choose-driver.ts';
import { sendByBinding } from './cloudflare.ts';
import { MailRefused, type OutgoingMail } from './driver.ts';
import { sendByHttp } from './http.ts';

const mail = (change: Partial<OutgoingMail> = {}): OutgoingMail => ({
  id: 'mail-1',
  from: { name: 'Marès "Menorca"', address: 'hola@mares.example' },
  to: 'ada@example.com',
  replyTo: 'oficina@mares.example',
  subject: 'Traslado confirmado ✓',
  html: '<p>Sí</p>',
  text: 'Sí',
  attachments: [{ filename: 'transfer.ics', contentType: 'text/calendar', content: 'Maó ✓' }],
  headers: {},
  ...change,
});
const answering = (response: () => Response | Promise<Response>) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => response());

afterEach(() => void vi.restoreAllMocks());

test('the HTTP provider gets one JSON object with key, attachments and the mail’s own id', async () => {
  const fetched = answering(() => Response.json({ id: 'x' }));
  await expect(
    sendByHttp({ endpoint: 'https://provider.example/emails', token: 'key' })(mail()),
  ).resolves.toBe('sent');
  const [url, init] = fetched.mock.calls[0] ?? [];
  expect(url).toBe('https://provider.example/emails');
  expect(init?.headers).toMatchObject({ Authorization: 'Bearer key', 'Idempotency-Key': 'mail-1' });
  expect(JSON.parse(String(init?.body))).toEqual({
    from: '"Marès \\"Menorca\\"" <hola@mares.example>',
    to: ['ada@example.com'],
    reply_to: 'oficina@mares.example',
    subject: 'Traslado confirmado ✓',
    html: '<p>Sí</p>',
    text: 'Sí',
    attachments: [
      { filename: 'transfer.ics', content_type: 'text/calendar', content: 'TWHDsyDinJM=' },
    ],
  });
});

test.each([
  [500, Error],
  [401, Error],
  [429, Error],
  [302, Error],
  [422, MailRefused],
])('an answer %d of the provider is no success', async (status, kind) => {
  answering(() => new Response('no', { status }));
  const failure = await sendByHttp({ endpoint: 'https://provider.example', token: undefined })(
    mail(),
  ).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(kind);
  expect(failure instanceof MailRefused).toBe(kind === MailRefused);
  expect((failure as Error).message).toContain(`answered ${status}: no`);
});

test('a provider that does not answer is given up', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    (_url, init) =>
      new Promise((_resolve, reject) =>
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
      ),
  );
  await expect(
    sendByHttp({ endpoint: 'https://provider.example', token: 'key', timeoutMs: 20 })(mail()),
  ).rejects.toThrow(/time/i);
});

test('Cloudflare’s binding gets the mail in its own words', async () => {
  const sent: unknown[] = [];
  const send = async (message: unknown) => {
    sent.push(message);
    return { messageId: '1' };
  };
  await expect(sendByBinding({ send })(mail())).resolves.toBe('sent');
  expect(sent).toEqual([
    {
      from: { name: 'Marès "Menorca"', email: 'hola@mares.example' },
      to: 'ada@example.com',
      replyTo: 'oficina@mares.example',
      subject: 'Traslado confirmado ✓',
      html: '<p>Sí</p>',
      text: 'Sí',
      attachments: [
        {
          disposition: 'attachment',
          filename: 'transfer.ics',
          type: 'text/calendar',
          content: new TextEncoder().encode('Maó ✓'),
        },
      ],
    },
  ]);
});

test('the binding of wrangler.toml takes a mail with its attachment', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  expect(bindings.MAIL).toBeDefined();
  const send = chooseDriver({ ...bindings, MAIL_DRIVER: 'cloudflare' }, { driver: null });
  await expect(send(mail())).resolves.toBe('sent');
});

test('a binding that refuses the attachment refuses the mail as it is; other failures are tried again', async () => {
  const failing = (message: string) =>
    sendByBinding({ send: () => Promise.reject(new Error(message)) })(mail());
  await expect(failing('attachment type not allowed')).rejects.toBeInstanceOf(MailRefused);
  await expect(failing('internal error')).rejects.not.toBeInstanceOf(MailRefused);
});

test('the administration’s driver wins over the installation’s; an unknown one keeps mail', async () => {
  expect(configuredDriver({ MAIL_DRIVER: 'http' }, { hasKey: false })).toBe('http');
  expect(configuredDriver({ MAIL_DRIVER: 'pigeon' }, { hasKey: false })).toBe('outbox');
  await expect(
    chooseDriver({ ...bindings, MAIL_DRIVER: 'http' }, { driver: 'outbox' })(mail()),
  ).resolves.toBe('kept');
  await expect(
    chooseDriver({ ...bindings, MAIL: undefined }, { driver: 'cloudflare' })(mail()),
  ).rejects.toThrow('not configured');
});

test.each([
  ['two addresses', { to: 'a@example.com,b@example.com' }, 'The address is not valid.'],
  ['an address with a name', { to: 'Ada <ada@example.com>' }, 'The address is not valid.'],
  ['no address', { to: 'no-address' }, 'The address is not valid.'],
  [
    'no sender',
    { from: { name: 'Marès', address: '' } },
    'There is no sender address in the settings.',
  ],
])('%s never reach a provider', async (_name, change, message) => {
  const fetched = answering(() => new Response('ok'));
  const send = vi.fn();
  await expect(
    sendByHttp({ endpoint: 'https://provider.example', token: 'key' })(mail(change)),
  ).rejects.toThrow(message);
  await expect(sendByBinding({ send })(mail(change))).rejects.toThrow(message);
  expect(fetched).not.toHaveBeenCalled();
  expect(send).not.toHaveBeenCalled();
});

test('headers of a mail reach the provider and the binding alike', async () => {
  const headers = {
    'List-Unsubscribe': '<https://mares.example/u>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
  const provider = answering(() => new Response('{}'));
  await sendByHttp({ endpoint: 'https://mail.example', token: undefined })(mail({ headers }));
  expect(JSON.parse(String(provider.mock.calls[0]?.[1]?.body)).headers).toEqual(headers);
  const send = vi.fn(async () => ({ messageId: '1' }));
  await sendByBinding({ send } as never)(mail({ headers }));
  expect(send).toHaveBeenCalledWith(expect.objectContaining({ headers }));
});
