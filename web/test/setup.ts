import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { addToast, removeToast } from '#ui/toast-store.ts';
import { stubBrowser } from './browser.ts';

// A component that logs an error fails its test, unless the test looks at the log itself.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  stubBrowser();
});
afterEach(() => {
  cleanup();
  const logged = vi.mocked(console.error).mock.calls;
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  for (const pair of document.cookie.split('; ')) document.cookie = `${pair.split('=')[0]}=; Path=/; Max-Age=0`;
  removeToast(addToast({})); // Only one is kept, so this clears them all.
  expect(logged).toEqual([]);
});
