import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { scrollWithin } from '../test/browser.ts';
import { LazyPicture } from './lazy-picture.tsx';

const showPicture = (path = 'trips/cove.jpg', isFirst = false) =>
  render(<LazyPicture path={path} alt="A cove" ratio={1.5} widths={[412, 828]} sizes="100vw" isFirst={isFirst} />);
const picture = () => screen.getByRole('img', { name: 'A cove' });
const placeholder = () => picture().parentElement?.style.backgroundImage;

test('until a picture is near, nothing of it is asked for', () => {
  showPicture();
  expect([picture().getAttribute('src'), picture().getAttribute('srcset'), placeholder()]).toEqual([null, null, '']);
});

test('a picture starts to load 200 px before it comes into view, not earlier', () => {
  showPicture();
  scrollWithin(201);
  expect(picture().getAttribute('src')).toBeNull();
  scrollWithin(200);
  expect(picture().getAttribute('src')).not.toBeNull();
});

test('its placeholder is 20 px wide, webp, quality 30', () => {
  showPicture();
  scrollWithin(0);
  expect(placeholder()).toContain('/api/images/optimize/trips/cove.jpg?width=20&format=webp&quality=30');
});

test('a picture is asked for at quality 80, in several widths', () => {
  showPicture();
  scrollWithin(0);
  expect(picture().getAttribute('src')).toBe('/api/images/optimize/trips/cove.jpg?width=828&format=auto&quality=80');
  expect(picture().getAttribute('srcset')).toBe(
    '/api/images/optimize/trips/cove.jpg?width=412&format=auto&quality=80 412w, /api/images/optimize/trips/cove.jpg?width=828&format=auto&quality=80 828w',
  );
});

test('a picture keeps its place before it has loaded, so that nothing jumps', () => {
  showPicture();
  expect([picture().getAttribute('width'), picture().getAttribute('height')]).toEqual(['828', '552']);
});

test('the picture shows over its placeholder once it has loaded', () => {
  showPicture();
  scrollWithin(0);
  expect(picture().hasAttribute('data-loaded')).toBe(false);
  fireEvent.load(picture());
  expect(picture().hasAttribute('data-loaded')).toBe(true);
});

test('a picture of the first view waits for nothing', () => {
  showPicture('trips/cove.jpg', true);
  expect(picture().getAttribute('src')).toContain('width=828');
  expect(picture().getAttribute('fetchpriority')).toBe('high');
});

test('an absolute address passes through unchanged', () => {
  showPicture('https://elsewhere.example/a.jpg');
  scrollWithin(0);
  expect(picture().getAttribute('src')).toBe('https://elsewhere.example/a.jpg');
});
