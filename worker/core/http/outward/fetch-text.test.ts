import { expect, test } from 'vitest';
import { FetchFailure, fetchText, type Network } from './fetch-text.ts';

const SITE = 'https://menorca.example.com';
const START = 'https://calendars.example.org/a.ics';
const LIMITS = { bytes: 100, timeMs: 200 };

type Answers = Record<string, () => Response | Promise<Response>>;
function networkWith(answers: Answers, addresses: Record<string, string> = {}) {
  const asked: { url: string; headers: Record<string, string> }[] = [];
  const network: Network = {
    send: async (url, init) => {
      asked.push({ url: String(url), headers: init?.headers as Record<string, string> });
      const wait = new Promise<never>((_, reject) =>
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
      );
      return Promise.race([answers[String(url)]?.() ?? new Response('', { status: 404 }), wait]);
    },
    resolve: async (name) => [addresses[name] ?? '93.184.215.14'],
  };
  return { network, asked };
}

async function read(
  answers: Answers,
  more: { etag?: string; url?: string; origin?: string; addresses?: Record<string, string> } = {},
) {
  const { network, asked } = networkWith(answers, more.addresses);
  const wanted = { accept: 'text/calendar', etag: more.etag ?? null };
  const at = { origin: more.origin ?? SITE, network, limits: LIMITS };
  const outcome = await fetchText(more.url ?? START, wanted, at).catch((error: unknown) =>
    error instanceof FetchFailure ? `${error.reason} ${error.status ?? ''}`.trim() : error,
  );
  return { outcome, asked };
}
const to = (location: string) => () =>
  new Response(null, { status: 302, headers: { Location: location } });

test('a text comes with its ETag; what has not changed comes without a text', async () => {
  const answers = { [START]: () => new Response('hello', { headers: { ETag: '"1"' } }) };
  expect((await read(answers)).outcome).toEqual({ text: 'hello', etag: '"1"' });
  const same = await read({ [START]: () => new Response(null, { status: 304 }) }, { etag: '"1"' });
  expect(same.outcome).toEqual({ text: undefined, etag: '"1"' });
  expect(same.asked[0]?.headers['If-None-Match']).toBe('"1"');
});

test('redirects are followed a few times, each after its address was checked', async () => {
  const other = 'https://other.example.org/b.ics';
  const good = await read({ [START]: to(other), [other]: () => new Response('hello') });
  expect(good.outcome).toMatchObject({ text: 'hello' });
  for (const closed of [
    'http://127.0.0.1/',
    'https://127.0.0.1/',
    'https://169.254.169.254/latest/meta-data',
    'http://other.example.org/b.ics',
    'file:///etc/passwd',
    SITE,
  ]) {
    const { outcome, asked } = await read({ [START]: to(closed) });
    expect([closed, outcome, asked.length]).toEqual([closed, 'redirect', 1]);
  }
  const inside = await read(
    { [START]: to(other) },
    { addresses: { 'other.example.org': '10.0.0.1' } },
  );
  expect([inside.outcome, inside.asked.length]).toEqual(['redirect', 1]);
  const circle = await read({ [START]: to(START) });
  expect([circle.outcome, circle.asked.length]).toEqual(['redirect', 5]);
  expect((await read({ [START]: to('') })).outcome).toBe('redirect');
});

test('a site of this machine reads what runs on it, but not by way of the internet', async () => {
  const own = 'http://127.0.0.1:9000/a.ics';
  const answers = { [own]: () => new Response('hello'), [START]: to(own) };
  const origin = 'http://localhost:8787';
  expect((await read(answers, { url: own, origin })).outcome).toMatchObject({ text: 'hello' });
  expect((await read(answers, { origin })).outcome).toBe('redirect');
  expect((await read(answers, { url: own })).outcome).toBe('address');
});

test('a private address is asked for nothing', async () => {
  const { outcome, asked } = await read(
    {},
    { addresses: { 'calendars.example.org': '192.168.1.1' } },
  );
  expect([outcome, asked]).toEqual(['address', []]);
});

test('too much, too slow, refused and out of reach each have their name', async () => {
  const endless = () =>
    new ReadableStream({ pull: (stream) => stream.enqueue(new Uint8Array(60).fill(65)) });
  expect((await read({ [START]: () => new Response(endless()) })).outcome).toBe('too_large');
  const said = { headers: { 'Content-Length': '101' } };
  expect((await read({ [START]: () => new Response('x', said) })).outcome).toBe('too_large');
  expect((await read({ [START]: () => new Promise<never>(() => {}) })).outcome).toBe('slow');
  expect((await read({ [START]: () => new Response('', { status: 403 }) })).outcome).toBe(
    'status 403',
  );
  const broken = () => Promise.reject(new TypeError('network'));
  expect((await read({ [START]: broken })).outcome).toBe('unreachable');
});

test('name and password of an address go to its own host, in a header', async () => {
  const other = 'https://other.example.org/b.ics';
  const { asked } = await read(
    { [START]: to(other), [other]: () => new Response('hello') },
    { url: START.replace('https://', 'https://ada:pass@') },
  );
  expect(asked.map(({ url, headers }) => [url, headers.Authorization])).toEqual([
    [START, `Basic ${btoa('ada:pass')}`],
    [other, undefined],
  ]);
});
