import { expect, test } from 'vitest';
import { confirmSearch, unsubscribeSearch } from './newsletter-search.ts';

test('the token and the known states are accepted, everything else is ignored', () => {
  expect(confirmSearch({ token: 'abc', state: 'sent', other: 1 })).toEqual({
    token: 'abc',
    state: 'sent',
  });
  expect(confirmSearch({ token: '', state: 'done' })).toEqual({});
  expect(unsubscribeSearch({ token: 7, state: 'done' })).toEqual({ state: 'done' });
});
