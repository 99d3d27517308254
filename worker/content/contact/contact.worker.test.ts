import { expect, test } from 'vitest';
import type { Problem } from '#contract/problem.ts';
import { contactMessages } from '#core/db/schema.ts';
import { db } from '../../test/builders.ts';
import { ORIGIN, postForm, postJson, send } from '../../test/client.ts';

const PATH = '/api/contact/whatsapp-message';
const message = (change: object = {}) => ({
  name: 'Ada',
  email: 'ada@example.com',
  phone: '',
  message: 'Hello',
  source: 'chat-widget',
  ...change,
});
const stored = () => db.select().from(contactMessages);

test('a message is stored and answered with its id and a WhatsApp link that carries it', async () => {
  const response = await postJson(
    PATH,
    message({ message: 'Two places & a dog?', language: 'de' }),
  );
  expect(response.status).toBe(201);
  const answer = (await response.json()) as { id: number; whatsappUrl: string };
  expect(answer.whatsappUrl).toContain(encodeURIComponent('Two places & a dog?'));
  expect((await stored()).find(({ id }) => id === answer.id)).toMatchObject({
    name: 'Ada',
    email: 'ada@example.com',
    phone: null,
    language: 'de',
    source: 'chat-widget',
  });
});

test('the same message twice at once is one message', async () => {
  const before = (await stored()).length;
  const answers = await Promise.all(
    [1, 2, 3].map(() => postJson(PATH, message({ message: 'Double click' }))),
  );
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  const ids = await Promise.all(
    answers.map(async (answer) => ((await answer.json()) as { id: number }).id),
  );
  expect(new Set(ids).size).toBe(1);
  expect((await stored()).length).toBe(before + 1);
});

test('without name, message and contact every wrong field is named', async () => {
  const response = await postJson(PATH, { name: ' ', message: '', email: 'not an address' });
  expect(response.status).toBe(422);
  expect(response.headers.get('Content-Type')).toBe('application/problem+json');
  const { errors } = (await response.json()) as Problem;
  expect(errors?.map(({ path, code }) => `${path} ${code}`).sort()).toEqual([
    'email email',
    'message required',
    'name required',
  ]);
});

test('one of e-mail and phone is enough, none is an error at the e-mail field', async () => {
  expect(
    (await postJson(PATH, message({ email: '', phone: '600 000 000', message: 'By phone' })))
      .status,
  ).toBe(201);
  const response = await postJson(PATH, message({ email: '', phone: ' ' }));
  expect(response.status).toBe(422);
  expect(((await response.json()) as Problem).errors).toMatchObject([
    { path: 'email', code: 'contact_needed' },
  ]);
});

test.each([
  ['emoji', '🐎 👨‍👩‍👧'],
  ['right-to-left', 'مرحبا بكم'],
  ['markup', '<script>alert(1)</script>'],
])('%s is stored as it was written', async (_name, text) => {
  const response = await postJson(PATH, message({ message: text }));
  const { id } = (await response.json()) as { id: number };
  expect((await stored()).find((row) => row.id === id)?.message).toBe(text);
});

test('a NUL byte becomes the replacement character, as in HTML', async () => {
  const { id } = (await (await postJson(PATH, message({ message: 'a\0b' }))).json()) as {
    id: number;
  };
  expect((await stored()).find((row) => row.id === id)?.message).toBe('a\uFFFDb');
});

test('malformed JSON is 400, another type 415, more than 64 kB 413, a foreign page 403', async () => {
  expect((await postJson(PATH, '{"name":')).status).toBe(400);
  expect(
    (await send(PATH, { method: 'POST', body: 'hello', headers: { 'Content-Type': 'text/plain' } }))
      .status,
  ).toBe(415);
  expect((await postJson(PATH, message({ message: 'x'.repeat(70_000) }))).status).toBe(413);
  expect((await postJson(PATH, message(), { Origin: 'https://other.example' })).status).toBe(403);
});

test('a form post without JavaScript is followed by 303 to the result page in the page’s language', async () => {
  const response = await postForm(PATH, {
    ...message({ message: 'No script' }),
    form: 'contact',
    page: '/de/contact',
    language: 'de',
  });
  expect(response.status).toBe(303);
  expect(response.headers.get('Location')).toBe('/de/contact?state=sent');
});

test.each([
  ['what the browser asks for', { 'Accept-Language': 'en-GB,en;q=0.9' }, 'en'],
  ['what the visitor chose', { 'Accept-Language': 'en', Cookie: 'i18nextLng=ca' }, 'ca'],
  ['the site’s own, when nothing is known', {}, 'es'],
])('a message that names no language is of %s', async (_name, headers, language) => {
  const body = JSON.stringify(message({ message: `Hello in ${language}` }));
  const response = await send(PATH, {
    method: 'POST',
    body,
    headers: { 'Content-Type': 'application/json', Origin: ORIGIN, ...headers },
  });
  const { id } = (await response.json()) as { id: number };
  expect((await stored()).find((row) => row.id === id)?.language).toBe(language);
});
