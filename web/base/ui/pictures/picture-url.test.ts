import { expect, test } from 'vitest';
import { pictureUrl } from './picture-url.ts';

test('a picture is requested at quality 80 unless another is given', () => {
  expect(pictureUrl('trips/cove.jpg', { width: 640 })).toBe(
    '/api/images/optimize/trips/cove.jpg?width=640&format=auto&quality=80',
  );
  expect(pictureUrl('trips/cove.jpg', { width: 640, quality: 55 })).toContain('quality=55');
});

test('width, height, format and quality go into the address, and omitted options stay out', () => {
  expect(pictureUrl('a.jpg', { width: 20, height: 10, format: 'webp', quality: 30 })).toBe(
    '/api/images/optimize/a.jpg?width=20&height=10&format=webp&quality=30',
  );
  expect(pictureUrl('a.jpg')).toBe('/api/images/optimize/a.jpg?format=auto&quality=80');
});

test.each([
  'https://other.example/a.jpg',
  'http://other.example/a.jpg',
  'data:image/png;base64,AAAA',
  '/assets/placeholders/cove.webp',
])('%s passes through unchanged', (address) => {
  expect(pictureUrl(address, { width: 640 })).toBe(address);
});

test('signs in a file name are escaped, slashes stay', () => {
  expect(pictureUrl('trips/a b?c#d.jpg')).toContain('/trips/a%20b%3Fc%23d.jpg?');
});
