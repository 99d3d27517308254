import { expect, test } from 'vitest';
import { type QuotePromise, readToken, writeToken } from './quote-token.ts';

const promise: QuotePromise = {
  quote: {
    from: 1,
    to: 2,
    outbound: { date: '2027-06-12', time: '14:30', flight: undefined },
    return: undefined,
    adults: 2,
    childAges: [],
    luggage: { large: 0, cabin: 0, bulky: 0 },
    extras: [],
  },
  priceVersion: 1,
  totals: { standard: 3800 },
  expiresAt: 1000,
};

test('a token says what was promised until it expires', async () => {
  const token = await writeToken('secret', promise);
  expect(await readToken('secret', token, 999)).toMatchObject({
    totals: { standard: 3800 },
    expiresAt: 1000,
  });
  expect(await readToken('secret', token, 1000)).toBe('expired');
});

test('a changed, foreign or broken token is refused', async () => {
  const token = await writeToken('secret', promise);
  const [payload = '', signature = ''] = token.split('.');
  const cheaper = btoa(
    atob(payload.replaceAll('-', '+').replaceAll('_', '/')).replace('3800', '0001'),
  )
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
  for (const bad of [
    `${cheaper}.${signature}`,
    `${payload}.${signature.slice(1)}A`,
    `${token}.x`,
    payload,
    '',
    '....',
    await writeToken('other', promise),
  ])
    expect(await readToken('secret', bad, 0)).toBe('invalid');
});
