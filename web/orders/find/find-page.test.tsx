import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { json, stubApi } from '../../test/api.ts';
import { renderPart } from '../../test/render.tsx';
import { FindPage } from './find-page.tsx';

const POST = 'POST /api/orders/find';
const show = (path = '/order/find') => renderPart(<FindPage />, { path });
const submit = () => screen.getByRole('button', { name: 'Send me the links' });

test('address and surname are sent, and the answer promises nothing about them', async () => {
  const calls = stubApi({ [POST]: () => json({ leavesSite: true }, 202) });
  const { user } = await show();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Find my booking');
  await user.type(screen.getByLabelText('Email'), 'ada@example.com');
  await user.type(screen.getByRole('textbox', { name: /^Surname/ }), 'Vidal');
  await user.click(submit());
  expect(await screen.findByText(/^If there are bookings with these details/)).toBeDefined();
  expect(calls.map(({ body }) => body)).toEqual([
    { email: 'ada@example.com', surname: 'Vidal', date: '' },
  ]);
});

test('without surname and date nothing is sent; either of them is enough', async () => {
  const calls = stubApi({ [POST]: () => json({ leavesSite: true }, 202) });
  const { user } = await show();
  await user.type(screen.getByLabelText('Email'), 'ada@example.com');
  await user.click(submit());
  expect(screen.getByText('Please fill in this field.')).toBeDefined();
  expect(calls).toEqual([]);
  await user.type(screen.getByLabelText(/^Date of travel/), '2027-06-12');
  expect(screen.queryByText('Please fill in this field.')).toBeNull();
  await user.click(submit());
  expect(await screen.findByText(/^If there are bookings/)).toBeDefined();
});

test('a site that sends no mail says so', async () => {
  stubApi({ [POST]: () => json({ leavesSite: false }, 202) });
  const { user } = await show();
  await user.type(screen.getByLabelText('Email'), 'ada@example.com');
  await user.type(screen.getByRole('textbox', { name: /^Surname/ }), 'Vidal');
  await user.click(submit());
  expect(await screen.findByText(/please call us or write to us/)).toBeDefined();
});

test('after a form without scripts the page has the answer', async () => {
  await show('/order/find?state=sent');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Please look in your inbox');
  expect(screen.queryByLabelText('Email')).toBeNull();
});
