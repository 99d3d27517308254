import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { json, stubApi } from '../../test/api.ts';
import { renderPart } from '../../test/render.tsx';
import { ContactCorrection } from './contact-correction.tsx';

const ACTION = '/api/bookings/ABCD2345/contact';
const show = async (contact: { email: string | null; phone: string | null }) => {
  const onSaved = vi.fn();
  const result = await renderPart(
    <ContactCorrection action={ACTION} token="secret" contact={contact} onSaved={onSaved} />,
  );
  await result.user.click(screen.getByText('Correct email or phone'));
  return { ...result, onSaved };
};

test('what was corrected is sent with the link’s token, and the answer is passed on', async () => {
  const answer = { reference: 'ABCD2345' };
  const calls = stubApi({ [`POST ${ACTION}`]: () => json(answer) });
  const { user, onSaved } = await show({ email: 'ada@example.con', phone: '+34600111222' });
  await user.click(await screen.findByRole('button', { name: 'Did you mean ada@example.com?' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved. From now on we reach you there.')).toBeDefined();
  expect(calls.map(({ body }) => body)).toEqual([
    { token: 'secret', contact: { email: 'ada@example.com', phone: '+34600111222' } },
  ]);
  expect(onSaved).toHaveBeenCalledWith(answer);
});

test('an address is replaced and not removed', async () => {
  const calls = stubApi();
  const { user } = await show({ email: 'ada@example.com', phone: null });
  await user.clear(screen.getByLabelText('Email'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText('Please fill in this field.')).toBeDefined();
  expect(calls).toEqual([]);
});
