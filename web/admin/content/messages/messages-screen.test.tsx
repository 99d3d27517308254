import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { MessageDetail, ThreadEntry } from '#contract/mail/threads.ts';
import { json } from '../../../test/api.ts';
import { aDeskOrder, aDetailItem, anOrderItem } from '../../../test/desk-order.ts';
import { ADA, edited, openAdmin, pageOf } from '../../../test/open-admin.tsx';
import { aTripRequest } from '../../../test/trip-request.ts';

const MAIL: NonNullable<ThreadEntry['mail']> = {
  ...{ id: 'mail-1', status: 'sent', subject: 'Ihre Nachricht', error: null, sentAt: null },
};
const anEntry = (more: Partial<ThreadEntry> = {}): ThreadEntry => ({
  ...{ id: 'entry-1', writer: 'firm', text: 'Ja, gern.', original: null, author: 'Marta' },
  ...{ isAutomatic: false, createdAt: '2026-06-02T08:00:00.000Z', mail: MAIL },
  ...more,
});
const aMessage = (more: Partial<MessageDetail> = {}): MessageDetail => ({
  ...{ id: 7, status: 'new', version: 1, message: 'Dürfen Hunde mit?', language: 'de' },
  contact: { name: 'Grete', email: 'grete@example.com', phone: null },
  ...{ source: 'contact-page', note: null, replies: 0, latest: null, orderReference: null },
  ...{ createdAt: '2026-06-01T08:00:00.000Z', activeAt: '2026-06-01T08:00:00.000Z' },
  ...{ deletedAt: null, anonymisedAt: null, entries: [], order: null, mails: [], repliesTo: null },
  ...more,
});
type Answers = NonNullable<Parameters<typeof openAdmin>[1]>;
/** The screen over a server that has the message; `writes` answers it anew. */
function open(
  message = aMessage(),
  writes: Record<string, (body: unknown) => MessageDetail> = {},
  answers: Answers = {},
) {
  let stored = message;
  const written = Object.entries(writes).map(([name, write]): [string, Answers[string]] => [
    name,
    ({ body }) => {
      stored = write(body);
      return json(stored);
    },
  ]);
  return openAdmin('/admin/messages?open=7', {
    'GET /api/admin/messages': () => pageOf([stored], { counts: { [stored.status]: 1 } }),
    'GET /api/admin/messages/7': () => json(stored),
    ...Object.fromEntries(written),
    ...answers,
  });
}
const thread = async () =>
  within(await screen.findByRole('list', { name: 'Conversation' })).getAllByRole('listitem');

test('the thread has the guest’s message and what followed, with who and whether it was sent', async () => {
  open(
    aMessage({
      status: 'new',
      entries: [
        anEntry(),
        anEntry({
          ...{ id: 'entry-2', writer: 'guest', text: 'Danke!', author: null, mail: null },
          original: 'Danke!\n\n> Ja, gern.',
        }),
      ],
    }),
  );
  const [first, answer, back] = await thread();
  expect(first?.textContent).toMatch(/^Grete.*Dürfen Hunde mit\?$/);
  expect(answer?.textContent).toMatch(/^Marta.*Ja, gern\..*Sent/);
  expect(back?.textContent).toMatch(/^Grete.*Danke!.*Show the whole email/);
  expect(screen.queryByRole('heading', { name: 'Emails' })).toBeNull();
});

test('an answer that failed says why and is sent again', async () => {
  const failed = anEntry({ mail: { ...MAIL, status: 'failed', error: 'no such domain' } });
  const { user, sent } = open(aMessage({ entries: [failed] }), {
    'POST /api/admin/messages/7/entries/entry-1/resend': () =>
      aMessage({ entries: [anEntry({ mail: { ...MAIL, status: 'pending' } })] }),
  });
  expect((await thread())[1]?.textContent).toContain('no such domain');
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(screen.queryByText('no such domain')).toBeNull());
  expect(sent('POST', '/api/admin/messages/7/entries/entry-1/resend')).toHaveLength(1);
});

test('a refused answer stays in its field', async () => {
  const { user } = open(
    aMessage(),
    {},
    {
      'POST /api/admin/messages/7/reply': () => json({ title: 'down' }, 500),
    },
  );
  const field = await screen.findByRole('textbox', { name: 'Text' });
  await user.type(field, 'Ja');
  await user.click(screen.getByRole('button', { name: 'Send by email' }));
  expect(await screen.findByText(/^No answer came back\./)).toBeDefined();
  expect((field as HTMLTextAreaElement).value).toBe('Ja');
  await user.clear(field);
});

test('an order is suggested, confirmed and, by its reference, chosen; an unknown one is an error at the field', async () => {
  const order: NonNullable<MessageDetail['order']> = {
    ...{ reference: 'ABCD2345', linkedBy: 'reference', isSameAddress: false, balanceCents: 0 },
    contact: { name: 'Lea', email: 'lea@example.com', phone: null },
    items: [anOrderItem()],
  };
  const unknown = {
    ...{ title: 'x', status: 422, detail: 'x' },
    errors: [{ path: 'reference', code: 'order_unknown', message: '' }],
  };
  let isLinked = true;
  const { user, sent } = open(
    aMessage({ order }),
    {},
    {
      'GET /api/admin/messages/7': () => json(aMessage(isLinked ? { order } : { version: 2 })),
      'PUT /api/admin/messages/7/order': ({ body }) => {
        if ((body as { reference: string | null }).reference !== null) return json(unknown, 422);
        isLinked = false;
        return json(aMessage({ version: 2 }));
      },
    },
  );
  const panel = within(await screen.findByRole('region', { name: 'Order' }));
  expect(
    panel.getByText(/does not come from the order’s address \(lea@example.com\)/),
  ).toBeDefined();
  expect(panel.getByRole('link', { name: 'Lea' }).getAttribute('href')).toBe(
    '/admin/orders/ABCD2345',
  );
  await user.click(panel.getByRole('button', { name: 'Not this order' }));
  await user.type(await screen.findByRole('textbox', { name: /^Reference/ }), 'zzzz9999');
  await user.click(screen.getByRole('button', { name: 'Link' }));
  expect(
    await screen.findByText('There is no order or booking with this reference.'),
  ).toBeDefined();
  expect(sent('PUT', '/api/admin/messages/7/order')).toEqual([
    { version: 1, reference: null },
    { version: 2, reference: 'zzzz9999' },
  ]);
});

test('a helper sees the mail’s subject, and not the mail', async () => {
  open(
    aMessage({ entries: [anEntry()] }),
    {},
    {
      'GET /api/user': () => json({ ...ADA, role: 'helper' }),
    },
  );
  const [, answer] = await thread();
  expect(answer?.textContent).toContain('Ihre Nachricht');
  expect(within(answer as HTMLElement).queryByRole('button')).toBeNull();
});

const TEMPLATES = [
  {
    ...edited(1),
    ...{ name: 'Punto de encuentro', subject: '', answer: 'Nos vemos el {{date}}.', sortOrder: 0 },
    translations: {
      name: { en: 'Meeting point' },
      subject: { de: 'Am {{date}}: {{reference}}' },
      answer: { de: 'wir treffen uns am {{date}}: {{meetingPoint}}.' },
    },
  },
  {
    ...edited(2),
    ...{ name: 'Gracias', subject: '', answer: 'Gracias.', sortOrder: 1, translations: {} },
  },
];

test('a template is in the guest’s language with what the order says; what it lacks is shown and not sent', async () => {
  const sail = aTripRequest({ date: '2027-06-12' });
  sail.trip.meetingPoint = '';
  const order: NonNullable<MessageDetail['order']> = {
    ...{ reference: 'ABCD2345', linkedBy: 'address', isSameAddress: true, balanceCents: 0 },
    contact: { name: 'Grete', email: 'grete@example.com', phone: null },
    items: [anOrderItem()],
  };
  const { user, sent } = open(
    aMessage({ order }),
    { 'POST /api/admin/messages/7/reply': () => aMessage({ order, version: 2 }) },
    {
      'GET /api/admin/messages/templates?pageSize=100&sort=order': () => pageOf(TEMPLATES),
      'GET /api/admin/orders/ABCD2345': () => json(aDeskOrder([aDetailItem({}, sail)])),
    },
  );
  await screen.findByRole('option', { name: 'Meeting point' });
  const select = screen.getByRole('combobox', { name: 'Start with a template' });
  await user.selectOptions(select, 'Gracias (not in Deutsch)');
  expect(await screen.findByText('This template has no text in Deutsch yet.')).toBeDefined();
  await user.selectOptions(select, 'Meeting point');
  const field = screen.getByRole('textbox', { name: 'Text' }) as HTMLTextAreaElement;
  await waitFor(() =>
    expect(field.value).toBe('wir treffen uns am Samstag, 12. Juni 2027: {{meetingPoint}}.'),
  );
  const subject = screen.getByRole('textbox', { name: 'Subject' }) as HTMLInputElement;
  expect(subject.value).toMatch(/^Am Samstag, 12\. Juni 2027: \w+$/);
  await user.click(screen.getByRole('button', { name: 'Send by email' }));
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(sent('POST', '/api/admin/messages/7/reply')).toEqual([]);
  await user.clear(field);
  await user.type(field, 'Am Anleger.');
  await user.click(screen.getByRole('button', { name: 'Send by email' }));
  await waitFor(() =>
    expect(sent('POST', '/api/admin/messages/7/reply')).toMatchObject([{ text: 'Am Anleger.' }]),
  );
});

test('an answer whose response is lost is sent again as the same one', async () => {
  const path = 'POST /api/admin/messages/7/reply';
  const answers = [new Response('', { status: 502 }), json(aMessage({ status: 'answered' }), 201)];
  const { user, sent } = open(aMessage(), {}, { [path]: () => answers.shift() ?? json({}, 500) });
  const field = (await screen.findByRole('textbox', { name: 'Text' })) as HTMLTextAreaElement;
  await user.type(field, 'Ja.');
  const send = screen.getByRole('button', { name: 'Send by email' });
  await user.click(send);
  expect(await screen.findByText(/^No answer came back\./)).toBeDefined();
  expect(field.value).toBe('Ja.');
  await user.click(send);
  await waitFor(() => expect(field.value).toBe(''));
  const [first, second] = sent('POST', '/api/admin/messages/7/reply');
  expect(second).toEqual(first);
});
