import { expect, test } from 'vitest';
import { loginSearch } from './login-search.ts';

test('a same-origin address to continue to is accepted', () => {
  expect(loginSearch({ next: '/admin/trips?page=2' })).toEqual({ next: '/admin/trips?page=2' });
});

test.each([
  '//other.example',
  '/\\other.example',
  'https://other.example',
  'javascript:alert(1)',
  '/a b',
  '',
  undefined,
  7,
])('%j is ignored', (next) => {
  expect(loginSearch({ next })).toEqual({});
});

test('the token of a mail and the known states are accepted, other states are ignored', () => {
  expect(loginSearch({ reset: 'abc', state: 'changed' })).toEqual({
    reset: 'abc',
    state: 'changed',
  });
  expect(loginSearch({ reset: '', state: 'admin' })).toEqual({});
  expect(loginSearch({ reset: ['abc'], state: 7 })).toEqual({});
});
