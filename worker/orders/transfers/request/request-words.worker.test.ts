import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { Problem } from '#contract/problem.ts';
import type { TransferRequestAnswer } from '#contract/transfers/request.ts';
import { hashToken } from '#core/bytes/tokens.ts';
import { outbox, transferLegs, transferRequests } from '#core/db/schema.ts';
import { db } from '../../../test/builders.ts';
import { postJson } from '../../../test/client.ts';
import {
  aQuote,
  aTransferRequest,
  aTransferTable,
  person,
  REQUESTS,
  SUMMER_DAY,
} from '../../../test/orders/transfer-table.ts';

beforeAll(() => aTransferTable());

const errorsOf = async (response: Response) =>
  ((await response.json()) as Problem).errors?.map(({ path, code }) => `${path} ${code}`);
const row = async (id: string) =>
  (await db.select().from(transferRequests).where(eq(transferRequests.id, id)))[0];
const sendWith = async (key: string, change: object, quote: object = {}) =>
  postJson(
    REQUESTS,
    { ...person(change), quoteToken: (await aQuote(quote)).quoteToken },
    { 'Idempotency-Key': key },
  );
const withContact = (contact: object) => ({
  contact: { name: 'Ada', email: 'ada@example.com', ...contact },
});

test('half an emoji in any words is stored as the replacement character, and the answer has the link of the booking', async () => {
  const words = {
    ...withContact({ name: 'Ada \ud83d' }),
    signName: '\udc00 Ada',
    note: 'See you \ud83d',
  };
  const response = await sendWith('half', words);
  expect(response.status).toBe(201);
  const answer = (await response.json()) as TransferRequestAnswer;
  const [stored] = await db
    .select()
    .from(transferRequests)
    .where(eq(transferRequests.reference, answer.reference));
  expect(stored).toMatchObject({
    contactName: 'Ada \ufffd',
    signName: '\ufffd Ada',
    note: 'See you \ufffd',
  });
  expect(await (await sendWith('half', words)).json()).toEqual(answer);
});

test.each<[string, object, object]>([
  ['another note', { note: 'Two surfboards' }, {}],
  ['another name for the sign', { signName: 'Familie Müller' }, {}],
  ['no note any more', { note: undefined }, {}],
  ['another flight', { outbound: { flight: 'IB 5634' } }, {}],
  ['a flight in the quote', {}, { outbound: { date: SUMMER_DAY, time: '14:30', flight: 'FR 1' } }],
])(
  'the same key with %s is refused, and nothing is dropped in silence',
  async (name, change, quote) => {
    const key = `words ${name}`;
    const first = { note: 'A pushchair', signName: 'Ada', outbound: { flight: 'VY 3726' } };
    const answer = await (await sendWith(key, first)).json();
    const before = (await db.select().from(transferRequests)).length;
    const isFlightOfQuote = 'outbound' in quote;
    const response = await sendWith(
      key,
      { ...first, ...(isFlightOfQuote && { outbound: undefined }), ...change },
      quote,
    );
    expect(response.status).toBe(409);
    expect(((await response.json()) as Problem).detail).toMatch(/mit anderem Inhalt/);
    expect((await db.select().from(transferRequests)).length).toBe(before);
    expect(await (await sendWith(key, first)).json()).toEqual(answer);
  },
);

test('the same words have the same answer though the firm has changed the booking since', async () => {
  const answer = await (await sendWith('edited since', { note: 'Hi' })).json();
  const { reference } = answer as TransferRequestAnswer;
  await db
    .update(transferRequests)
    .set({ note: 'changed', contactName: 'Grace' })
    .where(eq(transferRequests.reference, reference));
  const again = await sendWith('edited since', { note: 'Hi' });
  expect([again.status, await again.json()]).toEqual([201, answer]);
});

test.each([
  ['contact.name', withContact({ name: 'Win 500 EUR: http://evil.example/win now' })],
  ['contact.name', withContact({ name: 'Ada\nYour booking is paid' })],
  ['contact.name', withContact({ name: 'Ada \u202emoc.live' })],
  ['signName', { signName: 'www.evil.example' }],
  ['signName', { signName: 'ada@example.org' }],
  ['outbound.flight', { outbound: { flight: 'evil.example/VY1' } }],
  ['contact.phone', withContact({ phone: 'call evil.example' })],
])(
  '%s takes no address, line break or turned direction, and no mail carries it',
  async (path, change) => {
    const before = (await db.select().from(outbox)).length;
    const response = await sendWith(crypto.randomUUID(), change);
    expect([response.status, await errorsOf(response)]).toEqual([422, [`${path} plain_text`]]);
    expect((await db.select().from(outbox)).length).toBe(before);
  },
);

test('a name of nothing that can be seen is missing', async () => {
  for (const name of ['\u200b', '\u2060\ufeff', '\u202a\u202c', '\u00ad'])
    expect(await errorsOf(await sendWith(crypto.randomUUID(), withContact({ name })))).toEqual([
      'contact.name required',
    ]);
});

test.each([
  ['(+34) 600 111 222', '+34600111222'],
  ['+34\u2011600\u2009111\u202f222', '+34600111222'],
  ['\u202a+34 600 111 222\u202c', '+34600111222'],
  ['tel:+34600111222', '+34600111222'],
  ['００３４ ６００１１１２２２', '+34600111222'],
  ['+٣٤ ٦٠٠١١١٢٢٢', '+34600111222'],
  ['+44 (0)20 7946 0958', '+442079460958'],
  ['call me', 'call me'],
  ['600111222 after 8', '600111222 after 8'],
])('the phone «%s» next to an e-mail address is stored as %s', async (phone, stored) => {
  const { id } = await aTransferRequest(
    withContact({ phone, email: '\u200bada@example.com\u200b' }),
  );
  expect(await row(id)).toMatchObject({ contactEmail: 'ada@example.com', contactPhone: stored });
});

test.each([
  ['VY3726/IB5634', 'VY3726/IB5634'],
  ['Vueling de Barcelona', 'Vueling de Barcelona'],
  ['3726', '3726'],
  ['vy\u20113726', 'VY 3726'],
  ['ＶＹ３７２６', 'VY 3726'],
])('the flight «%s» is stored as %s', async (flight, stored) => {
  const { id } = await aTransferRequest({ outbound: { flight } });
  const [leg] = await db.select().from(transferLegs).where(eq(transferLegs.requestId, id));
  expect(leg?.flight).toBe(stored);
});

test('what is meant as a flight number and is none is an error at its field', async () => {
  expect(await errorsOf(await sendWith('no flight', { outbound: { flight: 'VY 37266' } }))).toEqual(
    ['outbound.flight invalid'],
  );
});

test('after an upgrade a key of before has its answer: digests without a version match, and rows without one by the guest', async () => {
  const answer = await (await sendWith('of before', { note: 'Hi' })).json();
  const mine = eq(transferRequests.reference, (answer as TransferRequestAnswer).reference);
  const [stored] = await db.select().from(transferRequests).where(mine);
  expect(stored?.digest).toMatch(/^2\.[\w-]{43}$/);
  for (const digest of [stored?.digest?.slice(2) ?? '', null]) {
    await db.update(transferRequests).set({ digest }).where(mine);
    const again = await sendWith('of before', { note: 'Hi' });
    expect([digest, again.status, await again.json()]).toEqual([digest, 201, answer]);
    const other = await sendWith('of before', {
      note: 'Hi',
      ...withContact({ email: 'other@example.com' }),
    });
    expect([digest, other.status]).toEqual([digest, 409]);
  }
});

test('the digest is made of the same words as in November 2026, or its version is another one', async () => {
  const keyHash = await hashToken('key same words');
  const answer = (await (
    await sendWith('same words', { note: 'Hi' })
  ).json()) as TransferRequestAnswer;
  const [stored] = await db
    .select()
    .from(transferRequests)
    .where(eq(transferRequests.reference, answer.reference));
  const outbound = { date: SUMMER_DAY, time: '14:30', flight: 'VY 3726' };
  const quote = {
    from: 1,
    to: 2,
    outbound,
    adults: 2,
    childAges: [4],
    luggage: { large: 1, cabin: 1, bulky: 0 },
    extras: [],
  };
  const contact = { name: 'Ada', email: 'ada@example.com' };
  const former = await hashToken(
    JSON.stringify([[quote, 'standard', contact, null, 'Hi'], keyHash]),
  );
  expect(stored?.digest).toBe(`2.${former}`);
});
