import { eq } from 'drizzle-orm';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import type { Problem } from '#contract/problem.ts';
import type { TransferRequestAnswer } from '#contract/transfers/request.ts';
import * as schema from '#core/db/schema.ts';
import { MAILS_A_DAY } from '#core/mail/limited-mail.ts';
import { db } from '../../../test/builders.ts';
import { ORIGIN, postJson, send } from '../../../test/client.ts';
import {
  aQuote,
  aTransferRequest,
  aTransferTable,
  FIRM,
  journey,
  mailsAbout,
  person,
  QUOTE,
  REQUESTS,
  SUMMER_DAY,
} from '../../../test/orders/transfer-table.ts';
import { writeToken } from '../prices/quote-token.ts';

beforeAll(() => aTransferTable());

const errorsOf = async (response: Response) =>
  ((await response.json()) as Problem).errors?.map(({ path, code }) => `${path} ${code}`);
const stored = () => db.select().from(schema.transferRequests);
const row = async (id: string) =>
  (await db.select().from(schema.transferRequests).where(eq(schema.transferRequests.id, id)))[0];

/** Each from its own address, so that the limit per address does not apply first. */
const fromEverywhere = (index: number) => ({ 'CF-Connecting-IP': `198.51.100.${index}` });

test('60 sends at once with 20 keys leave 20 requests, 20 references and the mails of 20', async () => {
  const { quoteToken } = await aQuote();
  const before = {
    requests: (await stored()).length,
    mails: (await db.select().from(schema.outbox)).length,
  };
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, index) =>
      postJson(
        REQUESTS,
        { ...person(), quoteToken },
        { 'Idempotency-Key': `burst-${index % 20}`, ...fromEverywhere(index) },
      ),
    ),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  const bodies = await Promise.all(
    answers.map(async (answer) => (await answer.json()) as TransferRequestAnswer),
  );
  expect(new Set(bodies.map(({ reference }) => reference)).size).toBe(20);
  expect(new Set(bodies.map(({ manageUrl }) => manageUrl)).size).toBe(20);
  expect((await stored()).length - before.requests).toBe(20);
  expect((await db.select().from(schema.outbox)).length - before.mails).toBe(40);
  for (const table of [schema.transferLegs, schema.transferLines, schema.requestEvents] as const) {
    const rows = await db.select({ requestId: table.requestId }).from(table);
    const references = bodies.map(({ reference }) => reference);
    const ids = (await stored())
      .filter(({ reference }) => references.includes(reference))
      .map(({ id }) => id);
    const counts = ids.map((id) => rows.filter(({ requestId }) => requestId === id).length);
    expect(new Set(counts).size).toBe(1);
  }
}, 60_000);

test('another guest’s key, or one for another journey, opens no booking; the same content gets the same answer, also with a new quote or an old one', async () => {
  const key = { 'Idempotency-Key': 'one and the same' };
  const sendOne = async (change: object, quote: object = {}) =>
    postJson(REQUESTS, { ...person(change), quoteToken: (await aQuote(quote)).quoteToken }, key);
  const first = await sendOne({});
  const answer = await first.text();
  expect(first.status).toBe(201);
  const before = (await stored()).length;

  for (const [change, quote] of [
    [{ contact: { name: 'Eve', email: 'eve@example.com' } }, {}],
    [{ vehicle: 'minibus' }, {}],
    [{}, { adults: 3 }],
    [{}, { outbound: { date: SUMMER_DAY, time: '15:30' } }],
    [{}, { return: { date: SUMMER_DAY, time: '20:00' } }],
    [{}, { extras: [{ code: 'pet', quantity: 1 }] }],
  ]) {
    const response = await sendOne(change ?? {}, quote);
    expect([response.status, (await response.text()).includes('token=')]).toEqual([409, false]);
  }

  const again = await sendOne({});
  expect([again.status, await again.text()]).toEqual([201, answer]);
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    const { quoteToken } = await aQuote();
    vi.setSystemTime(Date.now() + 2 * 3_600_000);
    const late = await postJson(REQUESTS, { ...person(), quoteToken }, key);
    expect([late.status, await late.text()]).toEqual([201, answer]);
  } finally {
    vi.useRealTimers();
  }
  expect((await stored()).length).toBe(before);
});

test('of two concurrent requests of different people with one key one is refused', async () => {
  const { quoteToken } = await aQuote();
  const answers = await Promise.all(
    ['Ada', 'Eve'].map((name) =>
      postJson(
        REQUESTS,
        { ...person({ contact: { name, email: `${name}@example.com` } }), quoteToken },
        { 'Idempotency-Key': 'shared' },
      ),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
});

test('a filled trap field or a form sent too fast gets the same answer, and no mail is sent', async () => {
  // The form is sent in the moment in which it was opened.
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  for (const trap of [{ website: 'https://spam.example' }, { startedAt: Date.now() }]) {
    const request = await aTransferRequest(trap);
    expect((await row(request.id))?.status).toBe('spam');
    expect(await mailsAbout(request.id)).toEqual([]);
    expect(await request.booking()).toMatchObject({
      status: 'new',
      cancellation: { allowed: false },
    });
  }
});

test.each([
  ['a minute', Date.now() - 60_000],
  ['a clock that is ahead', Date.now() + 60_000],
  ['nonsense', 'yesterday'],
])('%s of filling in is a person’s', async (_name, startedAt) => {
  const request = await aTransferRequest({ startedAt });
  expect((await row(request.id))?.status).toBe('new');
});

test('a stranger’s address cannot be pestered: its mails end, the firm’s do not', async () => {
  const contact = { name: 'Victim', email: 'Victim@example.com' };
  const ids: string[] = [];
  for (let index = 0; index < MAILS_A_DAY + 3; index += 1) {
    const { quoteToken } = await aQuote();
    const email = index % 2 === 0 ? contact.email : contact.email.toLowerCase();
    const key = { 'Idempotency-Key': `victim-${index}`, ...fromEverywhere(index) };
    const response = await postJson(
      REQUESTS,
      { ...person({ contact: { ...contact, email } }), quoteToken },
      key,
    );
    const { reference } = (await response.json()) as TransferRequestAnswer;
    ids.push((await stored()).find((one) => one.reference === reference)?.id ?? '');
  }
  const mails = (await Promise.all(ids.map(mailsAbout))).flat();
  expect(mails.filter((mail) => mail.toLowerCase().includes('victim@'))).toHaveLength(MAILS_A_DAY);
  expect(mails.filter((mail) => mail.includes(FIRM))).toHaveLength(MAILS_A_DAY + 3);
}, 60_000);

test('a phone number is stored in E.164, its country from the number, the form or the language', async () => {
  for (const [contact, language, phone] of [
    [{ phone: '+44 7700 900123' }, 'de', '+447700900123'],
    [{ phone: '0171 1234567' }, 'de', '+491711234567'],
    [{ phone: '600 00 00 00' }, 'ca', '+34600000000'],
    [{ phone: '06 12 34 56 78', country: 'fr' }, 'en', '+33612345678'],
  ] as const) {
    const { id } = await aTransferRequest({ language, contact: { name: 'Ada', ...contact } });
    expect((await row(id))?.contactPhone).toBe(phone);
  }
});

test.each([
  ['a phone that is none', { contact: { name: 'Ada', phone: '+34 12' } }, ['contact.phone phone']],
  ['letters for a phone', { contact: { name: 'Ada', phone: 'call me' } }, ['contact.phone phone']],
  [
    'a phone of another country',
    { contact: { name: 'Ada', phone: '600 000 000', country: 'GB' } },
    ['contact.phone phone'],
  ],
  ['no way to answer', { contact: { name: 'Ada' } }, ['contact.email contact_needed']],
  ['no e-mail address', { contact: { name: 'Ada', email: 'ada@' } }, ['contact.email email']],
  ['no consent', { privacyAccepted: false }, ['privacyAccepted consent_needed']],
  ['an unknown vehicle', { vehicle: 'rocket' }, ['vehicle invalid']],
  [
    'a name without end',
    { contact: { name: 'a'.repeat(121), email: 'ada@example.com' } },
    ['contact.name too_long'],
  ],
])('%s is an error at its field, and nothing is stored', async (_name, change, errors) => {
  const before = (await stored()).length;
  const { quoteToken } = await aQuote();
  const response = await postJson(REQUESTS, { ...person(change), quoteToken });
  expect(response.status).toBe(422);
  expect(await errorsOf(response)).toEqual(errors);
  expect((await stored()).length).toBe(before);
});

test('a quote of half an hour ago has expired; a forged one is invalid; a total in the request is ignored', async () => {
  const secret = 'a secret of this test';
  const promise = {
    quote: { ...journey(), extras: [] } as never,
    priceVersion: 1,
    totals: { standard: 1 },
  };
  const post = (quoteToken: string, more: object = {}) =>
    send(
      REQUESTS,
      {
        method: 'POST',
        body: JSON.stringify({ ...person(), ...more, quoteToken }),
        headers: { 'Content-Type': 'application/json', Origin: ORIGIN },
      },
      { QUOTE_SECRET: secret },
    );
  const old = await writeToken(secret, { ...promise, expiresAt: Date.now() - 1 });
  expect(await errorsOf(await post(old))).toEqual(['quoteToken expired']);
  const forged = await writeToken('another secret', { ...promise, expiresAt: Date.now() + 60_000 });
  expect(await errorsOf(await post(forged))).toEqual(['quoteToken invalid']);
  for (const token of ['x', 'a.b', '..', `${old}.${old}`, 'é.ü'])
    expect(await errorsOf(await post(token))).toEqual(['quoteToken invalid']);
  // A forged quote of one cent is still refused.
  const cheap = await writeToken(secret, { ...promise, expiresAt: Date.now() + 60_000 });
  expect((await post(cheap)).status).toBe(409);
  const { id } = await aTransferRequest({ totalCents: 1, lines: [], status: 'confirmed' });
  expect(await row(id)).toMatchObject({ totalCents: 2000, status: 'new' });
});

test('SQL and HTML in names stay the words they are', async () => {
  const name = `Robert'); DROP TABLE transfer_requests;-- <script>alert(1)</script>`;
  const { id, booking } = await aTransferRequest({
    contact: { name, email: 'bob@example.com' },
    signName: '<b>Bob</b>',
    note: '"quoted" & {{name}}',
  });
  expect(await booking()).toMatchObject({
    contact: { name },
    signName: '<b>Bob</b>',
    note: '"quoted" & {{name}}',
  });
  const mails = (await db.select().from(schema.outbox)).filter(({ relatedId }) => relatedId === id);
  for (const { html } of mails) expect(html).not.toMatch(/<script>|<b>Bob/);
});

test.each([
  ['too big a group', { adults: 17 }, ['adults too_many']],
  ['a child that is none', { childAges: [18] }, ['childAges too_many']],
  ['minus one passenger', { adults: -1 }, ['adults too_short']],
  ['text for a place', { from: 'mao' }, ['from invalid']],
  ['more pets than allowed', { extras: [{ code: 'pet', quantity: 9 }] }, ['extras.pet too_many']],
  [
    'too long a wait',
    { extras: [{ code: 'extra-waiting', quantity: 9 }] },
    ['extras.extra-waiting too_many'],
  ],
  [
    'an extra that is none',
    { extras: [{ code: 'helicopter', quantity: 1 }] },
    ['extras.0.code invalid'],
  ],
  ['25 o’clock', { outbound: { date: '2027-06-16', time: '25:00' } }, ['outbound.time invalid']],
  [
    'a year far ahead',
    { outbound: { date: '2999-06-16', time: '10:00' } },
    ['outbound.date too_far'],
  ],
])('a quote for %s is refused at its field', async (_name, change, errors) => {
  const response = await postJson(QUOTE, journey(change));
  expect(response.status).toBe(422);
  expect(await errorsOf(response)).toEqual(errors);
});

test('too short notice is reported for every vehicle, with the waiting that the price includes', async () => {
  const soon = new Date(Date.now() + 30 * 60_000);
  const wall = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Madrid',
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(soon);
  const [date = '', time = ''] = wall.split(' ');
  const quote = await aQuote({ outbound: { date, time } });
  expect(quote.options).toEqual([]);
  expect(quote.unfit).toMatchObject([{ reason: 'notice' }, { reason: 'notice' }]);
  expect((await aQuote({ return: { date: SUMMER_DAY, time: '20:00' } })).waiting).toEqual({
    outboundMinutes: 60,
    returnMinutes: 15,
  });
});
