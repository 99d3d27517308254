import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { expect, test } from 'vitest';
import { addDays, menorcaToday } from '#contract/calendar.ts';
import { bookings } from '#core/db/schema.ts';
import { aTrip, aTripType, db } from '../../test/builders.ts';
import { bindings, ORIGIN, send } from '../../test/client.ts';
import { aBookableOption } from '../../test/orders/bookable.ts';
import { aTransferTable, SUMMER_DAY } from '../../test/orders/transfer-table.ts';

// The client of the protocol's own makers asks the worker.

const inFour = (es: string, de: string) => ({ es, en: es, de, ca: es });

await aTransferTable();
await aTripType({ id: 1 });
const trip = await aTrip({
  name: 'Vela al sur',
  translations: {
    name: inFour('Vela al sur', 'Segeln im Süden'),
    description: inFour('Dos calas', 'Zwei Buchten'),
  },
});
const { optionId, adult, child } = await aBookableOption({ tripId: trip.id });
const draft = await aTrip({ name: 'Secreto', status: 'draft' });

const client = new Client({ name: 'test', version: '1.0.0' });
await client.connect(
  new StreamableHTTPClientTransport(new URL(`${ORIGIN}/mcp`), {
    fetch: (url, init) => send(new URL(url).pathname, init as RequestInit),
  }),
);

type Answer<T> = { structuredContent: T; isError?: boolean; content: [{ text: string }] };
type Items = { items: { id: number; title: string; url: string; kind: string }[] };
type Availability = {
  options: {
    id: number;
    units: { unitId: number; name: string }[];
    departures: { date: string; time: string; totalCents: number; bookUrl: string | null }[];
  }[];
};

const ask = async <T>(name: string, input: object) =>
  (await client.callTool({ name, arguments: { ...input } })) as unknown as Answer<T>;

const TOMORROW = addDays(menorcaToday(new Date()), 1);

test('the tools search, tell facts, days and prices, and each only reads', async () => {
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual([
    'search',
    'facts',
    'availability',
    'transfer_places',
    'transfer_quote',
  ]);
  for (const { annotations, inputSchema } of tools) {
    expect(annotations?.readOnlyHint).toBe(true);
    expect(inputSchema.properties).toHaveProperty('language');
  }
  expect(client.getServerVersion()).toMatchObject({ title: 'Marès' });
});

test('a trip is found by its word in the visitor’s language, with its page in that language', async () => {
  const { structuredContent } = await ask<Items>('search', { words: 'segeln', language: 'de' });
  expect(structuredContent.items[0]).toMatchObject({
    kind: 'trip',
    title: 'Segeln im Süden',
    url: `${ORIGIN}/de/trips/${trip.id}-${trip.slug}`,
  });
  const all = await ask<Items>('search', { language: 'de' });
  expect(all.structuredContent.items.map(({ title }) => title)).toEqual(['Segeln im Süden']);
});

test('days come with places, the price of those who travel, and the page that books that day', async () => {
  const { structuredContent, content } = await ask<Availability>('availability', {
    tripId: trip.id,
    from: TOMORROW,
    tickets: [
      { unitId: adult, quantity: 2 },
      { unitId: child, quantity: 1 },
    ],
    language: 'en',
  });
  expect(JSON.parse(content[0].text)).toEqual(structuredContent);
  const [option] = structuredContent.options;
  const [first] = option?.departures ?? [];
  const onSite = (await (
    await send(
      `/api/trips/${trip.id}/availability?from=${TOMORROW}&to=${TOMORROW}&units=${adult}:2,${child}:1`,
    )
  ).json()) as { options: { departures: { cents: number }[] }[] };
  expect(first).toMatchObject({
    date: TOMORROW,
    time: '10:00',
    totalCents: onSite.options[0]?.departures[0]?.cents,
    bookUrl: `${ORIGIN}/en/trips/${trip.id}?date=${TOMORROW}&option=${optionId}#book`,
  });
  expect(first?.totalCents).toBeGreaterThan(0);
  const page = await send(new URL(first?.bookUrl ?? '').pathname);
  expect([200, 301]).toContain(page.status);
  expect(await db.select().from(bookings)).toEqual([]);
});

test('a transfer is priced from places found by another name, and its page has the journey filled in', async () => {
  const places = await ask<{ places: { id: number; name: string }[] }>('transfer_places', {
    words: 'mahon',
    language: 'en',
  });
  const [town] = places.structuredContent.places;
  const { structuredContent } = await ask<{
    vehicles: { vehicle: string; totalCents: number }[];
    bookUrl: string;
  }>('transfer_quote', {
    from: 1,
    to: town?.id,
    outbound: { date: SUMMER_DAY, time: '12:00' },
    adults: 2,
    childAges: [3],
    language: 'de',
  });
  expect(structuredContent.vehicles[0]?.totalCents).toBeGreaterThan(0);
  const page = await send(structuredContent.bookUrl.slice(ORIGIN.length));
  expect(page.status).toBe(200);
  const html = await page.text();
  expect(html).toContain(SUMMER_DAY);
});

test('facts are those of the pages; a draft is unknown', async () => {
  const firm = await ask<{ siteName: string; termsUrl: string }>('facts', { language: 'ca' });
  expect(firm.structuredContent).toMatchObject({
    siteName: 'Marès',
    termsUrl: `${ORIGIN}/ca/legal/terms`,
  });
  const one = await ask<{ name: string }>('facts', { tripId: trip.id, language: 'de' });
  expect(one.structuredContent.name).toBe('Segeln im Süden');
  expect(await ask('facts', { tripId: draft.id, language: 'en' })).toMatchObject({ isError: true });
});

test('input that cannot be is refused in a sentence, in the language where the API says it', async () => {
  const wrong = await ask('availability', { tripId: 'one', language: 'en' });
  expect(wrong).toMatchObject({ isError: true });
  expect(wrong.content[0].text).toContain('tripId');
  const past = await ask('transfer_quote', {
    ...{ from: 1, to: 2, adults: 2, language: 'de' },
    outbound: { date: '2020-01-01', time: '12:00' },
  });
  expect(past).toMatchObject({ isError: true });
  expect(past.content[0].text).toContain('outbound.date');
  await expect(ask('book', {})).rejects.toThrow('book');
});

test('it is limited by address, opens no stream, and is stored by no cache', async () => {
  const post = (overrides = {}, body: unknown = { jsonrpc: '2.0', id: 1, method: 'tools/list' }) =>
    send(
      '/mcp',
      {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Accept: 'application/json, text/event-stream',
        },
        body: JSON.stringify(body),
      },
      overrides,
    );
  const fine = await post();
  expect([fine.status, fine.headers.get('Cache-Control')]).toEqual([200, 'private, no-store']);
  const get = await send('/mcp');
  expect([get.status, get.headers.get('Allow')]).toEqual([405, 'POST']);
  const keys: string[] = [];
  const QUERY_LIMIT = {
    limit: ({ key }: { key: string }) => {
      keys.push(key);
      return Promise.resolve({ success: !key.startsWith('mcp-call:') });
    },
  };
  const refused = await post(
    { ...bindings, QUERY_LIMIT },
    {
      ...{ jsonrpc: '2.0', id: 1, method: 'tools/call' },
      params: { name: 'search', arguments: {} },
    },
  );
  expect(await refused.json()).toMatchObject({ result: { isError: true } });
  expect(keys).toEqual(['mcp:local', 'mcp-call:local']);
  expect((await post({}, 'x'.repeat(70_000))).status).toBe(413);
});
