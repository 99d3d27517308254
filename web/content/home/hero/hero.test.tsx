import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { advance, hideTab, stubBrowser } from '../../../test/browser.ts';
import { aBanner } from '../../../test/builders.ts';
import { renderPart } from '../../../test/render.tsx';
import { Hero } from './hero.tsx';

const BANNERS = [
  aBanner({ id: 1, title: 'First' }),
  aBanner({ id: 2, title: 'Second' }),
  aBanner({ id: 3, title: 'Third' }),
];

async function showHero(banners = BANNERS) {
  vi.useFakeTimers();
  return renderPart(<Hero />, {
    data: { '/api/hero-banners/active': banners, '/api/trip-types': [] },
  });
}
const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const carousel = () => screen.getByRole('region', { name: 'Highlights of Menorca' });

test('the hero shows the next slide every 5000 ms and wraps around after the last', async () => {
  await showHero();
  expect(title()).toBe('First');
  await advance(4999);
  expect(title()).toBe('First');
  await advance(1);
  expect(title()).toBe('Second');
  await advance(5000);
  expect(title()).toBe('Third');
  await advance(5000);
  expect(title()).toBe('First');
});

test.each(['decoded', 'lost'])(
  'the next slide shows, words and all, when its picture is %s',
  async (end) => {
    const ends: (() => void)[] = [];
    const decode = () =>
      new Promise<void>((resolve, reject) =>
        ends.push(end === 'decoded' ? resolve : () => reject(new Error('lost'))),
      );
    Object.assign(HTMLImageElement.prototype, { decode });
    try {
      const { container } = await showHero();
      await advance(5000);
      await advance(60_000);
      expect(title()).toBe('First');
      const [first, second] = container.querySelectorAll('img');
      expect([
        first?.className.includes('opacity-100'),
        second?.className.includes('opacity-100'),
      ]).toEqual([true, false]);
      expect(container.querySelectorAll('img')).toHaveLength(2);
      for (const tell of ends) tell();
      await advance(0);
      expect(title()).toBe('Second');
      expect(second?.className).toContain('opacity-100');
    } finally {
      Reflect.deleteProperty(HTMLImageElement.prototype, 'decode');
    }
  },
);

test('previous and next buttons turn the slides and wrap around at both ends', async () => {
  await showHero();
  fireEvent.click(screen.getByRole('button', { name: 'Previous slide' }));
  expect(title()).toBe('Third');
  fireEvent.click(screen.getByRole('button', { name: 'Next slide' }));
  expect(title()).toBe('First');
  fireEvent.click(screen.getByRole('button', { name: 'Next slide' }));
  expect(title()).toBe('Second');
});

test('a slide that was chosen by hand stays its full 5000 ms', async () => {
  await showHero();
  await advance(4000);
  fireEvent.click(screen.getByRole('button', { name: 'Next slide' }));
  await advance(4999);
  expect(title()).toBe('Second');
  await advance(1);
  expect(title()).toBe('Third');
});

test('the slides rest while the pointer is on them and go on when it leaves', async () => {
  await showHero();
  fireEvent.pointerEnter(carousel());
  await advance(20_000);
  expect(title()).toBe('First');
  fireEvent.pointerLeave(carousel());
  await advance(5000);
  expect(title()).toBe('Second');
});

test('a slide does not change beneath a finger', async () => {
  await showHero();
  // A touch enters with its first contact and leaves with its last.
  fireEvent.pointerEnter(carousel(), { pointerType: 'touch' });
  await advance(20_000);
  expect(title()).toBe('First');
  fireEvent.pointerLeave(carousel(), { pointerType: 'touch' });
  await advance(5000);
  expect(title()).toBe('Second');
});

test('the slides rest while something in them has the focus and go on when it is gone', async () => {
  await showHero();
  fireEvent.focus(screen.getByRole('link', { name: 'Go there' }));
  await advance(20_000);
  expect(title()).toBe('First');
  fireEvent.blur(screen.getByRole('link', { name: 'Go there' }));
  await advance(5000);
  expect(title()).toBe('Second');
});

test('the slides rest in a hidden tab', async () => {
  await showHero();
  hideTab(true);
  await advance(20_000);
  expect(title()).toBe('First');
  hideTab(false);
  await advance(5000);
  expect(title()).toBe('Second');
});

test('with reduced motion the slides stand still until they are played', async () => {
  stubBrowser(['(prefers-reduced-motion: reduce)']);
  await showHero();
  await advance(20_000);
  expect(title()).toBe('First');
  fireEvent.click(screen.getByRole('button', { name: 'Play slides' }));
  await advance(5000);
  expect(title()).toBe('Second');
});

test('the slides can be paused and played by a button', async () => {
  await showHero();
  fireEvent.click(screen.getByRole('button', { name: 'Pause slides' }));
  await advance(20_000);
  expect(title()).toBe('First');
  fireEvent.click(screen.getByRole('button', { name: 'Play slides' }));
  await advance(5000);
  expect(title()).toBe('Second');
});

test('a single banner has no buttons to turn it and does not move', async () => {
  await showHero([aBanner({ title: 'Alone' })]);
  expect(screen.queryByRole('button', { name: 'Next slide' })).toBeNull();
  await advance(20_000);
  expect(title()).toBe('Alone');
});

test('the hero asks for its picture at 1920x1080', async () => {
  const { container } = await showHero();
  expect(container.querySelector('img')?.getAttribute('src')).toBe(
    '/api/images/optimize/hero/cove.jpg?width=1920&height=1080&format=auto&quality=80',
  );
});

test('the hero is 500 px high, 650 px on large screens', async () => {
  const { container } = await showHero();
  expect(container.querySelector('.h-\\[500px\\].lg\\:h-\\[650px\\]')).not.toBeNull();
});

test('without a banner the hero turns three placeholder pictures with the default texts and buttons', async () => {
  const { container } = await showHero([]);
  const seen: string[] = [];
  for (let slide = 0; slide < 3; slide += 1) {
    seen.push(`${title()} -> ${screen.getByRole('link').getAttribute('href')}`);
    await advance(5000);
  }
  expect(seen).toEqual([
    'Menorca at its own pace -> /trips',
    'Local to the core -> /about',
    'Landed? We are already here -> /airport-transfers/request',
  ]);
  const pictures = [...container.querySelectorAll('img')].map((picture) =>
    picture.getAttribute('src'),
  );
  expect(pictures).toEqual([
    '/assets/placeholders/cove.webp',
    '/assets/placeholders/harbour.webp',
    '/assets/placeholders/lighthouse.webp',
  ]);
});
