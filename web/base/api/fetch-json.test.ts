import { afterEach, expect, test, vi } from 'vitest';
import { json, stubApi } from '../../test/api.ts';
import { AnswerError, fetchJson } from './fetch-json.ts';

afterEach(() => void [vi.unstubAllGlobals(), vi.restoreAllMocks()]);

const refusal = (response: Response) => {
  stubApi({ 'GET /api/x': () => response });
  return fetchJson('/api/x').catch((error: unknown) => error as AnswerError);
};

test('a call sends cookies, and without a body neither a body nor a content type', async () => {
  const calls = stubApi({ 'GET /api/x': () => json([1]) });
  await expect(fetchJson('/api/x')).resolves.toEqual([1]);
  expect(calls[0]?.init).toMatchObject({ credentials: 'include', body: undefined });
  expect(new Headers(calls[0]?.init.headers).has('Content-Type')).toBe(false);
});

test('a body is sent as JSON', async () => {
  const calls = stubApi({ 'POST /api/x': () => json({ ok: true }, 201) });
  await expect(
    fetchJson('/api/x', { method: 'POST', body: { email: 'ada@example.com' } }),
  ).resolves.toEqual({ ok: true });
  expect(calls[0]?.init).toMatchObject({
    credentials: 'include',
    body: '{"email":"ada@example.com"}',
  });
  expect(new Headers(calls[0]?.init.headers).get('Content-Type')).toBe('application/json');
});

test('after a write no read is a stored answer', async () => {
  const calls = stubApi({ 'POST /api/x': () => json({ code: 'sold_out' }, 409) });
  await fetchJson('/api/x', { method: 'POST' }).catch(() => undefined);
  await fetchJson('/api/x').catch(() => undefined);
  expect(calls.at(-1)?.init.cache).toBe('reload');
});

test('an answer without content is undefined', async () => {
  stubApi({ 'POST /api/x': () => new Response(null, { status: 204 }) });
  await expect(fetchJson('/api/x', { method: 'POST' })).resolves.toBeUndefined();
});

test('a non-OK answer is an error whose message is the status, a colon, a space and the text', async () => {
  const error = await refusal(
    new Response('not today', { status: 503, statusText: 'Service Unavailable' }),
  );
  expect(error).toBeInstanceOf(AnswerError);
  expect(error).toMatchObject({ message: '503: not today', status: 503, text: 'not today' });
});

test('the status text stands in when a non-OK answer is empty', async () => {
  await expect(
    refusal(new Response('', { status: 502, statusText: 'Bad Gateway' })),
  ).resolves.toMatchObject({
    message: '502: Bad Gateway',
  });
});

test('a refusal of the API names its wrong fields', async () => {
  const errors = [{ path: 'email', code: 'email', message: 'Please enter a valid email address' }];
  const error = (await refusal(
    json({ type: 'about:blank', title: 'Unprocessable Content', status: 422, errors }, 422),
  )) as AnswerError;
  expect(error.problem?.title).toBe('Unprocessable Content');
  expect(error.fieldErrors).toEqual(errors);
});

test.each(['<h1>Bad Gateway</h1>', '"text"', 'null', '[]', '{"message":"x"}'])(
  'an answer of %s is no refusal of the API',
  async (text) => {
    const error = (await refusal(new Response(text, { status: 500 }))) as AnswerError;
    expect(error.problem).toBeUndefined();
    expect(error.fieldErrors).toEqual([]);
  },
);

/** A server that takes the connection and says nothing; `pass` lets the time of the last request pass. */
function silence() {
  const limits: { ms: number; pass: () => void }[] = [];
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController();
    limits.push({ ms, pass: () => controller.abort(new DOMException('Over.', 'TimeoutError')) });
    return controller.signal;
  });
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
      }),
  );
  return limits;
}

test('a connection that goes silent counts as lost after a while; who may give up a request limits it', async () => {
  const limits = silence();
  const write = fetchJson('/api/x', { method: 'POST', body: {} });
  limits[0]?.pass();
  await expect(write).rejects.toMatchObject({ name: 'TimeoutError' });
  const page = new AbortController();
  const left = fetchJson('/api/x', { signal: page.signal });
  page.abort();
  await expect(left).rejects.toMatchObject({ name: 'AbortError' });
  expect(limits).toHaveLength(1);
});

test('what takes the server longer says how long', async () => {
  const limits = silence();
  const usual = fetchJson('/api/x').catch(() => undefined);
  const long = fetchJson('/api/x', { limitMs: 180_000 }).catch(() => undefined);
  expect(limits[0]?.ms).toBeLessThan(60_000);
  expect(limits[1]?.ms).toBe(180_000);
  for (const { pass } of limits) pass();
  await Promise.all([usual, long]);
});
