import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { InvoiceChain, InvoiceList, InvoiceRow } from '#contract/money/invoices/invoices.ts';
import { json } from '../../../test/api.ts';
import { openAdmin } from '../../../test/open-admin.tsx';

const anInvoice = (more: Partial<InvoiceRow> = {}): InvoiceRow => ({
  ...{ id: 7, number: 'S-2027-0001', printedNumber: 'S-2027-0001', series: 'R', book: 'S' },
  ...{ isAnnulled: false, issuedAt: '2027-06-01T10:00:00.000Z', corrects: null },
  ...{ totalCents: 2000, vatCents: 347, currency: 'EUR', subjectKind: 'booking' },
  ...{ subjectId: 'b1', reference: 'ABCD2345', language: 'de', entryKind: 'payment' },
  ...{ isMoved: false, method: 'cash', customer: null },
  issuer: { name: 'Marès', taxNumber: '', address: '', email: '', phone: '', prefix: '' },
  lines: [
    {
      ...{ service: 'booking', description: 'Sail', date: '2027-06-12', cents: 2000 },
      ...{ scheme: 'rate', vatBp: 2100, vatCents: 347 },
    },
  ],
  records: [
    {
      ...{ position: 3, kind: 'alta', hash: 'AB', generatedAt: '', status: 'refused' },
      ...{ attempts: 1, nextAttemptAt: '', sentAt: '', csv: null, code: '1104' },
      message: 'The NIF is unknown.',
    },
  ],
  ...more,
});
const aList = (items: InvoiceRow[], isOn = true): InvoiceList => ({
  ...{ items, total: items.length, totalCents: 2000, vatCents: 347, page: 1, pageSize: 25 },
  ...{ years: items.length > 0 ? [2027] : [], isOn },
  counts: { due: 1, accepted: 0, with_errors: 0, refused: 1 },
});

test('a refusal of the tax agency is shown with its words, and can be sent again', async () => {
  const { user, sent } = openAdmin('/invoices', {
    'GET /api/admin/invoices': () => json(aList([anInvoice()])),
    'POST /api/admin/invoices/7/send-again': () => json({ isQueued: true }, 201),
  });
  const row = await screen.findByText(/Answer of the AEAT \(1104\): The NIF is unknown/);
  expect(row).toBeDefined();
  await user.click(screen.getByRole('button', { name: /Send again/ }));
  expect(await screen.findByText('A new record will be sent.')).toBeDefined();
  expect(sent('POST', '/api/admin/invoices/7/send-again')).toHaveLength(1);
});

test('the chain is checked, and what does not hold is named', async () => {
  const chain: InvoiceChain = {
    ...{ records: 2, gaps: 0, unrecorded: 0 },
    wrong: { position: 3, number: 'S-2027-0001', reason: 'hash' },
  };
  const { user } = openAdmin('/invoices', {
    'GET /api/admin/invoices': () => json(aList([anInvoice()])),
    'GET /api/admin/invoices/chain': () => json(chain),
  });
  await user.click(await screen.findByRole('button', { name: 'Check the chain' }));
  expect(await screen.findByText(/does not hold from record 3 on/)).toBeDefined();
});

test('whom an invoice names is corrected; a wrong tax number is marked', async () => {
  const { user } = openAdmin('/invoices', {
    'GET /api/admin/invoices': () => json(aList([anInvoice()])),
    'POST /api/admin/invoices/7/correct': () =>
      json({ status: 422, errors: [{ path: 'customer.taxNumber', code: 'tax_number' }] }, 422),
  });
  await user.click(await screen.findByRole('button', { name: /Correct the details/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Issue' }));
  const field = await dialog.findByLabelText(/Tax number/);
  expect(field.getAttribute('aria-invalid')).toBe('true');
});

test('while invoices are off the screen says so', async () => {
  openAdmin('/invoices', { 'GET /api/admin/invoices': () => json(aList([], false)) });
  expect(await screen.findByText(/Invoices are off/)).toBeDefined();
});
