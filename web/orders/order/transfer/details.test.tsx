import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aBooking } from '../../../test/booking.ts';
import { renderPart } from '../../../test/render.tsx';
import { TransferDetails } from './details.tsx';

test('the voucher counts adults and children apart', async () => {
  await renderPart(<TransferDetails booking={{ ...aBooking('new'), childAges: [4, 7] }} />);
  expect(screen.getByText('Passengers').nextElementSibling?.textContent).toBe(
    '2 adults · 2 children',
  );
  expect(screen.getByText('Children’s ages').nextElementSibling?.textContent).toBe('4, 7');
});
