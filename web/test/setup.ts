import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';
import { forgetServerTime } from '#base/clock/server-clock.ts';
import { addToast, removeToast } from '#base/ui/toasts/toast-store.ts';
import { setCookie, stubBrowser } from './browser.ts';

// Slow machines must not fail tests.
configure({ asyncUtilTimeout: 5000 });
vi.setConfig({ testTimeout: 20_000 });

// A logged error fails its test, unless the test checks the log itself.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  stubBrowser();
});
afterEach(() => {
  cleanup();
  // Files share a document: a dialog that was open locks the scrolling of the body.
  document.body.replaceChildren();
  for (const { name } of [...document.body.attributes]) document.body.removeAttribute(name);
  const logged = vi.mocked(console.error).mock.calls;
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  forgetServerTime();
  // Files share modules: stores read anew what is stored, as if another tab had removed it.
  localStorage.clear();
  sessionStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  for (const pair of document.cookie.split('; ')) setCookie(pair.split('=')[0] ?? '', '', 0);
  removeToast(addToast({})); // Only one toast is stored, so this removes all.
  expect(logged).toEqual([]);
});

// An import that is under way when its file ends fails, and would stay failed for the files after it in this thread.
afterAll(() => vi.dynamicImportSettled());
