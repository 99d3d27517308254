import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { Problem } from '#contract/problem.ts';
import type { TransferBooking } from '#contract/transfers/booking/booking.ts';
import type { TransferRequestAnswer } from '#contract/transfers/request.ts';
import * as schema from '#core/db/schema.ts';
import { aSeoRecord, db } from '../../../test/builders.ts';
import { getJson, postForm, postJson, send } from '../../../test/client.ts';
import { transferRules } from '../../../test/orders/transfer-rules.ts';
import {
  aQuote,
  aTransferTable,
  journey,
  person,
  QUOTE,
  REQUESTS,
  SUMMER_DAY,
} from '../../../test/orders/transfer-table.ts';

const YEAR = SUMMER_DAY.slice(0, 4);

beforeAll(() => aTransferTable());

const errorsOf = async (response: Response) =>
  ((await response.json()) as Problem).errors?.map(({ path, code }) => `${path} ${code}`);
const stored = () => db.select().from(schema.transferRequests);

test('a place is found in any spelling', async () => {
  expect(await getJson('/api/transfers/places?q=mahon')).toMatchObject([
    { id: 2, kind: 'town', name: 'Maó', zone: 'mao', aliases: ['Mahón'] },
  ]);
});

test('the published table is what the zone page and the quote show', async () => {
  expect(await getJson('/api/transfers/prices')).toMatchObject({
    currency: 'EUR',
    version: 1,
    items: [
      { zone: 'mao', vehicle: 'standard', oneWayCents: 2000, returnCents: 3800 },
      { vehicle: 'minibus' },
    ],
  });
  expect(await getJson('/api/transfers/zones/mao')).toMatchObject({
    slug: 'mao',
    prices: [{ vehicle: 'standard', oneWayCents: 2000 }, { vehicle: 'minibus' }],
  });
  expect((await aQuote()).options[0]).toMatchObject({ vehicle: 'standard', totalCents: 2000 });
});

test('a request keeps the quote’s price, is stored completely, and is mailed to guest and firm', async () => {
  const { quoteToken } = await aQuote();
  const response = await postJson(
    REQUESTS,
    { ...person(), quoteToken },
    { 'Idempotency-Key': 'complete' },
  );
  expect(response.status).toBe(201);
  const { reference, manageUrl, status } = (await response.json()) as TransferRequestAnswer;
  expect(status).toBe('new');
  const url = new URL(manageUrl);
  expect(url.pathname).toBe(`/de/order/${reference}`);
  const booking = await getJson<TransferBooking>(`${REQUESTS}/${reference}${url.search}`);
  expect(booking).toMatchObject({
    reference,
    status: 'new',
    totalCents: 2000,
    legs: [{ leg: 'outbound', time: '14:30', flight: 'VY 3726' }],
    from: { id: 1 },
    to: { id: 2, name: 'Maó' },
  });
  const mails = (await db.select().from(schema.outbox)).filter(({ body }) =>
    body.includes(reference),
  );
  expect(mails.map(({ toAddress, language }) => `${toAddress} ${language}`).sort()).toEqual([
    'ada@example.com de',
    'firm@example.com es',
  ]);
});

test('a wrong token opens nothing', async () => {
  const [row] = await stored();
  expect((await send(`${REQUESTS}/${row?.reference}?token=wrong`)).status).toBe(404);
  expect((await send(`${REQUESTS}/${row?.reference}`)).status).toBe(404);
});

test('twenty sends with four keys are four requests, each answered alike', async () => {
  const { quoteToken } = await aQuote();
  const before = (await stored()).length;
  const mailsBefore = (await db.select().from(schema.outbox)).length;
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      postJson(REQUESTS, { ...person(), quoteToken }, { 'Idempotency-Key': `many-${index % 4}` }),
    ),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  const links = await Promise.all(
    answers.map(async (answer) => ((await answer.json()) as TransferRequestAnswer).manageUrl),
  );
  expect(new Set(links).size).toBe(4);
  expect((await stored()).length - before).toBe(4);
  expect((await db.select().from(schema.outbox)).length - mailsBefore).toBe(8);
});

test('the same key gives the same link, whatever language it is sent in next', async () => {
  const { quoteToken } = await aQuote();
  const [german, english] = await Promise.all(
    ['de', 'en'].map(async (language) => {
      const answer = await postJson(
        REQUESTS,
        { ...person({ language }), quoteToken },
        { 'Idempotency-Key': 'polyglot' },
      );
      return (await answer.json()) as TransferRequestAnswer;
    }),
  );
  expect(english).toEqual(german);
});

/** The maximum that the rules permit. */
const PET = { code: 'pet', quantity: transferRules.extras.find(({ code }) => code === 'pet')?.max };

test.each([
  ['30 February', { outbound: { date: `${YEAR}-02-30`, time: '10:00' } }, ['outbound.date date']],
  ['a past day', { outbound: { date: '2020-06-01', time: '10:00' } }, ['outbound.date past']],
  [
    'no such hour',
    { outbound: { date: '2027-03-28', time: '02:30' } },
    ['outbound.time no_such_time'],
  ],
  [
    'a return before the outbound',
    { return: { date: `${YEAR}-06-15`, time: '10:00' } },
    ['return.date before_outbound'],
  ],
  [
    'a return before the arrival',
    { return: { date: SUMMER_DAY, time: '14:39' } },
    ['return.date before_outbound'],
  ],
  ['an extra over its maximum in two halves', { extras: [PET, PET] }, ['extras.pet too_many']],
  ['no passengers', { adults: 0 }, ['adults too_short']],
  ['61 passengers', { adults: 61 }, ['adults too_many']],
  ['a child of 200', { childAges: [200] }, ['childAges too_many']],
  ['an unknown place', { to: 999 }, ['to invalid']],
  ['the same place twice', { to: 1 }, ['to invalid']],
  [
    'too long a flight number',
    { outbound: { date: SUMMER_DAY, time: '10:00', flight: 'VY 37266' } },
    ['outbound.flight invalid'],
  ],
])('%s is an error at its field', async (_name, change, errors) => {
  const response = await postJson(QUOTE, journey(change));
  expect(response.status).toBe(422);
  expect(await errorsOf(response)).toEqual(errors);
});

/** Another letter at that place. */
const changedAt = (text: string, place: number) =>
  `${text.slice(0, place)}${text.at(place) === 'A' ? 'B' : 'A'}${text.slice(place + 1)}`;

test('a changed token, a vehicle too small and missing people are named, and nothing is stored', async () => {
  const before = (await stored()).length;
  const { quoteToken } = await aQuote({ adults: 6 });
  expect(
    await errorsOf(
      // Not the last letter: some of its bits say nothing.
      await postJson(REQUESTS, { ...person(), quoteToken: changedAt(quoteToken, -10) }),
    ),
  ).toEqual(['quoteToken invalid']);
  expect(
    await errorsOf(await postJson(REQUESTS, { ...person({ vehicle: 'standard' }), quoteToken })),
  ).toEqual(['vehicle invalid']);
  expect(await errorsOf(await postJson(REQUESTS, { quoteToken, vehicle: 'minibus' }))).toEqual([
    'contact.name required',
    'contact.email contact_needed',
    'privacyAccepted consent_needed',
  ]);
  expect((await stored()).length).toBe(before);
});

test('a price that changed since the quote is a conflict, not a surprise', async () => {
  const { quoteToken } = await aQuote();
  await db.insert(schema.transferPriceVersions).values({ id: 2 });
  await db.insert(schema.transferPrices).values({
    versionId: 2,
    zoneId: 1,
    vehicleId: 1,
    oneWayCents: 2500,
    returnCents: 4800,
    validFrom: '2020-01-01',
  });
  const response = await postJson(REQUESTS, { ...person(), quoteToken });
  expect(response.status).toBe(409);
  expect(await errorsOf(response)).toEqual(['vehicle changed']);
  expect((await aQuote()).options[0]?.totalCents).toBe(2500);
});

test('a quote holds for its terms, too: others than those that were shown are refused, for an order as well', async () => {
  const { quoteToken, payment } = await aQuote();
  const rules = eq(schema.settings.key, 'transfer-rules');
  const [row] = await db.select().from(schema.settings).where(rules);
  const cancellation = [{ hoursBefore: 0, feePercent: 100 }];
  const set = (value: unknown) => db.update(schema.settings).set({ value }).where(rules);
  await set({ ...(row?.value as object), cancellation });
  const order = {
    ...{ items: [{ kind: 'transfer', quoteToken, vehicle: 'standard' }], language: 'en' },
    ...{ contact: person().contact, privacyAccepted: true, termsAccepted: true },
  };
  const refused = [
    await postJson(REQUESTS, { ...person(), quoteToken }),
    await postJson('/api/orders', order),
  ];
  await set(row?.value);
  await db
    .insert(schema.settings)
    .values({ key: 'payments', value: { transfers: { payment: 'all' } } });
  refused.push(await postJson(REQUESTS, { ...person(), quoteToken }));
  for (const response of refused) {
    expect(response.status).toBe(409);
    expect(await errorsOf(response)).toEqual([
      expect.stringMatching(/^(items\.0\.)?vehicle changed$/),
    ]);
  }
  const after = await aQuote();
  expect(after.payment).not.toEqual(payment);
  const kept = await postJson(REQUESTS, { ...person(), quoteToken: after.quoteToken });
  await db.delete(schema.settings).where(eq(schema.settings.key, 'payments'));
  expect(kept.status).toBe(201);
});

test('the plain form goes to the booking page, «Get price» back to the form with its price and what was typed', async () => {
  await aSeoRecord({ page: 'airport-transfers-request' });
  const fields = {
    from: '1',
    to: '2',
    'outbound.date': SUMMER_DAY,
    'outbound.time': '14:30',
    'return.date': '',
    'return.time': '',
    adults: '2',
    childAges: '4, 7',
    'luggage.large': '',
    form: 'transfer-request',
    page: '/ca/airport-transfers/request',
    language: 'ca',
  };
  const priced = await postForm(QUOTE, fields);
  expect(priced.status).toBe(200);
  const form = await priced.text();
  expect([/25\s€/, /value="4, 7"/].map((part) => part.test(form))).toEqual([true, true]);
  const sent = await postForm(REQUESTS, {
    ...fields,
    vehicle: 'standard',
    'contact.name': 'Joan',
    'contact.phone': '+34 600 000 000',
    privacyAccepted: 'true',
    termsAccepted: 'true',
  });
  expect(sent.status).toBe(303);
  expect(sent.headers.get('Location')).toMatch(/^\/ca\/order\/[2-9A-Z]{8}\?token=/);
});

test('a zone stands on the map at its namesake', async () => {
  expect(await getJson('/api/transfers/zones')).toMatchObject([
    { slug: 'mao', latitude: 39.89, longitude: 4.26 },
  ]);
});
