import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { json, stubApi } from '../../test/api.ts';
import { anItem } from '../../test/order.ts';
import { renderPart } from '../../test/render.tsx';
import { ContactCorrection } from './contact-correction.tsx';

const ACTION = '/api/bookings/ABCD2345/contact';
const show = async (contact: { email: string | null; phone: string | null }) => {
  const result = await renderPart(
    <ContactCorrection item={anItem({ reference: 'ABCD2345' })} contact={contact} />,
  );
  await result.user.click(screen.getByText('Correct email or phone'));
  return result;
};

test('what was corrected is sent with the link’s token, and the page asks for the order again', async () => {
  const calls = stubApi({ [`POST ${ACTION}`]: () => json({ reference: 'ABCD2345' }) });
  const { user, queryClient } = await show({ email: 'ada@example.con', phone: '+34600111222' });
  queryClient.setQueryData(['/api/orders/ABCD2345?token=secret'], {});
  await user.click(await screen.findByRole('button', { name: 'Did you mean ada@example.com?' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved. From now on we reach you there.')).toBeDefined();
  expect(calls.map(({ body }) => body)).toEqual([
    { token: 'secret', contact: { email: 'ada@example.com', phone: '+34600111222' } },
  ]);
  const ofOrder = ['/api/orders/ABCD2345?token=secret'];
  await waitFor(() => expect(queryClient.getQueryState(ofOrder)?.isInvalidated).toBe(true));
});

test('an address is replaced and not removed', async () => {
  const calls = stubApi();
  const { user } = await show({ email: 'ada@example.com', phone: null });
  await user.clear(screen.getByLabelText('Email'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText('Please fill in this field.')).toBeDefined();
  expect(calls).toEqual([]);
});
