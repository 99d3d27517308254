import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { OrderDetailItem } from '#contract/orders/order-detail.ts';
import { json } from '../../../test/api.ts';
import { aDeskOrder, aDetailItem, anOrderItem } from '../../../test/desk-order.ts';
import { openAdmin, pageOf } from '../../../test/open-admin.tsx';
import { aTransfer } from '../../../test/transfer-detail.ts';
import { aTripRequest } from '../../../test/trip-request.ts';
import { sharesOf } from './order-payment.tsx';

const PHONE = { name: 'Lea', email: null, phone: '+34600100200' };
const SAIL = aTripRequest({ contact: PHONE, next: ['completed'] });
const TAXI = aTransfer({
  ...{ id: 'a1', reference: 'TRAN2345', contact: PHONE, status: 'new', next: ['confirmed'] },
  events: [
    {
      ...{ id: 1, type: 'state', from: null, to: 'new', by: 'guest', user: null },
      ...{ note: null, data: null, at: '2026-02-01T10:00:00.000Z' },
    },
  ],
});
const ITEMS: OrderDetailItem[] = [
  {
    ...anOrderItem({ id: 'a1', reference: 'TRAN2345', title: 'Airport → Fornells', status: 'new' }),
    ...{ totalCents: 4500, balanceCents: 0, tasks: ['answer'], dueCents: 0, manageUrl: '' },
    ...{ kind: 'transfer', detail: TAXI },
  },
  aDetailItem({}, SAIL),
];
const WHATSAPP = { url: 'https://wa.me/34600100200?text=Sail%2C%2010%3A00', text: 'Sail, 10:00' };

const open = (name: string, items = ITEMS, answers: Parameters<typeof openAdmin>[1] = {}) =>
  openAdmin(`/admin/orders/${name}`, {
    [`GET /api/admin/orders/${name}`]: () =>
      json(aDeskOrder(items, { reference: 'ORDE2345', contact: PHONE, whatsapp: WHATSAPP })),
    'GET /api/admin/trip-requests/b1': () => json(SAIL),
    'GET /api/admin/transfers/a1': () => json(TAXI),
    'GET /api/admin/messages?order=ORDE2345': () => pageOf([], { counts: {} }),
    ...answers,
  });
const itemNamed = (name: string) => document.getElementById(name) as HTMLDetailsElement | null;

test('the item that the address names is in view, the others fold', async () => {
  open('ABCD2345');
  await waitFor(() => expect(itemNamed('ABCD2345')?.open).toBe(true));
  await waitFor(() => expect(itemNamed('TRAN2345')?.open).toBe(false));
});

test('by the order’s reference the item that waits for an answer is in view', async () => {
  open('ORDE2345');
  await waitFor(() => expect(itemNamed('TRAN2345')?.open).toBe(true));
  expect(itemNamed('ABCD2345')?.open).toBe(false);
});

test('payment stands at the top with the sum of all items', async () => {
  open('ORDE2345');
  const table = within(await screen.findByRole('table', { name: 'Payments' }));
  const [, ...rows] = table.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows).toEqual([
    expect.stringContaining('€45'),
    expect.stringContaining('€100'),
    expect.stringMatching(/^Total.*€145.*€100/),
  ]);
});

test('the guest’s page is one tap away, and its ready text goes to those without an email', async () => {
  open('ORDE2345');
  const chat = await screen.findByRole('link', { name: 'Send by WhatsApp' });
  expect(chat.getAttribute('href')).toBe(WHATSAPP.url);
  expect(screen.getByRole('link', { name: 'Open' }).getAttribute('href')).toContain('/order/');
  expect(screen.getByRole('button', { name: 'Copy text' })).toBeDefined();
  expect(screen.getByText(/^This guest has no email address/)).toBeDefined();
});

test('the history of all items is one, and so are their emails', async () => {
  open('ORDE2345');
  const history = await screen.findByRole('region', { name: 'History' });
  await waitFor(() => expect(within(history).getAllByText(/Transfer ·/)).toHaveLength(1));
  expect(within(history).getAllByText(/Sail ·/)).toHaveLength(1);
  expect(screen.getAllByRole('heading', { name: 'Emails' })).toHaveLength(1);
});

test('a reply is about the item that is chosen', async () => {
  const contact = { ...PHONE, email: 'lea@example.com' };
  const mailed = ITEMS.map((item) => ({ ...item, detail: { ...item.detail, contact } }));
  const { user, sent } = open('ABCD2345', mailed as OrderDetailItem[], {
    'POST /api/admin/messages': () => json({ title: 'down' }, 500),
  });
  expect(await screen.findByText('No messages about this order yet.')).toBeDefined();
  await user.selectOptions(await screen.findByRole('combobox', { name: 'About' }), 'a1');
  await user.type(screen.getByRole('textbox', { name: 'Text' }), 'Bis bald');
  await user.click(screen.getByRole('button', { name: 'Send by email' }));
  expect(await screen.findByText(/^No answer came back\./)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Send by email' }));
  await waitFor(() => expect(sent('POST', '/api/admin/messages')).toHaveLength(2));
  // The second press sends the same text, not another one.
  const [first, second] = sent('POST', '/api/admin/messages');
  expect(first).toMatchObject({ reference: 'TRAN2345', text: 'Bis bald' });
  expect(second).toEqual(first);
  await user.type(screen.getByRole('textbox', { name: 'Text' }), '!');
  await user.click(screen.getByRole('button', { name: 'Send by email' }));
  await waitFor(() => expect(sent('POST', '/api/admin/messages')).toHaveLength(3));
  const [, , other] = sent('POST', '/api/admin/messages') as { key: string }[];
  expect(other?.key).not.toBe((first as { key: string }).key);
  await user.clear(screen.getByRole('textbox', { name: 'Text' }));
});

test('an order of one item has no second level: its panels and payments are at once there', async () => {
  open('ABCD2345', [aDetailItem({}, SAIL)], {
    'GET /api/admin/bookings/b1/ledger': () =>
      json({
        ...{ entries: [], balanceCents: 10_000, refunds: [], disputes: [] },
        ...{ canPayOnline: false, isPaidElsewhere: false },
      }),
  });
  expect(await screen.findByRole('button', { name: 'Mark as completed' })).toBeDefined();
  expect(await screen.findByRole('textbox', { name: 'Amount' })).toBeDefined();
  expect(itemNamed('ABCD2345')).toBeNull();
  expect(screen.queryByRole('combobox', { name: 'About' })).toBeNull();
});

test('an unknown reference says so', async () => {
  openAdmin('/admin/orders/NONE2345', {});
  expect(await screen.findByRole('alert')).toBeDefined();
  expect(screen.getAllByRole('link', { name: 'Orders' })).not.toEqual([]);
});

test('an order is split by its items; the new one opens', async () => {
  const { user, sent, address } = open('ORDE2345', ITEMS, {
    'POST /api/admin/orders/ORDE2345/split': () =>
      json(aDeskOrder([], { reference: 'NEXT2345' }), 201),
  });
  await user.click(await screen.findByRole('button', { name: 'Split order' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('checkbox', { name: /Fornells/ }));
  await user.type(dialog.getByRole('textbox', { name: 'In the name of' }), 'Kim');
  await user.click(dialog.getByRole('button', { name: 'Split order' }));
  await waitFor(() => expect(address()).toBe('/admin/orders/NEXT2345'));
  expect(sent('POST', '/api/admin/orders/ORDE2345/split')).toEqual([
    { version: 1, items: ['TRAN2345'], contact: { name: 'Kim', email: null, phone: '' } },
  ]);
});

test('cash for the order is divided among its items in the order of their days', () => {
  const owing = [3000, 0, 5000].map((balanceCents, index) =>
    aDetailItem({ id: `b${index}`, balanceCents }),
  );
  expect(sharesOf(owing, 4000).map(({ item, cents }) => [item.id, cents])).toEqual([
    ['b0', 3000],
    ['b2', 1000],
  ]);
});
