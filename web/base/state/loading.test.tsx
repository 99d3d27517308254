import { act } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { advance } from '../../test/browser.ts';
import { createLoading, isIncomplete, loadOrThrow, NotThere } from './loading.ts';

beforeEach(() => void vi.useFakeTimers());

/** Fails `times` times. */
function failing(times: number) {
  let left = times;
  return vi.fn(async () => {
    if (left-- > 0) throw new TypeError('Failed to fetch dynamically imported module');
    return 'there';
  });
}

test('a failed request is repeated after a growing pause, and the promise of the value never rejects', async () => {
  const load = failing(3);
  const loading = createLoading(load);
  const promise = loading.start();
  await advance(0);
  for (const [pause, requests] of [
    [999, 1],
    [1, 2],
    [1999, 2],
    [1, 3],
    [3999, 3],
    [1, 4],
  ] as const) {
    await advance(pause);
    expect(load).toHaveBeenCalledTimes(requests);
  }
  expect(await promise).toBe('there');
  await advance(600_000);
  expect(load).toHaveBeenCalledTimes(4);
});

test('the pause grows to a minute', async () => {
  const load = failing(20);
  const loading = createLoading(load);
  void loading.start();
  await advance(63_000);
  const before = load.mock.calls.length;
  await advance(180_000);
  expect(load.mock.calls.length - before).toBe(3);
  await advance(3_000_000);
  expect(loading.value()).toBe('there');
});

test.each(['online', 'pointerdown', 'keydown'])(
  '%s requests at once what is missing',
  async (event) => {
    const load = failing(5);
    const loading = createLoading(load);
    void loading.start();
    await advance(8000);
    const before = load.mock.calls.length;
    await act(async () => void window.dispatchEvent(new Event(event)));
    expect(load.mock.calls.length).toBe(before + 1);
    await advance(600_000);
    expect(loading.value()).toBe('there');
    const after = load.mock.calls.length;
    await act(async () => void window.dispatchEvent(new Event(event)));
    expect(load.mock.calls.length).toBe(after);
  },
);

test('a touch right after a failed request asks nothing', async () => {
  const load = failing(1);
  const loading = createLoading(load);
  void loading.start();
  await advance(100);
  window.dispatchEvent(new Event('pointerdown'));
  expect(load).toHaveBeenCalledTimes(1);
  await advance(1000);
  expect(loading.value()).toBe('there');
});

test('the page is incomplete once a part that it needs has failed twice, until the part is there', async () => {
  const loading = createLoading(failing(2));
  void loading.start();
  await advance(0);
  expect(isIncomplete()).toBe(false);
  await advance(1000);
  expect(isIncomplete()).toBe(true);
  await advance(2000);
  expect(isIncomplete()).toBe(false);
});

test('a part that is not needed never makes the page incomplete', async () => {
  const loading = createLoading(failing(3), { isOptional: true });
  void loading.start();
  await advance(4000);
  expect(isIncomplete()).toBe(false);
  await advance(600_000);
  expect(loading.value()).toBe('there');
});

test('requests at the same time are one, and each starts a new one after a failure', async () => {
  const load = failing(1);
  const loading = createLoading(load);
  expect(await Promise.all([loading.request(), loading.request()])).toEqual([false, false]);
  expect(load).toHaveBeenCalledTimes(1);
  expect(await loading.request()).toBe(true);
  expect(await loading.request()).toBe(true);
  expect(load).toHaveBeenCalledTimes(2);
});

test('a loader gets the value, or an error that names what is missing', async () => {
  const loading = createLoading(failing(1));
  await expect(loadOrThrow(loading)).rejects.toEqual(new NotThere(loading));
  expect(await loadOrThrow(loading)).toBe('there');
});
