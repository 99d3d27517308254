import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ContactLinks } from './contact-links.tsx';

const links = (phone: string) => {
  render(<ContactLinks contact={{ name: 'Ada', email: null, phone }} />);
  return screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
};

test.each([
  ['600 111 222', ['tel:+34600111222', 'https://wa.me/34600111222']],
  ['+447700900123', ['tel:+447700900123', 'https://wa.me/447700900123']],
  ['0171 1234567', ['tel:01711234567']],
])('%s can be called, and written to where its country is known', (phone, expected) => {
  expect(links(phone)).toEqual(expected);
});

test('words for a phone number are shown as typed, with nothing to dial', () => {
  expect(links('mornings only: 12')).toEqual([]);
  expect(screen.getByRole('list').textContent).not.toBe('');
});
