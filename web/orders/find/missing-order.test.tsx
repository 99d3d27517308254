import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { json, stubApi } from '../../test/api.ts';
import { aSite } from '../../test/builders.ts';
import { renderPart } from '../../test/render.tsx';
import { MissingOrder } from './missing-order.tsx';

const POST = 'POST /api/orders/find';
const PATH = '/order/ABCD2345?token=old';

test('a link that opens no booking asks for address and surname in its place, and sends the links', async () => {
  const calls = stubApi({ [POST]: () => json({ leavesSite: true }, 202) });
  const { user } = await renderPart(<MissingOrder />, { path: PATH });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    'We cannot find a booking with this link',
  );
  await user.type(screen.getByLabelText('Email'), 'ada@example.com');
  await user.type(screen.getByRole('textbox', { name: /^Surname/ }), 'Vidal');
  await user.click(screen.getByRole('button', { name: 'Send me the links' }));
  expect(await screen.findByRole('heading', { name: 'Please look in your inbox' })).toBeDefined();
  expect(screen.queryByLabelText('Email')).toBeNull();
  expect(calls.map(({ body }) => body)).toEqual([
    { email: 'ada@example.com', surname: 'Vidal', date: '' },
  ]);
});

test('a site that sends no mail says how to reach the company', async () => {
  stubApi({ [POST]: () => json({ leavesSite: false }, 202) });
  const { user } = await renderPart(<MissingOrder />, { path: PATH });
  await user.type(screen.getByLabelText('Email'), 'ada@example.com');
  await user.type(screen.getByRole('textbox', { name: /^Surname/ }), 'Vidal');
  await user.click(screen.getByRole('button', { name: 'Send me the links' }));
  expect(await screen.findByText(/please call us or write to us/)).toBeDefined();
});

test('phone and WhatsApp stand there where the settings name them', async () => {
  const { unmount } = await renderPart(<MissingOrder />, {
    path: PATH,
    data: { '/api/site': aSite({ phone: '+34 971 000 000', whatsapp: '+34 600 000 000' }) },
  });
  expect(screen.getByRole('link', { name: /971 000 000/ }).getAttribute('href')).toBe(
    'tel:+34971000000',
  );
  expect(screen.getByRole('link', { name: 'Write on WhatsApp' }).getAttribute('href')).toContain(
    'https://wa.me/34600000000?text=Hello',
  );
  unmount();
  await renderPart(<MissingOrder />, {
    path: PATH,
    data: { '/api/site': aSite({ phone: '', whatsapp: '' }) },
  });
  expect(screen.queryByRole('link', { name: /^(?:\+34|\d|Write on)/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Contact' })).toBeDefined();
});
