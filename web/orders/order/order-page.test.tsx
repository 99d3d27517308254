import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Order } from '#contract/orders/orders.ts';
import { renderPart } from '../../test/render.tsx';
import { OrderPage } from './order-page.tsx';

const item = (more: Partial<Order['items'][number]>) => ({
  ...{ kind: 'trip' as const, uuid: more.reference ?? '', status: 'CONFIRMED' as const },
  ...{ title: 'Segeltag', date: '2027-06-13', time: '10:00' },
  ...{ balanceCents: 0, dueCents: 0, token: 'ofItem', manageUrl: '' },
  ...{ reference: 'TR2PAAAA', totalCents: 10_000 },
  ...more,
});
const anOrder = (more: Partial<Order> = {}): Order => ({
  ...{ reference: 'RDER2345', token: 'ofOrder', language: 'de', createdAt: '2027-01-01' },
  items: [
    item({ kind: 'transfer', reference: 'TRANSFER', title: 'Flughafentransfer', status: 'new' }),
    item({ status: 'ON_HOLD', balanceCents: 10_000, dueCents: 3000 }),
    item({ reference: 'GNE23456', uuid: 'gone', status: 'CANCELLED' }),
  ],
  ...{ totalCents: 30_000, balanceCents: 10_000, dueCents: 3000 },
  contact: { name: 'Ada Vidal', email: 'ada@example.com', phone: null },
  notes: 'Mit Hund',
  ...more,
});
const show = (order: Order, payment = '') =>
  renderPart(<OrderPage />, {
    path: `/order/RDER2345?token=ofOrder${payment}`,
    data: { '/api/orders/RDER2345?token=ofOrder': order },
  });

test('an order shows each item with its state and the way to its own page, and what is paid now', async () => {
  await show(anOrder());
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your order');
  const cards = screen.getAllByRole('listitem').filter((one) => within(one).queryByRole('heading'));
  expect(cards.map((card) => within(card).getByRole('link').getAttribute('href'))).toEqual([
    '/airport-transfers/booking/TRANSFER?token=ofItem',
    '/trips/booking/TR2PAAAA?token=ofItem',
    '/trips/booking/GNE23456?token=ofItem',
  ]);
  expect(cards[1]?.textContent).toContain('Held until paid');
  expect(cards[2]?.textContent).toContain('Cancelled');
  const pay = screen.getByRole('link', { name: 'Pay €30' });
  expect(pay.getAttribute('href')).toBe('/api/orders/RDER2345/pay?token=ofOrder');
  // What is cancelled is not part of the total.
  const money = within(screen.getByRole('region', { name: 'Price' }));
  expect(money.getByText('Total').nextSibling?.textContent).toBe('€200');
  expect(screen.getByText('Mit Hund')).toBeDefined();
});

test('nothing is asked for when all is paid, and a payment that did not begin is explained', async () => {
  const paid = anOrder({ balanceCents: 0, dueCents: 0 });
  const { unmount } = await show(paid);
  expect(screen.queryByRole('link', { name: /^Pay/ })).toBeNull();
  unmount();
  await show(anOrder(), '&payment=refused');
  expect(screen.getByRole('alert').textContent).toContain('another way');
});
