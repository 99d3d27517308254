import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { json, stubApi } from '../../test/api.ts';
import { renderPart } from '../../test/render.tsx';
import { GiftPage } from './gift-page.tsx';

const OFFER = {
  ...{ isSold: true, currency: 'EUR', leastCents: 1000, mostCents: 100_000 },
  ...{ suggestedCents: [5000, 10_000], withdrawalDays: 14 },
};
const show = (offer: object = OFFER) =>
  renderPart(<GiftPage />, { path: '/gift-vouchers', data: { '/api/gift-vouchers': offer } });
const inBasket = () => JSON.parse(localStorage.getItem('basket') ?? '{"items":[]}').items;

afterEach(() => {
  for (const key of ['basket', 'form-drafts']) localStorage.removeItem(key);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'basket' })));
});

test('what is typed is shown as it will look, and goes into the basket', async () => {
  stubApi({});
  const { user, address } = await show();
  await user.click(screen.getByRole('radio', { name: '€100' }));
  await user.type(screen.getByLabelText(/^For/), 'Núria');
  await user.type(screen.getByLabelText(/^Message/), 'Bon viatge');
  const preview = screen.getByRole('region', { name: 'How it will look' });
  expect(preview.textContent).toContain('€100ForNúriaBon viatge');
  await user.click(screen.getByRole('button', { name: 'Add to basket' }));
  await waitFor(() => expect(address()).toBe('/basket'));
  expect(inBasket()).toMatchObject([
    {
      ...{ kind: 'voucher', cents: 10_000, totalCents: 10_000, date: '' },
      fields: { recipientName: 'Núria', message: 'Bon viatge' },
    },
  ]);
});

test('another amount goes before the suggested ones, within the limits that the server names', async () => {
  stubApi({});
  const { user, address } = await show();
  const other = screen.getByLabelText(/^Another amount/);
  await user.type(other, '9,99');
  await user.click(screen.getByRole('button', { name: 'Buy this alone' }));
  expect(screen.getByText('Please choose an amount from €10 to €1,000.')).toBeDefined();
  expect(document.activeElement).toBe(other);
  expect(inBasket()).toEqual([]);
  await user.clear(other);
  await user.type(other, '62,50');
  await user.click(screen.getByRole('button', { name: 'Buy this alone' }));
  await waitFor(() => expect(address()).toBe(`/basket?step=checkout&item=${inBasket()[0]?.id}`));
  expect(inBasket()).toMatchObject([{ cents: 6250 }]);
});

test('validity and withdrawal are said, and where nothing is paid online it leads to the contact page', async () => {
  stubApi({});
  const { unmount } = await show();
  expect(screen.getByText(/within 14 days of the payment/)).toBeDefined();
  expect(screen.getByText('It does not expire.')).toBeDefined();
  unmount();
  await show({ ...OFFER, isSold: false });
  expect(screen.queryByRole('button', { name: 'Add to basket' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Contact' }).getAttribute('href')).toBe('/contact');
});

test('an offer that does not come is asked for again', async () => {
  let count = 0;
  stubApi({
    'GET /api/gift-vouchers': () => {
      count += 1;
      return count === 1 ? json({ status: 400 }, 400) : json(OFFER);
    },
  });
  const { user } = await renderPart(<GiftPage />, { path: '/gift-vouchers' });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Add to basket' })).toBeDefined();
});
