import { expect, test } from 'vitest';
import { isOtherPage } from './canonical.ts';

const ORIGIN = 'https://menorca.example';

test.each([
  null,
  '',
  '/about',
  '/de/about',
  'https://menorca.example/about',
  'https://menorca.example/ca/about',
  'https://',
])('%j is the page’s own', (address) => {
  expect(isOtherPage(address, '/about', ORIGIN)).toBe(false);
});

test.each(['/contact', 'https://other.example/about', '/about?x=1', 'about-us'])(
  '%j is not',
  (address) => {
    expect(isOtherPage(address, '/about', ORIGIN)).toBe(true);
  },
);

test('the home page is its own in every spelling', () => {
  for (const address of ['/', '/de', 'https://menorca.example', 'https://menorca.example/es'])
    expect(isOtherPage(address, '/', ORIGIN)).toBe(false);
});
