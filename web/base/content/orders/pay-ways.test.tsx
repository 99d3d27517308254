import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Language } from '#contract/languages/language.ts';
import type { PaymentMark } from '#contract/money/payment-marks.ts';
import { aSite } from '../../../test/builders.ts';
import { renderPart } from '../../../test/render.tsx';
import PayWays from './pay-ways.tsx';

const MARKS: PaymentMark[] = ['visa', 'mastercard', 'paypal', 'bizum', 'google_pay'];
const SITE = { paymentMarks: MARKS, isPaidAtStripe: true };
const show = (language: Language, change: object = {}) =>
  renderPart(<PayWays />, { language, data: { '/api/site': aSite({ ...SITE, ...change }) } });

test.each([
  ['de', 'PayPal, Visa, Mastercard, Bizum oder Google Pay'],
  ['es', 'Bizum, Visa, Mastercard, PayPal o Google Pay'],
  ['ca', 'Bizum, Visa, Mastercard, PayPal o Google Pay'],
  ['en', 'Google Pay, Visa, Mastercard, PayPal or Bizum'],
] as const)('in %s what is usual there stands first', async (language, ways) => {
  await show(language);
  expect(screen.getByText(/Visa, Mastercard/).textContent).toContain(ways);
});

test('English readers learn that they are charged in euros, Catalan ones that Stripe’s page has no Catalan', async () => {
  const english = await show('en');
  expect(screen.getByText(/^You are charged in euros/)).toBeDefined();
  expect(screen.queryByText(/Catalan/)).toBeNull();
  english.unmount();
  const catalan = await show('ca');
  expect(screen.getByText(/s’obre en castellà/)).toBeDefined();
  catalan.unmount();
  await show('ca', { isPaidAtStripe: undefined });
  expect(screen.queryByText(/s’obre en castellà/)).toBeNull();
});

test('a site without payment online promises none', async () => {
  const { container } = await show('de', { paymentMarks: [] });
  expect(container.textContent).toBe('');
});
