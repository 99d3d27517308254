import { expect, test } from 'vitest';
import { ticketCode } from './ticket-code.ts';

test.each([
  [' abcd2345 ', 'ABCD2345'],
  ['https://example.com/de/order/REF?ticket=abcd2345&token=x', 'ABCD2345'],
  ['https://example.com/t/ABCD2345', 'ABCD2345'],
])('the code in %s', (text, code) => {
  expect(ticketCode(text)).toBe(code);
});
