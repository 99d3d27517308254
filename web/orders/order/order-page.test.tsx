import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LazyToaster } from '#base/ui/toasts/lazy-toaster.tsx';
import type { GuestBooking } from '#contract/bookings/guest-bookings.ts';
import type { Question } from '#contract/bookings/needs/questions.ts';
import { menorcaToday } from '#contract/calendar.ts';
import type { GuestMoney } from '#contract/money/payments.ts';
import type { Order } from '#contract/orders/orders.ts';
import type { BookingLeg, TransferBooking } from '#contract/transfers/booking/booking.ts';
import { json, stubApi } from '../../test/api.ts';
import { aBooking } from '../../test/booking.ts';
import { aGuestBooking, anItem, anOrder, someMoney } from '../../test/order.ts';
import { renderPart } from '../../test/render.tsx';
import { apiOf, isBooked, type OrderItem } from './items.ts';
import { OrderPage } from './order-page.tsx';

type Made = {
  item: OrderItem;
  booking?: Partial<GuestBooking>;
  transfer?: TransferBooking;
  money?: Partial<GuestMoney>;
};

const transfer = anItem({ kind: 'transfer', reference: 'TRANSFER', status: 'new' });
const answersOf = ({ item, booking, transfer: journey, money }: Made) => {
  if (!isBooked(item)) return {};
  const query = `?token=${item.token}`;
  const details =
    item.kind === 'trip'
      ? aGuestBooking(item, booking)
      : (journey ?? { ...aBooking('new'), reference: item.reference });
  return {
    [`${apiOf(item)}${query}`]: details,
    [`${apiOf(item)}/money${query}`]: someMoney(money),
    [`${apiOf(item)}/receipts${query}`]: { items: [], customer: null },
  };
};
const show = (made: Made[], more: Partial<Order> = {}, search = '') => {
  const order = anOrder(
    made.map(({ item }) => item),
    more,
  );
  const page = (
    <>
      <OrderPage />
      <LazyToaster />
    </>
  );
  return renderPart(page, {
    path: `/order/RDER2345?token=ofOrder${search}`,
    data: Object.assign(
      { '/api/orders/RDER2345?token=ofOrder': order },
      ...made.map((one) => answersOf(one)),
    ),
  });
};
const region = (name: string) => screen.findByRole('region', { name });

test('an order of several shows each day, each item with its state, and pays at once for all', async () => {
  await show([
    { item: transfer },
    { item: anItem({ status: 'ON_HOLD', balanceCents: 10_000, dueCents: 3000 }) },
    { item: anItem({ reference: 'GNE23456', status: 'CANCELLED', title: 'Weg' }) },
  ]);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your order');
  const days = within(screen.getByRole('list', { name: 'Day by day' }));
  expect(days.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '#TR2PAAAA',
    '#GNE23456',
  ]);
  expect(days.getByText('Held until paid')).toBeDefined();
  const pay = screen.getAllByRole('link', { name: /^Pay/ });
  expect(pay.map((link) => link.getAttribute('href'))).toEqual([
    '/api/orders/RDER2345/pay?token=ofOrder',
  ]);
  // What is cancelled is not part of the total; what is not confirmed is owed later.
  const price = screen.getByRole('heading', { level: 2, name: 'Price' }).parentElement;
  expect(within(price as HTMLElement).getByText('Total').nextSibling?.textContent).toBe('€200');
  expect(within(price as HTMLElement).getByText(/after our/).nextSibling?.textContent).toBe('€100');
  expect(screen.getByText('Mit Hund')).toBeDefined();
});

test('what was paid for a gift voucher is part of what is paid of the order', async () => {
  const gift: OrderItem = {
    ...anItem({ reference: 'GIFT2345', totalCents: 4000, title: 'Gift voucher' }),
    ...{ kind: 'voucher', status: 'issued', date: '', time: '' },
  };
  const item = anItem({ balanceCents: 1000 });
  await show([{ item, money: { paidCents: 9000, balanceCents: 1000 } }, { item: gift }], {
    totalCents: 14_000,
    balanceCents: 1000,
    dueCents: 0,
  });
  const rows = (await screen.findAllByText('Paid')).map((one) => one.nextSibling?.textContent);
  expect(rows).toContain('€130');
});

test('an item alone has the heading of a booking, and nothing of other items', async () => {
  await show([{ item: anItem() }], { balanceCents: 0, dueCents: 0 });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your booking');
  expect(await screen.findByRole('img', { name: 'Ticket 1 of 1' })).toBeDefined();
  expect(screen.queryByRole('list', { name: 'Day by day' })).toBeNull();
});

test('on its day a trip comes first, with its tickets before what it is about', async () => {
  const today = menorcaToday(new Date());
  await show([
    { item: anItem() },
    { item: anItem({ reference: 'TODAY234', date: today }), booking: { date: today } },
  ]);
  const sections = await screen.findAllByRole('region', { name: 'Segeltag' });
  const ids = sections.map((section) => section.querySelector('details > div')?.id);
  expect(ids).toEqual(['TODAY234', 'TR2PAAAA']);
  const first = within(sections[0] as HTMLElement);
  const ticket = await first.findByRole('img', { name: /^Ticket/ });
  const summary = first.getByRole('heading', { name: 'Summary' });
  const AFTER = Node.DOCUMENT_POSITION_FOLLOWING;
  expect(ticket.compareDocumentPosition(summary) & AFTER).toBe(AFTER);
});

const isBefore = (one: Element, other: Element) =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

test('on the day the ticket with hour and place is above everything else of a booking, and what is due below it', async () => {
  const today = menorcaToday(new Date());
  const money = { balanceCents: 7000, dueNowCents: 7000 };
  await show([{ item: anItem({ date: today }), booking: { date: today }, money }]);
  const ticket = (await screen.findByRole('heading', { name: 'Today at 10:00' })).closest(
    'section',
  );
  expect(within(ticket as HTMLElement).getByText('Muelle')).toBeDefined();
  expect(within(ticket as HTMLElement).getByRole('img', { name: 'Ticket 1 of 1' })).toBeDefined();
  const state = screen.getByText('Confirmed');
  const pay = screen.getByRole('link', { name: /^Pay/ });
  expect([isBefore(ticket as Element, state), isBefore(state, pay)]).toEqual([true, true]);
});

test('before the day what is due and what is to be answered come first, the ticket last', async () => {
  const question: Question = {
    ...{ id: 'diet', type: 'text', per: 'booking', needed: 'before', question: 'Allergies?' },
    ...{ help: '', choices: [], text: '', edition: '1', translations: {} },
  };
  const item = anItem({ date: '2099-06-13' });
  const option = { ...aGuestBooking(item).option, questions: [question] };
  const money = { balanceCents: 7000, dueNowCents: 7000 };
  await show([{ item, booking: { date: '2099-06-13', option }, money }]);
  const ticket = await screen.findByRole('heading', { name: 'Your tickets' });
  const shown = [
    screen.getByRole('link', { name: /^Pay/ }),
    screen.getByRole('textbox', { name: /Allergies/ }),
    screen.getByRole('heading', { name: 'Segeltag' }),
    ticket,
  ];
  for (const [position, one] of shown.entries())
    for (const other of shown.slice(position + 1)) expect(isBefore(one, other)).toBe(true);
});

test('a change of one of two journeys names journey and field: in its labels, its error and what is announced', async () => {
  const journey = aBooking('confirmed');
  const item = anItem({ kind: 'transfer', reference: 'TRANSFER', status: 'confirmed' });
  const legs = (['outbound', 'return'] as const).map(
    (leg): BookingLeg => ({
      ...{ leg, date: '2099-06-12', time: '12:00', flight: null, agreedTime: null },
      ...{ startsAt: '2099-06-12T10:00:00Z', endsAt: '2099-06-12T10:20:00Z' },
      ...{ pickupAddress: null, dropoffAddress: null, driver: null, waitingMinutes: 60 },
    }),
  );
  const both = { ...journey, reference: 'TRANSFER', canRequestChange: true, legs };
  const calls = stubApi({
    'POST /api/transfers/requests/TRANSFER/change': () =>
      calls.length > 1
        ? json(both, 201)
        : json({ status: 422, errors: [{ path: 'time', code: 'past', message: '' }] }, 422),
  });
  const { user } = await show([{ item, transfer: both }]);
  await user.click(await screen.findByText('Ask for a change'));
  await user.selectOptions(screen.getByRole('combobox', { name: /leg/ }), 'Return journey');
  const time = screen.getByLabelText(/^Return journey: New time/);
  await user.type(time, '17:45');
  await user.click(screen.getByRole('button', { name: 'Send the change request' }));
  await waitFor(() => expect(time.getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByText(/need your attention.*Return journey: time$/)).toBeDefined();
  expect(screen.getByText(/^Return journey: time\. /)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Send the change request' }));
  const toast = await screen.findByText('We have received your change request');
  expect(toast.nextElementSibling?.textContent).toBe('Return journey: time');
});

test('of several items the next one is open, the others by their title or a link to them', async () => {
  await show([
    { item: anItem({ reference: 'FIRST234', date: '2099-06-12', time: '10:00' }) },
    { item: anItem({ reference: 'AFTER234', date: '2099-06-14', time: '10:00' }) },
    { item: anItem({ reference: 'GNE23456', date: '2099-06-11', status: 'CANCELLED' }) },
    { item: anItem({ reference: 'HELD2345', date: '2099-06-15', status: 'ON_HOLD' }) },
  ]);
  const isOpen = () =>
    Object.fromEntries(
      [...document.querySelectorAll<HTMLDetailsElement>('section > details')].map((one) => [
        one.querySelector(':scope > div')?.id,
        one.open,
      ]),
    );
  const folded = { FIRST234: true, AFTER234: false, GNE23456: false, HELD2345: true };
  expect(isOpen()).toEqual(folded);
  location.hash = '#AFTER234';
  await waitFor(() => expect(isOpen()).toEqual({ ...folded, AFTER234: true }));
  location.hash = '';
});

test('of several items the one that is cancelled is, by its own link and for the fee that was shown', async () => {
  const other = anItem({ reference: 'THER2345', token: 'ofOther' });
  const [first, second] = [{ item: anItem() }, { item: other }];
  const calls = stubApi({ 'POST /api/bookings/THER2345/cancel': () => json({}) });
  const { user } = await show([
    { ...first, booking: { canCancel: true } },
    { ...second, booking: { canCancel: true, feeCents: 2000 } },
  ]);
  await waitFor(() => expect(screen.getAllByText('Cancel the booking')).toHaveLength(2));
  const folds = screen.getAllByText('Cancel the booking');
  expect(folds.map((fold) => fold.closest('details')?.id)).toEqual([
    'cancel-TR2PAAAA',
    'cancel-THER2345',
  ]);
  await user.click(screen.getByRole('button', { name: 'Yes, cancel for €20', hidden: true }));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      token: 'ofOther',
      feeCents: 2000,
    }),
  );
});

test('an item of a kind without a page of its own does not hide the others', async () => {
  const unknown = { ...anItem({ reference: 'GIFT2345', title: 'Gutschein' }), kind: 'later' };
  await show([{ item: unknown as unknown as OrderItem }, { item: anItem() }]);
  expect(within(await region('Gutschein')).getByRole('status').textContent).toContain('Confirmed');
  expect(await within(await region('Segeltag')).findByText('Your tickets')).toBeDefined();
});

test('nothing is asked for when all is paid, and a payment that did not begin is explained', async () => {
  const items = [{ item: anItem() }, { item: transfer }];
  const { unmount } = await show(items, { balanceCents: 0, dueCents: 0 });
  expect(screen.queryByRole('link', { name: /^Pay/ })).toBeNull();
  unmount();
  await show(items, {}, '&payment=refused');
  expect(screen.getByText(/another way/)).toBeDefined();
});

test('what guest and firm wrote each other is on the page; without any there is no such part', async () => {
  const item = anItem();
  const at = '2027-06-01T10:00:00.000Z';
  const { unmount } = await show([{ item }], {
    messages: [
      { writer: 'guest', text: 'Is there shade?', at },
      { writer: 'firm', text: 'Yes,\na sail.', at: '2027-06-01T11:00:00.000Z' },
    ],
  });
  const part = (await screen.findByRole('heading', { name: 'Messages' })).closest('section');
  const [guest, firm] = within(part as HTMLElement).getAllByRole('listitem');
  expect(guest?.textContent).toMatch(/^You .*Is there shade\?$/);
  expect(firm?.textContent).toMatch(/^Us .*Yes,\na sail\.$/);
  unmount();
  await show([{ item }]);
  expect(screen.queryByRole('heading', { name: 'Messages' })).toBeNull();
});

test('a guest writes to the company, and the page asks for the order again', async () => {
  const item = anItem();
  const { user, queryClient } = await show([{ item }]);
  const order = queryClient.getQueryData<Order>(['/api/orders/RDER2345?token=ofOrder']);
  const calls = stubApi({ 'POST /api/orders/RDER2345/messages': () => json(order) });
  await user.click(await screen.findByText('Write to us'));
  const send = screen.getByRole('button', { name: 'Send' });
  await user.click(send);
  expect(screen.getByText('Please fill in this field.')).toBeDefined();
  await user.type(screen.getByLabelText('Your message'), 'May we bring a dog?');
  await user.click(send);
  expect(await screen.findByText('We have your message and will answer soon.')).toBeDefined();
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    ...{ token: order?.token, text: 'May we bring a dog?' },
  });
  expect(screen.getByLabelText<HTMLTextAreaElement>('Your message').value).toBe('');
});

test('a guest who cannot be answered gets no form for messages', async () => {
  const contact = { name: 'Ada', email: null, phone: null };
  await show([{ item: anItem() }], { contact });
  await screen.findByRole('img', { name: 'Ticket 1 of 1' });
  expect(screen.queryByText('Write to us')).toBeNull();
});
