import * as v from 'valibot';
import { expect, test } from 'vitest';
import { Contact } from '../trips/trip-requests.schema.ts';
import { SubscriptionInput } from './newsletter.schema.ts';

const takes = (email: string) => v.is(SubscriptionInput, { email });

test.each([
  'ada@example.com',
  ' Ada.Lovelace+menorca@mail.example.co.uk ',
  "o'hara_1@a-b.example",
  'josé@maó.example',
  'x@xn--mller-kva.example',
  'a@b.co',
])('%j is an address', (email) => {
  expect(takes(email)).toBe(true);
});

test.each([
  '<a@b.co>',
  'Ada <a@b.co>',
  'a@b..co',
  'a@b.co.',
  'a@.b.co',
  'a@b,co.uk',
  'a@-.-',
  'a@-b.co',
  'a@b-.co',
  'foo,bar@x.co',
  'a;b@x.co',
  '"a b"@x.co',
  '.a@x.co',
  'a.@x.co',
  'a..b@x.co',
  'a@b@x.co',
  'a@localhost',
  'a@127.0.0.1',
  'a\u0007@x.co',
  `${'a'.repeat(65)}@x.co`,
  `a@${'b'.repeat(64)}.co`,
])('%j is none', (email) => {
  expect(takes(email)).toBe(false);
  expect(v.is(Contact, { name: 'Ada', email })).toBe(false);
});
