import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { menorcaToday } from '#contract/calendar.ts';
import type { OrderRow } from '#contract/orders/order-list.ts';
import { aDeskOrder, anOrderItem } from '../../../test/desk-order.ts';
import { openAdmin, pageOf } from '../../../test/open-admin.tsx';

const LIST = 'GET /api/admin/orders';
const COUNTS = {
  counts: { tasks: { answer: 2, coming: 100 }, kinds: {}, states: { confirmed: 3 } },
};
const answerOf = (...orders: OrderRow[]) => pageOf(orders, COUNTS);

test('the list begins with what is ahead; an order shows its items by day with what must be done', async () => {
  const sail = anOrderItem();
  const taxi = anOrderItem({
    ...{ kind: 'transfer', id: 'a1', reference: 'TRAN2345', title: 'Airport → Fornells' },
    ...{ status: 'new', at: '2027-06-11T18:30', balanceCents: 0, tasks: ['answer', 'coming'] },
  });
  openAdmin('/admin/orders', {
    [`${LIST}?task=coming`]: () =>
      answerOf({
        ...aDeskOrder([]),
        reference: 'ORDE2345',
        balanceCents: 10_000,
        items: [taxi, sail],
      }),
  });
  const row = within(await screen.findByRole('row', { name: /ORDE2345/ }));
  expect(row.getByRole('link', { name: 'Ada' }).getAttribute('href')).toBe(
    '/admin/orders/ORDE2345',
  );
  const items = row.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items.find((text) => text?.includes('Fornells'))).toContain('18:30');
  expect(row.getByRole('link', { name: 'Airport → Fornells' }).getAttribute('href')).toBe(
    '/admin/orders/TRAN2345',
  );
  expect(row.getByText('To answer')).toBeDefined();
  expect(row.getByText('Still owed: €100')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Coming up 100+', pressed: true })).toBeDefined();
});

test('tabs and filters are in the address, and a search is among all orders', async () => {
  const today = menorcaToday(new Date());
  const { user, address } = openAdmin('/admin/orders', {
    [`${LIST}?task=coming`]: () => answerOf(),
    [`${LIST}?task=answer`]: () => answerOf(),
    [`${LIST}?task=answer&kind=transfer`]: () => answerOf(),
    [`${LIST}?kind=transfer&task=answer`]: () => answerOf(),
    [`${LIST}?q=lea`]: () => answerOf(),
  });
  await user.click(await screen.findByRole('button', { name: 'To answer 2' }));
  await waitFor(() => expect(address()).toBe('/admin/orders?task=answer'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Transfer');
  await waitFor(() => expect(address()).toContain('kind=transfer'));
  await user.click(screen.getByRole('button', { name: 'Today' }));
  await waitFor(() => expect(address()).toContain(`from=${today}&to=${today}`));
  fireEvent.change(screen.getByLabelText('Journeys from'), { target: { value: '' } });
  await waitFor(() => expect(address()).not.toContain('from='));
});

test('a gift voucher says its amount and its state, and gift vouchers are listed whatever must be done', async () => {
  const gift = anOrderItem({
    ...{ kind: 'voucher', id: 'v1', reference: 'GIFT2345', title: 'Gift voucher', people: 0 },
    ...{ status: 'issued', at: '2027-06-11T', totalCents: 5000, balanceCents: 0, paidCents: 5000 },
    tasks: ['closed'],
  });
  openAdmin('/admin/orders?kind=voucher', {
    [`${LIST}?kind=voucher`]: () =>
      answerOf({ ...aDeskOrder([]), reference: 'ORDE2345', items: [gift] }),
  });
  const row = within(await screen.findByRole('row', { name: /ORDE2345/ }));
  const item = row
    .getAllByRole('listitem')
    .find(({ textContent }) => textContent?.includes('Gift'));
  expect(item?.textContent).toMatch(/€50(?!\d).*Issued/);
  expect(item?.textContent).not.toContain('people');
  expect(screen.getByRole('combobox', { name: 'Kind' })).toHaveProperty('value', 'voucher');
});

test('an inbox without orders says so, and a failure can be tried again', async () => {
  const answers = [new Response('The database is away.', { status: 503 }), answerOf()];
  const { user } = openAdmin('/admin/orders', {
    [`${LIST}?task=coming`]: () => answers.shift() as Response,
  });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No orders yet.')).toBeDefined();
});

test.each([
  ['/admin/trip-requests?q=lea&status=new', '/admin/orders?kind=trip&q=lea&status=new'],
  ['/admin/transfers?from=2027-06-12', '/admin/orders?kind=transfer&from=2027-06-12'],
  ['/admin/transfers?view=map&day=2027-06-12', '/admin/transfers/map?day=2027-06-12'],
  ['/admin/trip-requests?new=1&trip=7', '/admin/orders/new?trip=7'],
  ['/admin/trip-requests/ABCD2345', '/admin/orders/ABCD2345'],
  ['/admin/transfers/request/ABCD2345', '/admin/orders/ABCD2345'],
])('the former address %s leads to %s', async (former, next) => {
  const { address } = openAdmin(former);
  await waitFor(() => expect(address()).toBe(next));
});
