import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { json, stubApi } from '../../test/api.ts';
import { currentUserQuery } from './current-user.ts';
import { AnswerError } from './fetch-json.ts';
import { createQueryClient, loader } from './query-client.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.unstubAllGlobals();
});

const refuse = (status: number) => async () => {
  throw new AnswerError(status, 'no');
};
const ask = (loadOne: ReturnType<typeof loader>) =>
  Promise.resolve(
    loadOne({
      queryKey: ['/api/user'],
      signal: new AbortController().signal,
      meta: undefined,
      client: createQueryClient(),
    }),
  );

test('a query is a GET on the first element of its key', async () => {
  const calls = stubApi({ 'GET /api/trips/popular': () => json([{ id: 7 }]) });
  await expect(
    createQueryClient().fetchQuery({ queryKey: ['/api/trips/popular', 'more'] }),
  ).resolves.toEqual([{ id: 7 }]);
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /api/trips/popular']);
});

test('loaded data never becomes stale: a later fetch sends no request', async () => {
  const calls = stubApi({ 'GET /api/x': () => json(1) });
  const client = createQueryClient();
  await client.fetchQuery({ queryKey: ['/api/x'] });
  await vi.advanceTimersByTimeAsync(7 * 24 * 3_600_000);
  await client.fetchQuery({ queryKey: ['/api/x'] });
  expect(calls).toHaveLength(1);
});

test('a mounted query is never refetched by itself, however old its data', async () => {
  const calls = stubApi({ 'GET /api/x': () => json(1) });
  const stop = new QueryObserver(createQueryClient(), { queryKey: ['/api/x'] }).subscribe(() => {});
  await vi.advanceTimersByTimeAsync(24 * 3_600_000);
  stop();
  expect(calls).toHaveLength(1);
});

test('a failed query is not retried', async () => {
  const calls = stubApi({ 'GET /api/x': () => new Response('down', { status: 503 }) });
  const result = createQueryClient().fetchQuery({ queryKey: ['/api/x'] });
  await expect(result).rejects.toThrow('503: down');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(calls).toHaveLength(1);
});

test('a failed mutation is not retried', async () => {
  const mutationFn = vi.fn(refuse(503));
  const client = createQueryClient();
  const result = client.getMutationCache().build(client, { mutationFn }).execute(undefined);
  await expect(result).rejects.toThrow('503: no');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(mutationFn).toHaveBeenCalledOnce();
});

test('offline, a mutation fails at once', async () => {
  onlineManager.setOnline(false);
  const client = createQueryClient();
  const result = client
    .getMutationCache()
    .build(client, { mutationFn: refuse(503) })
    .execute(undefined);
  await expect(result).rejects.toThrow('503: no');
  onlineManager.setOnline(true);
});

test('no query is refetched when the window gets the focus or the connection returns', () => {
  const { queries } = createQueryClient().getDefaultOptions();
  expect(queries).toMatchObject({
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    refetchInterval: false,
    retry: false,
  });
});

test('a 401 throws, unless the loader maps it to null', async () => {
  await expect(ask(loader({ load: refuse(401) }))).rejects.toThrow('401: no');
  await expect(ask(loader({ on401: 'null', load: refuse(401) }))).resolves.toBeNull();
});

test('any other failure throws, also if the loader maps a 401 to null', async () => {
  await expect(ask(loader({ on401: 'null', load: refuse(403) }))).rejects.toThrow('403: no');
});

test('the current user is null when the server answers 401, is neither retried nor refetched on focus', async () => {
  const calls = stubApi({ 'GET /api/user': () => new Response('', { status: 401 }) });
  await expect(createQueryClient().fetchQuery(currentUserQuery)).resolves.toBeNull();
  expect(calls).toHaveLength(1);
  expect(currentUserQuery).toMatchObject({ retry: false, refetchOnWindowFocus: false });
});
