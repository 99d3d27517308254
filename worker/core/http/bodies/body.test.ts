import * as v from 'valibot';
import { expect, test } from 'vitest';
import { ContactMessageInput } from '#contract/mail/contact.schema.ts';
import { QuoteInput, TransferRequestInput } from '#contract/transfers/request.schema.ts';
import { TripRequestInput } from '#contract/trips/trip-requests.schema.ts';
import { fieldError } from '../problem-text.ts';
import { fieldErrors, formToObject } from './body.ts';

const object = (form: string) => formToObject(new URLSearchParams(form));
const codes = (schema: v.GenericSchema, input: unknown) => {
  const { issues = [] } = v.safeParse(schema, input);
  return fieldErrors(issues).map(({ path, code }) => `${path} ${code}`);
};

test('dots in a form’s names make objects', () => {
  expect(object('contact.name=Ada&contact.email=ada%40example.com&date=2027-06-12')).toEqual({
    contact: { name: 'Ada', email: 'ada@example.com' },
    date: '2027-06-12',
  });
});

test('the first of two fields with one name counts', () => {
  expect(object('a=1&a=2')).toEqual({ a: '1' });
});

test.each([
  ['a trip', TripRequestInput],
  ['a quote', QuoteInput],
  ['a transfer', TransferRequestInput],
])('of %s each age of a child counts, and only the first of what is no list', (_name, schema) => {
  const form = new URLSearchParams(
    'childAges=1&childAges=&childAges=2&language=de&language=en&contact.name=Ada&contact.name=Eve',
  );
  expect(formToObject(form, schema)).toEqual({
    childAges: ['1', '2'],
    language: 'de',
    contact: { name: 'Ada' },
  });
  expect(formToObject(new URLSearchParams('childAges=4, 7'), schema)).toEqual({
    childAges: '4, 7',
  });
});

test.each([
  '__proto__.x=1',
  'constructor.prototype.x=1',
  'a.__proto__.x=1',
  'a..b=1',
  '.a=1',
  '=1',
])('%s reaches no prototype and is dropped', (form) => {
  expect(object(form)).toEqual({});
  expect(({} as { x?: unknown }).x).toBeUndefined();
});

test('a text where an object is needed too does not break the form', () => {
  expect(object('a=1&a.b=2')).toEqual({ a: { b: '2' } });
  expect(object('toString.x=1')).toEqual({ toString: { x: '1' } });
});

test('a missing field is «required», also when it is null', () => {
  const schema = v.object({ name: v.string(), age: v.number() });
  expect(codes(schema, { age: null })).toEqual(['name required', 'age required']);
});

test('each field has one entry: its first problem', () => {
  expect(
    codes(v.object({ name: v.pipe(v.string(), v.minLength(3), v.regex(/^a/)) }), { name: 'x' }),
  ).toEqual(['name required']);
});

test.each([
  ['too long', v.pipe(v.string(), v.maxLength(2)), 'abc', 'too_long'],
  ['of another pattern', v.pipe(v.string(), v.regex(/^a/)), 'b', 'invalid'],
  ['of another type', v.string(), 7, 'invalid'],
  ['too small', v.pipe(v.number(), v.minValue(1)), 0, 'too_short'],
  ['too large', v.pipe(v.number(), v.maxValue(1)), 2, 'too_many'],
  ['no date', v.pipe(v.string(), v.isoDate()), 'tomorrow', 'date'],
  [
    'a problem of its own',
    v.pipe(
      v.string(),
      v.check(() => false, 'past'),
    ),
    'x',
    'past',
  ],
])('a value that is %s', (_name, schema, value, code) => {
  expect(codes(v.object({ field: schema as v.GenericSchema }), { field: value })).toEqual([
    `field ${code}`,
  ]);
});

test('the path of a wrong field is dotted, down into lists', () => {
  expect(
    codes(v.object({ legs: v.array(v.object({ from: v.string() })) }), {
      legs: [{ from: 'a' }, {}],
    }),
  ).toEqual(['legs.1.from required']);
});

test('a contact message names each wrong field, and a missing contact at the email', () => {
  expect(codes(ContactMessageInput, { name: ' ', message: '', email: 'ada@' }).sort()).toEqual([
    'email email',
    'message required',
    'name required',
  ]);
  expect(codes(ContactMessageInput, { name: 'Ada', message: 'Hi', email: ' ', phone: '' })).toEqual(
    ['email contact_needed'],
  );
});

test('every entry says what is wrong in words', () => {
  const { issues = [] } = v.safeParse(ContactMessageInput, { name: 'Ada', email: 'ada@' });
  expect(
    Object.fromEntries(
      fieldErrors(issues).map((fault) => [fault.path, fieldError('en', fault).message]),
    ),
  ).toEqual({
    email: 'Please enter a valid email address.',
    message: 'Please fill in this field.',
  });
});

test('a number outside its limits is answered with the limit', () => {
  const limited = v.object({ adults: v.pipe(v.number(), v.minValue(1), v.maxValue(8)) });
  const message = (adults: number) =>
    fieldErrors(v.safeParse(limited, { adults }).issues ?? []).map(
      (fault) => fieldError('en', fault).message,
    );
  expect([message(0), message(9)]).toEqual([
    ['Please enter 1 or more.'],
    ['Please enter 8 or fewer.'],
  ]);
});
