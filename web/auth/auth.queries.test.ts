import { expect, test } from 'vitest';
import { loginSearch } from './auth.queries.ts';

test('an own address to go on to is kept', () => {
  expect(loginSearch({ next: '/admin/trips?page=2' })).toEqual({ next: '/admin/trips?page=2' });
});

test.each(['//elsewhere.example', '/\\elsewhere.example', 'https://elsewhere.example', 'javascript:alert(1)', '/a b', '', undefined, 7])(
  '%j is ignored',
  (next) => {
    expect(loginSearch({ next })).toEqual({});
  },
);
