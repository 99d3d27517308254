import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../../../test/render.tsx';
import { useForm } from '../use-form.ts';
import { InvoiceDetails } from './invoice-details.tsx';
import { EMPTY_INVOICE, invoiceOf, missingInvoice } from './invoice-values.ts';

const filled = {
  ...{ 'customer.name': 'Vidal SL', 'customer.taxNumber': 'B12345674' },
  'customer.address': 'Maó',
};

const isInvalid = (field: HTMLElement) => field.getAttribute('aria-invalid') === 'true';

function Form() {
  const form = useForm({
    id: 'sample',
    initial: EMPTY_INVOICE,
    check: missingInvoice,
    send: async () => undefined,
  });
  return (
    <form {...form.formProps}>
      <InvoiceDetails form={form} />
      <button type="submit">Send</button>
    </form>
  );
}

test('the fields come when the line is opened, and what is missing is said once one is filled', async () => {
  const { user } = await renderPart(<Form />);
  const line = await screen.findByText('I need an invoice');
  expect(screen.queryByLabelText(/Tax number/)).toBeNull();
  await user.click(line);
  await user.type(await screen.findByLabelText(/Name or company/), 'Vidal SL');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(isInvalid(screen.getByLabelText(/Tax number/))).toBe(true));
  expect(isInvalid(screen.getByLabelText(/Address/))).toBe(true);
});

test('a tax number with a wrong control letter is marked when the field is left', async () => {
  const { user } = await renderPart(<Form />);
  await user.click(await screen.findByText('I need an invoice'));
  const field = await screen.findByLabelText(/Tax number/);
  await user.type(field, '12345678A');
  expect(isInvalid(field)).toBe(false);
  await user.tab();
  await waitFor(() => expect(isInvalid(field)).toBe(true));
  await user.clear(field);
  await user.type(field, '12345678Z');
  await user.tab();
  expect(isInvalid(field)).toBe(false);
});

test('nothing is missing of none and of all', () => {
  expect(missingInvoice(EMPTY_INVOICE)).toEqual({});
  expect(missingInvoice(filled)).toEqual({});
  expect(invoiceOf(filled).customer.taxNumber).toBe('B12345674');
});
