import { expect, onTestFinished, test, vi } from 'vitest';
import type { Hands } from './hands.ts';
import { preloadInView } from './preload-in-view.ts';
import type { SiteRouter } from './router.ts';

function addLink(href: string) {
  const link = document.createElement('a');
  link.setAttribute('href', href);
  link.getBoundingClientRect = () => new DOMRect(0, 100, 200, 40);
  document.querySelector('main')?.append(link);
}

test('the pages behind links in view are fetched ahead soon after somebody has scrolled, and after a tap once nothing follows it', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  document.body.innerHTML = '<main></main>';
  addLink('/en/trips');
  const asked: string[] = [];
  const router = {
    options: { context: { i18n: { language: 'en' } } },
    preloadRoute: async ({ href }: { href: string }) => void asked.push(href),
  };
  let tap = () => {};
  const hands: Hands = {
    areBusy: () => false,
    hear: (listener) => {
      tap = listener;
    },
    soon: (work) => work(),
    atRest: (work) => work(),
  };
  preloadInView(router as unknown as SiteRouter, hands);

  tap();
  await vi.advanceTimersByTimeAsync(400);
  tap();
  await vi.advanceTimersByTimeAsync(400);
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(asked).toEqual(['/en/trips']);

  addLink('/en/blog');
  dispatchEvent(new Event('scroll'));
  await vi.advanceTimersByTimeAsync(100);
  expect(asked).toEqual(['/en/trips', '/en/blog']);

  addLink('/en/services');
  dispatchEvent(new Event('scroll'));
  dispatchEvent(new Event('scrollend'));
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toEqual(['/en/trips', '/en/blog', '/en/services']);

  addLink('/en/about');
  tap();
  dispatchEvent(new Event('scrollend'));
  await vi.advanceTimersByTimeAsync(400);
  expect(asked).not.toContain('/en/about');
  await vi.advanceTimersByTimeAsync(200);
  expect(asked.slice(3)).toEqual(['/en/about']);
});
