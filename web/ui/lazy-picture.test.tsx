import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { scrollWithin } from '../test/browser.ts';
import { LazyPicture } from './lazy-picture.tsx';

const showPicture = (path = 'trips/cove.jpg') =>
  render(<LazyPicture path={path} alt="A cove" ratio={1.5} widths={[412, 828]} sizes="100vw" />);
const picture = () => screen.queryByRole('img', { name: 'A cove' });

test('until a picture is near, only its placeholder is asked for: 20 px wide, webp, quality 30', () => {
  const { container } = showPicture();
  const asked = [...container.querySelectorAll('img')].map((image) => image.getAttribute('src'));
  expect(asked).toEqual(['/api/images/optimize/trips/cove.jpg?width=20&format=webp&quality=30']);
});

test('a picture starts to load 200 px before it comes into view, not earlier', () => {
  showPicture();
  scrollWithin(201);
  expect(picture()).toBeNull();
  scrollWithin(200);
  expect(picture()).not.toBeNull();
});

test('a picture is asked for at quality 80, in several widths', () => {
  showPicture();
  scrollWithin(0);
  expect(picture()?.getAttribute('src')).toBe('/api/images/optimize/trips/cove.jpg?width=828&format=auto&quality=80');
  expect(picture()?.getAttribute('srcset')).toBe(
    '/api/images/optimize/trips/cove.jpg?width=412&format=auto&quality=80 412w, /api/images/optimize/trips/cove.jpg?width=828&format=auto&quality=80 828w',
  );
});

test('a picture keeps its place before it has loaded, so that nothing jumps', () => {
  showPicture();
  scrollWithin(0);
  expect([picture()?.getAttribute('width'), picture()?.getAttribute('height')]).toEqual(['828', '552']);
});

test('the picture fades in over its placeholder once it has loaded', () => {
  showPicture();
  scrollWithin(0);
  const image = picture() as HTMLElement;
  expect(image.className).toContain('opacity-0');
  fireEvent.load(image);
  expect(image.className).toContain('opacity-100');
});

test('an absolute address passes through unchanged', () => {
  showPicture('https://elsewhere.example/a.jpg');
  scrollWithin(0);
  expect(picture()?.getAttribute('src')).toBe('https://elsewhere.example/a.jpg');
});
