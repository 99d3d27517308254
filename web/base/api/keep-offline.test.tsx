import { afterEach, expect, test, vi } from 'vitest';
import { forgetOffline, keepOffline } from './keep-offline.ts';

/** A browser whose service worker receives messages but never answers; `ready` may never resolve. */
function aSilentWorker(ready: Promise<unknown>) {
  const active = { postMessage: () => {} };
  const serviceWorker = {
    register: async () => ({}),
    ready,
    getRegistration: async () => ({ active }),
  };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
}

afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

test('a page that no service worker answers for is said not to be stored, and forgetting it ends as well', async () => {
  vi.useFakeTimers();
  for (const ready of [
    Promise.resolve({ active: { postMessage: () => {} } }),
    new Promise(() => {}),
  ]) {
    aSilentWorker(ready);
    const stored = keepOffline({ namespaces: ['trips'] });
    await vi.advanceTimersByTimeAsync(61_000);
    expect(await stored).toBe(false);
  }
  const forgotten = forgetOffline();
  await vi.advanceTimersByTimeAsync(31_000);
  await expect(forgotten).resolves.toBeUndefined();
});
