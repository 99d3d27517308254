import { expect, test } from 'vitest';
import { contactProblem } from './contact-form.ts';

const FULL = { name: 'Ada', email: 'ada@example.com', phone: '600 000 000', message: 'Hello' };

test('a full form has no problem', () => {
  expect(contactProblem(FULL)).toBeUndefined();
});

test.each(['name', 'message'] as const)('%s is required; blanks do not count', (field) => {
  expect(contactProblem({ ...FULL, [field]: '' })).toBe('required_fields');
  expect(contactProblem({ ...FULL, [field]: '  \n' })).toBe('required_fields');
});

test('at least one of email and phone is required', () => {
  expect(contactProblem({ ...FULL, email: '' })).toBeUndefined();
  expect(contactProblem({ ...FULL, phone: '' })).toBeUndefined();
  expect(contactProblem({ ...FULL, email: ' ', phone: ' ' })).toBe('required_fields');
});

test.each(['ada', 'ada@example', '@example.com', 'ada@.', 'a da@example.com', 'ada@@example.com'])(
  '«%s» is no email, though a phone is given',
  (email) => {
    expect(contactProblem({ ...FULL, email })).toBe('invalid_email');
  },
);

test.each(['a@b.c', ' ada@example.com ', 'ada+menorca@mail.example.com'])(
  '«%s» is text, at sign, text, dot, text',
  (email) => {
    expect(contactProblem({ ...FULL, email })).toBeUndefined();
  },
);

test('invisible characters neither invalidate an e-mail nor count as a name', () => {
  expect(contactProblem({ ...FULL, email: '\u202aada@example.com\u200b\u202c' })).toBeUndefined();
  expect(contactProblem({ ...FULL, name: '\u200b' })).toBe('required_fields');
  expect(contactProblem({ ...FULL, message: '\u2060 \ufeff' })).toBe('required_fields');
  expect(contactProblem({ ...FULL, email: '\u200b', phone: '\u200b' })).toBe('required_fields');
});
