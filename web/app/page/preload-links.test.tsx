import { beforeEach, expect, test, vi } from 'vitest';
import { advance } from '../../test/browser.ts';
import type { SiteRouter } from '../router.ts';
import { preloadLinks } from './preload-links.ts';

const BOX = { top: 10, bottom: 90, left: 10, right: 90 };

beforeEach(() => void vi.useFakeTimers());

/** A card's link, within the screen unless moved. */
function aCard(path: string, box: Partial<typeof BOX> = {}): HTMLElement {
  const link = Object.assign(document.createElement('a'), { href: path });
  link.dataset.preloads = '';
  vi.spyOn(link, 'getBoundingClientRect').mockReturnValue({ ...BOX, ...box } as DOMRect);
  document.body.append(link);
  return link;
}

/** A router that has loaded a page once `finish` is called. */
function aRouter() {
  const asked: string[] = [];
  const waiting: (() => void)[] = [];
  const router = {
    state: { isLoading: false },
    options: { parseSearch: (search: string) => search },
    preloadRoute: ({ to, search }: { to: string; search: string }) => {
      asked.push(to + search);
      return new Promise<void>((resolve) => waiting.push(resolve));
    },
  };
  return {
    router: router as unknown as SiteRouter,
    state: router.state,
    asked,
    finish: () => waiting.shift()?.(),
  };
}

test('the pages of cards in view are loaded two at a time', async () => {
  for (const id of [1, 2, 3]) aCard(`/en/trips/${id}`);
  const { router, asked, finish } = aRouter();
  preloadLinks(router);
  await advance(1000);
  expect(asked).toEqual(['/trips/1', '/trips/2']);
  finish();
  await advance(1000);
  expect(asked).toEqual(['/trips/1', '/trips/2', '/trips/3']);
});

test('a page is loaded once, and a few from one page', async () => {
  for (let id = 1; id < 20; id += 1) aCard(`/trips/${id}`);
  const { router, asked, finish } = aRouter();
  preloadLinks(router);
  for (let round = 0; round < 20; round += 1) {
    await advance(1000);
    finish();
  }
  expect(asked).toHaveLength(6);
  expect(new Set(asked).size).toBe(6);
});

test.each([
  ['below the screen', { top: 5000, bottom: 5080 }],
  ['above it', { top: -90, bottom: -10 }],
  ['further along a rail', { left: 5000, right: 5080 }],
  ['not displayed', { top: 0, right: 0, bottom: 0, left: 0 }],
])('a card that is %s is not loaded', async (_where, box) => {
  aCard('/trips/1', box);
  const { router, asked } = aRouter();
  preloadLinks(router);
  await advance(2000);
  expect(asked).toEqual([]);
});

test('nothing is loaded while the visitor scrolls, or while another page is being opened', async () => {
  aCard('/trips/1?date=2030-05-01');
  const { router, state, asked } = aRouter();
  preloadLinks(router);
  for (let round = 0; round < 20; round += 1) {
    window.dispatchEvent(new Event('scroll'));
    await advance(100);
  }
  expect(asked).toEqual([]);
  state.isLoading = true;
  await advance(1000);
  expect(asked).toEqual([]);
  state.isLoading = false;
  window.dispatchEvent(new Event('scroll'));
  await advance(1000);
  expect(asked).toEqual(['/trips/1?date=2030-05-01']);
});

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'nothing is loaded ahead with %o',
  async (connection) => {
    vi.stubGlobal('navigator', { connection });
    aCard('/trips/1');
    const { router, asked } = aRouter();
    preloadLinks(router);
    await advance(2000);
    expect(asked).toEqual([]);
  },
);

test('cards that come later are loaded as well', async () => {
  const { router, asked } = aRouter();
  preloadLinks(router);
  await advance(1000);
  aCard('/trips/1');
  await advance(1000);
  expect(asked).toEqual(['/trips/1']);
});
