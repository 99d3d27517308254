import * as v from 'valibot';
import { expect, test } from 'vitest';
import { SignInInput } from './user.schema.ts';
import { afterSignIn } from './user.ts';

test('a sign-in continues to the requested address of this site', () => {
  expect(afterSignIn('user', '/de/trips?q=a')).toBe('/de/trips?q=a');
});

test('without one who works there goes to the administration and others home; another host is never gone to', () => {
  expect(afterSignIn('admin', undefined)).toBe('/admin');
  expect(afterSignIn('helper', undefined)).toBe('/admin');
  expect(afterSignIn('user', undefined)).toBe('/');
  expect(afterSignIn('admin', '//other.example')).toBe('/admin');
});

test('a strange address to go on to does not refuse the sign-in', () => {
  expect(v.parse(SignInInput, { email: ' A@B.example ', password: 'x', next: ['/'] })).toEqual({
    email: 'a@b.example',
    password: 'x',
    code: '',
    next: undefined,
  });
});
