import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type {
  BookingEvent,
  TransferBooking,
  TransferRequestState,
} from '#contract/transfers/booking/booking.ts';
import { aBooking } from '../../../test/booking.ts';
import { renderPart } from '../../../test/render.tsx';
import { BookingStatus, milestonesOf } from './status.tsx';

const event = (status: TransferRequestState, at: string): BookingEvent => ({
  type: 'state',
  status,
  by: 'firm',
  note: null,
  wish: null,
  at,
});

const looks = (booking: TransferBooking) =>
  milestonesOf(booking).map(({ state, look }) => `${state} ${look}`);

test('what is behind and ahead follows the state', () => {
  expect(looks(aBooking('new'))).toEqual([
    'new reached',
    'confirmed ahead',
    'driver_assigned ahead',
    'completed ahead',
  ]);
  expect(looks(aBooking('quoted'))[1]).toBe('confirmed ahead');
  expect(
    looks(aBooking('driver_assigned')).filter((look) => look.endsWith('reached')),
  ).toHaveLength(3);
});

test('a booking that ended early shows what was reached and the end, nothing ahead', () => {
  const events = [
    event('confirmed', '2027-06-02T10:00:00Z'),
    event('cancelled_operator', '2027-06-03T10:00:00Z'),
  ];
  expect(looks(aBooking('cancelled_operator', events))).toEqual([
    'new reached',
    'confirmed reached',
    'cancelled_operator ended',
  ]);
});

test('a driver who was taken away again is ahead once more', () => {
  const events = [
    event('confirmed', '2027-06-02T10:00:00Z'),
    event('driver_assigned', '2027-06-03T10:00:00Z'),
    event('confirmed', '2027-06-04T10:00:00Z'),
  ];
  expect(looks(aBooking('confirmed', events))).toEqual([
    'new reached',
    'confirmed reached',
    'driver_assigned ahead',
    'completed ahead',
  ]);
});

test('the state is said in words, marked as the current step, and a cancellation tells what it costs', async () => {
  await renderPart(
    <BookingStatus booking={{ ...aBooking('cancelled_customer'), feeCents: 2250 }} />,
  );
  expect(screen.getByRole('status').textContent).toContain('The cancellation costs €22.50.');
  expect(screen.getByRole('list').querySelector('[aria-current=step]')?.textContent).toContain(
    'Transfer cancelled',
  );
});
