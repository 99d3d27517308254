import { beforeEach, expect, test, vi } from 'vitest';
import { retryRead } from './retry-read.ts';

const LOST = new Error('D1_ERROR: Network connection lost.');
const failing = (error: Error) => vi.fn<() => Promise<string>>().mockRejectedValue(error);
/** Settled as soon as all timers have run. */
const settled = async (read: () => Promise<string>) => {
  const answer = retryRead(read).catch((error: Error) => error.message);
  await vi.runAllTimersAsync();
  return answer;
};

beforeEach(() => void vi.useFakeTimers());

test('a lost connection is not noticed', async () => {
  const read = failing(LOST).mockRejectedValueOnce(LOST).mockResolvedValue('rows');
  expect(await settled(read)).toBe('rows');
  expect(read).toHaveBeenCalledTimes(2);
});

test('a read is tried twice, not more often', async () => {
  const read = failing(LOST);
  expect(await settled(read)).toBe(LOST.message);
  expect(read).toHaveBeenCalledTimes(2);
});

test.each([
  'D1_ERROR: no such column: x: SQLITE_ERROR',
  'D1 DB is overloaded. Requests queued for too long.',
  'D1 DB is overloaded. Too many requests queued.',
])('«%s» is not tried again', async (message) => {
  const read = failing(new Error(message));
  expect(await settled(read)).toBe(message);
  expect(read).toHaveBeenCalledTimes(1);
});

test('a slow database is queried once, and answers', async () => {
  const read = vi.fn(
    () => new Promise<string>((resolve) => setTimeout(() => resolve('rows'), 2500)),
  );
  expect(await settled(read)).toBe('rows');
  expect(read).toHaveBeenCalledTimes(1);
});

test('a silent database is given up', async () => {
  expect(await settled(() => new Promise(() => undefined))).toMatch('in time');
});
