import { expect, test } from 'vitest';
import type { Problem } from '#contract/problem.ts';
import { contactMessages, settings } from '#core/db/schema.ts';
import { db } from '../../test/builders.ts';
import { postForm, postJson } from '../../test/client.ts';

const PATH = '/api/contact/whatsapp-message';
let count = 0;
const message = (change: object = {}) => {
  count += 1;
  return {
    name: 'Ada',
    email: 'ada@example.com',
    phone: '',
    message: `Hello ${count}`,
    source: 'chat-widget',
    ...change,
  };
};
const storedBy = async (change: object) => {
  const response = await postJson(PATH, message(change));
  expect(response.status).toBe(201);
  const { id } = (await response.json()) as { id: number };
  return (await db.select().from(contactMessages)).find((row) => row.id === id);
};

test('half an emoji is answered 201 with a link, and stored once as the replacement character', async () => {
  const sent = message({ name: 'Ada \ude00', message: 'Hi \ud83d' });
  const response = await postJson(PATH, sent);
  expect(response.status).toBe(201);
  expect(((await response.json()) as { whatsappUrl: string }).whatsappUrl).toContain(
    'Hi%20%EF%BF%BD',
  );
  expect(
    (await db.select().from(contactMessages)).filter(({ name }) => name === 'Ada \ufffd'),
  ).toMatchObject([{ message: 'Hi \ufffd' }]);
});

test('keys that are not well-formed, or prototype’s, are left out and break nothing', async () => {
  const hostile =
    '"\\ud83d": 1, "__proto__": { "name": "Eve" }, "constructor": { "prototype": { "x": 1 } }';
  const sent = JSON.stringify(message({ message: 'Odd keys' })).replace('{', `{${hostile},`);
  expect((await postJson(PATH, sent)).status).toBe(201);
  expect(({} as { x?: unknown }).x).toBeUndefined();
  const named = JSON.stringify({ ...message(), name: undefined }).replace(
    '{',
    '{"__proto__": { "name": "Eve" },',
  );
  expect((await postJson(PATH, named)).status).toBe(422);
});

test('a form’s NUL and broken bytes become the replacement character', async () => {
  const response = await postForm(PATH, {
    ...message({ message: 'Zero \0 byte' }),
    form: 'contact',
    page: '/en/contact',
  });
  expect(response.status).toBe(303);
  expect(
    (await db.select().from(contactMessages)).filter((row) => row.message === 'Zero \ufffd byte'),
  ).toHaveLength(1);
});

test('invisible characters are removed before anything is checked; joined emoji stay in a message', async () => {
  const family = 'We are 👨‍👩‍👧‍👦';
  expect(
    await storedBy({
      name: '\u202aAda\u200b\u202c',
      email: 'ada@example.com\u200b',
      phone: '\u202a(+34) 600\u2011111\u2009222\u202c',
      message: family,
    }),
  ).toMatchObject({
    name: 'Ada',
    email: 'ada@example.com',
    phone: '+34600111222',
    message: family,
  });
});

test('a phone that is none is kept as typed where there is an e-mail address', async () => {
  expect(await storedBy({ phone: 'mornings only: 12' })).toMatchObject({
    phone: 'mornings only: 12',
    email: 'ada@example.com',
  });
});

test.each([
  [{ name: '\u200b' }, ['name required']],
  [{ name: 'Win at evil.example' }, ['name plain_text']],
  [{ message: '\u2060\u200b' }, ['message required']],
  [{ email: '\u200b', phone: '\ufeff' }, ['email contact_needed']],
])('%j is refused at its field, and nothing is stored', async (change, errors) => {
  const before = (await db.select().from(contactMessages)).length;
  const response = await postJson(PATH, message(change));
  expect(response.status).toBe(422);
  expect(
    ((await response.json()) as Problem).errors?.map(({ path, code }) => `${path} ${code}`),
  ).toEqual(errors);
  expect((await db.select().from(contactMessages)).length).toBe(before);
});

test('the chat begins with the firm’s whole number, also when it was saved without its country', async () => {
  await db
    .insert(settings)
    .values({ key: 'site', value: { siteName: 'Illa', whatsapp: '600 111 222' } });
  const response = await postJson(PATH, message());
  expect(((await response.json()) as { whatsappUrl: string }).whatsappUrl).toMatch(
    /^https:\/\/wa\.me\/34600111222\?text=Hello/,
  );
});
