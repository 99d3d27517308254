import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { Order } from '#contract/orders/orders.ts';
import {
  MAX_BASKET_TEXT,
  readPlainBasket,
  writePlainBasket,
} from '#contract/orders/plain-basket.ts';
import { bookings } from '#core/db/schema.ts';
import { db } from '../../test/builders.ts';
import { getJson, ORIGIN, send } from '../../test/client.ts';
import { anOption, asGuests, DAY, startOn } from '../../test/orders/guest-bookings.ts';
import { PICKUPS, QUESTIONS } from '../../test/orders/some-questions.ts';
import { aTransferTable, SUMMER_DAY } from '../../test/orders/transfer-table.ts';

beforeAll(async () => {
  await aTransferTable();
});
asGuests();

const post = (path: string, fields: Record<string, string>, cookie = '') =>
  send(path, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/x-www-form-urlencoded',
      Origin: ORIGIN,
      ...(cookie && { Cookie: cookie }),
    },
    body: new URLSearchParams(fields).toString(),
  });
const cookieOf = (response: Response) => (response.headers.get('Set-Cookie') ?? '').split(';')[0];
const locationOf = (response: Response) => response.headers.get('Location') ?? '';

async function tripFields(option: Awaited<ReturnType<typeof anOption>>) {
  return {
    form: 'trip-booking',
    page: `/en/trips/${option.tripId}`,
    optionId: String(option.optionId),
    departureId: await startOn(option, DAY),
    [`unit.${option.adult}`]: '2',
    'contact.name': '',
  };
}
const TRANSFER = {
  ...{ form: 'transfer-request', page: '/en/airport-transfers/request', from: '1', to: '2' },
  ...{ 'outbound.date': SUMMER_DAY, 'outbound.time': '12:00', 'return.date': '', adults: '2' },
  ...{ vehicle: 'standard', 'outbound.flight': 'VY 3726' },
};
const hiddenIn = (html: string, name: string) =>
  (new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');

test('without scripts a trip and a transfer are added, shown on one page, and ordered by its form', async () => {
  const option = await anOption();
  const first = await post('/api/basket/trips', await tripFields(option));
  expect(first.status).toBe(303);
  expect(locationOf(first)).toMatch(/^\/en\/basket\?basket=[\w-]+$/);
  const cookie = cookieOf(first);
  expect(cookie).toMatch(/^basket=[\w-]+$/);
  expect(first.headers.get('Set-Cookie')).toMatch(/Path=\/api.*HttpOnly/);
  const second = await post('/api/basket/transfers', TRANSFER, cookie);
  const page = await send(locationOf(second));
  expect(page.status).toBe(200);
  expect(page.headers.get('Cache-Control')).toContain('no-store');
  const html = await page.text();
  expect(html).toContain('Your basket</h1>');
  expect(html).toContain('Aeropuerto → Maó');
  expect(html).toContain('€120');
  const fields = {
    ...{ form: 'order', page: locationOf(second), 'items.json': hiddenIn(html, 'items.json') },
    ...{ 'contact.name': 'Ada Vidal', 'contact.email': 'plain@example.com' },
    termsAccepted: 'true',
  };
  const refused = await post('/api/orders', fields, cookieOf(second));
  expect(refused.status).toBe(422);
  const again = await refused.text();
  expect(again).toContain('value="Ada Vidal"');
  expect(again).toContain('Aeropuerto → Maó');
  const ordered = await post('/api/orders', { ...fields, privacyAccepted: 'true' });
  expect(ordered.status, await ordered.clone().text()).toBe(303);
  expect(cookieOf(ordered)).toBe('basket=');
  const [, reference, token] = /\/order\/(\w+)\?token=(.+)$/.exec(locationOf(ordered)) ?? [];
  const order = await getJson<Order>(`/api/orders/${reference}?token=${token}`);
  expect(order.items.map(({ kind }) => kind).toSorted()).toEqual(['transfer', 'trip']);
});

test('without scripts the basket asks what each trip asks, keeps what was answered when something is missing, and orders with it', async () => {
  const option = await anOption({ option: { questions: QUESTIONS, pickups: PICKUPS } });
  const added = await post('/api/basket/trips', await tripFields(option));
  const page = locationOf(added);
  const html = await (await send(page)).text();
  for (const name of ['level', 'diet', 'swims.0', 'swims.1', 'waiver.0'])
    expect(html).toContain(`name="items.0.answer.${name}"`);
  expect(html).toContain('name="items.0.pickup.pointId"');
  const fields = {
    ...{ form: 'order', page, 'items.json': hiddenIn(html, 'items.json') },
    ...{ 'contact.name': 'Ada Vidal', 'contact.email': 'asked@example.com' },
    ...{ termsAccepted: 'true', privacyAccepted: 'true' },
    ...{ 'items.0.answer.diet': 'vegan', 'items.0.answer.level': 'Experto' },
    ...{ 'items.0.answer.swims.0': 'yes', 'items.0.answer.swims.1': '' },
    ...{ 'items.0.pickup.pointId': 'mao', 'items.0.pickup.hotel': 'Hotel Capri' },
  };
  const refused = await post('/api/orders', fields);
  expect(refused.status).toBe(422);
  const again = await refused.text();
  expect(again).toContain('>vegan</textarea>');
  expect(again).toContain('value="Hotel Capri"');
  const asked = /<select[^>]*name="items\.0\.answer\.swims\.1"[^>]*>/.exec(again)?.[0];
  expect(asked).toContain('aria-invalid="true"');
  const ordered = await post('/api/orders', { ...fields, 'items.0.answer.swims.1': 'no' });
  expect(ordered.status, await ordered.clone().text()).toBe(303);
  const [row] = await db.select().from(bookings).where(eq(bookings.optionId, option.optionId));
  expect(row?.answers.map(({ questionId, value }) => `${questionId} ${value}`)).toEqual([
    ...['diet vegan', 'level Experto', 'swims yes', 'swims no'],
  ]);
  expect(row?.pickup).toMatchObject({ id: 'mao', hotel: 'Hotel Capri' });
});

test('an item is removed by its form; the address of the page holds the rest', async () => {
  const items = [
    { kind: 'transfer', vehicle: 'standard', date: SUMMER_DAY, time: '12:00', fields: {} },
    { kind: 'trip', tripId: 1, optionId: 1, date: DAY, time: '10:00', units: [], extras: [] },
  ];
  const removed = await post('/api/basket/remove', {
    ...{ form: 'basket', page: '/de/basket', basket: writePlainBasket(items), item: '0' },
  });
  const text = new URL(ORIGIN + locationOf(removed)).searchParams.get('basket');
  expect(readPlainBasket(text)).toEqual(items.slice(1));
  const empty = await post('/api/basket/remove', {
    ...{ form: 'basket', page: '/de/basket', basket: text ?? '', item: '0' },
  });
  expect(locationOf(empty)).toBe('/de/basket');
});

test('an address with a damaged basket shows an empty one; a departure that is not there is refused', async () => {
  for (const text of ['x', '%7B', 'W10', writePlainBasket([null, { kind: 'boat' }])]) {
    const page = await send(`/en/basket?basket=${text}`);
    expect(page.status, text).toBe(200);
    expect(await page.text(), text).toContain('Your basket is empty');
  }
  expect(readPlainBasket('x'.repeat(MAX_BASKET_TEXT + 1))).toEqual([]);
  const option = await anOption();
  const fields = { ...(await tripFields(option)), departureId: `${DAY}T03:07:00+02:00` };
  expect((await post('/api/basket/trips', fields)).status).toBe(409);
});

const GIFT = {
  ...{ form: 'gift-voucher', page: '/en/gift-vouchers', cents: '5000', amount: '', message: '' },
  ...{ recipientName: 'Núria', giverName: '', sendOn: '' },
};

test('without scripts a gift voucher is added to the basket or ordered alone, for the amount that was typed', async () => {
  const added = await post('/api/basket/vouchers', GIFT);
  expect(added.status).toBe(303);
  const cookie = cookieOf(added);
  const alone = await post(
    '/api/basket/vouchers',
    { ...GIFT, alone: 'true', amount: '62,50' },
    cookie,
  );
  expect(alone.headers.get('Set-Cookie')).toBeNull();
  expect(readPlainBasket(locationOf(alone).split('basket=')[1])).toEqual([
    {
      ...{ kind: 'voucher', cents: 6250, date: '', time: '' },
      fields: { recipientName: 'Núria' },
    },
  ]);
  const html = await (await send(locationOf(alone))).text();
  expect(html).toContain('For Núria');
  const ordered = await post('/api/orders', {
    ...{ form: 'order', page: locationOf(alone), 'items.json': hiddenIn(html, 'items.json') },
    ...{ 'contact.name': 'Ada Vidal', 'contact.email': 'plaingift@example.com' },
    ...{ privacyAccepted: 'true', termsAccepted: 'true' },
  });
  expect(ordered.status).toBe(303);
  const page = new URL(locationOf(ordered), ORIGIN);
  const order = await getJson<Order>(
    `/api/orders/${page.pathname.split('/').at(-1)}${page.search}`,
  );
  expect(order.items).toMatchObject([
    { kind: 'voucher', totalCents: 6250, status: 'unpaid', voucher: { recipientName: 'Núria' } },
  ]);
});

test.each([
  [{ amount: '9.99' }, 'too_short', 'amount'],
  [{ amount: '1000.01' }, 'too_many', 'amount'],
  [{ amount: 'much' }, 'invalid', 'amount'],
  [{ cents: '', amount: '' }, 'invalid', 'cents'],
  [{ sendOn: '2020-01-01' }, 'past', 'sendOn'],
])('a gift voucher with %j is refused: %s', async (more, code, path) => {
  const response = await send('/api/basket/vouchers', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: ORIGIN },
    body: JSON.stringify({ cents: '5000', ...more }),
  });
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ errors: [{ code, path }] });
});
